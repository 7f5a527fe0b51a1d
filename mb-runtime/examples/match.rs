//! Lets two players of the series play a match with Python's random numbers.

use mb_runtime::players;
use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct TicTacToe;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let start = Position::new(TicTacToe::new());
    let first = players::entrant("ai14s", start.board())?;
    let second = players::entrant("ai2", start.board())?;
    let table = Match::new(first, second).pairs(1_000).run(start, &mut PythonRandom::new(0));
    println!("{table}");
    Ok(())
}
