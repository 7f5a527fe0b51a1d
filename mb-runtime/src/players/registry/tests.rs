//! Tests of the names and parameters that are understood, and of the messages about others.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::list::{Recipe, RuleRecipe, players};
use super::{all, by_name, entrant};
use crate::boards::BitBoard;
use crate::exact::tree::{GameTree, Scoring};
use crate::players::{Entrant, PerfectPlayer};
use mb_core::Position;

fn message(text: &str) -> String {
    by_name::<BitBoard>(text).err().map_or_else(String::new, |error| error.to_string())
}

#[test]
fn every_player_is_made_by_each_of_its_names() {
    for name in all().flat_map(|player| player.names()) {
        assert_eq!(message(name), "", "{name}");
    }
}

#[test]
fn no_two_players_share_a_name() {
    let names: Vec<&str> = all().flat_map(|player| player.names()).collect();
    let distinct: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(distinct.len(), names.len());
}

#[test]
fn every_player_of_the_series_is_there() {
    let numbered = (1..=7).map(|number| format!("ai{number}"));
    let scoring = (1..=14).map(|number| format!("ai{number}s"));
    let looking_up = (1..=7).map(|number| format!("ai_gt{number}"));
    let searching = "ai_mmdfs ai_mmdfs_tt ai_abs ai_abs2 ai_abs3 ai_abs_tt ai_abs_tt2 ai_abs_tt3 ai_abs_tt4 \
                     ai_nws_3score ai_scout ai_mtdf ai_abs_dls ai_pvs_dls ai_ab_iddfs ai_pvs_iddfs ai_pmc";
    let others = searching.split_whitespace().map(str::to_owned);
    for name in numbered.chain(scoring).chain(looking_up).chain(others) {
        assert_eq!(message(&name), "", "{name}");
    }
}

#[test]
fn a_board_that_does_not_suit_a_player_is_an_error_at_once() {
    let on = |text, size| {
        let board = BitBoard::square_board(size).unwrap();
        entrant(text, &board).err().map_or_else(String::new, |error| error.to_string())
    };
    assert_eq!(on("ai_gt1", 3), "");
    assert_eq!(
        on("ai_gt1", 6),
        "ai_gt1 cannot solve 6×6, 6 in a row: the tree has more than 2000000 positions; \
         take a smaller board, or a player that searches, such as alpha-beta-table"
    );
    assert_eq!(on("ai14s:trap=50", 3), "");
    assert_eq!(on("ai14s:trap=50", 4), "trap is a rule for 3×3, 3 in a row: on 4×4, 4 in a row leave it out");
    assert_eq!(on("ai14s:win=50", 4), "");
}

#[test]
fn a_slip_of_the_finger_is_told_what_was_meant() {
    assert!(
        message("alpha-beat")
            .starts_with("no player \"alpha-beat\" (did you mean alpha-beta?): the players are")
    );
    assert!(message("ai_pnc").contains("(did you mean ai_pmc?)"));
    assert!(message("uct:iteration=5").contains("(did you mean iterations?): it has iterations, "));
}

#[test]
fn the_parameters_of_players_of_chance_are_read() {
    for text in [
        "uct:iterations=10,exploration=0.7,seconds=1,nodes=100,playouts=3",
        "mcts:evaluation=ai14s,scale=50",
        "uct:evaluation=result",
        "monte-carlo:playouts=10,games=seeded",
        "perfect:scoring=hopeful-draws",
        "scout:table=none,order=centre,entries=5,nodes=100",
        "scout:table=itself,order=ascending",
    ] {
        assert_eq!(message(text), "", "{text}");
    }
    assert_eq!(message("uct:playouts=0"), "playouts=0: playouts is a number of games, at least 1");
    assert_eq!(message("uct:exploration=-1"), "exploration=-1: exploration is a number, at least 0");
    assert_eq!(message("perfect:scoring=x"), "scoring=x: scoring is result, shortest-win or hopeful-draws");
}

