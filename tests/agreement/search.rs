//! The numbers of positions that the searches visit, each against another.

use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, ResultEvaluation, Search, Stored};
use mb_tests::positions::empty;
use mb_tests::searches::{all_positions, few_searches, random_positions};

/// The number of nodes that a search visits, summed over these positions.
fn total_nodes(positions: &[Position<BitBoard>], search: &Search, evaluation: ResultEvaluation) -> u64 {
    let nodes = |position| search.analyze(position, &evaluation).nodes.unwrap_or_default();
    positions.iter().map(nodes).sum()
}

/// Asserts that principal variation search, scout and MTD(f) visit no more nodes than alpha-beta with the same table
/// and the same order of moves.
fn assert_no_more_nodes_than_alpha_beta(positions: &[Position<BitBoard>]) {
    let plain = few_searches(Algorithm::AlphaBeta);
    for evaluation in [ResultEvaluation::RESULT, ResultEvaluation::SHORTEST_WIN] {
        let limits: Vec<u64> =
            plain.iter().map(|search| total_nodes(positions, search, evaluation)).collect();
        for algorithm in [Algorithm::PrincipalVariation, Algorithm::Scout, Algorithm::Mtdf] {
            for (search, limit) in few_searches(algorithm).iter().zip(&limits) {
                let nodes = total_nodes(positions, search, evaluation);
                assert!(nodes <= *limit, "{evaluation:?} {search:?}: {nodes}, alpha-beta {limit}");
            }
        }
    }
}

#[test]
fn refined_searches_visit_no_more_nodes_than_alpha_beta_over_all_positions_of_3_by_3() {
    assert_no_more_nodes_than_alpha_beta(&all_positions());
}

#[test]
fn refined_searches_visit_no_more_nodes_than_alpha_beta_on_4_by_4() {
    assert_no_more_nodes_than_alpha_beta(&random_positions(300, &empty(4, 4, 4), 8));
    assert_no_more_nodes_than_alpha_beta(&random_positions(3000, &empty(4, 4, 4), 6));
}

#[test]
fn refined_searches_visit_no_more_nodes_than_alpha_beta_on_4_by_3_with_three_in_a_row() {
    assert_no_more_nodes_than_alpha_beta(&random_positions(300, &empty(4, 3, 3), 8));
    assert_no_more_nodes_than_alpha_beta(&random_positions(3000, &empty(4, 3, 3), 6));
}

/// The shortest win has more than three scores. With three scores, a null window would be no narrower than the full
/// one.
#[test]
fn refined_searches_for_the_quickest_win_visit_fewer_nodes_than_alpha_beta() {
    for start in [empty(4, 4, 4), empty(4, 3, 3)] {
        let positions = random_positions(100, &start, 8);
        let nodes =
            |algorithm| total_nodes(&positions, &Search::new(algorithm), ResultEvaluation::SHORTEST_WIN);
        let limit = nodes(Algorithm::AlphaBeta);
        for algorithm in [Algorithm::PrincipalVariation, Algorithm::Scout, Algorithm::Mtdf] {
            assert!(nodes(algorithm) < limit, "{algorithm:?}: {}, alpha-beta {limit}", nodes(algorithm));
        }
    }
}

#[test]
fn yes_no_questions_with_a_table_visit_fewer_nodes_than_plain_alpha_beta() {
    let positions = all_positions();
    for evaluation in [ResultEvaluation::RESULT, ResultEvaluation::SHORTEST_WIN] {
        let plain = total_nodes(&positions, &Search::new(Algorithm::AlphaBeta), evaluation);
        let search = Search::new(Algorithm::NullWindow).table(Stored::Canonical);
        assert!(total_nodes(&positions, &search, evaluation) < plain);
    }
}

#[test]
fn alpha_beta_visits_no_more_nodes_than_minimax_and_fewer_with_a_table() {
    let positions = all_positions();
    let nodes = |search: &Search| total_nodes(&positions, search, ResultEvaluation::RESULT);
    let minimax = nodes(&Search::new(Algorithm::Minimax));
    let alpha_beta = Search::new(Algorithm::AlphaBeta);
    let plain = nodes(&alpha_beta);
    // Fail-hard cuts off exactly where fail-soft does when no table remembers the bounds.
    assert_eq!(nodes(&Search::new(Algorithm::AlphaBetaHard)), plain);
    assert!(plain < minimax);
    assert!(nodes(&alpha_beta.table(Stored::Canonical)) < plain);
}
