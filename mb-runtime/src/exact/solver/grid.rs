//! The board of the solver: a bit for every square, with room between the columns.

use arrayvec::ArrayVec;

use super::hashing::{Hashes, Hashing, combine};
use super::word::Word;
use mb_core::{Geometry, Mark, Square};

/// A position that is not over, from the point of view of the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct GridNode<W> {
    /// The marks of the side to move.
    pub(super) own: W,
    /// The marks of the side that moved last.
    pub(super) other: W,
    /// The empty squares on which the side to move completes a line.
    pub(super) own_holes: W,
    /// The empty squares on which the other side would complete a line.
    pub(super) other_holes: W,
    /// The hashes of the images.
    pub(super) hashes: Hashes,
    /// The number of empty squares.
    pub(super) empty: u32,
    /// Which mark is to move: 0 circle, 1 cross.
    pub(super) mark: usize,
}

impl<W: Copy> GridNode<W> {
    /// The marks of the side to move and those of the other side, or the other way round.
    pub(super) const fn marks(&self, is_mover_first: bool) -> (W, W) {
        if is_mover_first { (self.own, self.other) } else { (self.other, self.own) }
    }
}

/// The shape of a board: the places of its squares and lines in a word.
///
/// The square in column x and row y is bit `x * (rows + 1) + y`. The bit after each column is never set, so that
/// a line that is followed by shifting the whole board ends at the edge.
#[derive(Clone, Debug)]
pub(super) struct Grid<W> {
    geometry: Geometry,
    stride: usize,
    board: W,
    /// The distance from a square to the next one of a line, for each direction in which the board has lines.
    steps: ArrayVec<usize, 4>,
    hashing: Hashing,
}

impl<W: Word> Grid<W> {
    /// The number of bits that a board needs.
    pub(super) const fn bits(geometry: Geometry) -> usize {
        geometry.cols() * (geometry.rows() + 1)
    }

    /// The board of this geometry, whose [bits](Self::bits) must fit in the word.
    pub(super) fn new(geometry: Geometry) -> Self {
        let stride = geometry.rows() + 1;
        let mut board = W::ZERO;
        for x in 0..geometry.cols() {
            board = (0..geometry.rows()).fold(board, |board, y| board.with(x * stride + y));
        }
        Self { geometry, stride, board, steps: steps(geometry, stride), hashing: Hashing::new(geometry) }
    }

    /// The shape of the board.
    pub(super) const fn geometry(&self) -> Geometry {
        self.geometry
    }

    /// Every square of the board.
    pub(super) const fn board(&self) -> W {
        self.board
    }

    /// From a square to the next one of a line, in every direction in which the board has lines.
    pub(super) fn steps(&self) -> &[usize] {
        &self.steps
    }

    /// The symmetries of the board.
    pub(super) const fn hashing(&self) -> &Hashing {
        &self.hashing
    }

    /// The bit of a square.
    pub(super) const fn bit(&self, square: Square) -> usize {
        let (x, y) = self.geometry.xy(square);
        x * self.stride + y
    }

    /// The square of a bit.
    pub(super) const fn square(&self, bit: usize) -> Square {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        Square::new((bit / self.stride * self.geometry.rows() + bit % self.stride) as u16)
    }

    /// The position with the mark on every square and the side to move.
    pub(super) fn node(&self, mark: &dyn Fn(Square) -> Option<Mark>, turn: Mark) -> GridNode<W> {
        let mut marks = [W::ZERO; 2];
        for square in self.geometry.squares() {
            if let Some(mark) = mark(square) {
                let marks = &mut marks[mark.index()];
                *marks = marks.with(self.bit(square));
            }
        }
        let [own, other] = [marks[turn.index()], marks[turn.opponent().index()]];
        let empty = self.board.without(own.or(other));
        let mut hashes = [0; 8];
        for (mark, marks) in marks.into_iter().enumerate() {
            marks.fold_bits((), |(), bit| combine(&mut hashes, self.hashing.of_mark(mark, bit)));
        }
        GridNode {
            own,
            other,
            own_holes: self.holes(own, empty),
            other_holes: self.holes(other, empty),
            hashes,
            empty: count(empty),
            mark: turn.index(),
        }
    }

    /// The empty squares.
    pub(super) fn empty(&self, node: &GridNode<W>) -> W {
        self.board.without(node.own.or(node.other))
    }

