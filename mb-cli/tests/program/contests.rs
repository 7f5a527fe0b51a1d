//! The sub-commands in which players play: `match`, `tournament`, `play`, `check` and `benchmark series`.

use serde_json::{Value, json};

use crate::support::{Result, assert_refused, error_of, json_of, list, temporary, text_of, told};

#[test]
fn a_match_with_fast_numbers_is_the_same_on_any_number_of_threads() -> Result {
    let table = |threads| {
        text_of(&["match", "ai14s", "ai2", "--pairs", "500", "--random", "fast", "--threads", threads])
    };
    let one = table("1")?;
    assert!(one.starts_with("ai14s VS ai2\ncount"), "{one}");
    for threads in ["2", "3", "8"] {
        assert_eq!(table(threads)?, one, "{threads}");
    }
    Ok(())
}

#[test]
fn a_match_says_what_its_score_means() -> Result {
    let table = json_of(&["match", "ai14s", "ai2", "--pairs", "50000", "--json"])?;
    let (strength, points) = (&table["strength"], 93_593.0 + 6_407.0 / 2.0);
    assert_eq!(strength["points"], points);
    assert_eq!(strength["score"], points / 100_000.0);
    let end = |key: &str, index: usize| strength[key][index].as_f64().ok_or("not a number");
    assert!(end("score_interval", 0)? > 0.966 && end("score_interval", 1)? < 0.970, "{strength}");
    assert!(end("elo_interval", 0)? < end("elo_interval", 1)?, "{strength}");

    let none = json_of(&["match", "ai2", "ai2", "--pairs", "0", "--json"])?;
    let expected = json!({
        "points": 0.0, "score": null, "score_interval": [0.0, 1.0], "elo": null, "elo_interval": [null, null],
    });
    assert_eq!(none["strength"], expected);

    let text = text_of(&["match", "ai2", "ai2", "--pairs", "100", "--elo"])?;
    assert!(text.contains("\nscore ") && text.contains("Elo ") && text.contains("95 %"), "{text}");
    Ok(())
}

#[test]
fn records_are_lines_of_json_or_of_moves_that_mb_show_reads() -> Result {
    let (path, file) = temporary("records.jsonl")?;
    let opening = ["--opening", "B2 A1", "--opening", "1,0"];
    let arguments = ["match", "ai14s", "ai2", "--pairs", "3", "--seed", "5", "--records", &file, "--json"];
    let table = json_of(&[&arguments[..], &opening].concat())?;
    let mut results = [0; 3];
    let text = std::fs::read_to_string(path)?;
    for (number, line) in text.lines().enumerate() {
        let game: Value = serde_json::from_str(line)?;
        assert_eq!((&game["seed"], &game["pair"]), (&json!(5), &json!(number / 2)));
        assert_eq!(game["opening"], if number / 2 % 2 == 0 { "B2 A1" } else { "B1" });
        let names = if number % 2 == 0 { ["ai14s", "ai2"] } else { ["ai2", "ai14s"] };
        assert_eq!([&game["circle"], &game["cross"]], names);
        let moves = game["moves"].as_str().ok_or("no moves")?;
        let shown = json_of(&["show", "--moves", moves, "--json"])?;
        assert_eq!(shown["status"], game["result"]);
        let winner = if game["result"] == "draw" {
            2
        } else {
            usize::from((game["result"] == "o") != (number % 2 == 0))
        };
        results[winner] += 1;
    }
    assert_eq!(text.lines().count(), 6);
    assert_eq!(table["total"], json!(results));

    let (path, file) = temporary("records.txt")?;
    text_of(&[
        "tournament",
        "ai2",
        "ai1",
        "ai14s",
        "--pairs",
        "1",
        "--random-opening",
        "2",
        "--records",
        &file,
    ])?;
    let text = std::fs::read_to_string(path)?;
    assert_eq!(text.lines().count(), 6);
    let shown = told(&["show", "--stdin"], &text)?;
    for line in String::from_utf8(shown.stdout)?.lines() {
        assert_ne!(serde_json::from_str::<Value>(line)?["status"], "playing");
    }
    Ok(())
}

