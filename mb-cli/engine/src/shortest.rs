//! The shortest times of works that take turns.

use std::hint::spin_loop;
use std::sync::Once;
use std::time::{Duration, Instant};

use crate::work::TimedWork;

/// One round of one work takes at least this long: far more than the resolution of the clock, and short enough to end
/// before other programs interrupt it.
const LONG_ENOUGH: Duration = Duration::from_millis(1);

/// The rounds of a measurement.
const FEWEST_ROUNDS: usize = 10;
const MOST_ROUNDS: usize = 100;

/// A work is not measured any more when this many rounds took hardly longer than the shortest one: at most by [`SPREAD`].
const AGREEING_ROUNDS: usize = 5;
const SPREAD: f64 = 1.02;

/// A processor that was idle takes about this long to reach its full speed.
const WARM_UP: Duration = Duration::from_millis(500);

static IS_WARM: Once = Once::new();

/// Measures how many nanoseconds an operation of each work takes: the shortest of many rounds, or `None` if `end` comes
/// before the first one.
///
/// In every round the works take turns, so other load on the machine affects all of them alike. Each work has rounds until
/// five of them agree within 2 %, but at least 10 and at most 100.
///
/// ```
/// use mb_engine::{TimedWork, shortest_times};
/// use mb_runtime::prelude::*;
///
/// let board = BitBoard::square_board(3)?;
/// let mut count = TimedWork::reading(&board, Board::legal_move_count);
/// let mut key = TimedWork::reading(&board, Board::key);
/// let times = shortest_times(&mut [&mut count, &mut key], None);
/// assert!(times.iter().all(|time| time.is_some_and(|nanoseconds| nanoseconds > 0.0)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn shortest_times(works: &mut [&mut TimedWork], end: Option<Instant>) -> Vec<Option<f64>> {
    let is_over = || end.is_some_and(|end| Instant::now() >= end);
    if !is_over() {
        IS_WARM.call_once(warm_up);
    }
    let mut measured: Vec<MeasuredWork<'_>> = Vec::new();
    for work in works {
        let repetitions = if is_over() { 0 } else { enough_repetitions(work) };
        measured.push(MeasuredWork { work, repetitions, times: Vec::new() });
    }
    for round in 0..MOST_ROUNDS {
        let is_open = |work: &&mut MeasuredWork<'_>| round < FEWEST_ROUNDS || !work.agrees();
        for work in measured.iter_mut().filter(|work| work.repetitions > 0).filter(is_open) {
            if is_over() {
                return measured.iter().map(MeasuredWork::shortest).collect();
            }
            work.measure();
        }
    }
    measured.iter().map(MeasuredWork::shortest).collect()
}

/// The number of repetitions that take long enough to be timed.
fn enough_repetitions(work: &mut TimedWork) -> u64 {
    let mut repetitions = work.fewest();
    while work.time(repetitions) < LONG_ENOUGH {
        repetitions *= 2;
    }
    repetitions
}

fn warm_up() {
    let start = Instant::now();
    while start.elapsed() < WARM_UP {
        spin_loop();
    }
}

/// A work with its shortest times.
struct MeasuredWork<'work> {
    work: &'work mut TimedWork,
    /// 0 if there is no time for a round.
    repetitions: u64,
    /// The shortest times in ascending order.
    times: Vec<f64>,
}

impl MeasuredWork<'_> {
    fn measure(&mut self) {
        let time = self.work.nanoseconds(self.repetitions);
        let place = self.times.partition_point(|shorter| *shorter <= time);
        self.times.insert(place, time);
        self.times.truncate(AGREEING_ROUNDS);
    }

    fn shortest(&self) -> Option<f64> {
        self.times.first().copied()
    }

    fn agrees(&self) -> bool {
        let last = self.times.get(AGREEING_ROUNDS - 1);
        last.zip(self.shortest()).is_some_and(|(last, shortest)| *last <= shortest * SPREAD)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::{FEWEST_ROUNDS, MOST_ROUNDS, shortest_times};
    use crate::work::TimedWork;

    #[test]
    fn every_work_has_a_time_for_one_of_its_operations() {
        let mut once = TimedWork::new(std::thread::yield_now);
        let mut hundredfold = TimedWork::new(|| (0..100).for_each(|_| std::thread::yield_now())).of(100);
        let times = shortest_times(&mut [&mut once, &mut hundredfold], None);
        assert!(times.iter().all(|time| time.is_some_and(|time| time > 0.0)), "{times:?}");
    }

    #[test]
    fn nothing_is_measured_after_the_end() {
        let mut work = TimedWork::new(|| panic!("measured"));
        assert_eq!(shortest_times(&mut [&mut work], Some(Instant::now())), [None]);
    }

    #[test]
    fn a_work_whose_times_never_agree_ends() {
        // Every call does twice as much as the call before, up to a limit, and then begins again.
        let mut calls = 0_u32;
        let mut growing = TimedWork::repeated(move |times| {
            calls += 1;
            (0..times << (calls % 4)).for_each(|_| std::thread::yield_now());
        });
        assert!(shortest_times(&mut [&mut growing], None)[0].is_some());
        const { assert!(FEWEST_ROUNDS < MOST_ROUNDS) };
    }
}
