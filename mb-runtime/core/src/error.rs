//! Every error of this crate: one type per question, each naming the value at fault and what would be right.

pub use crate::geometry::{GeometryError, ParseSquareError, SquareError};
pub use crate::mark::ParseMarkError;
pub use crate::position::{MoveError, PositionError};
pub use crate::text::ParseBoardError;
