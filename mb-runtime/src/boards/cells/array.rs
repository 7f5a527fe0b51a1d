//! One flat array of characters.

use super::{CellBoard, Cells};
use mb_core::{Geometry, Line, Mark, Square};

/// The series' `ArrayBoard` (compared in articles 216 and 233): one array of the characters `o`, `x` and `.`,
/// column by column, as Python's `array` module keeps them; here one byte each, in a boxed slice.
///
/// It differs from [`List1dBoard`](super::List1dBoard) in that a square is a byte of text, which has to be read
/// as a mark, and in that the array cannot grow.
pub type ArrayBoard = CellBoard<Bytes>;

/// All squares as characters in one array: the squares of an [`ArrayBoard`].
#[derive(PartialEq, Eq, Hash, Debug)]
pub struct Bytes(Box<[u8]>);

const EMPTY: u8 = b'.';
const CIRCLE: u8 = b'o';
const CROSS: u8 = b'x';

/// The character of a mark.
const fn letter(mark: Mark) -> u8 {
    match mark {
        Mark::Circle => CIRCLE,
        Mark::Cross => CROSS,
    }
}

/// The mark that a character stands for.
const fn mark(letter: u8) -> Option<Mark> {
    match letter {
        CIRCLE => Some(Mark::Circle),
        CROSS => Some(Mark::Cross),
        _ => None,
    }
}

impl Cells for Bytes {
    const NAME: &'static str = "ArrayBoard";

    fn empty(geometry: Geometry) -> Self {
        Self(vec![EMPTY; geometry.cells()].into_boxed_slice())
    }

    #[inline]
    fn get(&self, square: Square) -> Option<Mark> {
        mark(self.0[square.index()])
    }

    #[inline]
    fn set(&mut self, square: Square, content: Option<Mark>) {
        self.0[square.index()] = content.map_or(EMPTY, letter);
    }

    fn clear(&mut self) {
        self.0.fill(EMPTY);
    }

    #[inline]
    fn contents(&self) -> impl DoubleEndedIterator<Item = Option<Mark>> + Clone {
        self.0.iter().map(|letter| mark(*letter))
    }

    #[inline]
    fn along(&self, line: Line) -> impl Iterator<Item = Option<Mark>> {
        self.0[line.start().index()..]
            .iter()
            .step_by(line.step())
            .take(line.length())
            .map(|letter| mark(*letter))
    }
}

impl Clone for Bytes {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }

    fn clone_from(&mut self, source: &Self) {
        self.0.clone_from(&source.0);
    }
}
