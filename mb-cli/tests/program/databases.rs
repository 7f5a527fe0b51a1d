//! Databases of solved boards: `mb solve --database FILE`, and the player that plays from one.

use std::fs;

use serde_json::{Value, json};

use crate::support::{Result, error_of, json_of, temporary};

const BOARD: [&str; 6] = ["--cols", "4", "--rows", "3", "--win", "3"];

#[test]
fn a_database_is_made_once_and_says_what_the_solver_says() -> Result {
    let (_, file) = temporary("agrees.mbdb")?;
    for moves in ["", "0,0", "1,1 0,0", "1,1 2,1 0,0"] {
        let ask = |more: &[&str]| -> Result<Value> {
            let question = ["solve", "--moves", moves, "--all", "--distance", "--json"];
            json_of(&[&question[..], &BOARD, more].concat())
        };
        let (looked_up, solved) = (ask(&["--database", &file])?, ask(&[])?);
        for key in ["value", "distance", "best", "moves"] {
            assert_eq!(looked_up[key], solved[key], "{key} after {moves:?}");
        }
        assert_eq!((&looked_up["nodes"], &looked_up["complete"]), (&json!(0), &json!(true)));
    }
    let written = fs::metadata(&file)?.modified()?;
    json_of(&[&["solve", "--json", "--database", &file], &BOARD[..]].concat())?;
    assert_eq!(fs::metadata(&file)?.modified()?, written);
    Ok(())
}

#[test]
fn a_file_that_is_not_the_database_asked_for_is_refused_and_kept() -> Result {
    let (_, file) = temporary("refused.mbdb")?;
    json_of(&[&["solve", "--json", "--database", &file], &BOARD[..]].concat())?;
    let good = fs::read(&file)?;
    let other_board = error_of(&["solve", "--size", "3", "--database", &file])?;
    assert!(other_board.contains("a database of 4×3, 3 in a row, normal play"), "{other_board}");
    let misere = error_of(&[&["solve", "--misere", "--database", &file], &BOARD[..]].concat())?;
    assert!(misere.contains("normal play"), "{misere}");
    let mut altered = good.clone();
    *altered.last_mut().ok_or("an empty file")? ^= 1;
    let mut future = good.clone();
    future[8] = 9;
    for (bytes, why) in [
        (&good[..good.len() - 1], "cut off"),
        (&altered, "altered"),
        (&future, "version 9"),
        (&b"MBTREE"[..], "not a database"),
        (&[], "not a database"),
    ] {
        fs::write(&file, bytes)?;
        let error = error_of(&[&["solve", "--database", &file], &BOARD[..]].concat())?;
        assert!(error.contains(why), "{error}");
        assert_eq!(fs::read(&file)?, bytes);
    }
    Ok(())
}

#[test]
fn boards_that_are_too_large_and_places_that_cannot_be_written_are_refused() -> Result {
    let (_, file) = temporary("too-large.mbdb")?;
    let error = error_of(&["solve", "--size", "5", "--database", &file])?;
    assert!(error.contains("25 squares are too many"), "{error}");
    let (_, nowhere) = temporary("no-such-folder/a.mbdb")?;
    let error = error_of(&["solve", "--size", "2", "--database", &nowhere])?;
    assert!(error.contains("no-such-folder"), "{error}");
    Ok(())
}

#[test]
fn a_database_plays() -> Result {
    let (_, file) = temporary("plays.mbdb")?;
    json_of(&["solve", "--json", "--database", &file])?;
    let player = format!("database:file={file}");
    let table = json_of(&["match", &player, "ai2", "--pairs", "200", "--json"])?;
    assert_eq!(table["total"][1], json!(0), "{table}");
    let analysis = json_of(&["analyze", &player, "--moves", "1,1", "--json"])?;
    assert_eq!(analysis["candidates"], json!([[0, 0], [0, 2], [2, 0], [2, 2]]));
    assert!(analysis["seconds"].is_number(), "{analysis}");
    let error = error_of(&["match", &player, "ai2", "--size", "4"])?;
    assert!(error.contains("a position of 4×4"), "{error}");
    let missing = error_of(&["analyze", "database:file=no-such-file"])?;
    assert!(missing.contains("no-such-file"), "{missing}");
    Ok(())
}
