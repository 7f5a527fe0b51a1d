//! One flat array of characters.

use super::{CellBoard, CellStorage};
use mb_core::{Geometry, Line, Mark, Square};

/// The series' `ArrayBoard` (compared in articles 216 and 233): one array of the characters `o`, `x` and `.`, column
/// by column, as Python's module `array` stores them. Here a character is one byte.
///
/// Unlike [`List1dBoard`](super::List1dBoard), it converts between characters and marks, and its array cannot grow.
pub type ArrayBoard = CellBoard<Box<[u8]>>;

const EMPTY: u8 = b'.';
const CIRCLE: u8 = b'o';
const CROSS: u8 = b'x';

/// Returns the character of a mark.
const fn letter(mark: Mark) -> u8 {
    match mark {
        Mark::Circle => CIRCLE,
        Mark::Cross => CROSS,
    }
}

/// Returns the mark with this character.
const fn mark(letter: u8) -> Option<Mark> {
    match letter {
        CIRCLE => Some(Mark::Circle),
        CROSS => Some(Mark::Cross),
        _ => None,
    }
}

impl CellStorage for Box<[u8]> {
    const NAME: &'static str = "ArrayBoard";

    fn empty(geometry: Geometry) -> Self {
        vec![EMPTY; geometry.cells()].into_boxed_slice()
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        mark(self[square.index()])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        self[square.index()] = content.map_or(EMPTY, letter);
    }

    fn clear(&mut self) {
        self.fill(EMPTY);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        self.iter().map(|letter| mark(*letter))
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        let from_start = self[line.start().index()..].iter();
        from_start.step_by(line.step()).take(line.length()).map(|letter| mark(*letter))
    }
}