#[test]
fn every_parameter_of_a_pattern_rule_is_one_that_it_has() {
    for (player, recipe) in players() {
        if let Recipe::Rule(RuleRecipe::Patterns(mut rule)) = *recipe {
            let all = ["centre", "win", "danger", "fork", "trap", "score_201", "score_102", "score_012"];
            let has: Vec<&str> = all.into_iter().filter(|key| rule.parameter_mut(key).is_some()).collect();
            assert_eq!(player.keys, has, "{player}");
        }
    }
}

#[test]
fn a_message_names_what_is_wrong_and_what_would_be_right() {
    let unknown = message("ai99");
    assert!(
        unknown.starts_with(
            "no player \"ai99\" (did you mean ai9s?): the players are first (ai1), random (ai2), "
        ),
        "{unknown}"
    );
    assert_eq!(message("ai2:depth=3"), "ai2 has no parameter \"depth\": it has none");
    assert_eq!(
        message("ai_pmc:depth=3"),
        "ai_pmc has no parameter \"depth\": it has playouts, seconds, games"
    );
    assert_eq!(message("ai14s:win=nan"), "win=nan: win is a number");
    assert_eq!(message("ai_pmc:playouts=0"), "playouts=0: playouts is a number of games, at least 1");
    assert_eq!(message("ai14s:win=1,win=2"), "win is given twice: give each parameter once");
    assert_eq!(
        message("ai14s:win"),
        "\"win\" is not a parameter: after the name of a player write :key=value,key=value"
    );
}

#[test]
fn parameters_may_have_spaces_around_them() {
    assert_eq!(message(" ai14s : win = 5 , fork = -1.5 "), "");
}

#[test]
fn rules_that_look_at_the_square_have_weights_where_there_is_something_to_weigh() {
    for (name, expected) in
        [("ai1s", &[][..]), ("ai2s", &[]), ("ai3s", &["centre"]), ("ai4s", &["centre", "corner"])]
    {
        let player = all().find(|player| player.names().any(|known| known == name)).unwrap();
        assert_eq!(player.keys, expected, "{name}");
    }
    assert_eq!(message("ai4s:centre=x"), "centre=x: centre is a number");
    assert_eq!(message("ai3s:corner=1"), "ai3s has no parameter \"corner\": it has centre");
}

#[test]
fn an_entrant_is_the_player_that_is_made_by_name() {
    let positions = ["o...x....", "oo.xx....", "oxoxxo.ox"].map(|text| text.parse::<BitBoard>().unwrap());
    // Leave out the players that search by the clock: they may search to different depths.
    for info in all().filter(|info| !info.name.ends_with("deepening")) {
        let entrant = entrant(info.name, &positions[0]).unwrap();
        for board in &positions {
            let position = Position::from_board(board.clone()).unwrap();
            let expected = by_name(info.name).unwrap().analyze(&position);
            for mut player in [entrant.player(), entrant.player()] {
                let analysis = player.analyze(&position);
                assert_eq!(
                    (analysis.best_moves, analysis.scores),
                    (expected.best_moves.clone(), expected.scores.clone())
                );
            }
        }
    }
}

#[test]
fn the_game_is_solved_once_for_all_players_that_look_their_moves_up() {
    let board = BitBoard::square_board(3).unwrap();
    let tree = Arc::new(GameTree::new(&Position::new(board)).unwrap());
    let player = PerfectPlayer::new(Arc::clone(&tree), Scoring::Result);
    let entrant: Entrant<BitBoard> = ("perfect", player).into();
    let players = [entrant.player(), entrant.player(), entrant.player()];
    assert_eq!(Arc::strong_count(&tree), 2 + players.len());
}

#[test]
fn no_game_is_solved_for_others() {
    let board = BitBoard::square_board(8).unwrap();
    for info in all().filter(|info| info.name != "perfect") {
        assert_eq!(entrant(info.name, &board).err(), None, "{info}");
    }
}
