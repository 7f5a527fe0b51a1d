//! Numbers for every empty square.

use super::vector::Lanes;

/// The most empty squares that the methods of lanes can play out.
pub(in crate::playout) const MOST_SQUARES: usize = 400;

/// Numbers in lanes for every empty square. `N` is a power of two, so an index cut to its size needs no check.
pub(in crate::playout) type LaneTable<T, const N: usize> = Box<[Lanes<T>; N]>;

/// A table with the same number everywhere.
#[expect(clippy::unnecessary_box_returns, reason = "too large for the stack")]
pub(in crate::playout) fn table<T: Copy, const N: usize>(number: T) -> LaneTable<T, N> {
    const { assert!(N.is_power_of_two()) };
    // Collected on the heap: as a value it might pass over the stack.
    match vec![Lanes::splat(number); N].into_boxed_slice().try_into() {
        Ok(table) => table,
        Err(_) => Box::new([Lanes::splat(number); N]),
    }
}
