//! Positions, playouts, matches, analyses, and the generator.

use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::support::{Result, assert_refused, json_of, lines_of, list, text_of};

fn golden(name: &str) -> Result<Value> {
    let path = format!("{}/../tests/golden/{name}.json", env!("CARGO_MANIFEST_DIR"));
    Ok(serde_json::from_slice(&std::fs::read(path)?)?)
}

#[test]
fn show_agrees_with_every_golden_position_on_every_layout() -> Result {
    for size in ["3", "4", "5", "8"] {
        let golden = golden(&format!("positions_{size}"))?;
        let positions = list(&golden, "positions")?;
        let mut input = String::new();
        for position in positions {
            for square in list(position, "moves")? {
                write!(input, "{},{} ", square[0], square[1])?;
            }
            input.push('\n');
        }
        for layout in ["bitboard", "twobit", "generic"] {
            let views = lines_of(&["show", "--stdin", "--size", size, "--layout", layout], &input)?;
            assert_eq!(views.len(), positions.len());
            for (view, position) in views.iter().zip(positions) {
                assert_eq!(view["board_type"], layout);
                let mut pairs = vec![
                    ("board", "board"),
                    ("picture", "str"),
                    ("turn", "turn"),
                    ("status", "status"),
                    ("legal", "legal"),
                    ("patterns", "markpats"),
                    ("circle", "o"),
                    ("cross", "x"),
                ];
                // The keys of two bits a square are published for 3×3 only.
                match (layout, size) {
                    ("twobit", "3") => pairs.extend([
                        ("key", "twobit"),
                        ("symmetric_keys", "twobit_same"),
                        ("symmetric_moves", "twobit_same_move"),
                    ]),
                    ("twobit", _) => {}
                    _ => pairs.extend([
                        ("key", "hash"),
                        ("symmetric_keys", "same"),
                        ("symmetric_moves", "same_move"),
                    ]),
                }
                for (ours, theirs) in pairs {
                    assert_eq!(view[ours], position[theirs], "{layout} {ours} of {}", position["moves"]);
                }
                assert_eq!(view["ply"], list(position, "moves")?.len());
                assert_eq!(view["canonical_key"], view["symmetric_keys"][0]);
            }
        }
    }
    Ok(())
}

#[test]
fn a_wrong_line_of_input_gives_an_error_on_its_line_and_the_rest_goes_on() -> Result {
    let views = lines_of(&["show", "--stdin"], "1,1\n1,1 1,1\n3,0\nhello\n\nB2 A1\n")?;
    let errors: Vec<bool> = views.iter().map(|view| view.get("error").is_some()).collect();
    assert_eq!(errors, [false, true, true, true, false, false]);
    assert_eq!(views[4]["board"], ".........");
    assert_eq!(views[5]["board"], "x...o....");
    Ok(())
}

#[test]
fn a_line_that_is_not_utf_8_gives_an_error_on_its_line_and_the_rest_goes_on() -> Result {
    for command in [&["show", "--stdin"][..], &["analyze", "ai2", "--stdin"], &["solve", "--stdin"]] {
        let views = lines_of(command, b"1,1\n1,\xff\nB2 A1\n")?;
        let errors: Vec<Option<&str>> = views.iter().map(|view| view["error"].as_str()).collect();
        let error = errors[1].ok_or("no error")?;
        assert!(error.contains("byte 3") && error.contains("UTF-8"), "{command:?}: {error}");
        assert_eq!((errors.len(), errors[0], errors[2]), (3, None, None), "{command:?}");
    }
    Ok(())
}

#[test]
fn playouts_with_pythons_numbers_are_the_published_ones() -> Result {
    for layout in ["bitboard", "twobit", "generic"] {
        let tally =
            json_of(&["playout", "--count", "10000", "--random", "python", "--layout", layout, "--json"])?;
        assert_eq!(tally["count"], 10_000);
        assert_eq!(tally["moves"][0], json!({ "x": 0, "y": 0, "circle": 710, "cross": 298, "draw": 156 }));
        assert_eq!(list(&tally, "moves")?.len(), 9);
    }
    Ok(())
}

#[test]
fn playouts_of_no_time_and_of_a_finished_position_are_empty_and_well_formed() -> Result {
    for random in ["python", "fast"] {
        let tally = json_of(&["playout", "--time-limit", "0", "--random", random, "--json"])?;
        assert_eq!((&tally["count"], list(&tally, "moves")?.len()), (&json!(0), 9));
        let finished = "0,0 1,0 0,1 1,1 0,2";
        let tally = json_of(&["playout", "--moves", finished, "--random", random, "--json"])?;
        assert_eq!((&tally["count"], &tally["moves"]), (&json!(0), &json!([])));
    }
    Ok(())
}

