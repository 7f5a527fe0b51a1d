//! A table of the squares in every set of squares on a board of nine squares.

use crate::square::Square;

/// The squares of every set, in ascending order, four bits each from the lowest bits on. The value 15 ends a list.
const SQUARES_OF_NINE: &[u64; 512] = &{
    let mut table = [u64::MAX; 512];
    let mut set = 0;
    while set < 512 {
        let (mut square, mut shift) = (0, 0);
        while square < 9 {
            if set >> square & 1 == 1 {
                table[set] ^= (15 ^ square) << shift;
                shift += 4;
            }
            square += 1;
        }
        set += 1;
    }
    table
};

/// Returns the `n`-th square, counted from 0, of a set of the squares 0 to 8. Bit `i` of `set` stands for square `i`.
#[inline]
pub const fn nth_of_nine(set: usize, n: usize) -> Option<Square> {
    // An entry has 16 places, and the last seven always hold 15.
    let n = if n < 15 { n } else { 15 };
    let square = (SQUARES_OF_NINE[set & 511] >> (4 * n) & 15) as u16;
    if square < 9 { Some(Square::new(square)) } else { None }
}
