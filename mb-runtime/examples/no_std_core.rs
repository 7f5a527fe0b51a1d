//! A board as a `no_std` program uses it: through `mb-core` alone, without an allocator. (This program itself prints, so it
//! has `std`.)

use mb_core::{Board, Mark, Position, Status, derive_board};

#[derive_board(size = 3, crate = mb_core)]
struct TicTacToe;

/// Plays the first legal move until the game is over.
fn play_first_moves(mut position: Position<TicTacToe>) -> Status {
    loop {
        let first = position.board().legal_moves().next();
        // A finished position refuses moves.
        if first.is_none_or(|square| position.play(square).is_err()) {
            return position.status();
        }
    }
}

fn main() {
    let status = play_first_moves(Position::new(TicTacToe::new()));
    println!("{status}, circle won: {}", status == Status::Won(Mark::Circle));
}
