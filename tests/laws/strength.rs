//! The strength of players: which of them solve the game, and which never lose.

use std::sync::Arc;
use std::time::Duration;

use mb_runtime::exact::check::{check_strongly, check_weakly};
use mb_runtime::exact::tree::{GameTree, Scoring};
use mb_runtime::players::{
    Entrant, PatternRule, PerfectPlayer, RandomPlayer, RuleEvaluation, ScoringPlayer, SearchPlayer, UctPlayer,
};
use mb_runtime::prelude::*;
use mb_runtime::search::uct::{Judged, Leaf, PlayedOut, Uct};
use mb_runtime::search::{Algorithm, ResultEvaluation, Search};

fn start(size: usize) -> Position<BitBoard> {
    Position::new(BitBoard::square_board(size).expect("a board"))
}

fn tree() -> GameTree<BitBoard> {
    GameTree::new(&start(3)).expect("a small tree")
}

fn searcher() -> SearchPlayer {
    SearchPlayer::new(Search::default(), ResultEvaluation::RESULT)
}

/// The series' `ai1`, as a plain rule: the first empty square, row by row.
fn first_square(position: &Position<BitBoard>, _: &mut dyn Dice) -> Option<Square> {
    position.legal_moves().min_by_key(|square| {
        let (x, y) = position.board().geometry().xy(*square);
        (y, x)
    })
}

#[test]
fn a_full_search_solves_the_game_weakly_and_strongly() {
    let tree = tree();
    assert!(check_weakly(&mut searcher(), &tree).holds());
    let proof = check_strongly(&mut searcher(), &tree, Scoring::Result);
    assert!(proof.holds());
    assert_eq!(proof.asked, 4520);
    let mut quickest = SearchPlayer::new(Search::default(), ResultEvaluation::SHORTEST_WIN);
    assert!(check_strongly(&mut quickest, &tree, Scoring::ShortestWin).holds());
    // A search by result alone does not look for the shortest win.
    assert!(!check_strongly(&mut searcher(), &tree, Scoring::ShortestWin).holds());
}

#[test]
fn looking_moves_up_solves_the_game_by_every_scoring() {
    let tree = Arc::new(tree());
    for scoring in Scoring::ALL {
        let mut player = PerfectPlayer::new(Arc::clone(&tree), scoring);
        assert!(check_weakly(&mut player, &tree).holds());
        assert!(check_strongly(&mut player, &tree, scoring).holds());
        assert!(check_strongly(&mut player, &tree, Scoring::Result).holds());
    }
}

#[test]
fn mistakes_are_listed_with_the_best_moves() {
    let tree = tree();
    let proof = check_weakly(&mut first_square, &tree);
    assert!(!proof.holds());
    for mistake in &proof.mistakes {
        assert_eq!(Some(&mistake.best_moves), tree.best_moves(&mistake.position, Scoring::Result).as_ref());
        assert!(mistake.errors.iter().all(|square| !mistake.best_moves.contains(square)));
    }
    // As cross it survives only an opening in the centre, or on one of the two edges beside the corner that it then
    // takes.
    let replies = proof.mistakes.iter().filter(|mistake| mistake.position.ply() == 1);
    let first_moves: Vec<_> = replies.filter_map(|mistake| mistake.position.last_move()).collect();
    assert_eq!(first_moves, [0, 2, 5, 6, 7, 8].map(Square::new));
    // A random player may play any move, so every position with a move that is not best is a mistake.
    let random = check_strongly(&mut RandomPlayer, &tree, Scoring::Result);
    let not_all_best = |position: &Position<BitBoard>| {
        tree.best_moves(position, Scoring::Result)
            .is_some_and(|best| best.len() < position.legal_moves().len())
    };
    assert_eq!(random.mistakes.len(), tree.positions_with_images().filter(not_all_best).count());
}

#[test]
fn perfect_players_draw_each_other_from_both_sides() {
    let looked_up = PerfectPlayer::new(Arc::new(tree()), Scoring::HopefulDraws);
    let game = Match::new(("table", looked_up), ("search", searcher())).pairs(200);
    let table = game.run(start(3), &mut FastRandom::new(0));
    assert_eq!(table.total().draw, 400);
}

