//! Number literals whose digits show the board.

use proc_macro2::Literal;

use crate::layout::{BitLayout, Word};

/// Boards of up to this many squares have their masks written in binary, with one group of digits for each column.
const BINARY_CELLS: usize = 25;

/// How the masks of one word are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Notation {
    /// Binary, with one group of digits for each column. The rightmost group is column 0, and its rightmost digit is
    /// row 0.
    Columns {
        /// The number of digits in a group.
        column: usize,
        /// The number of groups.
        columns: usize,
    },
    /// Hexadecimal in groups of four digits, with all leading zeros.
    Hexadecimal {
        /// The number of bits of the word.
        width: usize,
    },
}

impl Notation {
    /// Returns the notation for a word that holds `boards` boards of a layout side by side.
    pub(crate) const fn of(layout: BitLayout, word: Word, boards: usize) -> Self {
        let geometry = layout.geometry();
        if geometry.cells() <= BINARY_CELLS && !word.is_array() {
            let column = layout.stride() * layout.bits_per_square();
            Self::Columns { column, columns: boards * geometry.cols() }
        } else {
            Self::Hexadecimal { width: word.width() }
        }
    }

    /// Returns a mask in this notation, without a type suffix.
    pub(crate) fn literal(self, value: u128) -> Literal {
        let text = match self {
            _ if value == 0 => "0".to_owned(),
            Self::Columns { column, columns } => grouped("0b", &format!("{value:b}"), column, columns),
            Self::Hexadecimal { width } => grouped("0x", &format!("{value:x}"), 4, width.div_ceil(16)),
        };
        // A prefix with digits and underscores is always a valid literal. If it were not, the plain number would still
        // have the same value.
        text.parse().unwrap_or_else(|_| Literal::u128_unsuffixed(value))
    }
}

/// Returns the digits in groups of `size`, with underscores between the groups, and with leading zeros up to `groups`
/// groups.
///
/// An 8-bit word has only two hexadecimal digits. It is also written as a group of four, because leading zeros do not
/// change its value.
fn grouped(prefix: &str, digits: &str, size: usize, groups: usize) -> String {
    let padded = format!("{digits:0>width$}", width = size * groups);
    let first = padded.len() % size;
    let mut text = String::from(prefix);
    for (place, digit) in padded.chars().enumerate() {
        if place > 0 && place % size == first {
            text.push('_');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_masks_show_the_columns_of_the_board() {
        let notation = Notation::Columns { column: 3, columns: 3 };
        assert_eq!(notation.literal(0b111_000_001).to_string(), "0b111_000_001");
        assert_eq!(notation.literal(0b010).to_string(), "0b000_000_010");
    }

    #[test]
    fn large_masks_are_hexadecimal_in_groups_of_four() {
        let notation = Notation::Hexadecimal { width: 64 };
        assert_eq!(notation.literal(0xabc_0123).to_string(), "0x0000_0000_0abc_0123");
        assert_eq!(notation.literal(0).to_string(), "0");
    }

    #[test]
    fn a_number_wider_than_its_groups_keeps_all_its_digits() {
        let notation = Notation::Columns { column: 3, columns: 1 };
        assert_eq!(notation.literal(0b1_000_001).to_string(), "0b1_000_001");
    }
}
