//! The limits of a search.

use core::time::Duration;
use std::time::Instant;

/// The error of a search that was cut off: its result is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SearchStopped;

/// Counts the positions visited, and checks the limits.
#[derive(Clone, Debug)]
pub(super) struct SearchClock {
    nodes: u64,
    node_limit: u64,
    /// `None` without a limit, or with one too far away to be represented.
    deadline: Option<Instant>,
}

/// Nodes between clock reads: a read costs as much as visiting several positions.
const NODES_PER_LOOK: u64 = 256;

impl SearchClock {
    pub(super) fn new(start: Instant, time_limit: Option<Duration>, node_limit: Option<u64>) -> Self {
        let deadline = time_limit.and_then(|limit| start.checked_add(limit));
        Self { nodes: 0, node_limit: node_limit.unwrap_or(u64::MAX), deadline }
    }

    /// The positions visited so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a position, or stops the search.
    #[inline]
    pub(super) fn count(&mut self) -> Result<(), SearchStopped> {
        if self.nodes >= self.node_limit || (self.nodes.is_multiple_of(NODES_PER_LOOK) && self.is_late()) {
            return Err(SearchStopped);
        }
        self.nodes += 1;
        Ok(())
    }

    #[cold]
    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
