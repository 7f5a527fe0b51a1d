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
    Bitboard6x6 Twobit6x6: 6 6 6;
    Bitboard7x7 Twobit7x7: 7 7 7;
    Bitboard8x8 Twobit8x8: 8 8 8;
    Bitboard9x9 Twobit9x9: 9 9 9;
    Bitboard10x10 Twobit10x10: 10 10 10;
    Bitboard11x11 Twobit11x11: 11 11 11;
    Bitboard4x3 Twobit4x3: 4 3 3;
    Bitboard4x4Win3 Twobit4x4Win3: 4 4 3;
    Bitboard5x3 Twobit5x3: 5 3 3;
    Bitboard5x4 Twobit5x4: 5 4 4;
    Bitboard5x5Win4 Twobit5x5Win4: 5 5 4;
    Bitboard6x5Win4 Twobit6x5Win4: 6 5 4;
    Bitboard7x7Win5 Twobit7x7Win5: 7 7 5;
    Bitboard8x8Win4 Twobit8x8Win4: 8 8 4;
    Bitboard9x7Win5 Twobit9x7Win5: 9 7 5;
    Bitboard15x15Win5 Twobit15x15Win5: 15 15 5;
    Bitboard19x19Win5 Twobit19x19Win5: 19 19 5;
    Bitboard20x20Win5 Twobit20x20Win5: 20 20 5;
}
