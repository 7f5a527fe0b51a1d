//! Runs the examples, and checks what they print.

use std::error::Error;
use std::path::PathBuf;
use std::process::Command;

/// Runs an example, which cargo built beside this test, and returns what it prints.
fn printed(name: &str) -> Result<String, Box<dyn Error>> {
    let test = std::env::current_exe()?;
    let profile = test.ancestors().nth(2).ok_or("no folder of the profile")?;
    let example: PathBuf = [profile, "examples".as_ref(), name.as_ref()].iter().collect();
    let output = Command::new(example.with_extension(std::env::consts::EXE_EXTENSION)).output()?;
    assert!(output.status.success(), "{name}: {output:?}");
    Ok(String::from_utf8(output.stdout)?)
}

/// Checks that an example prints all of these words.
fn assert_prints(name: &str, words: &[&str]) -> Result<(), Box<dyn Error>> {
    let printed = printed(name)?;
    for word in words {
        assert!(printed.contains(word), "{name} does not print {word:?}:\n{printed}");
    }
    Ok(())
}

#[test]
fn a_game_is_played_and_a_move_taken_back() -> Result<(), Box<dyn Error>> {
    assert_prints("play", &["Turn o\nX..\n.o.\n...\n", "(1, 1) is occupied", "1 moves, x to move"])
}

#[test]
fn random_games_are_counted() -> Result<(), Box<dyn Error>> {
    assert_prints("play_out", &["100000 games, of which circle won ", "games began in the centre"])
}

#[test]
fn the_better_player_of_a_match_never_loses() -> Result<(), Box<dyn Error>> {
    let printed = printed("match")?;
    let total = printed.lines().find(|line| line.starts_with("total")).ok_or("no totals")?;
    let counts: Vec<u32> = total.split_whitespace().skip(1).map(str::parse).collect::<Result<_, _>>()?;
    assert!(matches!(counts[..], [win, 0, draw] if win > 1_000 && win + draw == 2_000), "{printed}");
    Ok(())
}

#[test]
fn a_player_of_ones_own_plays_all_games() -> Result<(), Box<dyn Error>> {
    assert_prints("own_player", &["centre VS random", "of 2000 games"])
}

#[test]
fn an_evaluation_of_ones_own_takes_the_centre() -> Result<(), Box<dyn Error>> {
    assert_prints("own_evaluation", &["best: D4\n"])
}

#[cfg(feature = "solver")]
#[test]
fn the_side_to_move_wins_4_by_3_in_seven_moves() -> Result<(), Box<dyn Error>> {
    // Three in a row on 4×3 is known to be a win for the first player.
    assert_prints("solve", &["a win in 7 moves", "best: "])
}

#[test]
fn the_database_has_all_positions_and_answers_a_corner_with_the_centre() -> Result<(), Box<dyn Error>> {
    assert_prints("database", &["5478 positions", "cross holds the draw at B2\n"])
}

#[test]
fn the_first_squares_in_order_win_for_circle() -> Result<(), Box<dyn Error>> {
    assert_prints("no_std_core", &["circle won: true"])
}
