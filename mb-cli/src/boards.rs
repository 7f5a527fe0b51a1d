//! The boards that `mb` knows: the generated ones by their shape and layout, and the generic one for the rest.

use mb_runtime::error::GeometryError;
use mb_runtime::prelude::*;

use crate::arguments::{BoardArguments, LayoutChoice};

/// Something to do on a board whose type is chosen at run time.
pub(crate) trait Task {
    /// What comes out.
    type Output;

    /// Does it on a board of the chosen type, which is empty; `board_type` says which type that is.
    fn run<B: Board>(self, empty: B, board_type: &'static str) -> Self::Output;
}

/// Does the task on the board that was asked for: the generated board of that shape and layout where there is
/// one, else [`BitBoard`].
pub(crate) fn with_board<T: Task>(arguments: &BoardArguments, task: T) -> Result<T::Output, GeometryError> {
    let geometry = arguments.geometry()?;
    Ok(match generated(geometry, arguments.layout(), task) {
        Ok(output) => output,
        Err(task) => task.run(BitBoard::new(geometry), "generic"),
    })
}

/// Declares a generated board of each layout for every shape, and the choice among them.
macro_rules! registry {
    ($($bitboard:ident $twobit:ident: $cols:literal $rows:literal $win:literal;)+) => {
        $(
            #[doc = concat!("Two bitboards, ", $cols, " columns, ", $rows, " rows, ", $win, " in a row.")]
            #[derive_board(cols = $cols, rows = $rows, win = $win, layout = "bitboard")]
            pub(crate) struct $bitboard;

            #[doc = concat!("Two bits a square, ", $cols, " columns, ", $rows, " rows, ", $win, " in a row.")]
            #[derive_board(cols = $cols, rows = $rows, win = $win, layout = "twobit")]
            pub(crate) struct $twobit;
        )+

        /// Whether there is a generated board of this shape and layout.
        pub(crate) fn is_generated(geometry: Geometry, layout: LayoutChoice) -> bool {
            layout != LayoutChoice::Generic
                && [$(($cols, $rows, $win)),+].contains(&(geometry.cols(), geometry.rows(), geometry.win()))
        }

        /// Does the task on the generated board of this shape, or gives it back when there is none.
        fn generated<T: Task>(geometry: Geometry, layout: LayoutChoice, task: T) -> Result<T::Output, T> {
            match (geometry.cols(), geometry.rows(), geometry.win(), layout) {
                $(
                    ($cols, $rows, $win, LayoutChoice::Bitboard) => Ok(task.run($bitboard::new(), "bitboard")),
                    ($cols, $rows, $win, LayoutChoice::Twobit) => Ok(task.run($twobit::new(), "twobit")),
                )+
                _ => Err(task),
            }
        }
    };
}

registry! {
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
