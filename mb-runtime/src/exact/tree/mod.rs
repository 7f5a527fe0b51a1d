//! The whole game tree of a small board: every position, its score, its best moves, its chances.

mod game_tree;
mod probabilities;
#[cfg(feature = "serde")]
mod saved;
#[cfg(test)]
mod tests;

pub use self::game_tree::{GameTree, Scoring, TreeTooLargeError};
pub use self::probabilities::{Fraction, Probabilities};
#[cfg(feature = "serde")]
pub use self::saved::LoadTreeError;
