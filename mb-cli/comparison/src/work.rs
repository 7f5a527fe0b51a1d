//! Something that can be done many times, and timed.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// An operation with all that it needs, ready to be done any number of times.
///
/// ```
/// use mb_comparison::TimedWork;
/// use mb_runtime::prelude::*;
///
/// let board = BitBoard::square_board(3)?;
/// let mut work = TimedWork::reading(&board, Board::legal_move_count);
/// assert!(work.time(1000).as_secs() < 60);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct TimedWork(Box<dyn FnMut(u64)>);

impl TimedWork {
    /// What knows for itself how to be done a number of times.
    pub fn repeated(repeat: impl FnMut(u64) + 'static) -> Self {
        Self(Box::new(repeat))
    }

    /// An operation. What the optimiser could know about its input, or leave out of its output, goes through
    /// [`black_box`].
    pub fn new(mut operation: impl FnMut() + 'static) -> Self {
        // The loop is inside the box: what is timed has no indirect call in it.
        Self::repeated(move |times| (0..times).for_each(|_| operation()))
    }

    /// A question to a value.
    pub fn reading<V: Clone + 'static, A>(value: &V, question: impl Fn(&V) -> A + 'static) -> Self {
        let value = value.clone();
        Self::new(move || {
            black_box(question(black_box(&value)));
        })
    }

    /// A change of a value that can be made again and again.
    pub fn changing<V: Clone + 'static>(value: &V, change: impl Fn(&mut V) + 'static) -> Self {
        let mut value = value.clone();
        Self::new(move || change(black_box(&mut value)))
    }

    /// Does it a number of times.
    pub fn repeat(&mut self, times: u64) {
        (self.0)(times);
    }

    /// Does it a number of times, and says how long all of them took.
    pub fn time(&mut self, times: u64) -> Duration {
        let start = Instant::now();
        self.repeat(times);
        start.elapsed()
    }
}

impl fmt::Debug for TimedWork {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("TimedWork")
    }
}
