//! Time as a parameter.

use core::time::Duration;

/// Tells how much time has passed since some work began.
///
/// Public functions pass the time since an [`Instant`](std::time::Instant); tests pass a time that they make up.
pub(crate) type Clock<'clock> = &'clock (dyn Fn() -> Duration + Sync);

/// A limit of time for some work.
#[derive(Clone, Copy)]
pub(crate) struct TimeLimit<'clock> {
    pub(crate) clock: Clock<'clock>,
    /// When the time is up, by the clock.
    pub(crate) end: Duration,
}

impl TimeLimit<'_> {
    /// Whether the time is up.
    pub(crate) fn is_over(self) -> bool {
        (self.clock)() >= self.end
    }
}
