//! All boards of the series by name, and a way to run something on any of them.

use core::fmt;
use core::str::FromStr;

use crate::boards::{
    ArrayBoard, BitBoard, BitBoard3x3, CountingLines, List1dBoard, ListBoard, TwoBitBoard3x3,
};
#[cfg(feature = "ndarray")]
use crate::boards::{NpBoard, NpBoolBoard, NpIntBoard};
use mb_core::{Board, Geometry};

/// A board of the series, in the order of its tables (article 233).
///
/// The three boards on two-dimensional arrays are there with the feature `ndarray`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum SeriesBoard {
    /// [`ListBoard`]: a vector of vectors.
    ListBoard,
    /// [`List1dBoard`]: one vector.
    List1dBoard,
    /// [`ArrayBoard`]: one array of characters.
    ArrayBoard,
    /// [`NpBoard`]: a two-dimensional array of characters.
    #[cfg(feature = "ndarray")]
    NpBoard,
    /// [`NpIntBoard`]: a two-dimensional array of integers.
    #[cfg(feature = "ndarray")]
    NpIntBoard,
    /// [`NpBoolBoard`]: two two-dimensional arrays of truth values.
    #[cfg(feature = "ndarray")]
    NpBoolBoard,
    /// [`BitBoard`]: two sets of bits.
    BitBoard,
    /// [`BitBoard3x3`]: a word per mark, for 3×3 alone.
    BitBoard3x3,
    /// [`TwoBitBoard3x3`]: one word for both marks, for 3×3 alone.
    TwoBitBoard3x3,
}

/// Something to do on a board whose type is chosen at run time.
pub trait BoardTask {
    /// What comes out.
    type Output;

    /// Does it on an empty board of the chosen type.
    fn run<B: Board>(self, empty: B) -> Self::Output;
}

impl SeriesBoard {
    /// Every board of the series.
    pub const ALL: &'static [Self] = &[
        Self::ListBoard,
        Self::List1dBoard,
        Self::ArrayBoard,
        #[cfg(feature = "ndarray")]
        Self::NpBoard,
        #[cfg(feature = "ndarray")]
        Self::NpIntBoard,
        #[cfg(feature = "ndarray")]
        Self::NpBoolBoard,
        Self::BitBoard,
        Self::BitBoard3x3,
        Self::TwoBitBoard3x3,
    ];

    /// Every board with every value of `count_linemark` that it has, in the order of the series' tables.
    pub fn variants() -> impl Iterator<Item = (Self, bool)> + Clone {
        let both = Self::ALL.iter().flat_map(|board| [(*board, false), (*board, true)]);
        both.filter(|(board, count_linemark)| !(board.is_specialised() && *count_linemark))
    }

    /// Whether this board is for 3×3 alone; it then keeps no line counts, as in the series.
    #[must_use]
    pub const fn is_specialised(self) -> bool {
        matches!(self, Self::BitBoard3x3 | Self::TwoBitBoard3x3)
    }

    /// Whether there is a board of this kind with this shape and value of `count_linemark`.
    ///
    /// # Errors
    /// When there is not, which happens for the boards that are for 3×3 alone.
    pub fn check(self, geometry: Geometry, count_linemark: bool) -> Result<(), SeriesBoardError> {
        if self.is_specialised() && count_linemark {
            Err(SeriesBoardError::LineCounts(self))
        } else if self.is_specialised() && Ok(geometry) != Geometry::square_board(3) {
            Err(SeriesBoardError::Shape(self))
        } else {
            Ok(())
        }
    }

    /// The name of the board in the series.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ListBoard => "ListBoard",
            Self::List1dBoard => "List1dBoard",
            Self::ArrayBoard => "ArrayBoard",
            #[cfg(feature = "ndarray")]
            Self::NpBoard => "NpBoard",
            #[cfg(feature = "ndarray")]
            Self::NpIntBoard => "NpIntBoard",
            #[cfg(feature = "ndarray")]
            Self::NpBoolBoard => "NpBoolBoard",
            Self::BitBoard => "BitBoard",
            Self::BitBoard3x3 => "BitBoard3x3",
            Self::TwoBitBoard3x3 => "TwoBitBoard3x3",
        }
    }

    /// Runs a task on an empty board of this kind and shape, which counts its lines as it goes if
    /// `count_linemark` says so.
    ///
    /// # Errors
    /// When there is no such board: see [`check`](Self::check).
    ///
    /// ```
    /// use mb_runtime::boards::{BoardTask, SeriesBoard};
    /// use mb_runtime::prelude::*;
    ///
    /// struct CountMoves;
    ///
    /// impl BoardTask for CountMoves {
    ///     type Output = usize;
    ///
    ///     fn run<B: Board>(self, empty: B) -> usize {
    ///         empty.legal_move_count()
    ///     }
    /// }
    ///
    /// for (board, count_linemark) in SeriesBoard::variants() {
    ///     assert_eq!(board.run(Geometry::square_board(3)?, count_linemark, CountMoves)?, 9);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run<T: BoardTask>(
        self,
        geometry: Geometry,
        count_linemark: bool,
        task: T,
    ) -> Result<T::Output, SeriesBoardError> {
        self.check(geometry, count_linemark)?;
        Ok(match self {
            Self::ListBoard => run(ListBoard::new(geometry), count_linemark, task),
            Self::List1dBoard => run(List1dBoard::new(geometry), count_linemark, task),
            Self::ArrayBoard => run(ArrayBoard::new(geometry), count_linemark, task),
            #[cfg(feature = "ndarray")]
            Self::NpBoard => run(NpBoard::new(geometry), count_linemark, task),
            #[cfg(feature = "ndarray")]
            Self::NpIntBoard => run(NpIntBoard::new(geometry), count_linemark, task),
            #[cfg(feature = "ndarray")]
            Self::NpBoolBoard => run(NpBoolBoard::new(geometry), count_linemark, task),
            Self::BitBoard => run(BitBoard::new(geometry), count_linemark, task),
            Self::BitBoard3x3 => task.run(BitBoard3x3::new()),
            Self::TwoBitBoard3x3 => task.run(TwoBitBoard3x3::new()),
        })
    }
}

/// Runs a task on a board as it is, or with line counts beside it.
fn run<B: Board, T: BoardTask>(empty: B, count_linemark: bool, task: T) -> T::Output {
    if count_linemark { task.run(CountingLines::new(empty)) } else { task.run(empty) }
}

impl fmt::Display for SeriesBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// A board of the series does not come as it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SeriesBoardError {
    /// The board has one shape only, and it was not that.
    #[error("{0} is 3×3 with 3 in a row: derive_board makes such a board of any other size")]
    Shape(SeriesBoard),
    /// The board keeps no line counts.
    #[error("{0} keeps no line counts: ask for it without")]
    LineCounts(SeriesBoard),
}

/// This is not the name of a board of the series.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no board of that name: the boards are {}", names())]
pub struct ParseSeriesBoardError;

fn names() -> String {
    SeriesBoard::ALL.iter().map(|board| board.name()).collect::<Vec<_>>().join(", ")
}

/// Reads the name of a board as the series writes it, in either case.
impl FromStr for SeriesBoard {
    type Err = ParseSeriesBoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::ALL.iter().copied().find(|board| board.name().eq_ignore_ascii_case(text));
        named.ok_or(ParseSeriesBoardError)
    }
}