    /// The position after a move on an empty square.
    pub(super) fn after(&self, node: &GridNode<W>, bit: usize) -> GridNode<W> {
        let (own, other) = (node.other, node.own.with(bit));
        let mut hashes = node.hashes;
        combine(&mut hashes, self.hashing.of_mark(node.mark, bit));
        GridNode {
            own,
            other,
            own_holes: node.other_holes.without(W::bit(bit)),
            other_holes: self.holes(other, self.board.without(own.or(other))),
            hashes,
            empty: node.empty - 1,
            mark: 1 - node.mark,
        }
    }

    /// Returns the first square of every run of `length` squares in `squares`, in the direction of `step`.
    pub(super) fn runs(squares: W, length: usize, step: usize) -> W {
        let (mut runs, mut reached) = (squares, 1);
        while reached < length {
            let further = reached.min(length - reached);
            runs = runs.and(runs.down(further * step));
            reached += further;
        }
        runs
    }

    /// All squares of the runs of `length` squares that begin at `starts`, in the direction of `step`.
    pub(super) fn spread(starts: W, length: usize, step: usize) -> W {
        let (mut squares, mut reached) = (starts, 1);
        while reached < length {
            let further = reached.min(length - reached);
            squares = squares.or(squares.up(further * step));
            reached += further;
        }
        squares
    }

    /// Whether a side with these marks has a complete line.
    pub(super) fn has_line(&self, marks: W) -> bool {
        self.steps.iter().any(|step| !Self::runs(marks, self.geometry.win(), *step).is_zero())
    }

    /// Finds all empty squares on which one more mark completes a line. They are the holes of the lines that lack one
    /// mark.
    fn holes(&self, marks: W, empty: W) -> W {
        // Loops over lines of a length that is known to the compiler are unrolled.
        match self.geometry.win() {
            3 => self.holes_of::<3>(marks, empty),
            4 => self.holes_of::<4>(marks, empty),
            5 => self.holes_of::<5>(marks, empty),
            _ => self.holes_of::<0>(marks, empty),
        }
    }

    /// Does the work of [`holes`](Self::holes) for lines of `WIN` squares. If `WIN` is 0, the board tells the length.
    fn holes_of<const WIN: usize>(&self, marks: W, empty: W) -> W {
        let win = if WIN == 0 { self.geometry.win() } else { WIN };
        let mut squares = W::ZERO;
        for step in &self.steps {
            // Lines that are full so far, and lines that are full so far except for one empty square.
            let (mut full, mut holed) = (marks, empty);
            for index in 1..win {
                let (marked, hole) = (marks.down(index * step), empty.down(index * step));
                holed = holed.and(marked).or(full.and(hole));
                full = full.and(marked);
            }
            if !holed.is_zero() {
                squares = squares.or(Self::spread(holed, win, *step));
            }
        }
        squares.and(empty)
    }

    /// The index of the image with the least hash.
    pub(super) fn canonical_image(&self, node: &GridNode<W>) -> usize {
        let least =
            |best: usize, index: usize| if node.hashes[index] < node.hashes[best] { index } else { best };
        (1..self.hashing.symmetries()).fold(0, least)
    }

    /// The indices of the symmetries that take a position to itself, without the identity.
    pub(super) fn symmetries_of(&self, node: &GridNode<W>) -> impl Iterator<Item = usize> {
        let hashes = node.hashes;
        (1..self.hashing.symmetries()).filter(move |index| hashes[*index] == hashes[0])
    }

    /// Returns the first square of each group that the symmetries of the position map to each other.
    pub(super) fn one_of_each(&self, node: &GridNode<W>, squares: W) -> W {
        self.symmetries_of(node).fold(squares, |kept, symmetry| {
            // Every symmetry keeps the least square of a group. Each other square is mapped to the least one by some
            // symmetry, which drops it.
            kept.fold_bits(kept, |kept, bit| {
                let is_first = self.hashing.image(symmetry, bit) >= bit;
                if is_first { kept } else { kept.without(W::bit(bit)) }
            })
        })
    }
}

/// How many bits are set.
#[expect(clippy::cast_possible_truncation, reason = "a word has far fewer bits")]
fn count<W: Word>(word: W) -> u32 {
    word.count() as u32
}

/// The directions that have lines: down a column, along a row, and along both diagonals. A line of one square is
/// a line in one direction.
fn steps(geometry: Geometry, stride: usize) -> ArrayVec<usize, 4> {
    let win = geometry.win();
    let (in_column, in_row) = (win <= geometry.rows(), win <= geometry.cols());
    if win == 1 {
        return std::iter::once(1).collect();
    }
    let diagonal = in_column && in_row;
    let directions = [(in_column, 1), (in_row, stride), (diagonal, stride + 1), (diagonal, stride - 1)];
    directions.into_iter().filter_map(|(has_lines, step)| has_lines.then_some(step)).collect()
}
