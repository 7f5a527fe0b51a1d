//! The limits of a solver, and its progress.

use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use core::time::Duration;
use std::sync::Arc;
use std::time::Instant;

/// The error of work that was cut off: its result is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// A handle for other threads to stop a solver and to see its progress. Clones are handles on the same solver.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::exact::solver::{Monitor, Solver, SolverOptions};
///
/// let monitor = Monitor::default();
/// let mut solver = Solver::new(SolverOptions::default().monitor(monitor.clone()));
/// monitor.stop(); // as a thread that waits for Ctrl-C would
/// let solution = solver.solve(&Position::new(BitBoard::square_board(5)?));
/// assert_eq!(solution.bounds.to_string(), "unknown (loss to win)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Monitor(Arc<Signals>);

#[derive(Default, Debug)]
struct Signals {
    stop: AtomicBool,
    nodes: AtomicU64,
}

impl Monitor {
    /// Asks the solver to stop soon and to report what it knows. It stays stopped until [`resume`](Self::resume).
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }

    /// Withdraws the request to stop.
    pub fn resume(&self) {
        self.0.stop.store(false, Ordering::Relaxed);
    }

    /// Returns whether the solver was asked to stop.
    pub fn is_stopped(&self) -> bool {
        self.0.stop.load(Ordering::Relaxed)
    }

    /// Returns roughly how many positions the solver has visited in all its calls.
    pub fn nodes(&self) -> u64 {
        self.0.nodes.load(Ordering::Relaxed)
    }
}

/// The limits of one call.
#[derive(Debug)]
pub(super) struct Control {
    monitor: Monitor,
    /// The positions visited, and those that threads may still visit before they ask again.
    nodes: AtomicU64,
    node_limit: u64,
    /// `None` without a limit, or with one too far away to be represented.
    deadline: Option<Instant>,
}

/// Positions between two looks at the limits, on a board of one word; fewer for boards of more words.
const NODES_PER_LOOK: u64 = 1024;

impl Control {
    pub(super) fn new(monitor: Monitor, node_limit: Option<u64>, time_limit: Option<Duration>) -> Self {
        Self {
            monitor,
            nodes: AtomicU64::new(0),
            node_limit: node_limit.unwrap_or(u64::MAX),
            deadline: time_limit.and_then(|limit| Instant::now().checked_add(limit)),
        }
    }

    /// The positions visited in this call. It is exact once all threads have given back what they did not visit.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Fails when a limit is reached or the solver was asked to stop.
    pub(super) fn check(&self) -> Result<(), Stopped> {
        let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if self.nodes() >= self.node_limit || self.monitor.is_stopped() || is_late() {
            return Err(Stopped);
        }
        Ok(())
    }

    /// Grants a thread a number of positions, of a board of `bits` bits, to visit before it asks again.
    pub(super) fn look(&self, bits: usize) -> Result<u64, Stopped> {
        self.check()?;
        let wanted = (NODES_PER_LOOK / bits.div_ceil(64) as u64).max(1);
        let granted = |nodes: u64| wanted.min(self.node_limit.saturating_sub(nodes));
        let grant = |nodes: u64| (granted(nodes) > 0).then(|| nodes + granted(nodes));
        let before = self.nodes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, grant);
        let granted = granted(before.map_err(|_| Stopped)?);
        self.monitor.0.nodes.fetch_add(granted, Ordering::Relaxed);
        Ok(granted)
    }

    /// Takes back the positions that a thread was allowed to visit and did not.
    pub(super) fn give_back(&self, unvisited: u64) {
        self.nodes.fetch_sub(unvisited, Ordering::Relaxed);
        self.monitor.0.nodes.fetch_sub(unvisited, Ordering::Relaxed);
    }
}

/// Tells a thread whether its result is still wanted. It is not once another move has settled the question about the
/// same position, or about a position on the path to it.
#[derive(Debug)]
pub(super) struct Wanted<'parent> {
    parent: Option<&'parent Wanted<'parent>>,
    settled: AtomicBool,
}

impl<'parent> Wanted<'parent> {
    /// Makes a question whose answer helps to answer `parent`, or the question about the root if it has no parent.
    pub(super) const fn part_of(parent: Option<&'parent Wanted<'parent>>) -> Self {
        Self { parent, settled: AtomicBool::new(false) }
    }

    /// Marks the question as settled.
    pub(super) fn settle(&self) {
        self.settled.store(true, Ordering::Relaxed);
    }

    /// Fails when the result is no longer wanted.
    pub(super) fn check(&self) -> Result<(), Stopped> {
        let chain = std::iter::successors(Some(self), |wanted| wanted.parent);
        if chain.into_iter().any(|wanted| wanted.settled.load(Ordering::Relaxed)) {
            Err(Stopped)
        } else {
            Ok(())
        }
    }
}
