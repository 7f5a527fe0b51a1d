//! Work that can be repeated and timed.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// An operation with its operands, which can be repeated and timed.
///
/// ```
/// use mb_engine::TimedWork;
/// use mb_runtime::prelude::*;
///
/// let board = BitBoard::square_board(3)?;
/// let mut work = TimedWork::reading(&board, Board::legal_move_count);
/// assert!(work.time(1000).as_secs() < 60);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct TimedWork {
    repeat: Box<dyn FnMut(u64)>,
    /// The operations in one repetition.
    operations: u64,
    /// The fewest repetitions at a time.
    fewest: u64,
}

impl TimedWork {
    /// Wraps a function that repeats an operation a given number of times.
    pub fn repeated(repeat: impl FnMut(u64) + 'static) -> Self {
        Self { repeat: Box::new(repeat), operations: 1, fewest: 1 }
    }

    /// Says that one repetition is this many operations.
    #[must_use]
    pub fn of(self, operations: u64) -> Self {
        Self { operations, ..self }
    }

    /// Says that fewer repetitions than this must not be timed, because the start of the work takes long.
    #[must_use]
    pub(crate) fn at_least(self, fewest: u64) -> Self {
        Self { fewest, ..self }
    }

    /// Wraps an operation. Its input and output must go through [`black_box`], so that the optimiser cannot remove it.
    pub fn new(mut operation: impl FnMut() + 'static) -> Self {
        // The loop is inside the box, so that a repetition makes no indirect call.
        Self::repeated(move |times| (0..times).for_each(|_| operation()))
    }

    /// Wraps a function that reads `value`.
    pub fn reading<V: Clone + 'static, A>(value: &V, question: impl Fn(&V) -> A + 'static) -> Self {
        let value = value.clone();
        Self::new(move || {
            // By reference: a large answer as a value would be copied, and the copy timed.
            black_box(&question(black_box(&value)));
        })
    }

    /// Wraps a change of `value` that can be repeated.
    pub fn changing<V: Clone + 'static>(value: &V, change: impl Fn(&mut V) + 'static) -> Self {
        let mut value = value.clone();
        Self::new(move || change(black_box(&mut value)))
    }

    /// Repeats the operation `times` times.
    pub fn repeat(&mut self, times: u64) {
        (self.repeat)(times);
    }

    /// Repeats the operation `times` times and returns the total time.
    pub fn time(&mut self, times: u64) -> Duration {
        let start = Instant::now();
        self.repeat(times);
        start.elapsed()
    }

    /// Returns the fewest repetitions that must be timed.
    pub(crate) const fn fewest(&self) -> u64 {
        self.fewest
    }

    /// Repeats the operation `times` times and returns the nanoseconds that one operation takes.
    #[expect(clippy::cast_precision_loss, reason = "repetitions that take milliseconds are fewer than 2^53")]
    pub(crate) fn nanoseconds(&mut self, times: u64) -> f64 {
        self.time(times).as_secs_f64() * 1e9 / (times * self.operations) as f64
    }
}

impl fmt::Debug for TimedWork {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("TimedWork")
    }
}
