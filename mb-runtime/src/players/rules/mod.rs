//! Rules by which moves are scored.

mod patterns;
mod squares;

pub use patterns::{Danger, PatternRule};
pub use squares::{CentreRule, CornersRule, IndifferentRule, ReadingOrderRule};
