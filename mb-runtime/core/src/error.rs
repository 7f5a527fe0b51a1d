//! The error types of this crate. Each message names the wrong value and says what would be right.

pub use crate::geometry::{GeometryError, ParseSquareError, SquareError};
pub use crate::mark::ParseMarkError;
pub use crate::position::{MoveError, PositionError};
pub use crate::text::ParseBoardError;
