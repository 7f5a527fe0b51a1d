//! A player of your own: a closure that looks at the position and returns a move.

use mb_runtime::players::RandomPlayer;
use mb_runtime::prelude::*;

#[derive_board(size = 3)]
struct TicTacToe;

fn main() {
    let start = Position::new(TicTacToe::new());
    // Takes the centre while it is empty, and any other square at random.
    let centre = |position: &Position<TicTacToe>, dice: &mut dyn Dice| {
        let centre = position.square(1, 1).ok().filter(|square| position.board().get(*square).is_none());
        centre.or_else(|| RandomPlayer.choose(position, dice))
    };
    let game = Match::new(("centre", centre), ("random", RandomPlayer)).pairs(1_000);
    let table = game.run(start, &mut FastRandom::new(0));
    println!("{table}");
    println!("won {} of {} games", table.total().win, table.total().games());
}
