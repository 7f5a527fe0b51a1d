//! Keys, which identify the marks on a board.

use core::cmp::Ordering;
use core::fmt;
use core::hash::Hash;

/// The bounds of a board's [key](crate::Board::key): keys can be compared, ordered, hashed and printed in hexadecimal.
///
/// Every type with these traits is a `BoardKey`.
pub trait BoardKey: Clone + Eq + Hash + Ord + fmt::Debug + fmt::LowerHex + Send + Sync + 'static {}

impl<T: Clone + Eq + Hash + Ord + fmt::Debug + fmt::LowerHex + Send + Sync + 'static> BoardKey for T {}

/// A number of `N` words of 64 bits, least significant word first: the key of a generated board of more than 128 bits.
///
/// `Words` are ordered, and printed in hexadecimal, like this number.
///
/// ```
/// use mb_runtime::Words;
///
/// let words = Words([0xabc, 0x1]);
/// assert_eq!(format!("{words:#x}"), "0x10000000000000abc");
/// assert!(Words([0, 1]) > Words([u64::MAX, 0]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Words<const N: usize>(pub [u64; N]);

impl<const N: usize> Ord for Words<N> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.iter().rev().cmp(other.0.iter().rev())
    }
}

impl<const N: usize> PartialOrd for Words<N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> fmt::LowerHex for Words<N> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, formatter)
    }
}

/// Writes the number with these `words`, least significant first, in hexadecimal without leading zeros.
///
/// # Errors
/// Fails if the formatter fails.
pub fn write_hex(words: &[u64], formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
    if formatter.alternate() {
        formatter.write_str("0x")?;
    }
    let highest = words.iter().rposition(|word| *word != 0).unwrap_or(0);
    write!(formatter, "{:x}", words.get(highest).copied().unwrap_or(0))?;
    words.iter().take(highest).rev().try_for_each(|word| write!(formatter, "{word:016x}"))
}
