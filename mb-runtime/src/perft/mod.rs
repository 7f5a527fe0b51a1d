//! Counting move sequences: the proof that moves, wins and ends of games are right.

mod classes;
mod sequences;

use core::hint::black_box;
use core::num::NonZero;

use crate::threads;
use mb_core::{Board, Position, Square};

/// The number of sequences of exactly `depth` legal moves from a position. A game that ends earlier is not
/// continued, and so not counted.
///
/// From the start of 3×3: 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872. [`Perft`] counts further, with
/// symmetric positions counted together, and on several threads.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::perft;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert_eq!(perft(&start, 0), 1);
/// assert_eq!(perft(&start, 5), 15_120);
/// assert_eq!(perft(&start, 9), 127_872);
/// assert_eq!(perft(&start, 10), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn perft<B: Board>(position: &Position<B>, depth: usize) -> u64 {
    // Hide the position from the compiler, as in every search: rustc 1.95 (LLVM's IPSCCP) has been seen to get a
    // recursion wrong when it knows the first call.
    sequences::count(black_box(position), depth)
}

/// The [`perft`] of every legal move, in ascending order of squares: their sum is the perft of the position.
/// Empty when `depth` is 0: no sequence has a first move.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::divide;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert!(divide(&start, 2).into_iter().all(|(_, sequences)| sequences == 8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn divide<B: Board>(position: &Position<B>, depth: usize) -> Vec<(Square, u64)> {
    let Some(depth) = depth.checked_sub(1) else { return Vec::new() };
    position.legal_moves().map(|square| (square, perft(&position.after(square), depth))).collect()
}

/// Counts move sequences, with or without hashing, on one or several threads; the counts are the same.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::Perft;
///
/// let start = Position::new(BitBoard::square_board(4)?);
/// let perft = Perft::new(16).hashing(true).threads(2);
/// assert_eq!(perft.count(&start), 10_859_692_032_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use = "nothing is counted until count or divide is called"]
pub struct Perft {
    depth: usize,
    hashing: bool,
    threads: NonZero<usize>,
}

impl Perft {
    /// Counts sequences of `depth` moves, followed one by one, on one thread.
    pub const fn new(depth: usize) -> Self {
        Self { depth, hashing: false, threads: NonZero::<usize>::MIN }
    }

    /// Whether sequences that lead to symmetric positions are counted together, by canonical key: far fewer
    /// positions are visited, and all those of one ply are kept in memory.
    pub const fn hashing(mut self, hashing: bool) -> Self {
        self.hashing = hashing;
        self
    }

    /// Counts on `threads` threads, clamped to 1..=256.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = match NonZero::new(threads) {
            Some(threads) => threads,
            None => NonZero::<usize>::MIN,
        };
        self
    }

    /// The number of sequences from a position: see [`perft`].
    pub fn count<B: Board>(&self, position: &Position<B>) -> u128 {
        self.on_threads(|| self.count_here(black_box(position), self.depth))
    }

    /// The number of sequences that begin with each legal move, in ascending order of squares: see [`divide`].
    pub fn divide<B: Board>(&self, position: &Position<B>) -> Vec<(Square, u128)> {
        let Some(depth) = self.depth.checked_sub(1) else { return Vec::new() };
        let count = |square| (square, self.count_here(black_box(&position.after(square)), depth));
        self.on_threads(|| position.legal_moves().map(count).collect())
    }

    fn count_here<B: Board>(&self, position: &Position<B>, depth: usize) -> u128 {
        match (self.hashing, self.threads.get()) {
            (true, _) => classes::count(position, depth),
            (false, 1) => sequences::count(position, depth).into(),
            (false, _) => sequences::count_in_parallel(position, depth),
        }
    }

    /// Does the work on the threads that were asked for, or on the current ones when the system grants none.
    fn on_threads<T: Send>(&self, work: impl FnOnce() -> T + Send) -> T {
        match threads::pool(self.threads.get()) {
            Some(pool) => pool.install(work),
            None => work(),
        }
    }
}
