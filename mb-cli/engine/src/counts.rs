//! Playouts and counts of move sequences.

use mb_runtime::boards::BoardTask;
use mb_runtime::prelude::*;
use mb_runtime::{Perft, Tally};

use crate::boards::BoardChoice;
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
        self.run(PlayOut { record, playouts, dice })
    }

    /// Counts the move sequences from the position after the moves of `record`, which are legal.
    pub fn perft(self, record: &[Square], perft: &Perft) -> u128 {
        self.run(CountAll { record, perft })
    }

    /// Like [`perft`](Self::perft), by first move.
    pub fn divide(self, record: &[Square], perft: &Perft) -> Vec<(Square, u128)> {
        self.run(CountByMove { record, perft })
    }
}

struct PlayOut<'a> {
    record: &'a [Square],
    playouts: &'a Playouts,
    dice: Option<&'a mut PythonRandom>,
}

impl BoardTask for PlayOut<'_> {
    type Output = Tally;

    fn run<B: Board>(self, empty: B) -> Tally {
        let start = after(empty, self.record);
        match self.dice {
            Some(dice) => self.playouts.run_with(&start, dice),
            None => self.playouts.run(&start),
        }
    }
}

struct CountAll<'a> {
    record: &'a [Square],
    perft: &'a Perft,
}

impl BoardTask for CountAll<'_> {
    type Output = u128;

    fn run<B: Board>(self, empty: B) -> u128 {
        self.perft.count(&after(empty, self.record))
    }
}

struct CountByMove<'a> {
    record: &'a [Square],
    perft: &'a Perft,
}

impl BoardTask for CountByMove<'_> {
    type Output = Vec<(Square, u128)>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        self.perft.divide(&after(empty, self.record))
    }
}
