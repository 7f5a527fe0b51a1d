//! The boards of the series by name.

use core::fmt;
use core::str::FromStr;

use crate::boards::bitboard::BitBoard;
use crate::boards::cells::{ArrayBoard, List1dBoard, ListBoard};
#[cfg(feature = "ndarray")]
use crate::boards::cells::{NpBoard, NpBoolBoard, NpIntBoard};
use crate::boards::counting::{CountingLines, LineCounting};
use crate::boards::specialised::{BitBoard3x3, TwoBitBoard3x3};
use mb_core::{Board, Geometry};

/// A board of the series, in the order of its tables (article 233).
///
/// The three boards on two-dimensional arrays need the feature `ndarray`.
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
    /// [`BitBoard3x3`]: one word for each mark, for 3×3 only.
    BitBoard3x3,
    /// [`TwoBitBoard3x3`]: one word for both marks, for 3×3 only.
    TwoBitBoard3x3,
}

/// A task to run on a board whose type is chosen at run time: see [`SeriesBoard::run`].
pub trait BoardTask {
    /// The result of the task.
    type Output;

    /// Runs the task on an empty board of the chosen type.
    fn run<B: Board>(self, empty: B) -> Self::Output;
}

impl SeriesBoard {
    /// All boards of the series.
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

    /// Returns every board with each [`LineCounting`] that it allows, in the order of the series' tables.
    pub fn variants() -> impl Iterator<Item = (Self, LineCounting)> + Clone {
        let both =
            Self::ALL.iter().flat_map(|board| [(*board, LineCounting::Off), (*board, LineCounting::On)]);
        both.filter(|(board, counting)| !(board.is_specialised() && *counting == LineCounting::On))
    }

    /// Tests whether this board exists for 3×3 only. Such a board keeps no line counts, as in the series.
    pub const fn is_specialised(self) -> bool {
        matches!(self, Self::BitBoard3x3 | Self::TwoBitBoard3x3)
    }

    /// Tests whether this board exists with this shape and line counting.
    ///
    /// # Errors
    /// Fails if the board exists for 3×3 only, and `geometry` is another shape or `counting` is on.
    pub fn check(self, geometry: Geometry, counting: LineCounting) -> Result<(), SeriesBoardError> {
        if self.is_specialised() && counting == LineCounting::On {
            Err(SeriesBoardError::LineCounts(self))
        } else if self.is_specialised() && Ok(geometry) != Geometry::square_board(3) {
            Err(SeriesBoardError::Shape(self))
        } else {
            Ok(())
        }
    }

    /// Returns the name of the board in the series.
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

    /// Runs `task` on an empty board of this kind and shape.
    ///
    /// # Errors
    /// Fails like [`check`](Self::check).
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
    /// for (board, counting) in SeriesBoard::variants() {
    ///     assert_eq!(board.run(Geometry::square_board(3)?, counting, CountMoves)?, 9);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run<T: BoardTask>(
        self,
        geometry: Geometry,
        counting: LineCounting,
        task: T,
    ) -> Result<T::Output, SeriesBoardError> {
        self.check(geometry, counting)?;
        Ok(match self {
            Self::ListBoard => task.run(CountingLines::with(ListBoard::new(geometry), counting)),
            Self::List1dBoard => task.run(CountingLines::with(List1dBoard::new(geometry), counting)),
            Self::ArrayBoard => task.run(CountingLines::with(ArrayBoard::new(geometry), counting)),
            #[cfg(feature = "ndarray")]
            Self::NpBoard => task.run(CountingLines::with(NpBoard::new(geometry), counting)),
            #[cfg(feature = "ndarray")]
            Self::NpIntBoard => task.run(CountingLines::with(NpIntBoard::new(geometry), counting)),
            #[cfg(feature = "ndarray")]
            Self::NpBoolBoard => task.run(CountingLines::with(NpBoolBoard::new(geometry), counting)),
            Self::BitBoard => task.run(CountingLines::with(BitBoard::new(geometry), counting)),
            Self::BitBoard3x3 => task.run(BitBoard3x3::new()),
            Self::TwoBitBoard3x3 => task.run(TwoBitBoard3x3::new()),
        })
    }
}

impl fmt::Display for SeriesBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
}

/// The error returned for a board of the series that does not exist in the requested form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SeriesBoardError {
    /// The board exists for 3×3 only.
    #[error("{0} is 3×3 with 3 in a row: derive_board makes such a board of any other size")]
    Shape(SeriesBoard),
    /// The board keeps no line counts.
    #[error("{0} keeps no line counts: use it without them")]
    LineCounts(SeriesBoard),
}

/// The error returned for a text that is not the name of a board of the series.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no board of that name: the boards are {}", names())]
pub struct ParseSeriesBoardError;

fn names() -> String {
    SeriesBoard::ALL.iter().map(|board| board.name()).collect::<Vec<_>>().join(", ")
}

/// Reads the name of a board in the series. Letters may have either case.
impl FromStr for SeriesBoard {
    type Err = ParseSeriesBoardError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::ALL.iter().copied().find(|board| board.name().eq_ignore_ascii_case(text));
        named.ok_or(ParseSeriesBoardError)
    }
}
