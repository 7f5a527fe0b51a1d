//! The whole game tree of a small board: every position, its score, its best moves, its chances.

mod build;
mod game_tree;
mod node;
mod probabilities;
#[cfg(feature = "serde")]
mod saved;
mod scoring;
#[cfg(test)]
mod tests;

pub use self::build::TreeTooLargeError;
pub use self::game_tree::GameTree;
pub use self::probabilities::{Fraction, Probabilities};
#[cfg(feature = "serde")]
pub use self::saved::{LoadTreeError, SavedShape};
pub use self::scoring::Scoring;