#[test]
fn a_match_prints_the_series_table_to_the_character() -> Result {
    let expected = "\
ai2 VS ai2
count     win    lose    draw
o       29454   14352    6194
x       14208   29592    6200
total   43662   43944   12394

ratio     win    lose    draw
o       58.9%   28.7%   12.4%
x       28.4%   59.2%   12.4%
total   43.7%   43.9%   12.4%
";
    for layout in ["bitboard", "twobit", "generic"] {
        let table = text_of(&["match", "ai2", "ai2", "--pairs", "50000", "--layout", layout])?;
        assert_eq!(table.trim_end(), expected.trim_end(), "{layout}");
    }
    Ok(())
}

#[test]
fn a_match_gives_its_nine_counts_as_json() -> Result {
    let table = json_of(&["match", "ai14s", "ai2", "--pairs", "50000", "--json"])?;
    assert_eq!(table["o"], json!([49490, 0, 510]));
    assert_eq!(table["x"], json!([44103, 0, 5897]));
    assert_eq!(table["total"], json!([93593, 0, 6407]));
    Ok(())
}

/// Arguments for a board of every kind of shape, and the type that it runs on.
const SHAPES: [(&[&str], &str); 8] = [
    (&["--size", "1"], "generic"),
    (&["--cols", "2", "--rows", "9", "--win", "3"], "generic"),
    (&["--cols", "1", "--rows", "7"], "generic"),
    (&["--cols", "3", "--rows", "4", "--win", "4"], "generic"),
    (&["--cols", "64", "--rows", "6", "--win", "4"], "generic"),
    (&["--cols", "4", "--rows", "3", "--win", "3"], "generic"),
    (&["--size", "3"], "twobit"),
    (&["--size", "15", "--win", "5"], "twobit"),
];

/// The shapes among these whose game trees are small.
const SMALL: [&[&str]; 4] = [SHAPES[0].0, SHAPES[2].0, SHAPES[3].0, SHAPES[6].0];

/// Columns, rows and squares in a row of all generated boards in `mb`.
const GENERATED: [[&str; 3]; 5] =
    [["3", "3", "3"], ["4", "4", "4"], ["5", "5", "5"], ["8", "8", "8"], ["15", "15", "5"]];

#[test]
fn every_shape_of_the_registry_has_a_generated_board_of_both_layouts() -> Result {
    let board_type = |[cols, rows, win]: [&str; 3], layout| -> Result<Value> {
        let shape = ["--cols", cols, "--rows", rows, "--win", win, "--layout", layout];
        Ok(json_of(&[&["show", "--json"], &shape[..]].concat())?["board_type"].take())
    };
    for layout in ["bitboard", "twobit"] {
        for shape in GENERATED {
            assert_eq!(board_type(shape, layout)?, layout, "{shape:?}");
        }
        for shape in [["3", "4", "3"], ["3", "3", "2"], ["12", "12", "12"], ["7", "9", "5"]] {
            assert_eq!(board_type(shape, layout)?, "generic", "{shape:?}");
        }
    }
    assert_eq!(board_type(GENERATED[0], "generic")?, "generic");
    Ok(())
}

#[test]
fn every_sub_command_plays_on_every_shape_and_says_which_board_it_ran_on() -> Result {
    // The other commands run on the generic board.
    let on_generated = ["show", "playout", "match", "perft", "tournament"];
    let commands: [&[&str]; 10] = [
        &["show", "--moves", "0,0"],
        &["playout", "--count", "10"],
        &["match", "ai2", "ai2", "--pairs", "1"],
        &["match", "ai2", "ai_abs_dls", "--pairs", "1"],
        &["analyze", "ai2"],
        &["perft", "--depth", "2"],
        &["tournament", "ai2", "ai1", "--pairs", "1"],
        &["tournament", "ai_abs_dls", "ai1", "--pairs", "1"],
        // Standard input is empty, so the game stops before it begins.
        &["play", "ai1"],
        &["check", "ai2", "--weakly"],
    ];
    for command in commands {
        for (shape, board_type) in SHAPES {
            let looks_ahead = command.contains(&"ai_abs_dls");
            let board_type =
                if on_generated.contains(&command[0]) && !looks_ahead { board_type } else { "generic" };
            // `mb check` builds the whole game tree, so it needs a small board. Searches take long on large boards.
            if (looks_ahead || command[0] == "check") && !SMALL.contains(&shape) {
                continue;
            }
            let arguments = [command, shape, &["--layout", "twobit", "--json"]].concat();
            assert_eq!(json_of(&arguments)?["board_type"], board_type, "{arguments:?}");
            let text = text_of(&arguments[..arguments.len() - 1])?;
            // A match on the board type that was asked for prints only the series' table.
            assert_eq!(text.contains(board_type), (command[0], board_type) != ("match", "twobit"), "{text}");
        }
    }
    Ok(())
}

