//! How long the work of a table takes.

use std::time::{Duration, Instant};

use mb_comparison::{Table, Work};

/// Work is timed so many times at once that it takes this long: the clock does not matter then.
const LONG_ENOUGH: Duration = Duration::from_millis(1);

/// In every round all cells of a table are timed, and the shortest time of each counts: what disturbs the machine
/// only ever makes it slower, and if it lasts, it is in all cells.
pub(super) const ROUNDS: u64 = 15;

/// Nanoseconds for every cell of a table, row by row; none where there is no work, or no time was left for it.
///
/// `tick` is called after every round.
pub(super) fn nanoseconds(
    table: &mut Table,
    end: Option<Instant>,
    mut tick: impl FnMut(),
) -> Vec<Vec<Option<f64>>> {
    let mut rows: Vec<Vec<_>> =
        table.rows.iter_mut().map(|row| row.cells.iter_mut().map(Timed::of).collect()).collect();
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

/// Work with the shortest time that it took so far.
struct Timed<'a> {
    work: &'a mut Work,
    /// How many times it is done at once.
    times: u64,
    shortest: Option<f64>,
}

impl<'a> Timed<'a> {
    fn of(cell: &'a mut Option<Work>) -> Option<Self> {
        cell.as_mut().map(|work| Self { work, times: 1, shortest: None })
    }

    /// Times it once, long enough.
    fn time(&mut self) {
        let mut time = self.work.time(self.times);
        while time < LONG_ENOUGH {
            self.times *= 2;
            time = self.work.time(self.times);
        }
        #[expect(
            clippy::cast_precision_loss,
            reason = "done at once in about a millisecond, so below 2⁵³ times"
        )]
        let nanoseconds = time.as_secs_f64() * 1e9 / self.times as f64;
        self.shortest = Some(self.shortest.map_or(nanoseconds, |shortest| shortest.min(nanoseconds)));
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use mb_comparison::{Quantity, Row, Table, Work};

    use super::{ROUNDS, nanoseconds};

    fn table() -> Table {
        let work = || Some(Work::new(std::thread::yield_now));
        Table {
            title: "Yield",
            article: 0,
            quantity: Quantity::Time,
            columns: vec!["once".to_owned(), "never".to_owned()],
            rows: vec![Row { name: "thread".to_owned(), cells: vec![work(), None] }],
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
