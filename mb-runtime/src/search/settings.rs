//! The settings of a search.

use core::num::NonZero;
use core::str::FromStr;
use core::time::Duration;
use std::sync::Arc;

use super::table::Stored;
use crate::named::{ParseNameError, named_variants};
use mb_core::{Geometry, Square};

/// The algorithm of a search. All algorithms find the same scores, but visit different numbers of positions.
///
/// A *window* is the interval of scores that can still change the result of a search. Outside it, a bound on the score
/// is enough. A *null window* has no score inside: it only asks whether a move reaches a given score.
///
/// Displayed and parsed as `minimax`, `alpha-beta-hard`, `alpha-beta`, `null-window`, `scout`, `principal-variation`
/// and `mtdf`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Algorithm {
    /// Minimax by depth-first search, which leaves out nothing.
    Minimax,
    /// Alpha-beta, fail-hard: reports a score outside the window as the end of the window.
    AlphaBetaHard,
    /// Alpha-beta, fail-soft: reports a score outside the window as the best bound found.
    #[default]
    AlphaBeta,
    /// Null-window search: alpha-beta that only asks "at least this score?". Each answer halves the number of possible
    /// scores. Works like [`Mtdf`](Self::Mtdf) when the evaluation does not list its
    /// [values](super::evaluation::Evaluation::values).
    NullWindow,
    /// Scout: searches the first move, then asks of each later move only whether it is better. If it is, scout searches
    /// it again.
    ///
    /// When few known values lie inside the window, or few moves are left, the question does not pay, and scout
    /// searches the move at once. Over the positions of a small board, scout, principal variation search and MTD(f)
    /// therefore visit no more positions than alpha-beta. With win, draw and loss alone
    /// ([`ResultEvaluation::RESULT`](super::evaluation::ResultEvaluation::RESULT)) no window has room for a question,
    /// and all three visit the same positions as alpha-beta. When wins differ by length, they visit fewer.
    Scout,
    /// Principal variation search: scout that uses the answer to the question to narrow the window of the second
    /// search.
    PrincipalVariation,
    /// MTD(f): starts from a guess, the score of the previous move, and closes in on the score.
    ///
    /// When the values are known, each window has room for the guess alone, and the last window for the few values
    /// left. Otherwise all windows are null windows, as in the original algorithm.
    Mtdf,
}

named_variants!(Algorithm, "algorithm", 7:
    Minimax = "minimax", AlphaBetaHard = "alpha-beta-hard", AlphaBeta = "alpha-beta", NullWindow = "null-window",
    Scout = "scout", PrincipalVariation = "principal-variation", Mtdf = "mtdf");

/// The order in which a search tries the moves of a position.
///
/// The order changes how many positions a search visits, never what it finds. With
/// [`deepening`](Search::deepening), the best move of the previous depth, kept in the table, always comes first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum MoveOrder {
    /// Ascending order of squares, as [`legal_moves`](mb_core::Position::legal_moves) lists them: the series' order.
    #[default]
    Ascending,
    /// Squares near the centre first, because more lines go through them.
    CentreFirst,
    /// The given squares first, then the others in ascending order. Squares outside the board are skipped.
    Given(Arc<[Square]>),
}

impl MoveOrder {
    /// Lists every square of a board once, in this order; `None` for the ascending order of the board itself.
    pub(super) fn squares(&self, geometry: Geometry) -> Option<Vec<Square>> {
        let mut squares: Vec<_> = geometry.squares().collect();
        match self {
            Self::Ascending => return None,
            Self::CentreFirst => squares.sort_by_key(|square| distance_from_centre(geometry, *square)),
            Self::Given(first) => {
                let place = |square| first.iter().position(|other| *other == square).unwrap_or(first.len());
                squares.sort_by_key(|square| place(*square));
            }
        }
        Some(squares)
    }
}

/// Parses `ascending` or `centre`.
impl FromStr for MoveOrder {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, ParseNameError> {
        match text {
            "ascending" => Ok(Self::Ascending),
            "centre" => Ok(Self::CentreFirst),
            _ => Err(ParseNameError::new("order of moves", &["ascending", "centre"], text)),
        }
    }
}

/// Returns four times the squared distance of `square` from the middle of the board.
fn distance_from_centre(geometry: Geometry, square: Square) -> usize {
    let (x, y) = geometry.xy(square);
    let across = (2 * x + 1).abs_diff(geometry.cols());
    let down = (2 * y + 1).abs_diff(geometry.rows());
    across * across + down * down
}

/// A search: its settings, and the methods that analyze a position.
///
/// The default search is fail-soft alpha-beta to the end of the game, with a table of canonical boards.
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
    pub(super) node_limit: u64,
}

impl Default for Search {
    fn default() -> Self {
        Self::new(Algorithm::default()).table(Stored::default())
    }
}

impl Search {
    /// The greatest depth of a search. It is limited because every move ahead takes a stack frame. The limit matters
    /// only on boards of more than 1,000 squares.
    pub const MAX_DEPTH: usize = 1000;

    /// Makes a search to the end of the game, with moves in ascending order, without a table and without limits.
    pub const fn new(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            stored: None,
            table_limit: None,
            order: MoveOrder::Ascending,
            depth: Self::MAX_DEPTH,
            deepening: false,
            time_limit: None,
            node_limit: u64::MAX,
        }
    }

    /// Adds a transposition table. Each analysis starts with an empty table and drops it at the end.
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

    /// Looks `depth` moves ahead after each move of the position: the series' `maxdepth`. With 0, evaluates the
    /// position after each move.
    #[doc(alias = "maxdepth")]
    pub const fn depth(mut self, depth: usize) -> Self {
        self.depth = if depth < Self::MAX_DEPTH { depth } else { Self::MAX_DEPTH };
        self
    }

    /// Sets whether to search to depth 0, then to depth 1, and so on. Each depth first tries the best moves of the
    /// previous depth. A limit of time or nodes cuts off only the last depth.
    pub const fn deepening(mut self, deepening: bool) -> Self {
        self.deepening = deepening;
        self
    }

    /// Cuts off the search after `limit`. The analysis is then that of the last completed depth. If no depth was
    /// completed, as is always so without [`deepening`](Self::deepening), every legal move counts as best.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// Limits the search to `nodes` positions. The limit cuts off the search like [`time_limit`](Self::time_limit).
    pub const fn node_limit(mut self, nodes: u64) -> Self {
        self.node_limit = nodes;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::MoveOrder;
    use mb_core::{Geometry, Square};

    fn indices(order: &MoveOrder) -> Vec<usize> {
        let geometry = Geometry::square_board(3).expect("a board");
        order.squares(geometry).expect("not ascending").into_iter().map(Square::index).collect()
    }

    #[test]
    fn the_centre_comes_first_then_edges_then_corners() {
        assert_eq!(indices(&MoveOrder::CentreFirst), [4, 1, 3, 5, 7, 0, 2, 6, 8]);
    }

    #[test]
    fn given_squares_come_first_and_every_square_once() {
        let given = [8, 3, 8, 700].map(Square::new);
        assert_eq!(indices(&MoveOrder::Given(given.as_slice().into())), [8, 3, 0, 1, 2, 4, 5, 6, 7]);
    }
}
