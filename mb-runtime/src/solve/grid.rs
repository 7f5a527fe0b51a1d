//! The board of the solver: a bit for every square, with room between the columns.
//!
//! Positions are told apart by a hash of 128 bits, the exclusive or of a random number for every mark on every
//! square: A. Zobrist, "A New Hashing Method with Application for Game Playing", 1970. Among 2^32 positions two
//! share a hash with a probability below 2^-64.

use arrayvec::ArrayVec;
use rand::Rng as _;

use super::word::Word;
use crate::{FastRandom, Geometry, Square, Symmetry};

/// The hashes of all symmetric images of a position, in the order of [`Geometry::symmetries`]; on a board with
/// four symmetries the last four are those of the first four.
pub(super) type Hashes = [u128; 8];

/// A position that is not over, from the point of view of the side to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<W> {
    /// The marks of the side to move.
    pub(super) own: W,
    /// The marks of the side that moved last.
    pub(super) other: W,
    /// The hashes of the images.
    pub(super) hashes: Hashes,
    /// The number of empty squares.
    pub(super) empty: u16,
    /// Which mark is to move: 0 circle, 1 cross.
    pub(super) mark: usize,
}

/// The shape of a board: where its squares and lines are in a word.
///
/// The square in column x and row y is bit `x * (rows + 1) + y`. The bit after each column is never set, so that
/// a line that is followed by shifting the whole board ends at the edge.
#[derive(Clone, Debug)]
pub(super) struct Grid<W> {
    geometry: Geometry,
    stride: usize,
    board: W,
    /// From a square to the next one of a line, for each direction in which the board has lines.
    steps: ArrayVec<usize, 4>,
    /// For every image, where each bit goes.
    images: Vec<Vec<u16>>,
    /// For every image, where each bit comes from.
    origins: Vec<Vec<u16>>,
    /// What a mark on a bit contributes to the hashes: circle's, then cross's.
    hashes: [Vec<Hashes>; 2],
}

impl<W: Word> Grid<W> {
    /// The number of bits that a board needs.
    pub(super) const fn bits(geometry: Geometry) -> usize {
        geometry.cols() * (geometry.rows() + 1)
    }

    /// The board of this geometry, whose [bits](Self::bits) must fit in the word.
    pub(super) fn new(geometry: Geometry) -> Self {
        let stride = geometry.rows() + 1;
        let bit_of = |square| {
            let (x, y) = geometry.xy(square);
            x * stride + y
        };
        let board = geometry.squares().fold(W::ZERO, |board, square| board.or(W::bit(bit_of(square))));
        let mut grid = Self {
            geometry,
            stride,
            board,
            steps: steps(geometry, stride),
            images: Vec::new(),
            origins: Vec::new(),
            hashes: [Vec::new(), Vec::new()],
        };
        grid.images = grid.maps(|symmetry, square| symmetry.apply(geometry, square));
        grid.origins = grid.maps(|symmetry, square| symmetry.inverse().apply(geometry, square));
        // The same words every time, so that a search can be repeated to the last position.
        let mut random = FastRandom::new(0);
        grid.hashes = std::array::from_fn(|_| grid.mark_hashes(&mut random));
        grid
    }

    /// For every symmetry, where it takes each bit.
    fn maps(&self, map: impl Fn(Symmetry, Square) -> Square) -> Vec<Vec<u16>> {
        let of_symmetry = |symmetry: &Symmetry| {
            let mut bits = vec![0; Self::bits(self.geometry)];
            for square in self.geometry.squares() {
                #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
                let image = self.bit(map(*symmetry, square)) as u16;
                bits[self.bit(square)] = image;
            }
            bits
        };
        self.geometry.symmetries().iter().map(of_symmetry).collect()
    }

