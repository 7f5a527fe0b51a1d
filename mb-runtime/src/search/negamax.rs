//! The recursion that all searches share: negamax.
//!
//! Sources: D. Knuth and R. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6 (1975), for
//! alpha-beta; J. Fishburn, "Another Optimization of Alpha-Beta Search", SIGART Newsletter 84 (1983), for
//! fail-soft; J. Pearl, "SCOUT: A Simple Game-Searching Algorithm with Proven Optimal Properties", AAAI 1980; T.
//! Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game Trees", Computing Surveys 14 (1982), for
//! principal variation search; A. Plaat et al., "Best-first fixed-depth minimax algorithms", Artificial
//! Intelligence 87 (1996), for the table and MTD(f).

use super::algorithm::Algorithm;
use super::clock::{SearchClock, SearchStopped};
use super::evaluation::Evaluation;
use super::scale::Scale;
use super::table::{ScoreEntry, ScoreTable};
use super::window::Window;
use mb_core::{Board, Position, Square};

/// One search to one depth.
#[derive(Debug)]
pub(super) struct Negamax<'a, B: Board, E: ?Sized> {
    pub(super) evaluation: &'a E,
    pub(super) algorithm: Algorithm,
    /// Every square in the order in which moves are tried; `None` for ascending.
    pub(super) order: Option<&'a [Square]>,
    pub(super) scale: Scale<'a>,
    pub(super) table: Option<ScoreTable<B::Key>>,
    /// The table of the search before this one, for the moves to try first.
    pub(super) hints: Option<ScoreTable<B::Key>>,
    pub(super) clock: SearchClock,
}

/// The result of searching the moves of a position.
struct Best {
    score: f64,
    /// `None` only when there is no move.
    square: Option<Square>,
}

impl<B: Board, E: Evaluation<B> + ?Sized> Negamax<'_, B, E> {
    /// The score of a position for its side to move, looking at most `depth` moves ahead: exact inside the
    /// window, else a bound on the side it is on.
    pub(super) fn score(
        &mut self,
        position: &Position<B>,
        depth: usize,
        window: Window,
    ) -> Result<f64, SearchStopped> {
        self.clock.count()?;
        if depth == 0 || position.status().is_over() {
            Ok(self.report(self.evaluate(position), window))
        } else {
            self.score_with_table(position, depth, window)
        }
    }

    /// The value of a position where the search stops.
    #[inline]
    fn evaluate(&self, position: &Position<B>) -> f64 {
        let value = self.evaluation.evaluate(position);
        if value.is_nan() { 0.0 } else { value }
    }

    /// Fail-hard never reports a score outside the window.
    #[inline]
    fn report(&self, score: f64, window: Window) -> f64 {
        if self.algorithm == Algorithm::AlphaBetaHard { window.clamp(score) } else { score }
    }

    /// Like [`score`](Self::score), looking up the table first and storing the result.
    fn score_with_table(
        &mut self,
        position: &Position<B>,
        depth: usize,
        window: Window,
    ) -> Result<f64, SearchStopped> {
        let key = match &self.table {
            Some(table) => table.key_of(position.board()),
            None => return Ok(self.search_moves(position, depth, window)?.score),
        };
        let known = self.table.as_ref().and_then(|table| table.get(&key));
        let range = self.scale.range(position.turn());
        let (lower, upper) = known.map_or((range.alpha, range.beta), |entry| (entry.lower, entry.upper));
        if lower >= upper || lower >= window.beta {
            return Ok(self.report(lower, window));
        }
        if upper <= window.alpha {
            return Ok(self.report(upper, window));
        }
        // Now the bounds leave something of the window.
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
        Ok(best.score)
    }

    /// The moves of a position, the suggested one in front.
    #[inline]
    fn search_moves(
        &mut self,
        position: &Position<B>,
        depth: usize,
        window: Window,
    ) -> Result<Best, SearchStopped> {
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

    /// Searches move after move, each narrowing the window of the next.
    fn search_in_order(
        &mut self,
        position: &Position<B>,
        moves: impl Iterator<Item = Square>,
        depth: usize,
        window: Window,
    ) -> Result<Best, SearchStopped> {
        let mut best = Best { score: f64::NEG_INFINITY, square: None };
        let mut open = window;
        for square in moves {
            let next = position.after(square);
            let score = match self.algorithm {
                Algorithm::Minimax => -self.score(&next, depth - 1, Window::WHOLE)?,
                Algorithm::AlphaBetaHard | Algorithm::AlphaBeta | Algorithm::NullWindow | Algorithm::Mtdf => {
                    -self.score(&next, depth - 1, open.reversed())?
                }
                Algorithm::Scout | Algorithm::PrincipalVariation if best.square.is_none() => {
                    -self.score(&next, depth - 1, open.reversed())?
                }
                Algorithm::Scout | Algorithm::PrincipalVariation => self.ask_first(&next, depth - 1, open)?,
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
        Ok(best)
    }

    /// Asks first whether a later move is better than the window's lower end, and searches it when it is, and not too
    /// good. Searches at once when the question does not pay.
    fn ask_first(&mut self, next: &Position<B>, depth: usize, open: Window) -> Result<f64, SearchStopped> {
        if !self.scale.is_worth_a_question(next.last_turn(), open, depth) {
            return Ok(-self.score(next, depth, open.reversed())?);
        }
        let answer = -self.score(next, depth, Window::above(open.alpha).reversed())?;
        if answer <= open.alpha || answer >= open.beta {
            return Ok(answer);
        }
        let alpha = if self.algorithm == Algorithm::Scout { open.alpha } else { answer };
        Ok(-self.score(next, depth, Window { alpha, beta: open.beta }.reversed())?)
    }
}