#[test]
fn a_tournament_ranks_its_players() -> Result {
    let arguments = ["tournament", "ai2", "ai14s", "ai5s", "--pairs", "100", "--seed", "1"];
    let view = json_of(&[&arguments[..], &["--threads", "2", "--json"]].concat())?;
    let names: Vec<&Value> = list(&view, "ranking")?.iter().map(|standing| &standing["player"]).collect();
    assert_eq!(names, ["ai14s", "ai5s", "ai2"]);
    assert_eq!(list(&view, "matches")?.len(), 3);
    assert_eq!(view["matches"][0]["players"], json!(["ai2", "ai14s"]));
    let text = text_of(&[&arguments[..], &["--layout", "twobit"]].concat())?;
    let first = text.lines().nth(1).ok_or("no second line")?;
    assert!(first.starts_with("1  ai14s") && text.contains("twobit board"), "{text}");
    Ok(())
}

#[test]
fn a_person_can_play_take_back_ask_for_a_hint_and_win() -> Result {
    // ai1 takes the first empty square, row by row: A1, B1, ..
    let output = told(&["play", "ai1", "--hints", "ai5"], "hello\nB2\nundo\nB2\nA1\nC3\nhint\nB3\nC2\nA2\n")?;
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout)?;
    for words in [
        "you are o, ai1 is x",
        "\"hello\" is not a move",
        "ai1 (x) plays A1",
        "(0, 0) is occupied",
        "good: ",
        "  A B C\n1 X . .\n2 . o .\n3 . . .\n",
    ] {
        assert!(text.contains(words), "{words}\n{text}");
    }
    Ok(())
}

#[test]
fn a_game_can_be_had_as_json_also_when_the_input_ends_early() -> Result {
    // ai1 answers B2 with A1, C1 with B1, and A3 completes the rising diagonal.
    for layout in ["bitboard", "twobit", "generic"] {
        let output = told(&["play", "ai1", "--json", "--layout", layout], "1,1\nC1\n0,2\n")?;
        let view: Value = serde_json::from_slice(&output.stdout)?;
        assert_eq!((&view["moves"], &view["result"]), (&json!("B2 A1 C1 B1 A3"), &json!("o")));
        assert_eq!(
            (&view["circle"], &view["cross"], &view["board_type"]),
            (&json!("human"), &json!("ai1"), &json!("generic"))
        );
    }
    let output = told(&["play", "ai1", "--side", "x", "--json"], "")?;
    assert!(output.status.success());
    let view: Value = serde_json::from_slice(&output.stdout)?;
    assert_eq!(
        (&view["moves"], &view["result"], &view["cross"]),
        (&json!("A1"), &json!("playing"), &json!("human"))
    );
    Ok(())
}

#[test]
fn a_line_that_is_not_utf_8_is_no_move_and_asked_again() -> Result {
    let output = told(&["play", "ai1"], b"\xff\xfe\nB2\n")?;
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout)?;
    assert!(text.contains("is not a move") && text.contains("ai1 (x) plays A1"), "{text}");
    Ok(())
}

#[test]
fn two_people_can_play_and_a_person_can_enter_a_match() -> Result {
    let output = told(&["play", "human", "--json"], "A1\nB1\nundo\nB2\nA2\nC3\nA3\n")?;
    let view: Value = serde_json::from_slice(&output.stdout)?;
    assert_eq!((&view["moves"], &view["result"]), (&json!("A1 B2 A2 C3 A3"), &json!("o")));
    let output = told(&["match", "human", "ai1", "--pairs", "1", "--json"], "B2\nC1\nA3\nquit\n")?;
    let view: Value = serde_json::from_slice(&output.stdout)?;
    assert_eq!((&view["o"], &view["x"]), (&json!([1, 0, 0]), &json!([0, 1, 0])));
    assert!(String::from_utf8(output.stderr)?.contains("o to move: "));
    Ok(())
}

