//! Random positions of each shape, the same in every run and on every board.

use mb_runtime::{BitBoard, Board, Geometry, Mark, Position, Square, Symmetry};

/// How many positions an operation is timed on: too many for a branch predictor to learn on larger boards, and few
/// enough for the first-level cache.
pub const SAMPLES: usize = 64;

/// A position on one kind of board, with the arguments of the operations.
#[derive(Clone, Debug)]
pub struct Sample<B> {
    /// The marks.
    pub board: B,
    /// The side that moved last.
    pub mark: Mark,
    /// Its last move.
    pub last: Square,
    /// The number of moves.
    pub ply: usize,
}

impl<B: Board> Sample<B> {
    /// Returns the mirror image of the position.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let image = self.board.transform(Symmetry::Mirror).unwrap_or_else(|| self.board.clone());
        let last = Symmetry::Mirror.apply(self.board.geometry(), self.last);
        Self { board: image, last, ..*self }
    }
}

/// Returns the sample positions of this shape on this kind of board: random games from the empty board, stopped after a
/// random number of moves. On boards of more than 1024 squares there are fewer than [`SAMPLES`], so that their work does
/// not grow with the board.
pub fn samples<B: Board>(empty: &B) -> Vec<Sample<B>> {
    const SQUARES: usize = 1024 * SAMPLES;
    let samples = (SQUARES / empty.geometry().cells()).clamp(1, SAMPLES);
    let mut random = SplitMix(0x6d61_7275_6261_7473);
    (0..samples).map(|_| sample(empty, &random_game(empty.geometry(), &mut random))).collect()
}

/// The position after some moves.
fn sample<B: Board>(empty: &B, moves: &[Square]) -> Sample<B> {
    let mut board = empty.clone();
    for (index, square) in moves.iter().enumerate() {
        board.place(*square, Mark::ALL[index % 2]);
    }
    let last = moves[moves.len() - 1];
    Sample { board, mark: Mark::ALL[(moves.len() - 1) % 2], last, ply: moves.len() }
}

/// The moves of a random game, at least one, until it ends or a random length is reached.
fn random_game(geometry: Geometry, random: &mut SplitMix) -> Vec<Square> {
    let mut position = Position::new(BitBoard::new(geometry));
    let length = 1 + random.below(geometry.cells());
    let mut moves = Vec::new();
    while moves.len() < length && !position.status().is_over() {
        let Some(square) = position.board().nth_legal_move(random.below(position.board().legal_move_count()))
        else {
            break;
        };
        position.play_unchecked(square);
        moves.push(square);
    }
    moves
}

/// `SplitMix64`, for samples that are the same in every run. Source: Steele, Lea, Flood: "Fast splittable pseudorandom
/// number generators", 2014.
struct SplitMix(u64);

impl SplitMix {
    /// Returns a number below `bound`. `bound` is small, so the bias is far below what a bench could show.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) >> 32).unwrap_or(0) % bound
    }
}
