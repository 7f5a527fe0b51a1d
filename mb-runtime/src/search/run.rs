//! The run of a search: it goes through the depths, scores the moves of the root, and makes the analysis.

use core::hint::black_box;
use std::time::Instant;

use super::evaluation::Evaluation;
use super::negamax::Negamax;
use super::scale::{Scale, Window};
use super::settings::{Algorithm, Search};
use super::table::ScoreTable;
use crate::analysis::Analysis;
use mb_core::{Board, Mark, Position, Square};

impl Search {
    /// Returns the score of every move for the side to move, and all moves with the best score. The analysis of a
    /// finished position is empty.
    pub fn analyze<B: Board, E: Evaluation<B>>(&self, position: &Position<B>, evaluation: &E) -> Analysis {
        Analysis::timed(|| self.run(position, evaluation, true))
    }

    /// Returns the best moves that [`analyze`](Self::analyze) finds, without working out the principal variation.
    pub fn best_moves<B: Board, E: Evaluation<B>>(
        &self,
        position: &Position<B>,
        evaluation: &E,
    ) -> Vec<Square> {
        self.run(position, evaluation, false).best_moves
    }

    /// Analyzes a position, with the principal variation if `with_line` is set.
    fn run<B: Board, E: Evaluation<B>>(
        &self,
        position: &Position<B>,
        evaluation: &E,
        with_line: bool,
    ) -> Analysis {
        // Hide the position from the compiler: rustc 1.95 (LLVM's IPSCCP) has miscompiled a recursive negamax whose
        // first call passed constants. It replaced an argument by 0, and the scores were wrong.
        let position = black_box(position);
        let mut moves: Vec<Square> = position.legal_moves().collect();
        let Some(greatest_depth) = moves.len().checked_sub(1) else { return Analysis::default() };
        let last_depth = self.depth.min(greatest_depth);
        let first_depth = if self.deepening { 0 } else { last_depth };
        let geometry = position.board().geometry();
        let order = self.order.squares(geometry);
        let values = evaluation.values(Mark::Circle, geometry);
        let mut searcher = Negamax {
            evaluation,
            algorithm: self.algorithm,
            order: order.as_deref(),
            scale: Scale::new(values.as_deref()),
            table: None,
            hints: None,
            nodes: 0,
            node_limit: self.node_limit,
            deadline: self.time_limit.and_then(|limit| Instant::now().checked_add(limit)),
        };
        // Until a depth is completed, every legal move counts as best.
        let mut analysis = Analysis::of(moves.clone());
        for depth in first_depth..=last_depth {
            searcher.hints = searcher.table.take();
            searcher.table = self.stored.map(|stored| ScoreTable::new(stored, self.table_limit));
            let Some(scores) = searcher.score_moves(position, &moves, depth) else {
                searcher.table = searcher.hints.take();
                break;
            };
            // The next depth begins with the best moves of this one.
            moves = complete_depth(&mut analysis, scores, depth);
        }
        searcher.hints = None;
        order_by_square(&mut analysis.scores);
        analysis.nodes = Some(searcher.nodes);
        analysis.table_size = searcher.table.as_ref().map(ScoreTable::len);
        if let Some(first) = analysis.best_moves.first().filter(|_| with_line) {
            analysis.principal_variation =
                searcher.expected_play(position, *first, analysis.depth.unwrap_or(0));
        }
        analysis
    }
}

/// Puts the scores of all moves at this depth into the analysis. Returns the moves, the best ones first.
///
/// No type of a board stands here, so the sorts are compiled once.
fn complete_depth(analysis: &mut Analysis, mut scores: Vec<(Square, f64)>, depth: usize) -> Vec<Square> {
    scores.sort_by(|one, other| other.1.total_cmp(&one.1));
    let best = scores.first().map(|(_, score)| *score);
    let best_moves = scores.iter().filter(|(_, score)| Some(*score) == best);
    analysis.best_moves = best_moves.map(|(square, _)| *square).collect();
    analysis.best_moves.sort_unstable();
    let moves = scores.iter().map(|(square, _)| *square).collect();
    (analysis.scores, analysis.depth) = (scores, Some(depth));
    moves
}

fn order_by_square(scores: &mut [(Square, f64)]) {
    scores.sort_unstable_by_key(|(square, _)| *square);
}

impl<B: Board, E: Evaluation<B>> Negamax<'_, B, E> {
    /// Finds the exact scores of `moves` for the side that makes them, in the order given, looking `depth` moves ahead.
    fn score_moves(
        &mut self,
        position: &Position<B>,
        moves: &[Square],
        depth: usize,
    ) -> Option<Vec<(Square, f64)>> {
        let mut last = 0.0;
        let score = |square: &Square| {
            let next = position.after(*square);
            last = match (self.algorithm, self.scale.values) {
                (Algorithm::NullWindow, Some(values)) => self.halve(&next, depth, values)?,
                (Algorithm::NullWindow | Algorithm::Mtdf, _) => self.converge(&next, depth, last)?,
                _ => -self.score(&next, depth, self.scale.range(next.turn()))?,
            };
            // Adding 0 turns -0 into 0.
            Some((*square, last + 0.0))
        };
        moves.iter().map(score).collect()
    }

    /// Finds the score for the side that moved last by searches that ask "at least this score?". Each answer halves the
    /// number of possible scores. `values` are the possible scores for circle, in ascending order.
    fn halve(&mut self, position: &Position<B>, depth: usize, values: &[f64]) -> Option<f64> {
        let value_at = |index: usize| match position.last_turn() {
            Mark::Circle => values[index],
            Mark::Cross => -values[values.len() - 1 - index],
        };
        // The score is one of the values in low..high.
        let (mut low, mut high) = (0, values.len());
        while high - low > 1 {
            let middle = low.midpoint(high);
            let value = value_at(middle);
            let answer = -self.score(position, depth, -Window::at_least(value))?;
            if answer >= value {
                low = middle;
            } else {
                high = middle;
            }
        }
        Some(value_at(low))
    }

    /// Finds the score for the side that moved last by MTD(f): searches with a small window around the last score
    /// found, at first around `guess`, until the lower and the upper bound meet.
    fn converge(&mut self, position: &Position<B>, depth: usize, guess: f64) -> Option<f64> {
        let side = position.last_turn();
        let mut open = self.scale.range(side);
        let mut score = guess.clamp(open.alpha, open.beta);
        while open.alpha < open.beta {
            let window = self.scale.question(side, open, score, depth);
            score = -self.score(position, depth, -window)?;
            if score >= window.beta {
                open.alpha = score;
            } else if score <= window.alpha {
                open.beta = score;
            } else {
                break;
            }
        }
        Some(score)
    }

    /// Returns the line of play that begins with `first` and in which each side then makes the first of its best moves.
    ///
    /// Searches each position of the line again, which is quick with the table. The line ends early when the search
    /// reaches a limit.
    fn expected_play(&mut self, position: &Position<B>, first: Square, depth: usize) -> Vec<Square> {
        let mut line = vec![first];
        let mut current = position.after(first);
        for depth in (0..depth).rev() {
            let moves: Vec<Square> = current.legal_moves().collect();
            let Some(scores) = self.score_moves(&current, &moves, depth) else { break };
            let best = scores.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
            let Some((square, _)) = best else { break };
            line.push(square);
            current.play_unchecked(square);
        }
        line
    }
}
