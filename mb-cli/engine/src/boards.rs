//! The boards that work is compiled for: a generated one for each shape and layout below, and `BitBoard` for other shapes.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use mb_runtime::prelude::*;
use serde::Serialize;

/// How a board keeps its marks.
#[derive(Serialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum BoardType {
    /// Generated: two words, one per mark.
    Bitboard,
    /// Generated: one word, two bits per square.
    Twobit,
    /// Not generated: its size is known only at run time.
    Generic,
}

impl BoardType {
    /// Every type, the generated ones first.
    pub const ALL: [Self; 3] = [Self::Bitboard, Self::Twobit, Self::Generic];
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

/// The error of a text that is not the name of a [`BoardType`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoardTypeError(String);

impl fmt::Display for BoardTypeError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "unknown type of board {:?}: write bitboard, twobit or generic", self.0)
    }
}

impl Error for BoardTypeError {}

impl FromStr for BoardType {
    type Err = BoardTypeError;

    fn from_str(text: &str) -> Result<Self, BoardTypeError> {
        let named = Self::ALL.into_iter().find(|board_type| board_type.to_string() == text);
        named.ok_or_else(|| BoardTypeError(text.to_owned()))
    }
}

/// The board to work on: a shape, and the type of the board.
///
/// ```
/// use mb_engine::{BoardChoice, BoardType};
/// use mb_runtime::Geometry;
///
/// let small = BoardChoice::new(Geometry::square_board(3)?, BoardType::Twobit);
/// assert_eq!(small.board_type(), BoardType::Twobit);
/// // This shape is not compiled in.
/// let large = BoardChoice::new(Geometry::square_board(100)?, BoardType::Twobit);
/// assert_eq!(large.board_type(), BoardType::Generic);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardChoice {
    geometry: Geometry,
    board_type: BoardType,
}

impl BoardChoice {
    /// Chooses the board of this type, or the generic board if the shape is not compiled in.
    pub fn new(geometry: Geometry, board_type: BoardType) -> Self {
        let board_type = if is_generated(geometry) { board_type } else { BoardType::Generic };
        Self { geometry, board_type }
    }

    /// Returns the shape.
    pub const fn geometry(self) -> Geometry {
        self.geometry
    }

    /// Returns the type of the board.
    pub const fn board_type(self) -> BoardType {
        self.board_type
    }
}

/// Declares the generated boards of each shape, and the macro that chooses among them. (The first argument is a dollar
/// sign, for the parameters of that macro.)
macro_rules! generated_boards {
    ($dollar:tt $($bitboard:ident $twobit:ident: $cols:literal $rows:literal $win:literal;)+) => {
        $(
            #[doc = concat!("Two bitboards, ", $cols, " columns, ", $rows, " rows, ", $win, " in a row.")]
            #[derive_board(cols = $cols, rows = $rows, win = $win, layout = "bitboard")]
            pub struct $bitboard;

            #[doc = concat!("Two bits per square, ", $cols, " columns, ", $rows, " rows, ", $win, " in a row.")]
            #[derive_board(cols = $cols, rows = $rows, win = $win, layout = "twobit")]
            pub struct $twobit;
        )+

        /// Whether generated boards have this shape.
        fn is_generated(geometry: Geometry) -> bool {
            [$(($cols, $rows, $win)),+].contains(&(geometry.cols(), geometry.rows(), geometry.win()))
        }

        /// Works on an empty board, which has a name in the work: `on_board!(choice, empty => work)` compiles the work for
        /// every board.
        macro_rules! on_board {
            ($dollar choice:expr, $dollar empty:ident => $dollar work:expr) => {{
                let (geometry, board_type) = ($dollar choice.geometry(), $dollar choice.board_type());
                match (geometry.cols(), geometry.rows(), geometry.win(), board_type) {
                    $(
                        ($cols, $rows, $win, $crate::BoardType::Bitboard) => {
                            let $dollar empty = $crate::$bitboard::new();
                            $dollar work
                        }
                        ($cols, $rows, $win, $crate::BoardType::Twobit) => {
                            let $dollar empty = $crate::$twobit::new();
                            $dollar work
                        }
                    )+
                    _ => {
                        let $dollar empty = mb_runtime::BitBoard::new(geometry);
                        $dollar work
                    }
                }
            }};
        }
        pub(crate) use on_board;
    };
}

generated_boards! {
    $
    Bitboard3x3 Twobit3x3: 3 3 3;
    Bitboard4x4 Twobit4x4: 4 4 4;
    Bitboard5x5 Twobit5x5: 5 5 5;
    Bitboard8x8 Twobit8x8: 8 8 8;
    Bitboard15x15Win5 Twobit15x15Win5: 15 15 5;
}
