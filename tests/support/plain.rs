//! A board that implements only what the trait requires, so that the laws test every provided method.

use std::fmt;
use std::iter::FusedIterator;

use mb_runtime::boards::RuntimeCounts;
use mb_runtime::{Board, Geometry, Mark, Square, text};

use crate::number::Number;

/// Marks in a flat vector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainBoard {
    geometry: Geometry,
    squares: Vec<Option<Mark>>,
}

impl PlainBoard {
    /// Returns an empty board.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        Self { geometry, squares: vec![None; geometry.cells()] }
    }
}

impl Board for PlainBoard {
    type Key = Number;
    type Counts = RuntimeCounts;

    fn geometry(&self) -> Geometry {
        self.geometry
    }

    fn get(&self, square: Square) -> Option<Mark> {
        self.squares[square.index()]
    }

    fn place(&mut self, square: Square, mark: Mark) {
        self.squares[square.index()] = Some(mark);
    }

    fn remove(&mut self, square: Square) {
        self.squares[square.index()] = None;
    }

    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        let empty: Vec<Square> =
            self.geometry.squares().filter(|square| self.get(*square).is_none()).collect();
        empty.into_iter()
    }

    fn key(&self) -> Number {
        let cells = self.geometry.cells();
        let marks = self.squares.iter().enumerate();
        Number::from_bits(
            marks.filter_map(|(index, content)| content.map(|mark| mark.index() * cells + index)),
        )
    }
}

impl fmt::Display for PlainBoard {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_board(self, formatter)
    }
}
