//! All boards of the series by name, and a way to run something on any of them.

use core::fmt;
use core::str::FromStr;

use crate::boards::{ArrayBoard, BitBoard, CountingLines, List1dBoard, ListBoard};
#[cfg(feature = "ndarray")]
use crate::boards::{NpBoard, NpBoolBoard, NpIntBoard};
use crate::{Board, Geometry};

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
}

/// Something to do on a board whose type is chosen at run time.
pub trait BoardTask {
    /// What comes out.
    type Output;

    /// Does it on an empty board of the chosen type.
    fn run<B: Board + Send + Sync + 'static>(self, empty: B) -> Self::Output;
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
    ];

    /// Every board with both values of `count_linemark`, in the order of the series' tables.
    pub fn variants() -> impl Iterator<Item = (Self, bool)> + Clone {
        Self::ALL.iter().flat_map(|board| [(*board, false), (*board, true)])
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
        }
    }

    /// Runs a task on an empty board of this kind and shape, which counts its lines as it goes if
    /// `count_linemark` says so.
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
    ///     assert_eq!(board.run(Geometry::square_board(3)?, count_linemark, CountMoves), 9);
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn run<T: BoardTask>(self, geometry: Geometry, count_linemark: bool, task: T) -> T::Output {
        match self {
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
        }
    }
}

/// Runs a task on a board as it is, or with line counts beside it.
fn run<B: Board + Send + Sync + 'static, T: BoardTask>(empty: B, count_linemark: bool, task: T) -> T::Output {
    if count_linemark { task.run(CountingLines::new(empty)) } else { task.run(empty) }
}

impl fmt::Display for SeriesBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(self.name())
    }
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
