//! What holds for every player that has a name.

use std::sync::Arc;

use mb_runtime::analysis::Analysis;
use mb_runtime::exact::check::check_strongly;
use mb_runtime::exact::database::Database;
use mb_runtime::exact::tree::{GameTree, Scoring};
use mb_runtime::players::{self, DatabasePlayer, PlayerInfo};
use mb_runtime::{BitBoard, Board, Convention, Dice, FastRandom, Geometry, Player, Position, Square};

fn board(cols: usize, rows: usize, win: usize) -> BitBoard {
    BitBoard::new(Geometry::new(cols, rows, win).unwrap())
}

/// Every player, with parameters that make it fast where it takes any.
fn descriptions() -> Vec<String> {
    let description = |player: PlayerInfo| {
        let has = |key| player.keys.contains(&key);
        let parameters = match player {
            _ if has("iterations") => ":iterations=30",
            _ if has("playouts") => ":playouts=20",
            _ if has("depth") => ":depth=1",
            _ => "",
        };
        format!("{}{parameters}", player.name)
    };
    players::all().map(description).collect()
}

fn player(description: &str) -> Box<dyn Player<BitBoard>> {
    players::by_name(description).unwrap_or_else(|error| panic!("{description}: {error}"))
}

/// Whether a player plays random games before it chooses, so that its best moves depend on the dice.
fn plays_out(description: &str) -> bool {
    description.starts_with("monte-carlo") || description.starts_with("uct")
}

/// Positions of 3×3 in all stages of the game.
fn positions() -> Vec<Position<BitBoard>> {
    let texts = [".........", "o........", "o...x....", "o..ox....", "o..ox..x.", "oo.xx.ox.", "oxoxxo.ox"];
    texts.map(|text| Position::from_board(text.parse().unwrap()).unwrap()).to_vec()
}

/// An analysis as text, without the time it took: that differs in every run.
fn timeless(analysis: Analysis) -> String {
    let mut analysis = analysis;
    analysis.elapsed = None;
    format!("{analysis:?}")
}

#[test]
fn every_player_plays_legal_best_moves_to_the_end_on_boards_of_any_shape() {
    let mut dice = FastRandom::new(3);
    let shapes =
        [(1, 1, 1), (2, 2, 2), (2, 2, 1), (3, 3, 3), (4, 3, 3), (4, 4, 4), (3, 7, 2), (6, 6, 4), (1, 5, 5)];
    for name in descriptions() {
        let mut player = player(&name);
        for (cols, rows, win) in shapes {
            let mut position = Position::new(board(cols, rows, win));
            while !position.status().is_over() {
                let before = position.clone();
                let analysis = player.analyze(&position);
                let choice = player.choose(&position, &mut dice).unwrap();
                assert_eq!(position, before, "{name}");
                assert!(position.legal_moves().any(|square| square == choice), "{name} plays {choice:?}");
                let is_best_move = analysis.best_moves.contains(&choice);
                assert!(is_best_move || plays_out(&name), "{name} plays {choice:?}: {analysis:?}");
                position.play_unchecked(choice);
            }
        }
    }
}

#[test]
fn a_finished_position_gives_no_move_and_an_empty_analysis() {
    for name in descriptions() {
        for text in ["ooo.xx...", "xxxoo.o..", "oxooxxxoo"] {
            let mut player = player(&name);
            let position = Position::from_board(text.parse().unwrap()).unwrap();
            assert_eq!(player.choose(&position, &mut FastRandom::new(0)), None, "{name} on {text}");
            let analysis = player.analyze(&position);
            assert_eq!(analysis.best_moves, [], "{name} on {text}");
            assert_eq!(
                (analysis.scores.len(), analysis.principal_variation.len()),
                (0, 0),
                "{name} on {text}"
            );
        }
    }
}

