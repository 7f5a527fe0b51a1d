//! What the methods that play many games at once have in common: one game a lane.
//!
//! Everything here is plain code over arrays with one number a game. The compiler turns it into vector instructions,
//! once for every [`InstructionSet`](super::InstructionSet); that is why all of it is inlined into one function.

mod instruction_set;
mod lines;
mod number;
mod random;
mod vector;

pub(super) use instruction_set::Vectorized;
pub use instruction_set::{InstructionSet, ParseInstructionSetError};
pub(super) use lines::{Lines, Sides};
pub(super) use number::{Number, high};
pub(super) use random::{LaneRandom, Source};
pub(super) use vector::{LANES, Lanes, PLANE_WORDS, Plane, Vector};

/// The most empty squares that these methods can play out.
pub(super) const MOST_SQUARES: usize = 400;

/// Numbers in lanes for every empty square: `N` is a power of two, so that an index cut to its size needs no check.
pub(super) type Table<T, const N: usize> = Box<[Lanes<T>; N]>;

/// A table with the same number everywhere.
#[expect(clippy::unnecessary_box_returns, reason = "too large for the stack")]
pub(super) fn table<T: Copy, const N: usize>(number: T) -> Table<T, N> {
    const { assert!(N.is_power_of_two()) };
    // Collected on the heap: as a value it might pass over the stack.
    match vec![Lanes::splat(number); N].into_boxed_slice().try_into() {
        Ok(table) => table,
        Err(_) => Box::new([Lanes::splat(number); N]),
    }
}
