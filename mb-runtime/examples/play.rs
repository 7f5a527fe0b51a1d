//! Plays a game move by move, and takes a move back.

use mb_runtime::prelude::*;

/// Tic-tac-toe.
#[derive_board(size = 3)]
struct TicTacToe;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut game = Game::new(TicTacToe::new());
    game.play_at(1, 1)?; // column, row
    let corner = game.position().parse("A1")?;
    game.play(corner)?;
    println!("{game}");

    // A wrong move changes nothing.
    if let Err(error) = game.play_at(1, 1) {
        println!("{error}");
    }
    game.undo();
    println!("{} moves, {} to move", game.ply(), game.turn());
    Ok(())
}
