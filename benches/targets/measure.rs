//! Times pieces of work in turns.

use std::time::{Duration, Instant};

/// Work to be timed. Each call does `amount` units.
pub(crate) struct Work {
    run: Box<dyn FnMut()>,
    amount: f64,
}

impl Work {
    /// Creates work of which `run` does `amount` units.
    #[expect(clippy::cast_precision_loss, reason = "amounts are far below 2^53")]
    pub(crate) fn new(amount: u64, run: impl FnMut() + 'static) -> Self {
        Self { run: Box::new(run), amount: amount as f64 }
    }

    /// Does the work once.
    pub(crate) fn run(&mut self) {
        (self.run)();
    }

    /// Returns how many calls take long enough to be timed.
    fn calls(&mut self) -> u32 {
        let mut calls = 1;
        while self.time(calls) < ENOUGH {
            calls *= 2;
        }
        calls
    }

    fn time(&mut self, calls: u32) -> Duration {
        let start = Instant::now();
        for _ in 0..calls {
            (self.run)();
        }
        start.elapsed()
    }

    /// Returns the nanoseconds that a unit takes.
    fn cost(&mut self, calls: u32) -> f64 {
        self.time(calls).as_secs_f64() * 1e9 / (f64::from(calls) * self.amount)
    }
}

/// The least length of a round: far above the resolution of the clock, and short enough to end before other work
/// interrupts it.
const ENOUGH: Duration = Duration::from_millis(2);
const ROUNDS: usize = 75;

/// Returns the nanoseconds that a unit of each work takes: the least of many rounds. The works take turns, so other
/// load on the machine affects all of them alike.
pub(crate) fn costs<const N: usize>(mut works: [&mut Work; N]) -> [f64; N] {
    let calls = works.each_mut().map(|work| work.calls());
    let mut costs = [f64::INFINITY; N];
    for _ in 0..ROUNDS {
        for ((work, calls), cost) in works.iter_mut().zip(calls).zip(&mut costs) {
            *cost = cost.min(work.cost(calls));
        }
    }
    costs
}
