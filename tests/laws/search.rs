//! Every search against plain minimax on an array.

use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, ResultEvaluation, Search, Stored};
use mb_runtime::{Convention, Value};
use mb_tests::minimax::{Minimax, cells};
use mb_tests::model::Model;
use mb_tests::positions::{after, empty};
use mb_tests::searches::{all_positions, few_searches, orders, random_positions};

/// The same search without a table, with a table of every kind, and with tables that hold very little.
fn with_all_tables(search: &Search) -> Vec<Search> {
    let with = |stored| search.clone().table(stored);
    vec![
        search.clone().without_table(),
        with(Stored::Canonical),
        with(Stored::EveryImage),
        with(Stored::Itself),
        with(Stored::Canonical).table_limit(1),
        with(Stored::EveryImage).table_limit(1),
        with(Stored::Canonical).table_limit(50),
    ]
}

/// The score of every legal move for the side that makes it, by plain minimax.
fn minimax_scores(
    minimax: &mut Minimax,
    position: &Position<BitBoard>,
    evaluation: ResultEvaluation,
) -> Vec<(Square, f64)> {
    let mut cells = cells(position);
    let empty = position.legal_moves().len();
    let score = |square: Square| {
        let (value, distance) = minimax.worth_of_move(&mut cells, square.index());
        // A win that leaves two squares more empty scores one more.
        let left = if evaluation == ResultEvaluation::SHORTEST_WIN { (empty - distance) / 2 } else { 0 };
        let of_a_win = 1 + i32::try_from(left).expect("few squares");
        let score = match value {
            Value::Win => of_a_win,
            Value::Draw => 0,
            Value::Loss => -of_a_win,
        };
        (square, f64::from(score))
    };
    position.legal_moves().map(score).collect()
}

fn assert_agreement(positions: &[Position<BitBoard>], searches: &[Search], evaluation: ResultEvaluation) {
    let geometry = positions[0].board().geometry();
    let model = Model::new(geometry.cols(), geometry.rows(), geometry.win());
    let mut minimax = Minimax::new(&model, Convention::Normal);
    for position in positions {
        let expected = minimax_scores(&mut minimax, position, evaluation);
        for search in searches {
            assert_eq!(search.analyze(position, &evaluation).scores, expected, "{search:?}\n{position}");
        }
    }
}

/// Every algorithm with every table and in every order of moves.
fn all_searches(deepening: bool) -> Vec<Search> {
    let of = |algorithm| {
        let search = Search::new(algorithm).deepening(deepening);
        let ordered = search.clone().table(Stored::Canonical);
        let mut searches = with_all_tables(&search);
        searches.extend(orders().into_iter().map(|order| ordered.clone().order(order)));
        searches
    };
    Algorithm::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn every_search_agrees_with_plain_minimax_in_every_position_of_3_by_3() {
    assert_agreement(&all_positions(), &all_searches(false), ResultEvaluation::RESULT);
}

#[test]
fn every_search_finds_the_quickest_win_in_every_position_of_3_by_3() {
    assert_agreement(&all_positions(), &all_searches(false), ResultEvaluation::SHORTEST_WIN);
}

#[test]
fn deepening_ends_in_the_same_scores() {
    let positions = random_positions(300, &empty(3, 3, 3), 8);
    assert_agreement(&positions, &all_searches(true), ResultEvaluation::SHORTEST_WIN);
}

/// Compares the searches on 3,000 random positions with up to six empty squares, and those with a table on 300 with
/// up to nine: a search without a table is quick only near the end of a game.
fn assert_agreement_on_random_positions(cols: usize, rows: usize, win: usize, evaluation: ResultEvaluation) {
    let start = empty(cols, rows, win);
    let searches: Vec<Search> = Algorithm::ALL.into_iter().flat_map(few_searches).collect();
    assert_agreement(&random_positions(3000, &start, 6), &searches, evaluation);
    let searches = Algorithm::ALL.map(|algorithm| Search::new(algorithm).table(Stored::Canonical));
    assert_agreement(&random_positions(300, &start, 9), &searches, evaluation);
}

#[test]
fn every_search_agrees_with_plain_minimax_on_4_by_4() {
    assert_agreement_on_random_positions(4, 4, 4, ResultEvaluation::RESULT);
}

#[test]
fn every_search_finds_the_quickest_win_on_4_by_4() {
    assert_agreement_on_random_positions(4, 4, 4, ResultEvaluation::SHORTEST_WIN);
}

#[test]
fn every_search_agrees_with_plain_minimax_on_4_by_3_with_three_in_a_row() {
    assert_agreement_on_random_positions(4, 3, 3, ResultEvaluation::RESULT);
}

#[test]
fn every_search_finds_the_quickest_win_on_4_by_3_with_three_in_a_row() {
    assert_agreement_on_random_positions(4, 3, 3, ResultEvaluation::SHORTEST_WIN);
}

#[test]
fn the_expected_play_is_legal_and_ends_in_the_promised_result() {
    let position = after(empty(3, 3, 3), &[(0, 1), (1, 0)]);
    for algorithm in Algorithm::ALL {
        let analysis = Search::new(algorithm).analyze(&position, &ResultEvaluation::RESULT);
        let mut current = position.clone();
        for square in &analysis.principal_variation {
            current.play(*square).expect("expected play is legal");
        }
        assert!(current.status().is_over());
        assert_eq!(Some(&analysis.principal_variation[0]), analysis.best_moves.first());
    }
}
