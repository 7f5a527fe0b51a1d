//! `mb`: play, measure and examine m,n,k-games from the command line.

mod analyze;
mod arguments;
mod benchmark;
mod boards;
mod check;
mod comparison;
mod contest;
mod databases;
mod drawing;
mod entrants;
mod failure;
mod generator;
mod lines;
mod matches;
mod moves;
mod perft;
mod play;
mod playout;
mod progress;
mod series;
mod show;
mod solve;
mod strength;
mod tables;
mod tour;
mod tournament;
mod workload;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};

use crate::arguments::{Arguments, Command};
use crate::failure::Failure;

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
        Some(Command::Match(arguments)) => matches::run(arguments),
        Some(Command::Tournament(arguments)) => tournament::run(arguments),
        Some(Command::Play(arguments)) => play::run(arguments),
        Some(Command::Check(arguments)) => check::run(arguments),
        Some(Command::Analyze(arguments)) => analyze::run(arguments),
        Some(Command::Perft(arguments)) => perft::run(arguments),
        Some(Command::Solve(arguments)) => solve::run(arguments),
        Some(Command::Expand(arguments)) => generator::expand(arguments),
        Some(Command::Masks(arguments)) => generator::masks(arguments),
        Some(Command::Benchmark(arguments)) => benchmark::run(arguments),
    }
}
