//! The settings of a search.

use core::num::NonZero;
use core::time::Duration;

use super::algorithm::Algorithm;
use super::order::MoveOrder;
use super::table::Stored;

/// A search: says how to search, and analyzes positions.
///
/// By default: fail-soft alpha-beta to the end of the game, with a table of canonical boards.
///
/// ```
/// use mb_runtime::search::{Algorithm, Search, Stored};
///
/// let search = Search::new(Algorithm::PrincipalVariation).table(Stored::EveryImage).depth(6).deepening(true);
/// ```
#[derive(Clone, PartialEq, Debug)]
#[must_use = "a search does nothing until it analyzes a position"]
pub struct Search {
    pub(super) algorithm: Algorithm,
    pub(super) stored: Option<Stored>,
    pub(super) table_limit: Option<NonZero<usize>>,
    pub(super) order: MoveOrder,
    pub(super) depth: usize,
    pub(super) deepening: bool,
    pub(super) time_limit: Option<Duration>,
    pub(super) node_limit: Option<u64>,
}

impl Default for Search {
    fn default() -> Self {
        Self::new(Algorithm::default()).table(Stored::default())
    }
}

impl Search {
    /// The most moves that a search looks ahead: every move takes a frame of the stack. Only boards of more than 1,000
    /// squares notice.
    pub const MAX_DEPTH: usize = 1000;

    /// Makes a search to the end of the game, without a table, in ascending order of moves, without limits.
    pub const fn new(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            stored: None,
            table_limit: None,
            order: MoveOrder::Ascending,
            depth: Self::MAX_DEPTH,
            deepening: false,
            time_limit: None,
            node_limit: None,
        }
    }

    /// Adds a transposition table, which lives as long as one analysis.
    pub const fn table(mut self, stored: Stored) -> Self {
        self.stored = Some(stored);
        self
    }

    /// Removes the transposition table.
    pub const fn without_table(mut self) -> Self {
        self.stored = None;
        self
    }

    /// Limits the table to `entries` entries; 0 removes it.
    pub const fn table_limit(mut self, entries: usize) -> Self {
        self.table_limit = NonZero::new(entries);
        if entries == 0 {
            self.stored = None;
        }
        self
    }

    /// Sets the order in which moves are tried.
    pub fn order(mut self, order: MoveOrder) -> Self {
        self.order = order;
        self
    }

    /// Looks `depth` moves ahead after each move of the position: the series' `maxdepth`. With 0, evaluates the moves
    /// themselves.
    pub const fn depth(mut self, depth: usize) -> Self {
        self.depth = if depth < Self::MAX_DEPTH { depth } else { Self::MAX_DEPTH };
        self
    }

    /// Searches to depth 0, then 1, and so on. Each search first tries the best moves of the one before, and the limits of
    /// time and nodes cut off only the last one.
    pub const fn deepening(mut self, deepening: bool) -> Self {
        self.deepening = deepening;
        self
    }

    /// Cuts the search off after `limit`. It then knows what the last completed depth found. Without
    /// [`deepening`](Self::deepening) that is nothing, and every legal move counts as best.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// Visits at most `nodes` positions; cuts off like [`time_limit`](Self::time_limit).
    pub const fn node_limit(mut self, nodes: u64) -> Self {
        self.node_limit = Some(nodes);
        self
    }
}