/// The number of games, out of 200, that tree search with 10,000 iterations a move loses. It plays half of them as each
/// side.
fn losses_of_tree_search(opponent: impl Into<Entrant<BitBoard>>) -> u64 {
    let player = UctPlayer::new(Uct::new(10_000));
    let table = Match::new(("uct", player), opponent).pairs(100).run(start(3), &mut FastRandom::new(0));
    assert_eq!(table.total().games(), 200);
    table.total().lose
}

#[test]
fn tree_search_never_loses_to_random_play() {
    assert_eq!(losses_of_tree_search(("ai2", RandomPlayer)), 0);
}

#[test]
fn tree_search_never_loses_to_the_best_rule_of_thumb() {
    assert_eq!(losses_of_tree_search(("ai14s", ScoringPlayer::new(PatternRule::COMPLETE))), 0);
}

#[test]
fn tree_search_against_perfect_play_is_drawn() {
    let perfect = PerfectPlayer::new(Arc::new(tree()), Scoring::HopefulDraws);
    let player = UctPlayer::new(Uct::new(10_000));
    let game = Match::new(("uct", player), ("table", perfect)).pairs(20);
    let table = game.run(start(3), &mut FastRandom::new(1));
    assert_eq!(table.total().draw, 40);
}

#[test]
fn the_visits_of_the_moves_add_up_to_the_iterations() {
    let mut player = UctPlayer::new(Uct::new(500));
    // Too few iterations to prove anything on 4×4.
    assert_eq!(player.analyze(&start(4)).nodes, Some(500));
    assert_eq!(player.visits().iter().map(|entry| entry.visits).sum::<u64>(), 500);
}

#[test]
fn a_leaf_is_worth_the_mean_of_its_playouts() {
    // Circle wins 737 of 1260 random games and draws 8 of 63: 0.648 points.
    let value = PlayedOut::times(100_000).points_for_circle(&start(3), &mut FastRandom::new(0));
    assert!((value - 0.648).abs() < 0.01, "{value}");
}

#[test]
fn an_evaluation_can_take_the_place_of_playouts() {
    let leaf = Judged::new(RuleEvaluation(PatternRule::COMPLETE), 100.0);
    let player = UctPlayer::with_leaf(Uct::new(2_000), leaf);
    let tree_player = PerfectPlayer::new(Arc::new(tree()), Scoring::HopefulDraws);
    let game = Match::new(("uct", player), ("table", tree_player)).pairs(10);
    assert_eq!(game.run(start(3), &mut FastRandom::new(2)).total().draw, 20);
}

#[test]
fn a_tree_is_no_larger_than_its_limit() {
    for nodes in [0, 1, 10, 100, 1000] {
        let mut player = UctPlayer::new(Uct::new(2_000).node_limit(nodes));
        let size = player.analyze(&start(4)).table_size.expect("a tree");
        // The root and its sixteen moves are always there.
        assert!(size <= nodes.max(17), "{size} of {nodes}");
        assert_eq!(player.visits().iter().map(|entry| entry.visits).sum::<u64>(), 2_000);
    }
}

#[test]
fn a_proven_result_ends_the_search_and_is_exact() {
    // Circle to move wins at once on the third square, and everything else is worse.
    let position =
        Position::from_board("oo.xx....".parse::<BitBoard>().expect("a board")).expect("a position");
    let mut player = UctPlayer::new(Uct::new(1_000_000));
    let analysis = player.analyze(&position);
    assert_eq!(analysis.best_moves, [Square::new(2)]);
    assert!(analysis.nodes.is_some_and(|iterations| iterations < 1_000), "{analysis:?}");
    let winning = player.visits().iter().find(|entry| entry.square == Square::new(2)).expect("a move");
    assert!(winning.solved && winning.ratio >= 1.0);
}

