//! Time as a parameter.

use core::time::Duration;

/// Returns the time that has passed since some work began.
///
/// Public functions pass a clock that reads an [`Instant`](std::time::Instant). Tests pass a clock with invented times.
pub(crate) type Clock<'clock> = &'clock (dyn Fn() -> Duration + Sync);

/// A time limit for some work.
#[derive(Clone, Copy)]
pub(crate) struct TimeLimit<'clock> {
    pub(crate) clock: Clock<'clock>,
    /// The reading of the clock at which the time is up.
    pub(crate) end: Duration,
}

impl TimeLimit<'_> {
    /// Whether the time is up.
    pub(crate) fn is_over(self) -> bool {
        (self.clock)() >= self.end
    }
}