#[test]
fn the_generator_is_shown_for_every_shape() -> Result {
    for (shape, _) in SHAPES {
        for layout in ["bitboard", "twobit"] {
            let code = text_of(&[&["expand"], shape, &["--layout", layout]].concat())?;
            assert!(code.contains("pub struct Board"), "{shape:?}");
            let pictures = text_of(&[&["masks"], shape, &["--layout", layout]].concat())?;
            assert!(pictures.starts_with("all squares"), "{shape:?}: {pictures}");
        }
    }
    Ok(())
}

#[test]
fn a_benchmark_of_a_shape_without_a_generated_board_measures_the_generic_one() -> Result {
    let measured = json_of(&["benchmark", "--cols", "2", "--rows", "4", "--win", "2", "--json"])?;
    assert_eq!(measured["board_type"], "generic");
    for operation in list(&measured, "operations")? {
        assert_eq!(operation["generated"], json!([]));
    }
    Ok(())
}

#[test]
fn a_benchmark_of_a_large_board_measures_fewer_positions_and_games() -> Result {
    let measured = json_of(&["benchmark", "--size", "100", "--json"])?;
    for operation in list(&measured, "operations")? {
        assert!(operation["generic_nanoseconds"].as_f64() > Some(0.0), "{operation}");
    }
    Ok(())
}

#[test]
fn wrong_input_gets_one_line_that_names_what_is_valid_and_status_2() -> Result {
    let cases: [(&[&str], &[&str]); 20] = [
        (&["show", "--layout", "hexagon"], &["bitboard", "twobit", "generic"]),
        (&["show", "--size", "0"], &["1 to 256"]),
        (&["show", "--size", "257"], &["1 to 256"]),
        (&["show", "--size", "three"], &["--size", "whole number"]),
        (&["show", "--size", "-3"], &["--size", "whole number"]),
        (&["show", "--size", "3", "--win", "4"], &["1 to 3"]),
        (&["show", "--cols", "3"], &["--rows"]),
        (&["show", "--moves", "1,1 1,1"], &["move 2", "occupied"]),
        (&["show", "--moves", "0,3"], &["move 1", "0 to 2"]),
        (&["show", "--moves", "q"], &["move 1", "B3"]),
        (&["playout", "--random", "dice"], &["python", "fast"]),
        (&["playout", "--time-limit", "-1"], &["seconds"]),
        (&["match", "ai2", "nobody"], &["ai2", "ai14s", "human", "database:file=FILE"]),
        (&["match", "ai2", "ai_pnc"], &["did you mean ai_pmc?"]),
        (&["analyze", "uct:iteration=5"], &["did you mean iterations?", "exploration"]),
        (&["analyze", "perfect", "--size", "6"], &["6×6", "more than", "alpha-beta-table"]),
        (&["fly"], &["show", "playout", "match", "benchmark"]),
        (&["show", "--colour"], &["--help"]),
        (&["expand", "--size", "21"], &["at most 400"]),
        (&["masks", "--layout", "generic"], &["bitboard", "twobit"]),
    ];
    assert_refused(&cases)
}

#[test]
fn perft_counts_the_known_sequences() -> Result {
    let count = json_of(&["perft", "--depth", "9", "--divide", "--json"])?;
    assert_eq!(count["nodes"], 127_872);
    assert_eq!(list(&count, "divide")?.len(), 9);
    let count = json_of(&["perft", "--size", "5", "--depth", "4", "--json"])?;
    assert_eq!(count["nodes"], 25 * 24 * 23 * 22);
    Ok(())
}

#[test]
fn analyze_scores_as_the_published_players_do() -> Result {
    let golden = golden("ai_scores_3x3")?;
    let positions = golden["positions"].as_object().ok_or("positions")?;
    let mut input = String::new();
    for board in positions.keys() {
        // No side has a line, so any alternating order of the marks is a game.
        let squares =
            |mark| board.char_indices().filter(move |square| square.1 == mark).map(|square| square.0);
        let mut crosses = squares('x');
        for circle in squares('o') {
            for square in [Some(circle), crosses.next()].into_iter().flatten() {
                write!(input, "{},{} ", square / 3, square % 3)?;
            }
        }
        input.push('\n');
    }
    for (number, player) in [(0, "ai1s"), (13, "ai14s"), (13, "ai14s:score_201=2")] {
        let lines = lines_of(&["analyze", player, "--stdin"], &input)?;
        assert_eq!(lines.len(), positions.len());
        for (analysis, (board, expected)) in lines.iter().zip(positions) {
            let scores: Vec<f64> =
                list(analysis, "scores")?.iter().filter_map(|score| score[2].as_f64()).collect();
            let expected = list(expected, "s")?[number].as_array().ok_or("scores")?;
            let expected: Vec<f64> = expected.iter().filter_map(Value::as_f64).collect();
            assert_eq!(scores, expected, "{player} on {board}");
        }
    }
    Ok(())
}

