//! The boards that `mb` runs on: a generated one for each shape and layout below, and `BitBoard` for other shapes.

use std::fmt;

use clap::ValueEnum;
use mb_runtime::boards::BoardTask;
use mb_runtime::prelude::*;
use serde::Serialize;

/// How a board keeps its marks.
#[derive(ValueEnum, Serialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum BoardType {
    /// Generated: two words, one per mark.
    Bitboard,
    /// Generated: one word, two bits per square.
    Twobit,
    /// Not generated: its size is known only at run time.
    Generic,
}

/// The name in arguments, tables and JSON.
impl fmt::Display for BoardType {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::Bitboard => "bitboard",
            Self::Twobit => "twobit",
            Self::Generic => "generic",
        })
    }
}

/// Declares the generated boards of each shape, and the functions that choose among them.
macro_rules! generated_boards {
    ($($bitboard:ident $twobit:ident: $cols:literal $rows:literal $win:literal;)+) => {
        $(
            #[doc = concat!("Two bitboards, ", $cols, " columns, ", $rows, " rows, ", $win, " in a row.")]
            #[derive_board(cols = $cols, rows = $rows, win = $win, layout = "bitboard")]
            pub(crate) struct $bitboard;

            #[doc = concat!("Two bits per square, ", $cols, " columns, ", $rows, " rows, ", $win, " in a row.")]
            #[derive_board(cols = $cols, rows = $rows, win = $win, layout = "twobit")]
            pub(crate) struct $twobit;
        )+

        /// Whether a generated board has this shape and layout.
        pub(crate) fn is_generated(geometry: Geometry, layout: BoardType) -> bool {
            layout != BoardType::Generic
                && [$(($cols, $rows, $win)),+].contains(&(geometry.cols(), geometry.rows(), geometry.win()))
        }

        /// Runs `task` on an empty board of this shape: on the generated board of the layout where one is compiled in,
        /// else on [`BitBoard`].
        pub(crate) fn with_board<T: BoardTask>(geometry: Geometry, layout: BoardType, task: T) -> T::Output {
            match (geometry.cols(), geometry.rows(), geometry.win(), layout) {
                $(
                    ($cols, $rows, $win, BoardType::Bitboard) => task.run($bitboard::new()),
                    ($cols, $rows, $win, BoardType::Twobit) => task.run($twobit::new()),
                )+
                _ => task.run(BitBoard::new(geometry)),
            }
        }
    };
}

generated_boards! {
    Bitboard3x3 Twobit3x3: 3 3 3;
    Bitboard4x4 Twobit4x4: 4 4 4;
    Bitboard5x5 Twobit5x5: 5 5 5;
    Bitboard8x8 Twobit8x8: 8 8 8;
    Bitboard15x15Win5 Twobit15x15Win5: 15 15 5;
}
