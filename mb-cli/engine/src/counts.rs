//! Playouts and counts of move sequences.

use mb_runtime::prelude::*;
use mb_runtime::{Perft, Tally};

use crate::boards::{BoardChoice, on_board};
use crate::record::after;

impl BoardChoice {
    /// Plays random games from the position after the moves of `record`, which are legal: with `dice` if they are given,
    /// else with the fast random numbers of `playouts`.
    ///
    /// ```
    /// use mb_engine::{BoardChoice, BoardType};
    /// use mb_runtime::{Geometry, Playouts};
    ///
    /// let choice = BoardChoice::new(Geometry::square_board(5)?, BoardType::Bitboard);
    /// assert_eq!(choice.play_out(&[], &Playouts::new(1000), None).games(), 1000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_out(self, record: &[Square], playouts: &Playouts, dice: Option<&mut PythonRandom>) -> Tally {
        if let Some(dice) = dice {
            on_board!(self, empty => playouts.run_with(&after(empty, record), dice))
        } else {
            on_board!(self, empty => playouts.run(&after(empty, record)))
        }
    }

    /// Counts the move sequences from the position after the moves of `record`, which are legal.
    pub fn perft(self, record: &[Square], perft: &Perft) -> u128 {
        on_board!(self, empty => perft.count(&after(empty, record)))
    }

    /// Like [`perft`](Self::perft), by first move.
    pub fn divide(self, record: &[Square], perft: &Perft) -> Vec<(Square, u128)> {
        on_board!(self, empty => perft.divide(&after(empty, record)))
    }
}
