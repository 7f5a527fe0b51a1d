//! Squares and lines: of any position, or known when the program is compiled.

use super::super::lanes::{First, Lanes, Number, Sides, Visitor};

/// What batches must know of the empty squares and the lines.
pub(super) trait Shape: Copy {
    /// The number of empty squares.
    fn squares(self) -> usize;

    /// Shows the index of every empty square to the visitor, in ascending order.
    fn visit_squares(self, visitor: &mut impl SquareVisitor);

    /// For every lane when each side completes its first line; `NEVER` when it does not. The side to move fills the
    /// squares with even times, the other side those with odd ones.
    fn first_lines<T: Number, const N: usize>(
        self,
        even: &[Lanes<T>; N],
        odd: &[Lanes<T>; N],
    ) -> [Lanes<T>; 2];
}

/// Is shown the indices of squares. What it does is to be inlined, so that indices which the compiler knows are known.
pub(super) trait SquareVisitor {
    fn visit(&mut self, index: usize);
}

/// Whatever the position.
#[derive(Clone, Copy)]
pub(super) struct AnyShape<'sides> {
    pub(super) squares: usize,
    pub(super) sides: &'sides Sides,
}

impl Shape for AnyShape<'_> {
    #[inline(always)]
    fn squares(self) -> usize {
        self.squares
    }

    #[inline(always)]
    fn visit_squares(self, visitor: &mut impl SquareVisitor) {
        (0..self.squares).for_each(|index| visitor.visit(index));
    }

    #[inline(always)]
    fn first_lines<T: Number, const N: usize>(
        self,
        even: &[Lanes<T>; N],
        odd: &[Lanes<T>; N],
    ) -> [Lanes<T>; 2] {
        [self.sides.mover.first(even), self.sides.other.first(odd)]
    }
}

/// The empty 3×3 board: there are no loops, and every square has its place in the code.
#[derive(Clone, Copy)]
pub(super) struct EmptyBoard3x3;

impl EmptyBoard3x3 {
    /// Shows every line to the visitor.
    #[inline(always)]
    fn visit_lines(visitor: &mut impl Visitor) {
        // Not a loop, as with the squares.
        visitor.visit(&[0, 1, 2]);
        visitor.visit(&[3, 4, 5]);
        visitor.visit(&[6, 7, 8]);
        visitor.visit(&[0, 3, 6]);
        visitor.visit(&[1, 4, 7]);
        visitor.visit(&[2, 5, 8]);
        visitor.visit(&[0, 4, 8]);
        visitor.visit(&[2, 4, 6]);
    }

    #[inline(always)]
    fn first_line<T: Number, const N: usize>(times: &[Lanes<T>; N]) -> Lanes<T> {
        let mut first = First::new(times);
        Self::visit_lines(&mut first);
        first.first
    }
}

impl Shape for EmptyBoard3x3 {
    #[inline(always)]
    fn squares(self) -> usize {
        9
    }

    #[inline(always)]
    fn visit_squares(self, visitor: &mut impl SquareVisitor) {
        // Not a loop: the compiler does not unroll loops within loops.
        visitor.visit(0);
        visitor.visit(1);
        visitor.visit(2);
        visitor.visit(3);
        visitor.visit(4);
        visitor.visit(5);
        visitor.visit(6);
        visitor.visit(7);
        visitor.visit(8);
    }

    #[inline(always)]
    fn first_lines<T: Number, const N: usize>(
        self,
        even: &[Lanes<T>; N],
        odd: &[Lanes<T>; N],
    ) -> [Lanes<T>; 2] {
        [Self::first_line(even), Self::first_line(odd)]
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::lanes::Sides;
    use super::{EmptyBoard3x3, Visitor};
    use crate::boards::BitBoard;
    use crate::{Position, Square};

    #[derive(Default)]
    struct Seen(Vec<Vec<u16>>);

    impl Visitor for Seen {
        fn visit(&mut self, line: &[u16]) {
            self.0.push(line.to_vec());
        }
    }

    #[test]
    fn the_lines_of_the_empty_3x3_board_are_those_of_its_geometry() {
        let position = Position::new(BitBoard::square_board(3).unwrap());
        let empty: Vec<Square> = position.legal_moves().collect();
        let sides = Sides::new(&position, &empty);
        let mut known = Seen::default();
        EmptyBoard3x3::visit_lines(&mut known);
        let Seen(mut known) = known;
        known.sort_unstable();
        for lines in [&sides.mover, &sides.other] {
            let mut lines: Vec<Vec<u16>> = lines.iter().map(<[u16]>::to_vec).collect();
            for line in &mut lines {
                line.sort_unstable();
            }
            lines.sort_unstable();
            assert_eq!(lines, known);
        }
    }
}
