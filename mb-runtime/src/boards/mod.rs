//! Boards whose size is chosen at run time, and the boards of the series.
//!
//! [`BitBoard`] is the fastest board of any size, and the one to use. The others store their squares as the boards of
//! the series do, so that their speed can be compared: [`ListBoard`], [`List1dBoard`], [`ArrayBoard`] and, with the
//! feature `ndarray`, `NpBoard`, `NpIntBoard` and `NpBoolBoard`. [`BitBoard3x3`] and [`TwoBitBoard3x3`] are generated
//! for 3×3. [`CountingLines`] adds line counts to any board. [`SeriesBoard`] names the boards of the series and runs a
//! task on any of them.

pub mod bitboard;
pub mod cells;
mod counting;
mod key_number;
mod line_index;
mod runtime_counts;
mod series;
mod specialised;
mod text;

pub use crate::boards::bitboard::BitBoard;
pub use crate::boards::cells::{ArrayBoard, List1dBoard, ListBoard};
#[cfg(feature = "ndarray")]
pub use crate::boards::cells::{NpBoard, NpBoolBoard, NpIntBoard};
pub use crate::boards::counting::{CountingLines, LineCounting};
pub use crate::boards::key_number::KeyNumber;
pub use crate::boards::runtime_counts::RuntimeCounts;
pub use crate::boards::series::{BoardTask, ParseSeriesBoardError, SeriesBoard, SeriesBoardError};
pub use crate::boards::specialised::{BitBoard3x3, TwoBitBoard3x3};