#[test]
fn the_tree_follows_the_game_and_keeps_its_visits() {
    let mut player = UctPlayer::new(Uct::new(500));
    let mut dice = FastRandom::new(3);
    let mut position = start(4);
    for _ in 0..2 {
        let square = player.choose(&position, &mut dice).expect("a move");
        position.play_unchecked(square);
    }
    player.choose(&position, &mut dice).expect("a move");
    // The visits of the earlier search are kept: the sum is more than this search alone made.
    let visits = player.visits().iter().map(|entry| entry.visits).sum::<u64>();
    assert!(visits > 500, "{visits}");
    // Another game: nothing is kept.
    player.choose(&start(4), &mut dice).expect("a move");
    assert_eq!(player.visits().iter().map(|entry| entry.visits).sum::<u64>(), 500);
}

#[test]
fn no_ratio_is_not_a_number_whatever_the_effort() {
    for iterations in [0, 1, 2, 9, 10, 11] {
        for weight in [0.0, 1.4, f64::INFINITY, f64::NAN, -1.0] {
            let mut player = UctPlayer::new(Uct::new(iterations).exploration(weight));
            let analysis = player.analyze(&start(3));
            assert!(!analysis.best_moves.is_empty());
            assert!(analysis.scores.iter().all(|(_, score)| (0.0..=1.0).contains(score)), "{analysis:?}");
        }
    }
}

/// Players of every kind, some of them with no time at all.
fn players() -> Vec<Box<dyn Player<BitBoard>>> {
    let deepening = Search::default().deepening(true);
    let searches = Algorithm::ALL.map(|algorithm| Search::new(algorithm).depth(2));
    let mut players: Vec<Box<dyn Player<BitBoard>>> = vec![
        Box::new(PerfectPlayer::new(Arc::new(tree()), Scoring::Result)),
        Box::new(UctPlayer::new(Uct::new(u64::MAX).time_limit(Duration::ZERO))),
        Box::new(UctPlayer::new(Uct::new(20).node_limit(0))),
        Box::new(SearchPlayer::new(deepening.clone().time_limit(Duration::ZERO), ResultEvaluation::RESULT)),
        Box::new(SearchPlayer::new(deepening.node_limit(100), ResultEvaluation::RESULT)),
        Box::new(SearchPlayer::new(Search::default().node_limit(0), ResultEvaluation::RESULT)),
    ];
    for search in searches {
        players.push(Box::new(SearchPlayer::new(search, ResultEvaluation::SHORTEST_WIN)));
    }
    players
}

#[test]
fn every_player_finds_a_legal_move_on_any_board_and_none_when_the_game_is_over() {
    let shapes = [(1, 1, 1), (1, 2, 2), (2, 1, 1), (2, 2, 2), (3, 3, 3), (4, 3, 3), (5, 5, 4)];
    for (cols, rows, win) in shapes {
        for mut player in players() {
            let mut position =
                Position::new(BitBoard::new(Geometry::new(cols, rows, win).expect("a geometry")));
            let mut dice = FastRandom::new(0);
            for _ in 0..12 {
                let before = position.clone();
                let analysis = player.analyze(&position);
                let choice = player.choose(&position, &mut dice);
                assert_eq!(position, before);
                assert_eq!(choice.is_none(), position.status().is_over());
                assert_eq!(analysis.best_moves.is_empty(), position.status().is_over());
                let mut line = position.clone();
                for square in analysis.principal_variation {
                    line.play(square).expect("expected play is legal");
                }
                if let Some(square) = choice {
                    position.play(square).expect("a legal move");
                }
            }
        }
    }
}

#[test]
fn a_search_that_is_cut_off_knows_what_the_last_depth_found() {
    let start = start(4);
    let whole = |depth| Search::default().depth(depth).analyze(&start, &ResultEvaluation::RESULT);
    let cut_off =
        Search::default().deepening(true).node_limit(5_000).analyze(&start, &ResultEvaluation::RESULT);
    let depth = cut_off.depth.expect("some depth was completed");
    assert!(depth < 15);
    assert_eq!(cut_off.scores, whole(depth).scores);
    assert_eq!(cut_off.nodes, Some(5_000));
}