#[test]
fn checks_list_the_positions_in_which_a_player_errs() -> Result {
    let perfect = json_of(&["check", "ai_abs", "--weakly", "--json"])?;
    assert_eq!((&perfect["weakly"]["solved"], perfect.get("strongly")), (&json!(true), None));

    // The series: ai14s never loses, though not all its moves are best ones everywhere.
    let rule = json_of(&["check", "ai14s", "--json"])?;
    assert_eq!((&rule["weakly"]["solved"], &rule["strongly"]["solved"]), (&json!(true), &json!(false)));
    assert_eq!(rule["strongly"]["asked"], 4520);

    for layout in ["bitboard", "twobit", "generic"] {
        let random = json_of(&["check", "ai2", "--weakly", "--json", "--layout", layout])?;
        let mistakes = list(&random["weakly"], "mistakes")?;
        // The first mistakes are answers to a mark in the corner: only the centre holds.
        let corner =
            mistakes.iter().find(|mistake| mistake["board"] == "o........").ok_or("no such position")?;
        assert_eq!(corner["best"], json!([[1, 1]]));
        assert_eq!(corner["errors"].as_array().map(Vec::len), Some(7));
        assert_eq!((&corner["turn"], &corner["ply"]), (&json!("x"), &json!(1)));
    }

    let text = text_of(&["check", "ai2", "--strongly", "--scoring", "shortest-win"])?;
    assert!(text.contains("not strongly solved: asked in 4520 positions"), "{text}");
    let solved =
        text_of(&["check", "ai_abs:evaluation=shortest-win", "--strongly", "--scoring", "shortest-win"])?;
    assert!(solved.contains("strongly solved: asked in 4520 positions, it errs in none"), "{solved}");
    Ok(())
}

#[test]
fn the_benchmark_of_the_series_has_its_three_parts_on_every_board() -> Result {
    let report = json_of(&["benchmark", "series", "--pairs", "1000", "--json"])?;
    assert_eq!(report["published"]["article"], 215);
    let boards = list(&report, "boards")?;
    let names: Vec<&Value> = boards.iter().map(|board| &board["board"]).collect();
    let expected = [
        "bitboard",
        "twobit",
        "ListBoard",
        "List1dBoard",
        "ArrayBoard",
        "NpBoard",
        "NpIntBoard",
        "NpBoolBoard",
        "BitBoard",
        "BitBoard3x3",
        "TwoBitBoard3x3",
    ];
    assert_eq!(names, expected);
    for board in boards {
        assert_eq!(board["search"]["nodes"], 1175, "{board}");
        assert_eq!(board["random_match"]["total"], boards[0]["random_match"]["total"], "{board}");
        assert_eq!(board["scoring_match"]["total"], boards[0]["scoring_match"]["total"], "{board}");
        for part in ["random_match", "scoring_match", "search"] {
            assert!(board[part]["ratio"].as_f64().is_some_and(|ratio| ratio > 0.0), "{board}");
        }
    }
    let text =
        text_of(&["benchmark", "series", "--pairs", "100", "--board-type", "listboard", "--random", "fast"])?;
    assert!(
        text.contains("ListBoard") && text.contains("article 215") && !text.contains("NpBoard"),
        "{text}"
    );
    let twobit = json_of(&["benchmark", "series", "--pairs", "50000", "--layout", "twobit", "--json"])?;
    assert_eq!(twobit["boards"][0]["random_match"]["total"], json!([43_662, 43_944, 12_394]));
    assert_eq!(twobit["boards"][0]["scoring_match"]["total"], json!([93_489, 0, 6_511]));
    Ok(())
}

#[test]
fn the_benchmark_of_the_series_has_the_seven_boards_with_line_counts() -> Result {
    let report = json_of(&["benchmark", "series", "--pairs", "300", "--count-linemark", "--json"])?;
    let boards = list(&report, "boards")?;
    let names: Vec<Option<&str>> = boards.iter().map(|board| board["board"].as_str()).collect();
    let expected =
        ["ListBoard", "List1dBoard", "ArrayBoard", "NpBoard", "NpIntBoard", "NpBoolBoard", "BitBoard"];
    let expected = expected.map(|name| format!("{name}, line counts"));
    assert_eq!(names, expected.each_ref().map(|name| Some(name.as_str())));
    let without = json_of(&["benchmark", "series", "--pairs", "300", "--board-type", "ListBoard", "--json"])?;
    for board in boards {
        assert_eq!(board["search"]["nodes"], 1175, "{board}");
        for part in ["random_match", "scoring_match"] {
            assert_eq!(board[part]["total"], without["boards"][0][part]["total"], "{board}");
        }
    }
    let one = ["benchmark", "series", "--pairs", "10", "--count-linemark", "--board-type"];
    let text = text_of(&[&one[..], &["npboard"]].concat())?;
    assert!(text.contains("NpBoard, line counts") && !text.contains("ListBoard"), "{text}");
    assert!(error_of(&[&one[..], &["BitBoard3x3"]].concat())?.contains("keeps no line counts"));
    Ok(())
}