#[test]
fn every_analysis_is_well_formed() {
    for (cols, rows, win) in [(3, 3, 3), (4, 4, 4), (5, 4, 4)] {
        let start = Position::new(board(cols, rows, win));
        let later = start.after(Square::new(1)).after(Square::new(5)).after(Square::new(4));
        for name in descriptions() {
            let mut player = player(&name);
            for position in [&start, &later] {
                let analysis = player.analyze(position);
                let legal: Vec<Square> = position.legal_moves().collect();
                assert!(!analysis.best_moves.is_empty() && analysis.best_moves.is_sorted(), "{name}");
                assert!(analysis.best_moves.iter().all(|square| legal.contains(square)), "{name}");
                let scored: Vec<Square> = analysis.scores.iter().map(|(square, _)| *square).collect();
                assert!(scored.is_empty() || scored == legal, "{name}: {scored:?}");
                assert!(analysis.scores.iter().all(|(_, score)| score.is_finite()), "{name}");
                assert!(analysis.elapsed.is_some(), "{name}");
                let mut line = position.clone();
                for square in &analysis.principal_variation {
                    line.play(*square).unwrap_or_else(|error| panic!("{name}: {error}"));
                }
                if let Some(first) = analysis.principal_variation.first() {
                    assert!(analysis.best_moves.contains(first), "{name}");
                }
            }
        }
    }
}

#[test]
fn a_player_of_a_database_says_how_long_it_took_too() {
    let start = Position::new(board(3, 3, 3));
    let geometry = start.board().geometry();
    let database = Arc::new(Database::build(geometry, Convention::Normal).unwrap());
    let analysis = DatabasePlayer::new(database, geometry).unwrap().analyze(&start);
    assert!(analysis.elapsed.is_some() && !analysis.best_moves.is_empty(), "{analysis:?}");
}

#[test]
fn an_analysis_says_what_its_kind_of_player_can_say() {
    let position = Position::new(board(3, 3, 3));
    for info in players::all() {
        // No search stops for lack of time. (Players of random games without a number of games stop only then.)
        let time = if info.keys.contains(&"depth") { ":seconds=1e9" } else { "" };
        let analysis = player(&format!("{}{time}", info.name)).analyze(&position);
        let (scores, searches) = (!analysis.scores.is_empty(), info.keys.contains(&"depth"));
        let name = info.aliases[0];
        let names_squares = (1..=7).any(|number| name == format!("ai{number}"));
        assert_eq!(scores, !names_squares, "{name}");
        assert_eq!(analysis.nodes.is_some(), searches || plays_out(info.name), "{name}");
        assert_eq!(analysis.depth.is_some(), searches, "{name}");
        let looks_ahead = searches || matches!(info.name, "uct" | "perfect");
        assert_eq!(!analysis.principal_variation.is_empty(), looks_ahead, "{name}");
        let has_table = matches!(info.name, "uct" | "perfect")
            || (searches && !matches!(info.name, "minimax" | "alpha-beta" | "alpha-beta-hard"));
        assert_eq!(analysis.table_size.is_some_and(|size| size > 0), has_table, "{name}");
    }
}

#[test]
fn no_time_at_all_still_gives_a_legal_move() {
    for info in players::all().filter(|info| info.keys.contains(&"seconds")) {
        for (cols, rows, win) in [(1, 1, 1), (3, 3, 3), (5, 4, 4), (19, 19, 5)] {
            let position = Position::new(board(cols, rows, win));
            let mut player = player(&format!("{}:seconds=0", info.name));
            let choice = player.choose(&position, &mut FastRandom::new(0)).unwrap();
            assert!(position.legal_moves().any(|square| square == choice), "{info}");
            assert!(!player.analyze(&position).best_moves.is_empty(), "{info}");
        }
    }
}