    /// What one side's marks contribute to the hashes of the images.
    fn mark_hashes(&self, random: &mut FastRandom) -> Vec<Hashes> {
        let mut key = || u128::from(random.next_u64()) << 64 | u128::from(random.next_u64());
        let keys: Vec<u128> = (0..Self::bits(self.geometry)).map(|_| key()).collect();
        let symmetries = self.images.len();
        let of_bit =
            |bit| std::array::from_fn(|index| keys[usize::from(self.images[index % symmetries][bit])]);
        (0..keys.len()).map(of_bit).collect()
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

    /// The number of distinct symmetries.
    pub(super) const fn symmetries(&self) -> usize {
        self.images.len()
    }

    /// The bit of a square.
    pub(super) const fn bit(&self, square: Square) -> usize {
        let (x, y) = self.geometry.xy(square);
        x * self.stride + y
    }

    /// The square of a bit.
    pub(super) const fn square(&self, bit: usize) -> Square {
        #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
        Square::new((bit / self.stride * self.geometry.rows() + bit % self.stride) as u16)
    }

    /// Where a symmetry, by its index, takes a bit.
    pub(super) fn image(&self, symmetry: usize, bit: usize) -> usize {
        usize::from(self.images[symmetry][bit])
    }

    /// Which bit a symmetry, by its index, takes here.
    pub(super) fn origin(&self, symmetry: usize, bit: usize) -> usize {
        usize::from(self.origins[symmetry][bit])
    }

    /// The position with these marks on the board.
    pub(super) fn node(&self, circle: W, cross: W, mark: usize) -> Node<W> {
        let mut hashes = [0; 8];
        for (marks, keys) in [circle, cross].into_iter().zip(&self.hashes) {
            marks.fold_bits((), |(), bit| combine(&mut hashes, &keys[bit]));
        }
        let (own, other) = if mark == 0 { (circle, cross) } else { (cross, circle) };
        #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
        let empty = self.board.without(own.or(other)).count() as u16;
        Node { own, other, hashes, empty, mark }
    }

    /// The empty squares.
    #[inline]
    pub(super) fn empty(&self, node: &Node<W>) -> W {
        self.board.without(node.own.or(node.other))
    }

    /// The position after a move on an empty square.
    #[inline]
    pub(super) fn after(&self, node: &Node<W>, bit: usize) -> Node<W> {
        let mut hashes = node.hashes;
        combine(&mut hashes, &self.hashes[node.mark][bit]);
        Node {
            own: node.other,
            other: node.own.or(W::bit(bit)),
            hashes,
            empty: node.empty - 1,
            mark: 1 - node.mark,
        }
    }

    /// The first squares of all runs of `length` squares in `squares`, in the direction of `step`.
    #[inline]
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
    #[inline]
    pub(super) fn spread(starts: W, length: usize, step: usize) -> W {
        let (mut squares, mut reached) = (starts, 1);
        while reached < length {
            let further = reached.min(length - reached);
            squares = squares.or(squares.up(further * step));
            reached += further;
        }
        squares
    }

    /// Whether these marks have a complete line.
    pub(super) fn has_line(&self, marks: W) -> bool {
        self.steps.iter().any(|step| !Self::runs(marks, self.geometry.win(), *step).is_zero())
    }

    /// All empty squares on which one more mark completes a line, found at once: the holes of the lines with all
    /// marks but one.
    #[inline]
    pub(super) fn completing(&self, marks: W, empty: W) -> W {
        let win = self.geometry.win();
        let mut squares = W::ZERO;
        for step in &self.steps {
            // Lines so far full, and lines so far full but for one empty square.
            let (mut full, mut holed) = (marks, empty);
            for distance in (1..win).map(|index| index * step) {
                let (marked, hole) = (marks.down(distance), empty.down(distance));
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
    #[inline]
    pub(super) fn canonical_image(&self, node: &Node<W>) -> usize {
        let least =
            |best: usize, index: usize| if node.hashes[index] < node.hashes[best] { index } else { best };
        (1..self.symmetries()).fold(0, least)
    }

    /// Of the squares that a symmetry of the position takes to each other, the first of each.
    pub(super) fn one_of_each(&self, node: &Node<W>, squares: W) -> W {
        (1..self.symmetries()).filter(|index| node.hashes[*index] == node.hashes[0]).fold(
            squares,
            |kept, index| {
                // The least of an orbit survives every symmetry; any other is taken to the least by one of them.
                kept.fold_bits(kept, |kept, bit| {
                    if self.image(index, bit) < bit { kept.without(W::bit(bit)) } else { kept }
                })
            },
        )
    }
}

/// Adds the contribution of a mark.
#[inline]
fn combine(hashes: &mut Hashes, mark: &Hashes) {
    for (hash, key) in hashes.iter_mut().zip(mark) {
        *hash ^= key;
    }
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
