//! Solves every position of a board, writes the values as bytes, and looks one up.

use mb_runtime::Convention;
use mb_runtime::exact::database::Database;
use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct TicTacToe;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut position = Position::new(TicTacToe::new());
    let mut bytes = Vec::new();
    Database::build(position.board().geometry(), Convention::Normal)?.save(&mut bytes)?;

    let database = Database::load(&bytes[..])?;
    println!("{} positions", database.positions());
    position.play(position.square(0, 0)?)?;
    let geometry = position.board().geometry();
    let best = database.best_moves(&position)?;
    let names: Vec<_> = best.iter().map(|square| geometry.name(*square).to_string()).collect();
    println!("after a corner, cross holds the draw at {}", names.join(" "));
    Ok(())
}
