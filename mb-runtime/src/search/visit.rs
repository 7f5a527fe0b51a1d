//! The recursion that all searches share: negamax.
//!
//! Sources: D. Knuth and R. Moore, "An Analysis of Alpha-Beta Pruning", Artificial Intelligence 6 (1975), for
//! alpha-beta; J. Fishburn, "Another Optimization of Alpha-Beta Search", SIGART Newsletter 84 (1983), for
//! fail-soft; J. Pearl, "SCOUT: A Simple Game-Searching Algorithm with Proven Optimal Properties", AAAI 1980; T.
//! Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game Trees", Computing Surveys 14 (1982), for
//! principal variation search; A. Plaat et al., "Best-first fixed-depth minimax algorithms", Artificial
//! Intelligence 87 (1996), for the table and MTD(f).

use super::Evaluation;
use super::clock::{Clock, Stopped};
use super::scale::Scale;
use super::table::{Entry, Table};
use super::window::Window;
use mb_core::{Board, Mark, Position, Square};

/// How the moves of a position are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Visit {
    /// All of them, whatever the others gave.
    Minimax,
    /// With what is left of the window, until a move is too good; scores outside the window are cut to it.
    FailHard,
    /// The same, but scores outside the window are the best bounds found.
    FailSoft,
    /// The first as in alpha-beta; the others are first only asked whether they are better, and searched when
    /// they are.
    Scout,
    /// As scout, but what the question found out narrows the window of the search.
    PrincipalVariation,
}

/// One search to one depth.
#[derive(Debug)]
pub(super) struct Searcher<'a, B: Board, E: ?Sized> {
    pub(super) evaluation: &'a E,
    pub(super) visit: Visit,
    /// Every square in the order in which moves are tried; `None` for ascending.
    pub(super) order: Option<&'a [Square]>,
    pub(super) scale: Scale<'a>,
    pub(super) table: Option<Table<B::Key>>,
    /// The table of the search before this one, for the moves to try first.
    pub(super) hints: Option<Table<B::Key>>,
    pub(super) clock: Clock,
}

/// What came of searching the moves of a position.
struct Best {
    score: f64,
    /// `None` only when there is no move.
    square: Option<Square>,
}

impl<B: Board, E: Evaluation<B> + ?Sized> Searcher<'_, B, E> {
    /// The score of a position for its side to move, looking at most `depth` moves ahead: exact inside the
    /// window, else a bound on the side it is on.
    pub(super) fn score(
        &mut self,
        position: &Position<B>,
        depth: usize,
        window: Window,
    ) -> Result<f64, Stopped> {
        self.clock.count()?;
        if depth == 0 || position.status().is_over() {
            Ok(self.report(self.evaluate(position), window))
        } else {
            self.score_with_table(position, depth, window)
        }
    }

    /// What a position where the search stops is worth for its side to move.
    #[inline]
    fn evaluate(&self, position: &Position<B>) -> f64 {
        let value = self.evaluation.evaluate(position);
        match position.turn() {
            _ if value.is_nan() => 0.0,
            Mark::Circle => value,
            Mark::Cross => -value,
        }
    }

    /// Fail-hard never reports a score outside the window.
    #[inline]
    fn report(&self, score: f64, window: Window) -> f64 {
        if self.visit == Visit::FailHard { window.clamp(score) } else { score }
    }

    /// As [`score`](Self::score), after asking the table, if there is one, and telling it.
    fn score_with_table(
        &mut self,
        position: &Position<B>,
        depth: usize,
        window: Window,
    ) -> Result<f64, Stopped> {
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
            table.store(position.board(), key, Entry { lower, upper, best: square });
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
    ) -> Result<Best, Stopped> {
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

    /// The heart: move after move, each narrowing the window of the next.
    fn search_in_order(
        &mut self,
        position: &Position<B>,
        moves: impl Iterator<Item = Square>,
        depth: usize,
        window: Window,
    ) -> Result<Best, Stopped> {
        let mut best = Best { score: f64::NEG_INFINITY, square: None };
        let mut open = window;
        for square in moves {
            let next = position.after(square);
            let score = match self.visit {
                Visit::Minimax => -self.score(&next, depth - 1, Window::WHOLE)?,
                Visit::FailHard | Visit::FailSoft => -self.score(&next, depth - 1, open.reversed())?,
                Visit::Scout | Visit::PrincipalVariation if best.square.is_none() => {
                    -self.score(&next, depth - 1, open.reversed())?
                }
                Visit::Scout | Visit::PrincipalVariation => self.ask_first(&next, depth - 1, open)?,
            };
            if score > best.score || best.square.is_none() {
                best = Best { score, square: Some(square) };
            }
            if self.visit != Visit::Minimax {
                open.alpha = open.alpha.max(best.score);
                if open.alpha >= open.beta {
                    break;
                }
            }
        }
        best.score = self.report(best.score, window);
        Ok(best)
    }

    /// Whether a later move is better than the window's lower end; only when it is, and not too good, how good.
    /// Both at once where the question does not pay.
    fn ask_first(&mut self, next: &Position<B>, depth: usize, open: Window) -> Result<f64, Stopped> {
        if !self.scale.is_worth_a_question(next.last_turn(), open, depth) {
            return Ok(-self.score(next, depth, open.reversed())?);
        }
        let answer = -self.score(next, depth, Window::above(open.alpha).reversed())?;
        if answer <= open.alpha || answer >= open.beta {
            return Ok(answer);
        }
        let alpha = if self.visit == Visit::Scout { open.alpha } else { answer };
        Ok(-self.score(next, depth, Window { alpha, beta: open.beta }.reversed())?)
    }
}
