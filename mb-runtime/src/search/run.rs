//! An analysis from start to end: the depths, the limits, and what is reported.

use core::hint::black_box;
use std::time::Instant;

use super::clock::SearchClock;
use super::evaluation::Evaluation;
use super::negamax::Negamax;
use super::root::{Driver, score_moves};
use super::scale::Scale;
use super::settings::Search;
use super::table::ScoreTable;
use crate::analysis::Analysis;
use mb_core::{Board, Position, Square};

/// What one search to one depth found: the score of every move for the side to move, in the order searched.
struct Pass {
    depth: usize,
    scores: Vec<(Square, f64)>,
}

impl Search {
    /// Returns the score of every move for the side to move, and all moves with the best score. Empty for a finished
    /// position.
    pub fn analyze<B: Board, E>(&self, position: &Position<B>, evaluation: &E) -> Analysis
    where
        E: Evaluation<B> + ?Sized,
    {
        self.run(position, evaluation, true)
    }

    /// Returns the best moves of [`analyze`](Self::analyze), without the work for the principal variation.
    pub fn best_moves<B: Board, E>(&self, position: &Position<B>, evaluation: &E) -> Vec<Square>
    where
        E: Evaluation<B> + ?Sized,
    {
        self.run(position, evaluation, false).best_moves
    }

    /// Analyzes a position, with the principal variation if `with_line` is set.
    fn run<B, E>(&self, position: &Position<B>, evaluation: &E, with_line: bool) -> Analysis
    where
        B: Board,
        E: Evaluation<B> + ?Sized,
    {
        // Hide the position from the compiler: rustc 1.95 (LLVM's IPSCCP) has been seen to replace an argument of a
        // recursive negamax by 0 when the first call passes constants, and then the answers are wrong.
        let position = black_box(position);
        let start = Instant::now();
        if position.status().is_over() {
            return Analysis { elapsed: Some(start.elapsed()), ..Analysis::default() };
        }
        let geometry = position.board().geometry();
        let order = self.order.squares(geometry);
        let values = evaluation.values_for_circle(geometry);
        let mut searcher = Negamax {
            evaluation,
            algorithm: self.algorithm,
            order: order.as_deref(),
            scale: Scale::new(values.as_deref()),
            table: None,
            hints: None,
            clock: SearchClock::new(start, self.time_limit, self.node_limit),
        };
        let driver = Driver::new(self.algorithm, values.as_deref());

        let pass = deepen(self, &mut searcher, driver, position);
        let mut analysis = report(position, pass.as_ref());
        analysis.nodes = Some(searcher.clock.nodes());
        analysis.table_size = searcher.table.as_ref().map(ScoreTable::len);
        if let Some(first) = analysis.best_moves.first().copied().filter(|_| with_line) {
            let depth = pass.map_or(0, |pass| pass.depth);
            analysis.principal_variation = expected_play(&mut searcher, driver, position, first, depth);
        }
        analysis.elapsed = Some(start.elapsed());
        analysis
    }
}

/// Searches to each depth in turn, and returns the last one completed. The searcher keeps its table alone.
fn deepen<B: Board, E: Evaluation<B> + ?Sized>(
    search: &Search,
    searcher: &mut Negamax<'_, B, E>,
    driver: Driver<'_>,
    position: &Position<B>,
) -> Option<Pass> {
    let last_depth = search.depth.min(position.legal_moves().len().saturating_sub(1));
    let first_depth = if search.deepening { 0 } else { last_depth };
    let mut moves: Vec<Square> = position.legal_moves().collect();
    let mut completed: Option<Pass> = None;
    for depth in first_depth..=last_depth {
        searcher.hints = searcher.table.take();
        searcher.table = search.stored.map(|stored| ScoreTable::new(stored, search.table_limit));
        if let Some(before) = &completed {
            let mut scores = before.scores.clone();
            scores.sort_by(|one, other| other.1.total_cmp(&one.1));
            moves = scores.into_iter().map(|(square, _)| square).collect();
        }
        let Ok(scores) = score_moves(searcher, driver, position, &moves, depth) else {
            searcher.table = searcher.hints.take();
            break;
        };
        completed = Some(Pass { depth, scores });
    }
    searcher.hints = None;
    completed
}

/// The scores in ascending order of squares, and the best moves: every legal move when no depth was completed.
fn report<B: Board>(position: &Position<B>, pass: Option<&Pass>) -> Analysis {
    let Some(pass) = pass else {
        return Analysis { best_moves: position.legal_moves().collect(), ..Analysis::default() };
    };
    let mut scores = pass.scores.clone();
    scores.sort_unstable_by_key(|(square, _)| *square);
    let best = scores.iter().map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
    #[expect(clippy::float_cmp, reason = "the best is one of the scores")]
    let best_moves = scores.iter().filter(|(_, score)| *score == best).map(|(square, _)| *square).collect();
    Analysis { best_moves, scores, depth: Some(pass.depth), ..Analysis::default() }
}

/// The play that follows when both sides make the first of the best moves.
///
/// It is found by searching on along the line with the help of the table, and ends early when the search has to stop.
fn expected_play<B: Board, E: Evaluation<B> + ?Sized>(
    searcher: &mut Negamax<'_, B, E>,
    driver: Driver<'_>,
    position: &Position<B>,
    first: Square,
    depth: usize,
) -> Vec<Square> {
    let mut line = vec![first];
    let mut current = position.after(first);
    for depth in (0..depth).rev() {
        let moves: Vec<Square> = current.legal_moves().collect();
        let Ok(scores) = score_moves(searcher, driver, &current, &moves, depth) else { break };
        let best = scores.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
        let Some((square, _)) = best else { break };
        line.push(square);
        current.play_unchecked(square);
    }
    line
}
