//! `mb`: play, measure and examine m,n,k-games from the command line.

mod arguments;
mod boards;
mod commands;
mod io;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser, Subcommand};

use crate::commands::analyze::AnalyzeArguments;
use crate::commands::benchmark::BenchmarkArguments;
use crate::commands::check::CheckArguments;
use crate::commands::generator::GeneratorArguments;
use crate::commands::match_::MatchArguments;
use crate::commands::perft::PerftArguments;
use crate::commands::play::PlayArguments;
use crate::commands::playout::PlayoutArguments;
use crate::commands::show::ShowArguments;
use crate::commands::solve::SolveArguments;
use crate::commands::tournament::TournamentArguments;
use crate::commands::{
    analyze, benchmark, check, expand, masks, match_, perft, play, playout, show, solve, tour, tournament,
};
use crate::io::failure::Failure;

/// Play, measure and examine m,n,k-games. Without a sub-command: a tour of everything in under ten seconds.
#[derive(Parser, Debug)]
#[command(name = "mb", version)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

/// What to do.
#[derive(Subcommand, Debug)]
enum Command {
    /// Show everything about a position.
    Show(ShowArguments),
    /// Play random games to the end from a position, and count who wins by first move.
    Playout(PlayoutArguments),
    /// Let two players play each other, sides swapped in every pair, and print the table of results.
    Match(MatchArguments),
    /// Let every player play every other one, and print a cross table in the order of their scores.
    Tournament(TournamentArguments),
    /// Play against a player, or against another person, in the terminal.
    Play(PlayArguments),
    /// Find out whether a player never loses, and whether it always plays a best move, and list where it errs.
    Check(CheckArguments),
    /// Print a position with what a player thinks of every move.
    Analyze(AnalyzeArguments),
    /// Count the move sequences of a length.
    Perft(PerftArguments),
    /// Find out what a position is worth, and which moves keep its value.
    ///
    /// The layout is that of the board on which the position is set up; the search has a board of its own.
    Solve(SolveArguments),
    /// Print the code that `#[derive_board]` writes for a board.
    Expand(GeneratorArguments),
    /// Draw every mask, and every delta swap of every symmetry, as little boards.
    Masks(GeneratorArguments),
    /// Measure how many times faster the generated boards are than the generic one; without a board, compare all
    /// boards of the series, with and without line counts.
    Benchmark(BenchmarkArguments),
}

fn main() -> ExitCode {
    let result = match Arguments::try_parse() {
        Ok(arguments) => run(&arguments),
        Err(error) if error.exit_code() == 0 => error.print().map_err(Failure::from),
        Err(error) => Err(Failure::usage(&error, &Arguments::command())),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.command {
        None => tour::run(),
        Some(Command::Show(arguments)) => show::run(arguments),
        Some(Command::Playout(arguments)) => playout::run(arguments),
        Some(Command::Match(arguments)) => match_::run(arguments),
        Some(Command::Tournament(arguments)) => tournament::run(arguments),
        Some(Command::Play(arguments)) => play::run(arguments),
        Some(Command::Check(arguments)) => check::run(arguments),
        Some(Command::Analyze(arguments)) => analyze::run(arguments),
        Some(Command::Perft(arguments)) => perft::run(arguments),
        Some(Command::Solve(arguments)) => solve::run(arguments),
        Some(Command::Expand(arguments)) => expand::run(arguments),
        Some(Command::Masks(arguments)) => masks::run(arguments),
        Some(Command::Benchmark(arguments)) => benchmark::run(arguments),
    }
}
