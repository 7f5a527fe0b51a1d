//! How long an operation takes.

use std::time::{Duration, Instant};

/// A round takes at least this long, so that the clock does not matter.
const ROUND: Duration = Duration::from_millis(1);

/// The shortest of so many rounds counts: what disturbs the machine only ever makes it slower.
const ROUNDS: usize = 5;

/// How many nanoseconds an operation takes. It should black-box what the optimiser could know.
pub(super) fn nanoseconds(mut operation: impl FnMut()) -> f64 {
    let mut time = |repetitions: u32| {
        let start = Instant::now();
        for _ in 0..repetitions {
            operation();
        }
        start.elapsed()
    };
    let mut repetitions = 1;
    while time(repetitions) < ROUND {
        repetitions *= 2;
    }
    let shortest = (0..ROUNDS).map(|_| time(repetitions)).min().unwrap_or_default();
    shortest.as_secs_f64() * 1e9 / f64::from(repetitions)
}
