//! Searches against the series' figures.

use mb_runtime::players;
use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, Search, Stored};
use mb_tests::{golden, on_every_board};
use serde::Deserialize;

/// `abs_dls.json`.
#[derive(Deserialize)]
struct AbsDls {
    dls: Vec<Searched>,
    depths: Vec<ToDepth>,
}

/// What `ai_abs_dls` says about a position.
#[derive(Deserialize)]
struct Searched {
    moves: Vec<(usize, usize)>,
    candidate: Vec<(usize, usize)>,
    score_by_move: Vec<(usize, usize, f64)>,
    count: u64,
    tt_len: usize,
    count_no_tt: Option<u64>,
}

/// What `ai_abs_dls` says about the start with this `maxdepth`.
#[derive(Deserialize)]
struct ToDepth {
    maxdepth: usize,
    count: u64,
    candidate: Vec<(usize, usize)>,
    score_by_move: Vec<(usize, usize, f64)>,
}

fn position_after<B: Board>(empty: &B, moves: &[(usize, usize)]) -> Position<B> {
    let mut position = Position::new(empty.clone());
    for (x, y) in moves {
        position.play_at(*x, *y).expect("a legal move");
    }
    position
}

/// The series' rule of thumb `ai14s`, for the side that moved last, written for these tests.
fn rule_of_thumb<B: Board>(position: &Position<B>) -> f64 {
    let patterns = position.board().line_patterns(position.turn());
    let lines = |last, turn| f64::from(patterns.count(last, turn));
    if position.status() == Status::Won(position.last_turn()) {
        return 300.0;
    }
    let threats = lines(0, 2);
    if threats == 0.0 && lines(2, 0) >= 2.0 {
        return 200.0;
    }
    let at = |x, y| position.board().get(position.board().geometry().square(x, y).expect("a square"));
    let circle = Some(Mark::Circle);
    let opposite_corners =
        (at(0, 0) == circle && at(2, 2) == circle) || (at(0, 2) == circle && at(2, 0) == circle);
    let on_an_edge = [(0, 1), (1, 0), (1, 2), (2, 1)].iter().any(|(x, y)| at(*x, *y) == Some(Mark::Cross));
    if position.ply() == 4 && at(1, 1) == Some(Mark::Cross) && opposite_corners && on_an_edge {
        return 100.0;
    }
    let pair = if patterns.count(2, 0) == 1 { 2.0 } else { 0.0 };
    -100.0 * threats + pair + 0.5 * lines(1, 0) - lines(0, 1)
}

/// The rule of thumb for the side to move.
fn worth_to_mover<B: Board>(position: &Position<B>) -> f64 {
    -rule_of_thumb(position)
}

/// Squares with scores as column, row and score for circle, as the series counts.
fn points_for_circle<B: Board>(position: &Position<B>, scores: &[(Square, f64)]) -> Vec<(usize, usize, f64)> {
    let geometry = position.board().geometry();
    let sign = if position.turn() == Mark::Circle { 1.0 } else { -1.0 };
    let point = |(square, score): &(Square, f64)| {
        let (x, y) = geometry.xy(*square);
        (x, y, sign * score)
    };
    scores.iter().map(point).collect()
}

/// Squares as column and row.
fn coordinates<B: Board>(position: &Position<B>, squares: &[Square]) -> Vec<(usize, usize)> {
    squares.iter().map(|square| position.board().geometry().xy(*square)).collect()
}

#[test]
fn depth_limited_alpha_beta_visits_the_nodes_of_the_series() {
    on_every_board!(assert_published_searches);
}

fn assert_published_searches<B: Board>(empty: &B) {
    let golden: AbsDls = golden::read("abs_dls.json");
    let search = Search::new(Algorithm::AlphaBeta).depth(8);
    for expected in golden.dls {
        let position = position_after(empty, &expected.moves);
        let analysis = search.clone().table(Stored::EveryImage).analyze(&position, &worth_to_mover);
        assert_eq!(coordinates(&position, &analysis.best_moves), expected.candidate, "{position}");
        assert_eq!(points_for_circle(&position, &analysis.scores), expected.score_by_move, "{position}");
        assert_eq!(analysis.nodes, Some(expected.count), "{position}");
        assert_eq!(analysis.table_size, Some(expected.tt_len), "{position}");
        if expected.count_no_tt.is_some() {
            let without = search.clone().without_table().analyze(&position, &worth_to_mover);
            assert_eq!(without.nodes, expected.count_no_tt, "{position}");
        }
    }
}

#[test]
fn every_depth_visits_the_nodes_of_the_series() {
    on_every_board!(assert_published_depths);
}

fn assert_published_depths<B: Board>(empty: &B) {
    let golden: AbsDls = golden::read("abs_dls.json");
    let start = position_after(empty, &[]);
    for expected in golden.depths {
        let search = Search::new(Algorithm::AlphaBeta).table(Stored::EveryImage).depth(expected.maxdepth);
        let analysis = search.analyze(&start, &worth_to_mover);
        assert_eq!(coordinates(&start, &analysis.best_moves), expected.candidate, "{}", expected.maxdepth);
        assert_eq!(
            points_for_circle(&start, &analysis.scores),
            expected.score_by_move,
            "{}",
            expected.maxdepth
        );
        assert_eq!(analysis.nodes, Some(expected.count), "{}", expected.maxdepth);
    }
}

#[test]
fn the_player_of_that_name_gives_the_scores_of_the_series() {
    on_every_board!(assert_published_player);
}

fn assert_published_player<B: Board>(empty: &B) {
    let golden: AbsDls = golden::read("abs_dls.json");
    let mut player = players::by_name::<B>("ai_abs_dls:depth=8,evaluation=ai14s").expect("a player");
    for expected in golden.dls {
        let position = position_after(empty, &expected.moves);
        let analysis = player.analyze(&position);
        assert_eq!(points_for_circle(&position, &analysis.scores), expected.score_by_move, "{position}");
        assert_eq!((analysis.nodes, analysis.table_size), (Some(expected.count), Some(expected.tt_len)));
    }
}
