//! `mb playout` and `mb perft`: every method and every way of counting, and what they report about themselves.

use serde_json::{Value, json};

use crate::support::{Result, json_of, text_of};

/// The JSON that a command prints.
fn view_of(arguments: &[&str]) -> Result<Value> {
    json_of(&[arguments, &["--json"]].concat())
}

/// Asserts that `rate` is `number` divided by the seconds.
fn assert_is_rate(view: &Value, number: &str, rate: &str) {
    let value = |key: &str| view[key].as_f64().unwrap_or_default();
    assert!(value("seconds") > 0.0, "{view}");
    let expected = value(number) / value("seconds");
    assert!((value(rate) / expected - 1.0).abs() < 1e-6, "{view}");
}

#[test]
fn playouts_say_method_instruction_set_games_seconds_and_games_a_second() -> Result {
    let sets = ["baseline", "x86-64-v3", "avx512"];
    for (method, used) in [("auto", "batch"), ("one", "one"), ("batch", "batch"), ("winner", "winner")] {
        let arguments = ["playout", "--count", "20000", "--method", method, "--threads", "2"];
        let tally = view_of(&arguments)?;
        assert_eq!((&tally["method"], &tally["count"]), (&json!(used), &json!(20_000)));
        let set = tally["instruction_set"].as_str().ok_or("no instruction set")?;
        assert!(sets.contains(&set) && (used != "one" || set == "baseline"), "{tally}");
        assert_is_rate(&tally, "count", "games_per_second");

        let text = text_of(&arguments)?;
        let last = text.lines().last().ok_or("no lines")?;
        assert!(last.starts_with("20000 games in ") && last.contains(" s, "), "{text}");
        assert!(last.contains(&format!(" a second ({used}, {set}, ")), "{text}");
    }
    Ok(())
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_threads() -> Result {
    for method in ["one", "batch", "winner"] {
        let tally = |threads| {
            view_of(&[
                "playout",
                "--count",
                "200000",
                "--seed",
                "5",
                "--method",
                method,
                "--threads",
                threads,
            ])
        };
        let one = tally("1")?;
        for threads in ["2", "3", "8"] {
            assert_eq!(tally(threads)?["moves"], one["moves"], "{method}, {threads} threads");
        }
    }
    Ok(())
}

#[test]
fn perft_counts_the_same_with_hashing_and_on_any_number_of_threads() -> Result {
    // 4×4, four in a row: 16 · 15 · 14 · 13 · 12 · 11 sequences; nobody can have won before.
    let expected = json!(16 * 15 * 14 * 13 * 12 * 11);
    for options in [&[][..], &["--hashing"], &["--threads", "2"], &["--hashing", "--threads", "3"]] {
        let arguments = [&["perft", "--size", "4", "--depth", "6"], options].concat();
        let count = view_of(&arguments)?;
        assert_eq!(count["nodes"], expected, "{options:?}");
        assert_is_rate(&count, "nodes", "nodes_per_second");
        let text = text_of(&arguments)?;
        assert!(text.starts_with("perft(6) = 5765760 in ") && text.contains(" M/s ("), "{text}");

        let divided = view_of(&[&arguments[..], &["--divide"]].concat())?;
        let parts = divided["divide"].as_array().ok_or("not divided")?;
        assert_eq!((parts.len(), &divided["nodes"]), (16, &expected));
        for part in parts {
            assert_eq!(part[2], json!(15 * 14 * 13 * 12 * 11), "{options:?}");
        }
    }
    Ok(())
}

#[test]
fn more_threads_than_anybody_has_change_nothing() -> Result {
    let most = usize::MAX.to_string();
    let game = ["match", "ai2", "ai2", "--random", "fast", "--pairs", "3"];
    let tournament = ["tournament", "ai2", "ai1", "ai14s", "--pairs", "70"];
    let perft = ["perft", "--depth", "5"];
    let solve = ["solve", "--moves", "1,1"];
    let playout = ["playout", "--count", "300000"];
    for (command, key) in [
        (&game[..], "total"),
        (&tournament, "matches"),
        (&perft, "nodes"),
        (&solve, "value"),
        (&playout, "moves"),
    ] {
        let one = view_of(command)?;
        for threads in ["100000", &most] {
            let many = view_of(&[command, &["--threads", threads]].concat())?;
            assert_eq!(many[key], one[key], "{command:?} --threads {threads}");
        }
    }
    Ok(())
}
