//! The program `mb`, which plays, measures and examines m,n,k-games.

mod arguments;
mod commands;
mod io;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use crate::commands::analyze::AnalyzeArguments;
use crate::commands::benchmark::BenchmarkArguments;
use crate::commands::check::CheckArguments;
use crate::commands::generator::GeneratorArguments;
use crate::commands::r#match::MatchArguments;
use crate::commands::perft::PerftArguments;
use crate::commands::play::PlayArguments;
use crate::commands::playout::PlayoutArguments;
use crate::commands::show::ShowArguments;
use crate::commands::solve::SolveArguments;
use crate::commands::tournament::TournamentArguments;
use crate::commands::{
    analyze, benchmark, check, expand, masks, r#match, perft, play, playout, show, solve, tour, tournament,
};
use crate::io::failure::Failure;

/// Play, measure and examine m,n,k-games. Without a sub-command, show a short tour.
#[derive(Parser, Debug)]
#[command(name = "mb", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// The sub-commands.
#[derive(Subcommand, Debug)]
enum Command {
    /// Show everything about a position.
    Show(ShowArguments),
    /// Play random games from a position and count the results of each first move.
    Playout(PlayoutArguments),
    /// Let two players play pairs of games, with swapped sides, and print the table of results.
    Match(MatchArguments),
    /// Let every player play against every other one, and print a cross table in the order of their scores.
    Tournament(TournamentArguments),
    /// Play against a player or a second person in the terminal.
    Play(PlayArguments),
    /// Check whether a player never loses and always plays a best move, and list its mistakes.
    Check(CheckArguments),
    /// Print a position with what a player thinks of every move.
    Analyze(AnalyzeArguments),
    /// Count the move sequences of a given length.
    Perft(PerftArguments),
    /// Find the value of a position and the moves that keep it.
    ///
    /// The search has a board of its own: --layout only names the type of board in the output.
    Solve(SolveArguments),
    /// Print the code that `#[derive_board]` writes for a board.
    Expand(GeneratorArguments),
    /// Draw every mask, and every delta swap of every symmetry, as small boards.
    Masks(GeneratorArguments),
    /// Measure how many times faster the generated boards are than the generic one. Without a board, compare all boards
    /// of the series, with and without line counts.
    Benchmark(BenchmarkArguments),
}

fn main() -> ExitCode {
    let result = match Arguments::try_parse().map(|arguments| arguments.command) {
        Ok(None) => tour::run(),
        Ok(Some(Command::Show(arguments))) => show::run(&arguments),
        Ok(Some(Command::Playout(arguments))) => playout::run(&arguments),
        Ok(Some(Command::Match(arguments))) => r#match::run(&arguments),
        Ok(Some(Command::Tournament(arguments))) => tournament::run(&arguments),
        Ok(Some(Command::Play(arguments))) => play::run(&arguments),
        Ok(Some(Command::Check(arguments))) => check::run(&arguments),
        Ok(Some(Command::Analyze(arguments))) => analyze::run(&arguments),
        Ok(Some(Command::Perft(arguments))) => perft::run(&arguments),
        Ok(Some(Command::Solve(arguments))) => solve::run(&arguments),
        Ok(Some(Command::Expand(arguments))) => expand::run(&arguments),
        Ok(Some(Command::Masks(arguments))) => masks::run(&arguments),
        Ok(Some(Command::Benchmark(arguments))) => benchmark::run(&arguments),
        Err(error) if error.exit_code() == 0 => error.print().map_err(Failure::from),
        Err(error) => Err(Failure::usage(&error, &Arguments::command())),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
