//! `mb solve`.

#[cfg(unix)]
use std::io::{BufRead as _, BufReader, Write as _};
#[cfg(unix)]
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::support::{Result, error_of, json_of, lines_of, list, text_of};

#[test]
fn solve_knows_the_value_the_best_moves_and_every_move() -> Result {
    let answer = json_of(&["solve", "--moves", "0,1", "--json"])?;
    assert_eq!(answer["value"], "draw");
    assert_eq!(answer["best"], json!([[0, 0], [0, 2], [1, 1], [2, 1]]));
    assert_eq!(answer["complete"], true);
    assert!(answer["nodes"].as_u64() > Some(0) && answer["seconds"].as_f64() > Some(0.0));
    assert!(answer.get("distance").is_none() && answer.get("moves").is_none());

    // Cross completes the middle column.
    let answer = json_of(&["solve", "--position", "o.ox.x..o", "--all", "--distance", "--json"])?;
    assert_eq!((&answer["value"], &answer["distance"]), (&json!("win"), &json!(1)));
    assert_eq!(answer["best"], json!([[1, 1]]));
    assert_eq!(list(&answer, "moves")?.len(), 4);
    assert!(list(&answer, "moves")?.contains(&json!([1, 1, "win", 1])));

    let misere = ["solve", "--cols", "4", "--rows", "3", "--win", "3", "--misere", "--json"];
    assert_eq!(json_of(&misere)?["value"], "loss");
    for method in ["null-window", "proof-number"] {
        let arguments =
            ["solve", "--size", "4", "--win", "3", "--threads", "2", "--json", "--method", method];
        let answer = json_of(&arguments)?;
        assert_eq!((&answer["value"], list(&answer, "best")?.len()), (&json!("win"), 16));
    }
    Ok(())
}

#[test]
fn solve_sets_the_position_up_on_the_board_that_is_asked_for_and_says_which_it_was() -> Result {
    for (shape, layout, board_type) in [
        (["--size", "3"], "bitboard", "bitboard"),
        (["--size", "3"], "twobit", "twobit"),
        (["--size", "3"], "generic", "generic"),
        (["--size", "2"], "twobit", "generic"),
    ] {
        let arguments = [&["solve", "--moves", "0,0 1,1", "--json", "--layout", layout], &shape[..]].concat();
        let answer = json_of(&arguments)?;
        assert_eq!(answer["board_type"], board_type);
        assert_eq!(answer["value"], if shape[1] == "3" { "draw" } else { "win" });
    }
    assert!(text_of(&["solve", "--layout", "twobit"])?.ends_with("board: twobit\n"));
    Ok(())
}

#[test]
fn solve_takes_the_largest_board() -> Result {
    let answer = json_of(&[
        "solve",
        "--size",
        "256",
        "--win",
        "2",
        "--moves",
        "128,128 0,0",
        "--nodes",
        "10",
        "--json",
    ])?;
    assert_eq!((&answer["value"], &answer["bounds"]), (&json!("win"), &json!(["win", "win"])));
    Ok(())
}

#[test]
fn solve_draws_the_moves_as_a_board() -> Result {
    let text = text_of(&["solve", "--position", "oxoxox...", "--all", "--distance"])?;
    // The corners win at once. The square between them threatens both and wins on the next move.
    let board = "       o        x    win 1*\n       x        o    win 3 \n       o        x    win 1*\n";
    assert!(text.contains(board), "{text}");
    assert!(text.contains("value for o: win in 1 move\n"), "{text}");
    Ok(())
}

#[test]
fn solve_stops_at_a_limit_with_the_bounds_so_far() -> Result {
    let answer = json_of(&["solve", "--size", "9", "--win", "5", "--nodes", "2000", "--json"])?;
    assert_eq!((&answer["value"], &answer["complete"]), (&json!("unknown"), &json!(false)));
    assert_eq!(answer["bounds"], json!(["loss", "win"]));
    assert_eq!(answer["best"], json!([]));
    let text = text_of(&["solve", "--size", "9", "--win", "5", "--time", "0"])?;
    assert!(text.contains("value for o: unknown so far, bounds are loss and win"), "{text}");
    Ok(())
}

#[test]
fn solve_reads_lines_and_answers_each() -> Result {
    let answers = lines_of(&["solve", "--stdin"], "\n1,1 0,1\n1,1 1,1\n")?;
    let values: Vec<_> = answers.iter().map(|answer| &answer["value"]).collect();
    assert_eq!(values, [&json!("draw"), &json!("win"), &Value::Null]);
    assert!(answers[2]["error"].as_str().is_some_and(|error| error.contains("(1, 1) is occupied")));
    Ok(())
}

#[test]
fn solve_refuses_wrong_input_in_one_line() -> Result {
    for (arguments, expected) in [
        (["--size", "300", "--win", "5"], "error: 300 columns: a board has 1 to 256"),
        (["--position", "ooo......", "--size", "3"], "error: 3 circles and 0 crosses"),
        (["--position", "o.", "--size", "3"], "error: 2 squares"),
        (["--method", "magic", "--size", "3"], "error: invalid value 'magic'"),
    ] {
        let error = error_of(&[&["solve"], &arguments[..]].concat())?;
        assert!(error.starts_with(expected), "{error}");
    }
    Ok(())
}

/// Ctrl-C is SIGINT, which `kill` sends. The first answer shows that the program handles the signal. It counts whether it
/// arrives before or during the second search, so no timing matters.
#[cfg(unix)]
#[test]
fn solve_ends_with_the_bounds_so_far_when_it_is_interrupted() -> Result {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mb"))
        .args(["solve", "--size", "10", "--win", "5", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut questions = child.stdin.take().ok_or("no standard input")?;
    let mut answers = BufReader::new(child.stdout.take().ok_or("no standard output")?).lines();
    let mut answer = || -> Result<Value> { Ok(serde_json::from_str(&answers.next().ok_or("no answer")??)?) };

    // Circle has won, so the answer is there at once.
    writeln!(questions, "0,0 9,9 0,1 9,8 0,2 9,7 0,3 9,6 0,4")?;
    assert_eq!(answer()?["value"], "loss");
    writeln!(questions)?;
    Command::new("kill").args(["-s", "INT", &child.id().to_string()]).status()?;
    let interrupted = answer()?;
    assert_eq!((&interrupted["value"], &interrupted["complete"]), (&json!("unknown"), &json!(false)));
    assert!(child.wait()?.success());
    Ok(())
}
