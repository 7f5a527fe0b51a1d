//! Sources of random choices.

mod dice;
mod fast_random;
mod python;

pub use dice::Dice;
pub use fast_random::FastRandom;
pub use python::PythonRandom;
