//! An analysis from start to end: the depths, the limits, and what is reported.

use core::hint::black_box;
use std::time::Instant;

use super::clock::Clock;
use super::root::{Driver, score_moves};
use super::scale::Scale;
use super::table::Table;
use super::visit::Searcher;
use super::{Evaluation, Search};
use crate::analysis::Analysis;
use mb_core::{Board, Mark, Position, Square};

/// What one search to one depth found: the score of every move for the side to move, in the order searched.
struct Pass {
    depth: usize,
    scores: Vec<(Square, f64)>,
}

/// Analyzes a position; `with_line` says whether the play to expect is wanted, too.
pub(super) fn run<B, E>(search: &Search, position: &Position<B>, evaluation: &E, with_line: bool) -> Analysis
where
    B: Board,
    E: Evaluation<B> + ?Sized,
{
    // The compiler must not know the position: rustc 1.95 (LLVM's IPSCCP) has been seen to replace an argument
    // of a recursive negamax by 0 when the first call passes constants, and then the answers are wrong.
    let position = black_box(position);
    let start = Instant::now();
    if position.status().is_over() {
        return Analysis { elapsed: Some(start.elapsed()), ..Analysis::default() };
    }
    let geometry = position.board().geometry();
    let order = search.order.squares(geometry);
    let values = evaluation.values(geometry);
    let mut searcher = Searcher {
        evaluation,
        visit: search.algorithm.visit(),
        order: order.as_deref(),
        scale: Scale::new(values.as_deref()),
        table: None,
        hints: None,
        clock: Clock::new(start, search.time_limit, search.node_limit),
    };
    let driver = Driver::new(search.algorithm, values.as_deref());

    let pass = deepen(search, &mut searcher, driver, position);
    let mut analysis = report(position, pass.as_ref());
    analysis.nodes = Some(searcher.clock.nodes());
    analysis.table_size = searcher.table.as_ref().map(Table::len);
    if let Some(first) = analysis.best_moves.first().copied().filter(|_| with_line) {
        let depth = pass.map_or(0, |pass| pass.depth);
        analysis.principal_variation = expected_play(&mut searcher, driver, position, first, depth);
    }
    analysis.elapsed = Some(start.elapsed());
    analysis
}

/// Searches to every depth there is to be searched to, and gives the last one completed. Its table, and no
/// other, is left with the searcher.
fn deepen<B: Board, E: Evaluation<B> + ?Sized>(
    search: &Search,
    searcher: &mut Searcher<'_, B, E>,
    driver: Driver<'_>,
    position: &Position<B>,
) -> Option<Pass> {
    let last_depth = search.depth.min(position.legal_moves().len().saturating_sub(1));
    let first_depth = if search.deepening { 0 } else { last_depth };
    let mut moves: Vec<Square> = position.legal_moves().collect();
    let mut completed: Option<Pass> = None;
    for depth in first_depth..=last_depth {
        searcher.hints = searcher.table.take();
        searcher.table = search.stored.map(|stored| Table::new(stored, search.table_limit));
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

/// Scores from circle's point of view, and the moves that are best for the side to move. When nothing is known,
/// every legal move is.
fn report<B: Board>(position: &Position<B>, pass: Option<&Pass>) -> Analysis {
    let Some(pass) = pass else {
        return Analysis { best_moves: position.legal_moves().collect(), ..Analysis::default() };
    };
    let mut scores = pass.scores.clone();
    scores.sort_unstable_by_key(|(square, _)| *square);
    let best = scores.iter().map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
    #[expect(clippy::float_cmp, reason = "the best is one of the scores")]
    let best_moves = scores.iter().filter(|(_, score)| *score == best).map(|(square, _)| *square).collect();
    let sign = if position.turn() == Mark::Circle { 1.0 } else { -1.0 };
    for (_, score) in &mut scores {
        // Adding 0 turns -0 into 0.
        *score = *score * sign + 0.0;
    }
    Analysis { best_moves, scores, depth: Some(pass.depth), ..Analysis::default() }
}

/// The play that follows when both sides keep to the best move found, the first of several.
///
/// It is found by searching on along the line, with what the table knows, and ends early when the search has to
/// stop: so it needs nothing from the search itself.
fn expected_play<B: Board, E: Evaluation<B> + ?Sized>(
    searcher: &mut Searcher<'_, B, E>,
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
