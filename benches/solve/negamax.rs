//! Tic-tac-toe for the crate `minimax`: nine squares and eight lines.

use minimax::{Evaluation, Evaluator, Game, Winner};

/// A position.
#[derive(Clone, Debug, Default)]
pub(crate) struct TicTacToe {
    /// The mark on each square: 1 or -1, or 0 where there is none.
    squares: [i8; 9],
    marks: u8,
}

const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl TicTacToe {
    /// The mark of the side to move.
    const fn turn(&self) -> i8 {
        if self.marks.is_multiple_of(2) { 1 } else { -1 }
    }
}

/// The rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules;

impl Game for Rules {
    type S = TicTacToe;
    type M = usize;

    fn generate_moves(position: &TicTacToe, moves: &mut Vec<usize>) -> Option<Winner> {
        let winner = Self::get_winner(position);
        if winner.is_none() {
            moves.extend((0..9).filter(|square| position.squares[*square] == 0));
        }
        winner
    }

    fn apply(position: &mut TicTacToe, square: usize) -> Option<TicTacToe> {
        position.squares[square] = position.turn();
        position.marks += 1;
        None
    }

    fn undo(position: &mut TicTacToe, square: usize) {
        position.squares[square] = 0;
        position.marks -= 1;
    }

    fn get_winner(position: &TicTacToe) -> Option<Winner> {
        let last = -position.turn();
        if LINES.iter().any(|line| line.iter().all(|square| position.squares[*square] == last)) {
            Some(Winner::PlayerJustMoved)
        } else {
            (position.marks == 9).then_some(Winner::Draw)
        }
    }
}

/// Nothing but the result counts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Exact;

impl Evaluator for Exact {
    type G = Rules;

    fn evaluate(&self, _position: &TicTacToe) -> Evaluation {
        0
    }
}
