//! The lines that each side can still complete, as lists of empty squares.

use super::number::LaneNumber;
use super::vector::{Lanes, Plane};
use mb_core::{Board, Mark, Position, Square};

/// The open lines of the side to move and of the other side.
#[derive(Clone, Debug)]
pub(in crate::playout) struct OpenLinesOfBoth {
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
    /// The lines in `position`, which must not be finished, with these empty squares in ascending order.
    pub(in crate::playout) fn new<B: Board>(position: &Position<B>, empty: &[Square]) -> Self {
        let lines = |mark, moves| OpenLines::new(position.board(), mark, empty, moves);
        Self {
            mover: lines(position.turn(), empty.len().div_ceil(2)),
            other: lines(position.last_turn(), empty.len() / 2),
        }
    }
}

impl OpenLines {
    /// The lines without a mark of the other side that need at most `moves` moves.
    fn new<B: Board>(board: &B, mark: Mark, empty: &[Square], moves: usize) -> Self {
        let mut by_length: Vec<(usize, Vec<u16>)> = Vec::new();
        for line in board.geometry().lines() {
            if line.squares().any(|square| board.get(square) == Some(mark.opponent())) {
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

    /// Shows every line to the visitor. The compiler knows the length of short lines, so it unrolls the visit and keeps
    /// all numbers in registers.
    #[inline(always)]
    fn visit(&self, visitor: &mut impl LineVisitor) {
        for (length, squares) in &self.by_length {
            match length {
                1 => visit_all::<1>(squares, visitor),
                2 => visit_all::<2>(squares, visitor),
                3 => visit_all::<3>(squares, visitor),
                4 => visit_all::<4>(squares, visitor),
                5 => visit_all::<5>(squares, visitor),
                6 => visit_all::<6>(squares, visitor),
                _ => squares.chunks_exact(*length).for_each(|line| visitor.visit(line)),
            }
        }
    }

    /// The time when the first line is complete in every lane, `NEVER` if none is. `times` are those of the squares that
    /// this side fills; the other squares have later times.
    #[inline(always)]
    pub(in crate::playout) fn first<T: LaneNumber, const N: usize>(&self, times: &[Lanes<T>; N]) -> Lanes<T> {
        let mut first = FirstLine::new(times);
        self.visit(&mut first);
        first.first
    }

    /// Whether a line is complete in every lane. The planes have the squares that this side holds (`HELD`) or those that
    /// it does not hold.
    #[inline(always)]
    pub(in crate::playout) fn owned<const HELD: bool, const N: usize>(&self, planes: &[Plane; N]) -> Plane {
        let mut owned = OwnedLines::<HELD, N> { planes, owned: Plane::splat(0) };
        self.visit(&mut owned);
        owned.owned
    }
}

/// Visits lines, each as the indices of its squares.
trait LineVisitor {
    fn visit(&mut self, line: &[u16]);
}

#[inline(always)]
fn visit_all<const K: usize>(squares: &[u16], visitor: &mut impl LineVisitor) {
    for line in squares.as_chunks::<K>().0 {
        visitor.visit(line);
    }
}

/// Finds the time when the first visited line is complete in every lane.
struct FirstLine<'times, T, const N: usize> {
    times: &'times [Lanes<T>; N],
    first: Lanes<T>,
}

impl<'times, T: LaneNumber, const N: usize> FirstLine<'times, T, N> {
    #[inline(always)]
    const fn new(times: &'times [Lanes<T>; N]) -> Self {
        Self { times, first: Lanes::splat(T::NEVER) }
    }
}

impl<T: LaneNumber, const N: usize> LineVisitor for FirstLine<'_, T, N> {
    #[inline(always)]
    fn visit(&mut self, line: &[u16]) {
        let mut latest = self.times[usize::from(line[0]) & (N - 1)];
        for square in &line[1..] {
            latest = latest.zip(self.times[usize::from(*square) & (N - 1)], T::max);
        }
        self.first = self.first.zip(latest, T::min);
    }
}

/// Finds out whether a visited line is complete in every lane.
struct OwnedLines<'planes, const HELD: bool, const N: usize> {
    planes: &'planes [Plane; N],
    owned: Plane,
}

impl<const HELD: bool, const N: usize> LineVisitor for OwnedLines<'_, HELD, N> {
    #[inline(always)]
    fn visit(&mut self, line: &[u16]) {
        let mut line_planes = self.planes[usize::from(line[0]) & (N - 1)];
        for square in &line[1..] {
            let plane = self.planes[usize::from(*square) & (N - 1)];
            line_planes =
                line_planes.zip(plane, |line, plane| if HELD { line & plane } else { line | plane });
        }
        self.owned = self.owned.zip(line_planes, |owned, line| owned | if HELD { line } else { !line });
    }
}
