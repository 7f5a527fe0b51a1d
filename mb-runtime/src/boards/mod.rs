//! The boards whose size is known only at run time.

pub mod bitboard;
mod boxed_counts;
pub mod cells;
mod counting;
#[cfg(test)]
pub(crate) mod model;
mod series;
#[cfg(test)]
mod series_tests;
mod specialised;

pub use crate::boards::bitboard::BitBoard;
pub use crate::boards::boxed_counts::BoxedCounts;
pub use crate::boards::cells::{ArrayBoard, List1dBoard, ListBoard};
#[cfg(feature = "ndarray")]
pub use crate::boards::cells::{NpBoard, NpBoolBoard, NpIntBoard};
pub use crate::boards::counting::{CountingLines, LineCounts};
pub use crate::boards::series::{BoardTask, ParseSeriesBoardError, SeriesBoard, SeriesBoardError};
pub use crate::boards::specialised::{BitBoard3x3, TwoBitBoard3x3};
