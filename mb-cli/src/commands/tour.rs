//! `mb` without a sub-command: a short tour of what the project does.

use std::io::{self, Write as _};

use mb_runtime::Listener;
use mb_runtime::players::{PatternRule, RandomPlayer, ScoringPlayer};
use mb_runtime::prelude::*;

use crate::arguments::BoardArguments;
use crate::boards::{Bitboard3x3, BoardType, Twobit3x3, Twobit5x5};
use crate::commands::benchmark;
use crate::commands::playout::TallyView;
use crate::io::failure::Failure;
use crate::io::progress;

/// The pairs of games in each match of the series' benchmark.
const PAIRS: u64 = 50_000;
const PLAYOUTS: u64 = 10_000;

pub(crate) fn run() -> Result<(), Failure> {
    play_a_game()?;
    series_benchmark(Bitboard3x3::new(), BoardType::Bitboard)?;
    series_benchmark(Twobit3x3::new(), BoardType::Twobit)?;
    seeded_playouts()?;
    for size in [3, 5, 8] {
        let board = BoardArguments::square(size, BoardType::Bitboard);
        let comparison = benchmark::compare(&board, &[BoardType::Bitboard, BoardType::Twobit])?;
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
fn series_benchmark<B: Board>(empty: B, layout: BoardType) -> Result<(), Failure> {
    heading(&format!("The series' benchmark on the generated 3×3 board, {layout}, Python seed 0"))?;
    let mut dice = PythonRandom::new(0);
    let start = Position::new(empty);
    let bar = progress::bar(2 * PAIRS, "playing");
    let mut listener = Listener::new().on_progress(|_| bar.inc(1));
    let matches = [
        Match::new(("ai2", RandomPlayer), ("ai2", RandomPlayer)),
        Match::new(("ai14s", ScoringPlayer::new(PatternRule::COMPLETE)), ("ai2", RandomPlayer)),
    ];
    let tables = matches.map(|game| game.pairs(PAIRS).listener(&mut listener).run(&start, &mut dice));
    drop(listener);
    bar.finish_and_clear();
    tables.iter().try_for_each(|table| writeln!(io::stdout(), "{table}"))?;
    Ok(())
}

/// Plays the playouts whose first line the series publishes: (0, 0) with 710 wins of circle, 298 of cross, 156 draws.
fn seeded_playouts() -> Result<(), Failure> {
    heading("10,000 playouts of the empty 3×3 board, Python seed 0")?;
    let start = Position::new(Bitboard3x3::new());
    let tally = Playouts::new(PLAYOUTS).run_with(&start, &mut PythonRandom::new(0));
    writeln!(
        io::stdout(),
        "{}",
        TallyView::new(&tally, start.board().geometry(), BoardType::Bitboard).table()
    )?;
    Ok(())
}

fn heading(text: &str) -> io::Result<()> {
    writeln!(io::stdout(), "{text}\n{}\n", "─".repeat(text.chars().count()))
}
