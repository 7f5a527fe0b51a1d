//! The lines that each side can still complete, as lists of empty squares.

use super::{Lanes, Number, Plane};
use mb_core::{Board, Mark, Position, Square};

/// The lines of both sides: those of the side to move, and those of the other.
#[derive(Clone, Debug)]
pub(in crate::playout) struct Sides {
    pub(in crate::playout) mover: Lines,
    pub(in crate::playout) other: Lines,
}

/// The lines that one side can still complete, each as the indices of its empty squares among all empty squares.
#[derive(Clone, Debug)]
pub(in crate::playout) struct Lines {
    /// All lines with equally many empty squares, one after the other, by that number.
    by_length: Vec<(usize, Vec<u16>)>,
}

impl Sides {
    /// The lines in `position`, which must not be finished, with these empty squares in ascending order.
    pub(in crate::playout) fn new<B: Board>(position: &Position<B>, empty: &[Square]) -> Self {
        let lines = |mark, moves| Lines::new(position.board(), mark, empty, moves);
        Self {
            mover: lines(position.turn(), empty.len().div_ceil(2)),
            other: lines(position.last_turn(), empty.len() / 2),
        }
    }
}

impl Lines {
    /// The lines without a mark of the other side that need at most so many moves.
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

    /// Shows every line to the visitor. Short lines have a length that the compiler knows, so that it unrolls the
    /// visit and keeps what it computes in registers.
    #[inline(always)]
    fn visit(&self, visitor: &mut impl Visitor) {
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

    /// For every lane, when the first line is complete; `NEVER` when none is. The times are those of the squares that
    /// this side fills; the others are later than all of them.
    #[inline(always)]
    pub(in crate::playout) fn first<T: Number, const N: usize>(&self, times: &[Lanes<T>; N]) -> Lanes<T> {
        let mut first = First::new(times);
        self.visit(&mut first);
        first.first
    }

    /// For every lane, whether a line is complete, where the planes have the squares that this side holds
    /// (`HELD`) or those that it does not hold.
    #[inline(always)]
    pub(in crate::playout) fn owned<const HELD: bool, const N: usize>(&self, planes: &[Plane; N]) -> Plane {
        let mut owned = Owned::<HELD, N> { planes, owned: Plane::splat(0) };
        self.visit(&mut owned);
        owned.owned
    }
}

/// Is shown lines, each as the indices of its squares.
trait Visitor {
    fn visit(&mut self, line: &[u16]);
}

#[inline(always)]
fn visit_all<const K: usize>(squares: &[u16], visitor: &mut impl Visitor) {
    for line in squares.as_chunks::<K>().0 {
        visitor.visit(line);
    }
}

/// Finds for every lane when the first of the lines that it is shown is complete.
struct First<'times, T, const N: usize> {
    times: &'times [Lanes<T>; N],
    first: Lanes<T>,
}

impl<'times, T: Number, const N: usize> First<'times, T, N> {
    #[inline(always)]
    const fn new(times: &'times [Lanes<T>; N]) -> Self {
        Self { times, first: Lanes::splat(T::NEVER) }
    }
}

impl<T: Number, const N: usize> Visitor for First<'_, T, N> {
    #[inline(always)]
    fn visit(&mut self, line: &[u16]) {
        let mut latest = self.times[usize::from(line[0]) & (N - 1)];
        for square in &line[1..] {
            latest = latest.zip(self.times[usize::from(*square) & (N - 1)], T::max);
        }
        self.first = self.first.zip(latest, T::min);
    }
}

struct Owned<'planes, const HELD: bool, const N: usize> {
    planes: &'planes [Plane; N],
    owned: Plane,
}

impl<const HELD: bool, const N: usize> Visitor for Owned<'_, HELD, N> {
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
