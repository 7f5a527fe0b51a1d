//! Other crates on 3×3: random games, counting move sequences, solving.

use std::hint::black_box;

use board_game::ai::solver::solve_value;
use board_game::board::Board as _;
use board_game::games::ttt::TTTBoard;
use board_game::util::game_stats::perft_naive;
use minimax::strategies::random::Random;
use minimax::util::battle_royale;
use minimax::{Evaluation, Evaluator, Negamax, Strategy as _};
use rand_of_board_game::SeedableRng as _;
use rand_of_board_game::rngs::SmallRng;

use crate::tic_tac_toe::{State, TicTacToe};

/// Plays `games` random games with `board-game`.
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

/// Counts the sequences of `depth` moves with `board-game`, without hashing.
pub(crate) fn count_board_game(depth: u32) -> u64 {
    perft_naive(&TTTBoard::default(), depth)
}

/// Plays `games` random games with `minimax`.
pub(crate) fn play_minimax(games: u64) {
    for _ in 0..games {
        black_box(battle_royale(&mut Random::<TicTacToe>::new(), &mut Random::<TicTacToe>::new()));
    }
}

/// Finds the value of the empty board with `board-game`.
pub(crate) fn solve_board_game() {
    black_box(solve_value(black_box(&TTTBoard::default()), 9));
}

/// Finds the value of the empty board and a best move with `minimax`.
pub(crate) fn solve_minimax() {
    black_box(Negamax::new(ResultOnly, 9).choose_move(black_box(&State::default())));
}

/// An evaluation by result alone.
struct ResultOnly;

impl Evaluator for ResultOnly {
    type G = TicTacToe;

    fn evaluate(&self, _: &State) -> Evaluation {
        0
    }
}
