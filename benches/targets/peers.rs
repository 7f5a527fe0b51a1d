//! Other crates on 3×3: random games, and counting move sequences.

use std::hint::black_box;

use board_game::board::Board as _;
use board_game::games::ttt::TTTBoard;
use board_game::util::game_stats::perft_naive;
use minimax::strategies::random::Random;
use minimax::{Game, Winner, util::battle_royale};
use rand_of_board_game::SeedableRng as _;
use rand_of_board_game::rngs::SmallRng;

/// Plays so many random games with `board-game`.
pub(crate) fn play_board_game(games: u64) {
    let mut random = SmallRng::seed_from_u64(0);
    for _ in 0..games {
        let mut board = TTTBoard::default();
        while let Ok(chosen) = board.random_available_move(&mut random) {
            board.play(chosen).expect("it was available");
        }
        black_box(board.outcome());
    }
}

/// Counts the sequences of so many moves with `board-game`, without hashing.
pub(crate) fn count_board_game(depth: u32) -> u64 {
    perft_naive(&TTTBoard::default(), depth)
}

/// Plays so many random games with `minimax`.
pub(crate) fn play_minimax(games: u64) {
    for _ in 0..games {
        black_box(battle_royale(&mut Random::<TicTacToe>::new(), &mut Random::<TicTacToe>::new()));
    }
}

/// `minimax` has no games of its own: 3×3 on two bitboards, as a user of it would write it.
struct TicTacToe;

#[derive(Clone, Copy, Default)]
struct State {
    /// The squares of the side that moved last, and of the side to move.
    last: u16,
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
