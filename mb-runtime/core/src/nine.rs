//! Lists of the squares of every set on a board of at most nine.

use core::iter;

use crate::square::Square;

/// For every set of the squares 0 to 8 its squares in ascending order, four bits each from the lowest on; where there
/// are no more, 15.
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

/// The `n`-th of a set of the squares 0 to 8, in ascending order and counted from 0: bit = square.
#[must_use]
#[inline]
pub const fn nth_of_nine(set: usize, n: usize) -> Option<Square> {
    // An entry has room for 16 squares, and the last seven are never there.
    let n = if n < 15 { n } else { 15 };
    let square = (SQUARES_OF_NINE[set & 511] >> (4 * n) & 15) as u16;
    if square < 9 { Some(Square::new(square)) } else { None }
}

/// A set of the squares 0 to 8 in ascending order, or `None` where there are others in it: bit = square.
#[inline]
pub(crate) fn squares_of_nine(set: usize) -> Option<impl Iterator<Item = usize>> {
    let mut list = *SQUARES_OF_NINE.get(set)?;
    Some(iter::from_fn(move || {
        let square = (list & 15) as usize;
        list >>= 4;
        (square != 15).then_some(square)
    }))
}
