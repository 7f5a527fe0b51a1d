//! Negamax, the recursion of all search algorithms of this module.
//!
//! Sources: D. Knuth and R. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6 (1975), for
//! alpha-beta; J. Fishburn, "Another Optimization of Alpha-Beta Search", SIGART Newsletter 84 (1983), for
//! fail-soft; J. Pearl, "SCOUT: A Simple Game-Searching Algorithm with Proven Optimal Properties", AAAI 1980; T.
//! Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game Trees", Computing Surveys 14 (1982), for
//! principal variation search; A. Plaat et al., "Best-first fixed-depth minimax algorithms", Artificial
//! Intelligence 87 (1996), for the table and MTD(f).

use std::time::Instant;

use super::evaluation::Evaluation;
use super::scale::{Scale, Window};
use super::settings::Algorithm;
use super::table::{ScoreEntry, ScoreTable};
use mb_core::{Board, Position, Square};

/// Nodes between clock reads: a read costs as much as visiting several positions.
const NODES_PER_LOOK: u64 = 256;

/// One search to one depth. Its functions return `None` when a limit cuts the search off.
pub(super) struct Negamax<'a, B: Board, E> {
    pub(super) evaluation: &'a E,
    pub(super) algorithm: Algorithm,
    /// Every square in the order in which moves are tried; `None` for ascending order.
    pub(super) order: Option<&'a [Square]>,
    pub(super) scale: Scale<'a>,
    pub(super) table: Option<ScoreTable<B::Key>>,
    /// The table of the previous, shallower search. Its best moves are tried first.
    pub(super) hints: Option<ScoreTable<B::Key>>,
    /// The positions visited so far.
    pub(super) nodes: u64,
    pub(super) node_limit: u64,
    /// `None` when there is no time limit, or when the limit is too far away to be represented.
    pub(super) deadline: Option<Instant>,
}

/// The result of searching the moves of a position.
struct Best {
    score: f64,
    /// `None` only when there is no move.
    square: Option<Square>,
}

impl<B: Board, E: Evaluation<B>> Negamax<'_, B, E> {
    /// Returns the score of a position for its side to move, looking at most `depth` moves ahead. A score inside the
    /// window is exact. A score at or below `alpha` is an upper bound, one at or above `beta` a lower bound.
    pub(super) fn score(&mut self, position: &Position<B>, depth: usize, window: Window) -> Option<f64> {
        self.count()?;
        if depth == 0 || position.status().is_over() {
            Some(self.report(self.evaluate(position), window))
        } else {
            self.score_with_table(position, depth, window)
        }
    }

    /// Counts a position. Returns `None` when a limit is reached.
    #[inline]
    fn count(&mut self) -> Option<()> {
        if self.nodes >= self.node_limit || (self.nodes.is_multiple_of(NODES_PER_LOOK) && self.is_late()) {
            return None;
        }
        self.nodes += 1;
        Some(())
    }

    #[cold]
    fn is_late(&self) -> bool {
        self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// Returns the value of a position where the search stops.
    #[inline]
    fn evaluate(&self, position: &Position<B>) -> f64 {
        let value = self.evaluation.evaluate(position);
        if value.is_nan() { 0.0 } else { value }
    }

    /// Returns the score that the algorithm reports: fail-hard alpha-beta moves a score outside the window to its end.
    #[inline]
    fn report(&self, score: f64, window: Window) -> f64 {
        if self.algorithm == Algorithm::AlphaBetaHard { window.clamp(score) } else { score }
    }

    /// Like [`score`](Self::score), but looks in the table first and stores the result there.
    fn score_with_table(&mut self, position: &Position<B>, depth: usize, window: Window) -> Option<f64> {
        let Some(table) = &self.table else {
            return Some(self.search_moves(position, depth, window)?.score);
        };
        let key = table.key_of(position.board());
        let known = table.get(&key);
        let range = self.scale.range(position.turn());
        let (lower, upper) = known.map_or((range.alpha, range.beta), |entry| (entry.lower, entry.upper));
        if lower >= upper || lower >= window.beta {
            return Some(self.report(lower, window));
        }
        if upper <= window.alpha {
            return Some(self.report(upper, window));
        }
        // The bounds from the table overlap the window: search the common part.
        let narrowed = Window { alpha: window.alpha.max(lower), beta: window.beta.min(upper) };
        let best = self.search_moves(position, depth, narrowed)?;
        if let (Some(square), Some(table)) = (best.square, &mut self.table) {
            let (lower, upper) = if best.score <= narrowed.alpha {
                (lower, best.score)
            } else if best.score >= narrowed.beta {
                (best.score, upper)
            } else {
                (best.score, best.score)
            };
            table.store(position.board(), key, ScoreEntry { lower, upper, best: square });
        }
        Some(best.score)
    }

    /// Searches the moves of a position, beginning with the one that the hints suggest.
    #[inline]
    fn search_moves(&mut self, position: &Position<B>, depth: usize, window: Window) -> Option<Best> {
        let board = position.board();
        let hint = self.hints.as_ref().and_then(|hints| hints.best_move(board));
        let hint = hint.filter(|square| board.get(*square).is_none());
        let others = move |square: &Square| Some(*square) != hint;
        match self.order {
            None => {
                let moves = hint.into_iter().chain(board.legal_moves().filter(others));
                self.search_in_order(position, moves, depth, window)
            }
            Some(order) => {
                let empty = |square: &Square| board.get(*square).is_none();
                let moves = hint.into_iter().chain(order.iter().copied().filter(empty).filter(others));
                self.search_in_order(position, moves, depth, window)
            }
        }
    }

    /// Searches one move after the other. The score of each move narrows the window for the next.
    fn search_in_order(
        &mut self,
        position: &Position<B>,
        moves: impl Iterator<Item = Square>,
        depth: usize,
        window: Window,
    ) -> Option<Best> {
        let mut best = Best { score: f64::NEG_INFINITY, square: None };
        let mut open = window;
        for square in moves {
            let next = position.after(square);
            let score = match self.algorithm {
                Algorithm::Minimax => -self.score(&next, depth - 1, Window::WHOLE)?,
                Algorithm::Scout | Algorithm::PrincipalVariation if best.square.is_some() => {
                    self.ask_first(&next, depth - 1, open)?
                }
                _ => -self.score(&next, depth - 1, -open)?,
            };
            if score > best.score || best.square.is_none() {
                best = Best { score, square: Some(square) };
            }
            if self.algorithm != Algorithm::Minimax {
                open.alpha = open.alpha.max(best.score);
                if open.alpha >= open.beta {
                    break;
                }
            }
        }
        best.score = self.report(best.score, window);
        Some(best)
    }

    /// Scores a later move: first asks whether it is better than the window's lower end, and searches it again only if
    /// its score lies inside the window. Searches the move at once when the question does not pay.
    fn ask_first(&mut self, next: &Position<B>, depth: usize, open: Window) -> Option<f64> {
        if !self.scale.is_worth_a_question(next.last_turn(), open, depth) {
            return Some(-self.score(next, depth, -open)?);
        }
        let answer = -self.score(next, depth, -Window::above(open.alpha))?;
        if answer <= open.alpha || answer >= open.beta {
            return Some(answer);
        }
        let alpha = if self.algorithm == Algorithm::Scout { open.alpha } else { answer };
        Some(-self.score(next, depth, -Window { alpha, beta: open.beta })?)
    }
}