#[test]
fn analyze_draws_every_score_on_its_square() -> Result {
    // Circle is in the centre, cross in the corner: the scores of ai14s, a star at the best.
    let text = text_of(&["analyze", "ai14s", "--moves", "1,1 0,0"])?;
    // Nine characters a square, so these rows are the only ones of that length.
    let rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|row| row.chars().count() == 27)
        .map(|row| row.split_whitespace().collect())
        .collect();
    let json = json_of(&["analyze", "ai14s", "--moves", "1,1 0,0", "--json"])?;
    for score in list(&json, "scores")? {
        let (x, y) = (score[0].as_u64().ok_or("x")?, score[1].as_u64().ok_or("y")?);
        let drawn = rows[usize::try_from(y)?][usize::try_from(x)?];
        assert_eq!(drawn.trim_end_matches('*').parse().ok(), score[2].as_f64(), "{text}");
        assert_eq!(drawn.ends_with('*'), list(&json, "candidates")?.contains(&json!([x, y])), "{text}");
    }
    assert_eq!((rows[0][0], rows[1][1]), ("x", "o"), "{text}");
    Ok(())
}

#[test]
fn analyze_gives_what_a_player_knows_as_json() -> Result {
    let searched = json_of(&["analyze", "ai_abs_tt4", "--moves", "0,1", "--json"])?;
    assert_eq!(searched["candidates"], json!([[0, 0], [0, 2], [1, 1], [2, 1]]));
    assert_eq!(list(&searched, "scores")?.len(), 8);
    assert!(searched["nodes"].as_u64() > Some(0));
    let line = list(&searched, "principal_variation")?;
    assert_eq!((&line[0], line.len()), (&json!([0, 0]), 8));
    // A rule that names squares has no scores, no nodes and no expected line.
    let named = json_of(&["analyze", "ai5", "--json"])?;
    assert_eq!(list(&named, "candidates")?.len(), 9);
    assert_eq!((&named["scores"], &named["principal_variation"]), (&json!([]), &json!([])));
    assert_eq!(named["nodes"], Value::Null);
    Ok(())
}

#[test]
fn every_registered_player_is_to_be_had_by_name() -> Result {
    for player in ["perfect:scoring=hopeful-draws", "uct:iterations=50", "mcts:playouts=2,iterations=9"] {
        let analysis = json_of(&["analyze", player, "--json"])?;
        assert!(!list(&analysis, "candidates")?.is_empty(), "{player}");
    }
    Ok(())
}

#[test]
fn analyze_answers_a_wrong_line_on_its_line() -> Result {
    let lines = lines_of(&["analyze", "ai2", "--stdin"], "1,1\n9,9\n")?;
    assert_eq!((list(&lines[0], "candidates")?.len(), lines[1].get("error").is_some()), (8, true));
    Ok(())
}

#[test]
fn expand_prints_the_board_that_the_attribute_writes() -> Result {
    let code = text_of(&["expand", "--size", "5", "--layout", "twobit"])?;
    for words in ["pub struct Board", "pub const fn transpose(self) -> Self", "pub const COLS: "] {
        assert!(code.contains(words), "{words} is not in:\n{code}");
    }
    Ok(())
}

#[test]
fn masks_draws_masks_and_swaps_as_little_boards() -> Result {
    for (layout, mask, distance) in [("bitboard", "0x7", 6), ("twobit", "0x3f", 12)] {
        let pictures = text_of(&["masks", "--size", "3", "--layout", layout])?;
        let mirror = format!("mirror, swap 1 of 1 distance {distance}, mask {mask}\na.A\nb.B\nc.C\n");
        assert!(pictures.contains(&mirror), "{pictures}");
        assert!(pictures.contains("\n#..\n.#.\n..#\n"), "{pictures}");
    }
    Ok(())
}

#[test]
fn help_explains_every_sub_command() -> Result {
    let help = text_of(&["--help"])?;
    for command in ["show", "playout", "match", "analyze", "perft", "expand", "masks", "benchmark"] {
        assert!(help.contains(command), "{help}");
        assert!(text_of(&[command, "--help"])?.contains("--layout"));
    }
    Ok(())
}