#[test]
fn what_a_player_was_asked_before_leaves_nothing_behind() {
    let limited = players::all().filter(|info| info.keys.contains(&"nodes"));
    let cut_off = limited.flat_map(|info| {
        // Cut off at the first position, in the middle, and just before the last depth is complete.
        [0, 1, 37, 300].map(|nodes| format!("{}:nodes={nodes}", info.name))
    });
    for name in descriptions().into_iter().chain(cut_off) {
        let name = if name.starts_with("uct:nodes") { format!("{name},iterations=50") } else { name };
        let mut asked_before = player(&name);
        for position in positions() {
            let expected = timeless(player(&name).analyze(&position));
            assert_eq!(timeless(asked_before.analyze(&position)), expected, "{name}\n{position}");
            asked_before.choose(&position, &mut FastRandom::new(1));
        }
    }
}

/// What every player chooses in every position, with dice that start from this seed.
fn choices(seed: u64) -> Vec<Option<Square>> {
    let choices = |name: String| {
        let (mut player, mut dice) = (player(&name), FastRandom::new(seed));
        positions().into_iter().map(move |position| player.choose(&position, &mut dice)).collect::<Vec<_>>()
    };
    descriptions().into_iter().flat_map(choices).collect()
}

#[test]
fn choices_depend_on_the_dice_alone_however_many_threads_play() {
    let expected = choices(5);
    for threads in [1, 2, 3, 8] {
        std::thread::scope(|scope| {
            let running: Vec<_> = (0..threads).map(|_| scope.spawn(|| choices(5))).collect();
            for one in running {
                assert_eq!(one.join().unwrap(), expected, "{threads} threads");
            }
        });
    }
    // Other dice lead to other choices.
    assert_ne!(choices(6), expected);
}

/// Dice that always draw `share.0 / share.1` of the bound, and record the bounds.
struct Fixed {
    share: (u32, u32),
    bounds: Vec<u32>,
}

impl Dice for Fixed {
    fn below(&mut self, bound: u32) -> u32 {
        self.bounds.push(bound);
        self.share.0 * bound / self.share.1
    }
}

#[test]
fn ties_are_broken_by_one_uniform_draw_even_from_a_single_best_move() {
    for name in descriptions() {
        // Without playouts, all moves are equal to the players that play out.
        let name = match name {
            name if name.starts_with("uct") => "uct:iterations=0".to_owned(),
            name if name.starts_with("monte-carlo") => "monte-carlo:seconds=0".to_owned(),
            name => name,
        };
        for position in positions().into_iter().filter(|position| position.legal_moves().len() > 1) {
            let mut player = player(&name);
            let best_moves = if plays_out(&name) {
                position.legal_moves().collect()
            } else {
                player.analyze(&position).best_moves
            };
            let count = u32::try_from(best_moves.len()).unwrap();
            for (number, best_move) in (0..).zip(&best_moves) {
                let mut dice = Fixed { share: (number, count), bounds: Vec::new() };
                assert_eq!(player.choose(&position, &mut dice), Some(*best_move), "{name}\n{position}");
                assert_eq!(dice.bounds, [count], "{name}\n{position}");
            }
        }
    }
}

#[test]
fn a_search_to_the_end_strongly_solves_the_game_under_every_name() {
    let tree = GameTree::new(&Position::new(board(3, 3, 3))).unwrap();
    let settings = [
        ("evaluation=result,table=none", Scoring::Result),
        ("evaluation=shortest-win,table=images,order=centre", Scoring::ShortestWin),
    ];
    for info in players::all().filter(|info| info.keys.contains(&"depth")) {
        for (setting, scoring) in settings {
            // Minimax without a table is slow; laws/search.rs compares it move by move.
            if info.name.starts_with("minimax") && setting.contains("none") {
                continue;
            }
            let name = format!("{}:depth=9,seconds=1e9,{setting}", info.name);
            assert!(check_strongly(&mut *player(&name), &tree, scoring).holds(), "{name}");
        }
    }
}

#[test]
fn a_player_with_seeded_games_plays_as_well() {
    let empty = board(3, 3, 3);
    let mut player = players::by_name("monte-carlo:playouts=20000,games=seeded").unwrap();
    let choice = player.choose(&Position::new(empty), &mut FastRandom::new(1));
    assert_eq!(choice, Some(Square::new(4)));
}