#[test]
fn a_fast_match_between_players_that_solve_the_game_is_drawn() -> Result {
    let file = ["solve", "--json", "--database"];
    let (_, path) = temporary("fast.mbdb")?;
    json_of(&[&file[..], &[&path]].concat())?;
    let database = format!("database:file={path}");
    let options = ["--pairs", "70", "--random", "fast", "--threads", "2", "--json"];
    let table = json_of(&[&["match", "perfect", &database], &options[..]].concat())?;
    assert_eq!(table["total"], json!([0, 0, 140]));
    let view = json_of(&[&["tournament", "ai_gt1", &database, "perfect"], &options[..]].concat())?;
    for game in list(&view, "matches")? {
        assert_eq!(game["total"], json!([0, 0, 140]), "{game}");
    }
    Ok(())
}

#[test]
fn wrong_input_gets_one_line_that_names_what_is_valid_and_status_2() -> Result {
    let cases: [(&[&str], &[&str]); 20] = [
        (&["match", "ai2", "ai2", "--threads", "2"], &["--threads 2", "--random fast"]),
        (&["match", "human", "ai2", "--random", "fast", "--threads", "2"], &["person"]),
        (&["match", "ai2", "ai2", "--opening", "B2 B2"], &["opening 1", "move 2", "occupied"]),
        (&["match", "ai2", "ai2", "--opening", "A1 B1 A2 B2 A3"], &["opening 1", "over"]),
        (&["match", "ai2", "ai2", "--opening", "A1", "--random-opening", "2"], &["--random-opening"]),
        (&["match", "ai2", "ai2", "--records", "games.csv"], &[".jsonl", ".txt"]),
        (&["match", "ai2", "ai2", "--records", "/nowhere/games.txt"], &["/nowhere/games.txt"]),
        (&["tournament", "ai2"], &["PLAYER"]),
        (&["tournament", "ai2", "nobody"], &["nobody", "ai14s"]),
        (&["tournament", "ai2", "ai1", "--random", "python", "--threads", "3"], &["--random fast"]),
        (&["play", "nobody"], &["nobody", "ai14s"]),
        (&["play", "--side", "z"], &["o", "x"]),
        (&["play", "--moves", "B2 B2"], &["move 2", "occupied"]),
        (&["check", "human"], &["human", "ai14s", "database:file=FILE"]),
        (&["benchmark", "series", "--layout", "twobit", "--count-linemark"], &["--count-linemark"]),
        (&["check", "ai2", "--size", "6"], &["smaller board"]),
        (&["check", "ai2", "--scoring", "best"], &["shortest-win"]),
        (&["benchmark", "series", "--size", "4"], &["3×3"]),
        (&["benchmark", "series", "--board-type", "SetBoard"], &["ListBoard", "BitBoard3x3"]),
        (&["benchmark", "series", "--pairs", "0"], &["at least 1"]),
    ];
    assert_refused(&cases)
}

#[test]
fn the_new_sub_commands_explain_themselves() -> Result {
    for command in ["tournament", "play", "check"] {
        assert!(text_of(&[command, "--help"])?.contains("--layout"), "{command}");
    }
    assert!(text_of(&["benchmark", "series", "--help"])?.contains("--board-type"));
    let help = text_of(&["play", "--help"])?;
    let words: Vec<&str> = help.split_whitespace().collect();
    assert!(words.join(" ").contains("ai14s when two people play"), "{help}");
    Ok(())
}
