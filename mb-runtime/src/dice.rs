//! Where random choices come from.

/// A source of random choices: the only door through which randomness enters this crate.
///
/// Every [`rand::Rng`](https://docs.rs/rand) is one (feature `std`), and so is
/// [`PythonRandom`](crate::PythonRandom), which draws what Python draws.
pub trait Dice {
    /// A number from 0 to `bound` - 1, each equally likely. For a bound of 0 it is 0, and nothing is drawn.
    fn below(&mut self, bound: u32) -> u32;
}
