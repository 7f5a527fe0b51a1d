//! 3×3 for the crate `minimax`, which has no games of its own: two bitboards, as a user who wants speed would write it.

use minimax::{Game, Winner};

/// The rules.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TicTacToe;

/// A position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct State {
    /// The squares of the side that moved last.
    last: u16,
    /// The squares of the side to move.
    turn: u16,
}

const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const FULL: u16 = 0o777;

impl Game for TicTacToe {
    type S = State;
    type M = u16;

    fn generate_moves(state: &State, moves: &mut Vec<u16>) -> Option<Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            let mut empty = FULL & !(state.last | state.turn);
            while empty != 0 {
                moves.push(empty & empty.wrapping_neg());
                empty &= empty - 1;
            }
        }
        winner
    }

    fn apply(state: &mut State, square: u16) -> Option<State> {
        Some(State { last: state.turn | square, turn: state.last })
    }

    fn get_winner(state: &State) -> Option<Winner> {
        if LINES.iter().any(|line| state.last & line == *line) {
            Some(Winner::PlayerJustMoved)
        } else if state.last | state.turn == FULL {
            Some(Winner::Draw)
        } else {
            None
        }
    }
}
