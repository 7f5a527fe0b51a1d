//! A board that implements only what the trait requires, so that the laws test every provided method.

use std::fmt;
use std::iter::FusedIterator;

use mb_runtime::boards::BoxedCounts;
use mb_runtime::{Board, Geometry, Mark, Square, text};

use crate::number::Number;

/// Marks in a flat vector.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlainBoard {
    geometry: Geometry,
    squares: Vec<Option<Mark>>,
}

impl PlainBoard {
    /// An empty board.
    #[must_use]
    pub fn new(geometry: Geometry) -> Self {
        Self { geometry, squares: vec![None; geometry.cells()] }
    }

    /// How many marks in a row lie from a square in one direction, the square itself not counted.
    fn run(&self, mark: Mark, square: Square, (dx, dy): (isize, isize)) -> usize {
        let (mut x, mut y) = self.geometry.xy(square);
        let mut length = 0;
        loop {
            let next = (x.checked_add_signed(dx), y.checked_add_signed(dy));
            let (Some(next_x), Some(next_y)) = next else { return length };
            match self.geometry.square(next_x, next_y) {
                Ok(next) if self.get(next) == Some(mark) => length += 1,
                _ => return length,
            }
            (x, y) = (next_x, next_y);
        }
    }
}

impl Board for PlainBoard {
    type Key = Number;
    type Counts = BoxedCounts;

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

    fn is_win(&self, mark: Mark, square: Square) -> bool {
        let axes = [(0, 1), (1, 0), (1, 1), (1, -1)];
        self.get(square) == Some(mark)
            && axes.into_iter().any(|(dx, dy)| {
                self.run(mark, square, (dx, dy)) + 1 + self.run(mark, square, (-dx, -dy))
                    >= self.geometry.win()
            })
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
