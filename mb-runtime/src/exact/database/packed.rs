//! Boards of at most 16 squares, each side in half a word.

use mb_core::{Board, Geometry, Mark, Symmetry};

/// The most squares of a board that fits.
pub(super) const MOST_SQUARES: usize = 16;

/// The marks of a board. If circle is on square `i`, bit `i` of the low half is set; if cross is, that of the high
/// half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct PackedMarks(pub(super) u32);

impl PackedMarks {
    pub(super) const EMPTY: Self = Self(0);

    /// The marks of any board with at most 16 squares.
    pub(super) fn of<B: Board>(board: &B) -> Self {
        board.geometry().squares().fold(Self::EMPTY, |marks, square| match board.get(square) {
            Some(mark) => marks.with(square.index(), mark),
            None => marks,
        })
    }

    const fn with(self, square: usize, mark: Mark) -> Self {
        Self(self.0 | 1 << (square + 16 * mark as usize))
    }

    /// The squares of one side.
    #[expect(clippy::cast_possible_truncation, reason = "the half that holds the mark")]
    const fn of_mark(self, mark: Mark) -> u16 {
        (self.0 >> (16 * mark as usize)) as u16
    }

    const fn occupied(self) -> u16 {
        self.of_mark(Mark::Circle) | self.of_mark(Mark::Cross)
    }

    /// The number of marks.
    pub(super) const fn ply(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Circle moves at even plies.
    const fn turn(self) -> Mark {
        if self.ply().is_multiple_of(2) { Mark::Circle } else { Mark::Cross }
    }
}

/// The lines and symmetries of one board, as tables over half words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct BoardTables {
    squares: usize,
    /// For each set of squares, whether it has a line.
    has_line: Vec<bool>,
    images: Vec<ImageTable>,
}

impl BoardTables {
    /// The board must have at most [`MOST_SQUARES`] squares.
    pub(super) fn new(geometry: Geometry) -> Self {
        debug_assert!(geometry.cells() <= MOST_SQUARES, "{geometry:?} has more than 16 squares");
        let masks: Vec<u16> = geometry
            .lines()
            .map(|line| line.squares().fold(0, |mask, square| mask | 1 << square.index()))
            .collect();
        let has_line = |set: u16| masks.iter().any(|mask| set & mask == *mask);
        Self {
            squares: geometry.cells(),
            has_line: (0..=u16::MAX).map(has_line).collect(),
            images: geometry
                .symmetries()
                .iter()
                .map(|symmetry| ImageTable::new(geometry, *symmetry))
                .collect(),
        }
    }

    /// Whether the side that moved last completed a line.
    pub(super) fn is_line_complete(&self, marks: PackedMarks) -> bool {
        self.has_line[usize::from(marks.of_mark(marks.turn().opponent()))]
    }

    /// The least image: the same for all images of a board.
    pub(super) fn canonical(&self, marks: PackedMarks) -> PackedMarks {
        self.images.iter().map(|image| image.of(marks)).min().unwrap_or(marks)
    }

    /// The number of distinct images.
    pub(super) fn images(&self, marks: PackedMarks) -> usize {
        let mut images: Vec<PackedMarks> = self.images.iter().map(|image| image.of(marks)).collect();
        images.sort_unstable();
        images.dedup();
        images.len()
    }

    /// Lists the canonical form of the position after each move, in ascending order of squares: none when the game is
    /// over.
    pub(super) fn successors(&self, marks: PackedMarks) -> impl Iterator<Item = PackedMarks> {
        let squares = if self.is_line_complete(marks) { 0 } else { self.squares };
        let turn = marks.turn();
        (0..squares)
            .filter(move |square| marks.occupied() >> square & 1 == 0)
            .map(move |square| self.canonical(marks.with(square, turn)))
    }
}

/// A symmetry: the image of every byte of the squares of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
struct ImageTable {
    low: Vec<u16>,
    high: Vec<u16>,
}

impl ImageTable {
    fn new(geometry: Geometry, symmetry: Symmetry) -> Self {
        let target = |square| symmetry.apply(geometry, square).index();
        let targets: Vec<usize> = geometry.squares().map(target).collect();
        let image_of = |set: usize| {
            let squares = targets.iter().enumerate().filter(|(square, _)| set >> square & 1 != 0);
            squares.fold(0, |image, (_, target)| image | 1 << target)
        };
        let table = |shift: usize| (0..1 << 8).map(|byte: usize| image_of(byte << shift)).collect();
        Self { low: table(0), high: table(8) }
    }

    fn of(&self, marks: PackedMarks) -> PackedMarks {
        let side = |mark| {
            let [low, high] = marks.of_mark(mark).to_le_bytes();
            u32::from(self.low[usize::from(low)] | self.high[usize::from(high)])
        };
        PackedMarks(side(Mark::Circle) | side(Mark::Cross) << 16)
    }
}
