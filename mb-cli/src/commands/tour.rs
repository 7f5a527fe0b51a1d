//! `mb` without a sub-command: a short tour of what the project does.

use std::io::{self, Write as _};

use mb_engine::{BoardChoice, BoardType, Contest, OpeningMoves, Twobit5x5};
use mb_runtime::Listener;
use mb_runtime::players::RandomPlayer;
use mb_runtime::prelude::*;

use crate::commands::benchmark;
use crate::commands::playout::TallyView;
use crate::io::failure::Failure;
use crate::io::progress;

/// The pairs of games in each match of the series' benchmark.
const PAIRS: u64 = 50_000;
const PLAYOUTS: u64 = 10_000;

pub(crate) fn run() -> Result<(), Failure> {
    play_a_game()?;
    let tic_tac_toe = Geometry::square_board(3).map_err(Failure::input)?;
    for board_type in [BoardType::Bitboard, BoardType::Twobit] {
        series_benchmark(BoardChoice::new(tic_tac_toe, board_type))?;
    }
    seeded_playouts(BoardChoice::new(tic_tac_toe, BoardType::Bitboard))?;
    for size in [3, 5, 8] {
        let geometry = Geometry::square_board(size).map_err(Failure::input)?;
        let comparison = benchmark::compare(geometry, &[BoardType::Bitboard, BoardType::Twobit]);
        writeln!(io::stdout(), "{}", comparison.table())?;
    }
    Ok(())
}

/// Plays a random game on 5×5, two bits per square, and prints every position.
fn play_a_game() -> Result<(), Failure> {
    heading("A game on 5×5, two bits per square")?;
    let mut game = Game::new(Twobit5x5::new());
    let mut dice = PythonRandom::new(0);
    let mut output = io::stdout().lock();
    writeln!(output, "{game}")?;
    while let Some(square) = RandomPlayer.choose(game.position(), &mut dice) {
        game.play(square).map_err(Failure::input)?;
        writeln!(output, "{game}")?;
    }
    Ok(())
}

/// Plays both matches of the series' benchmark on one stream of Python's random numbers.
fn series_benchmark(choice: BoardChoice) -> Result<(), Failure> {
    let board_type = choice.board_type();
    heading(&format!("The series' benchmark on the generated 3×3 board, {board_type}, Python seed 0"))?;
    let mut dice = PythonRandom::new(0);
    let bar = progress::bar(2 * PAIRS, "playing");
    let mut listener = Listener::new().on_progress(|_| bar.inc(1));
    let contest = Contest { openings: OpeningMoves::Random(0), pairs: PAIRS, seed: 0, threads: 1 };
    let mut play = |first| {
        let source = RandomSource::Single(&mut dice);
        contest.match_of_rules(choice, [first, "ai2"], &mut listener, source).map_err(Failure::input)
    };
    let tables = [play("ai2")?, play("ai14s")?];
    drop(listener);
    bar.finish_and_clear();
    tables.iter().try_for_each(|table| writeln!(io::stdout(), "{table}"))?;
    Ok(())
}

/// Plays the playouts whose first line the series publishes: (0, 0) with 710 wins of circle, 298 of cross, 156 draws.
fn seeded_playouts(choice: BoardChoice) -> Result<(), Failure> {
    heading("10,000 playouts of the empty 3×3 board, Python seed 0")?;
    let tally = choice.play_out(&[], &Playouts::new(PLAYOUTS), Some(&mut PythonRandom::new(0)));
    writeln!(io::stdout(), "{}", TallyView::new(&tally, choice).table())?;
    Ok(())
}

fn heading(text: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{text}\n{}\n", "─".repeat(text.chars().count()))
}
