//! The lines that each side can still complete, as lists of empty squares.

use super::number::LaneNumber;
use super::vector::{Lanes, Plane};
use mb_core::{Board, Geometry, Mark, Position, Square};

/// The open lines of the side to move and of the other side.
#[derive(Clone, Debug)]
pub(in crate::playout) struct OpenLinesOfBoth {
    /// The number of empty squares.
    pub(in crate::playout) squares: usize,
    pub(in crate::playout) mover: OpenLines,
    pub(in crate::playout) other: OpenLines,
}

/// The lines that one side can still complete. Each is a list of its empty squares, as indices among all empty squares.
#[derive(Clone, Debug)]
pub(in crate::playout) struct OpenLines {
    /// For every number of empty squares, all lines with that many, one after the other.
    by_length: Vec<(usize, Vec<u16>)>,
}

impl OpenLinesOfBoth {
    /// The lines in `position`, which must not be finished.
    pub(in crate::playout) fn new<B: Board>(position: &Position<B>) -> Self {
        let empty: Vec<Square> = position.legal_moves().collect();
        let board = position.board();
        let content = |square| board.get(square);
        let lines = |mark, moves| OpenLines::new(board.geometry(), &content, mark, &empty, moves);
        Self {
            squares: empty.len(),
            mover: lines(position.turn(), empty.len().div_ceil(2)),
            other: lines(position.last_turn(), empty.len() / 2),
        }
    }
}

impl OpenLines {
    /// The lines without a mark of the other side that need at most `moves` moves. `content` returns the mark on a
    /// square; it hides the type of the board, so that this is compiled once.
    fn new(
        geometry: Geometry,
        content: &dyn Fn(Square) -> Option<Mark>,
        mark: Mark,
        empty: &[Square],
        moves: usize,
    ) -> Self {
        let mut by_length: Vec<(usize, Vec<u16>)> = Vec::new();
        for line in geometry.lines() {
            if line.squares().any(|square| content(square) == Some(mark.opponent())) {
                continue;
            }
            let places = line.squares().filter_map(|square| empty.binary_search(&square).ok());
            let squares: Vec<u16> = places.filter_map(|place| u16::try_from(place).ok()).collect();
            if squares.is_empty() || squares.len() > moves {
                continue;
            }
            match by_length.iter_mut().find(|(length, _)| *length == squares.len()) {
                Some((_, list)) => list.extend(squares),
                None => by_length.push((squares.len(), squares)),
            }
        }
        Self { by_length }
    }

    /// Every line.
    pub(in crate::playout) fn iter(&self) -> impl Iterator<Item = &[u16]> {
        self.by_length.iter().flat_map(|(length, squares)| squares.chunks_exact(*length))
    }

    /// The time when the first line is complete in every lane, `NEVER` if none is. `times` are those of the squares
    /// that this side fills; the other squares have later times.
    #[inline(always)]
    pub(in crate::playout) fn first<T: LaneNumber, const N: usize>(&self, times: &[Lanes<T>; N]) -> Lanes<T> {
        self.fold(times, T::NEVER, T::max, T::min)
    }

    /// Whether a line is complete in every lane. The planes have the squares that this side holds.
    #[inline(always)]
    pub(in crate::playout) fn owned<const N: usize>(&self, planes: &[Plane; N]) -> Plane {
        self.fold(planes, 0, |line, plane| line & plane, |owned, line| owned | line)
    }

    /// Like [`owned`](Self::owned). The planes have the squares that this side does not hold.
    #[inline(always)]
    pub(in crate::playout) fn owned_without<const N: usize>(&self, planes: &[Plane; N]) -> Plane {
        self.fold(planes, 0, |line, plane| line | plane, |owned, line| owned | !line)
    }

    /// Joins the numbers of the squares of every line with `join`, and collects the results from `start` on, in every
    /// lane.
    #[inline(always)]
    fn fold<T: Copy + Default, const N: usize>(
        &self,
        table: &[Lanes<T>; N],
        start: T,
        join: impl Fn(T, T) -> T,
        collect: impl Fn(T, T) -> T,
    ) -> Lanes<T> {
        let mut result = Lanes::splat(start);
        self.visit(
            #[inline(always)]
            |line| {
                let mut joined = table[usize::from(line[0]) & (N - 1)];
                for square in &line[1..] {
                    joined = joined.zip(table[usize::from(*square) & (N - 1)], &join);
                }
                result = result.zip(joined, &collect);
            },
        );
        result
    }

    /// Visits every line. The compiler knows the length of short lines, so it unrolls the visit and keeps all numbers
    /// in registers.
    #[inline(always)]
    fn visit(&self, mut visit: impl FnMut(&[u16])) {
        for (length, squares) in &self.by_length {
            match length {
                1 => visit_all::<1>(squares, &mut visit),
                2 => visit_all::<2>(squares, &mut visit),
                3 => visit_all::<3>(squares, &mut visit),
                4 => visit_all::<4>(squares, &mut visit),
                5 => visit_all::<5>(squares, &mut visit),
                6 => visit_all::<6>(squares, &mut visit),
                _ => {
                    for line in squares.chunks_exact(*length) {
                        visit(line);
                    }
                }
            }
        }
    }
}

#[inline(always)]
fn visit_all<const K: usize>(squares: &[u16], visit: &mut impl FnMut(&[u16])) {
    for line in squares.as_chunks::<K>().0 {
        visit(line);
    }
}
