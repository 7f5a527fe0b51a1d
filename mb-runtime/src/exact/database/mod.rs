//! Databases of solved boards: the value of every position and the way to the end.
//!
//! A database is built by retrograde analysis (Thompson, "Retrograde analysis of certain endgames", 1986): first
//! every position that play can reach, ply by ply and one of each class of symmetric ones, then their values from
//! the last ply back. A class takes five bytes, so 4×4 with its 1,217,977 classes takes six megabytes.

mod build;
mod file;
mod lookup;
mod packed;

pub use self::build::BuildProgress;
pub use self::file::LoadDatabaseError;
pub use self::lookup::{Database, DatabaseError, PositionValue};
