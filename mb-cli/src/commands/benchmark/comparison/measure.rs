//! Measures how long the work of a table takes.

use std::time::{Duration, Instant};

use mb_comparison::{ComparisonTable, TimedWork};

/// Work is repeated until it takes at least this long, so that reading the clock does not matter.
const LONG_ENOUGH: Duration = Duration::from_millis(1);

/// Rounds, in each of which every cell of a table is timed. The shortest time of each cell counts: a disturbance of the
/// machine only makes work slower, and one that lasts affects all cells alike.
pub(super) const ROUNDS: u64 = 15;

/// Measures every cell of a table in nanoseconds, row by row: `None` where a cell has no work or `end` comes first.
///
/// Calls `tick` after every round.
pub(super) fn nanoseconds(
    table: &mut ComparisonTable,
    end: Option<Instant>,
    mut tick: impl FnMut(),
) -> Vec<Vec<Option<f64>>> {
    let mut rows: Vec<Vec<_>> =
        table.rows.iter_mut().map(|row| row.cells.iter_mut().map(MeasuredCell::of).collect()).collect();
    for _ in 0..ROUNDS {
        for cell in rows.iter_mut().flatten().flatten() {
            if end.is_none_or(|end| Instant::now() < end) {
                cell.time();
            }
        }
        tick();
    }
    rows.into_iter().map(|row| row.into_iter().map(|cell| cell?.shortest).collect()).collect()
}

/// The work of a cell with the shortest time that it took so far.
struct MeasuredCell<'a> {
    work: &'a mut TimedWork,
    /// Repetitions between two readings of the clock.
    times: u64,
    shortest: Option<f64>,
}

impl<'a> MeasuredCell<'a> {
    fn of(cell: &'a mut Option<TimedWork>) -> Option<Self> {
        cell.as_mut().map(|work| Self { work, times: 1, shortest: None })
    }

    /// Times the work once, with enough repetitions.
    fn time(&mut self) {
        let mut time = self.work.time(self.times);
        while time < LONG_ENOUGH {
            self.times *= 2;
            time = self.work.time(self.times);
        }
        #[expect(
            clippy::cast_precision_loss,
            reason = "repetitions within about a millisecond are fewer than 2⁵³"
        )]
        let nanoseconds = time.as_secs_f64() * 1e9 / self.times as f64;
        self.shortest = Some(self.shortest.map_or(nanoseconds, |shortest| shortest.min(nanoseconds)));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use mb_comparison::{ComparisonRow, ComparisonTable, Quantity, TimedWork};

    use super::{ROUNDS, nanoseconds};

    fn table() -> ComparisonTable {
        let work = || Some(TimedWork::new(std::thread::yield_now));
        ComparisonTable {
            title: "Yield",
            article: 0,
            quantity: Quantity::Time,
            columns: vec!["once".to_owned(), "never".to_owned()],
            rows: vec![ComparisonRow { name: "thread".to_owned(), cells: vec![work(), None] }],
        }
    }

    #[test]
    fn every_cell_with_work_has_a_time() {
        let mut rounds = 0;
        let times = nanoseconds(&mut table(), None, || rounds += 1);
        assert!(matches!(times[..], [ref row] if matches!(row[..], [Some(time), None] if time > 0.0)));
        assert_eq!(rounds, ROUNDS);
    }

    #[test]
    fn nothing_is_timed_when_the_time_is_over() {
        assert_eq!(nanoseconds(&mut table(), Some(Instant::now()), || ()), [[None, None]]);
    }
}
