//! Counts of move sequences. They test that a board generates the right moves and finds every win and every draw.

use core::hash::BuildHasher as _;
use core::hint::black_box;
use std::sync::{Mutex, PoisonError};

use crate::hasher::BuildKeyHasher;
use crate::threads::{self, Pool};
use mb_core::generated::Shortcuts as _;
use mb_core::{Board, Mark, Position, Square};

/// Counts the sequences of exactly `depth` legal moves from a position. A game that ends after fewer moves does not
/// count.
///
/// From the start of 3×3, depths 1 to 9 give 9, 72, 504, 3024, 15120, 54720, 148176, 200448 and 127872. For greater
/// depths use [`Perft`], which can count symmetric positions together and can run on several threads.
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
    // Hide the position from the compiler, as in every search: rustc 1.95 (LLVM's IPSCCP) has miscompiled a recursion
    // whose first call had known arguments.
    count(black_box(position), depth)
}

/// Counts the sequences of `depth` legal moves that begin with each legal move, in ascending order of squares.
///
/// The sum of the counts is the [`perft`] of the position. The list is empty when `depth` is 0, because then no
/// sequence has a first move.
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

/// Counts move sequences, with or without hashing, on one or several threads. The settings do not change the counts.
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
    threads: usize,
}

impl Perft {
    /// Counts sequences of `depth` moves one by one, on one thread.
    pub const fn new(depth: usize) -> Self {
        Self { depth, hashing: false, threads: 1 }
    }

    /// Sets whether to count sequences that lead to symmetric positions together, by canonical key. This visits far
    /// fewer positions, but keeps all positions of one ply in memory.
    pub const fn hashing(mut self, hashing: bool) -> Self {
        self.hashing = hashing;
        self
    }

    /// Counts on `threads` threads, clamped to 1..=256.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Counts the sequences from a position, like [`perft`].
    pub fn count<B: Board>(&self, position: &Position<B>) -> u128 {
        let mut sequences = 0;
        self.on_threads(&mut || sequences = self.count_here(black_box(position), self.depth));
        sequences
    }

    /// Counts the sequences that begin with each legal move, in ascending order of squares, like [`divide`].
    pub fn divide<B: Board>(&self, position: &Position<B>) -> Vec<(Square, u128)> {
        let Some(depth) = self.depth.checked_sub(1) else { return Vec::new() };
        let count = |square| (square, self.count_here(black_box(&position.after(square)), depth));
        let mut parts = Vec::new();
        self.on_threads(&mut || parts = position.legal_moves().map(count).collect());
        parts
    }

    fn count_here<B: Board>(&self, position: &Position<B>, depth: usize) -> u128 {
        if self.hashing { count_classes(position, depth) } else { count_in_parallel(position, depth) }
    }

    /// Runs `work` on a pool of `self.threads` threads. Runs it on the current threads when the system starts no
    /// others.
    fn on_threads(&self, work: &mut (dyn FnMut() + Send)) {
        match Pool::new(self.threads) {
            Some(pool) => pool.run(work),
            None => work(),
        }
    }
}

/// Counts the sequences of exactly `depth` moves, one by one.
fn count<B: Board>(position: &Position<B>, depth: usize) -> u64 {
    let moves = position.legal_moves().len();
    match depth {
        0 => 1,
        1 => moves as u64,
        _ if moves < depth => 0,
        _ => count_unfinished(position.board(), position.turn(), moves, depth),
    }
}

/// Like [`count`], for a depth of at least 2, on a board with no complete line and with at least `depth` empty squares.
/// `moves` is the number of empty squares.
fn count_unfinished<B: Board>(board: &B, turn: Mark, moves: usize, depth: usize) -> u64 {
    match depth {
        2 => count_two_plies(board, turn, moves),
        3 => count_three_plies(board, turn, moves),
        _ => {
            let next = |square| {
                let mut next = board.clone();
                next.place(square, turn);
                // Test the depth before the call: this saves a call for each of the many positions near the end.
                match depth {
                    4 => count_three_plies(&next, turn.opponent(), moves - 1),
                    _ => count_unfinished(&next, turn.opponent(), moves - 1, depth - 1),
                }
            };
            board.shortcuts().quiet_moves(turn).map(next).sum()
        }
    }
}

/// Counts the sequences of two moves without placing marks: after a move that does not win, every other empty square
/// can follow.
fn count_two_plies<B: Board>(board: &B, turn: Mark, moves: usize) -> u64 {
    let wins = board.shortcuts().threats(turn).turn;
    ((moves - wins) * (moves - 1)) as u64
}

/// Counts the sequences of three moves without placing marks.
///
/// A quiet move is one that does not win. A move changes nothing about where the opponent wins, except on the square
/// that the move itself fills. So after a quiet move, the replies that do not win are all empty squares except those on
/// which the opponent could already win. If the quiet move fills one of those squares, one square fewer is excepted.
/// After a reply that does not win, every square that is still empty can follow.
fn count_three_plies<B: Board>(board: &B, turn: Mark, moves: usize) -> u64 {
    let threats = board.shortcuts().threats(turn);
    let quiet = moves - threats.turn;
    let parries = threats.opponent - threats.both;
    // Add before subtracting, so that no intermediate result is negative: there may be no quiet move, and every reply
    // may win.
    let replies = quiet * (moves - 1) + parries - quiet * threats.opponent;
    (replies * (moves - 2)) as u64
}

/// The work is split until it has at least this many parts, which keep all threads busy.
const FEWEST_PARTS: usize = 64;

/// The number of last plies that are never split, because [`count`] counts them without placing marks.
const UNSPLIT_PLIES: usize = 3;

/// Like [`count`], with the work split among the threads of the current pool.
fn count_in_parallel<B: Board>(position: &Position<B>, depth: usize) -> u128 {
    let (mut parts, mut rest) = (vec![position.clone()], depth);
    while rest > UNSPLIT_PLIES && (1..FEWEST_PARTS).contains(&parts.len()) {
        parts = parts.iter().flat_map(|part| part.legal_moves().map(|square| part.after(square))).collect();
        rest -= 1;
    }
    sum(parts.len(), &|part| u128::from(count(&parts[part], rest)))
}

/// One position of a set of symmetric positions, with the number of sequences that lead to any position of the set.
struct Class<B: Board> {
    key: B::Key,
    position: Position<B>,
    sequences: u128,
}

impl<B: Board> Class<B> {
    fn new(position: Position<B>, sequences: u128) -> Self {
        Self { key: position.board().canonical_key(), position, sequences }
    }

    fn successors(&self) -> impl Iterator<Item = Self> {
        self.position.legal_moves().map(|square| Self::new(self.position.after(square), self.sequences))
    }
}

/// The number of last plies whose positions are not kept, because [`count`] counts them without placing marks.
const UNKEPT_PLIES: usize = 2;

/// The classes of a ply are split into parts of this many.
const CLASSES_IN_PART: usize = 512;

/// Like [`count`], but counts sequences that lead to symmetric positions together. Works ply by ply, on the threads of
/// the current pool.
fn count_classes<B: Board>(position: &Position<B>, depth: usize) -> u128 {
    let kept = depth.saturating_sub(UNKEPT_PLIES);
    let mut ply = vec![Class::new(position.clone(), 1)];
    for _ in 0..kept {
        // All games are over: a greater depth adds nothing.
        if ply.is_empty() {
            return 0;
        }
        ply = next_ply(&ply);
    }
    let rest = depth - kept;
    let parts: Vec<&[Class<B>]> = ply.chunks(CLASSES_IN_PART).collect();
    sum(parts.len(), &|part| {
        parts[part].iter().map(|class| class.sequences * u128::from(count(&class.position, rest))).sum()
    })
}

/// The positions after one more move. Equal classes are merged, and their numbers of sequences added up.
///
/// Each class belongs to a shard by its key, so that the shards can be merged side by side.
fn next_ply<B: Board>(ply: &[Class<B>]) -> Vec<Class<B>> {
    const SHARDS: usize = 64;
    let shards: Vec<Mutex<Vec<Class<B>>>> = (0..SHARDS).map(|_| Mutex::default()).collect();
    let parts: Vec<&[Class<B>]> = ply.chunks(CLASSES_IN_PART).collect();
    threads::share(parts.len(), &|part| {
        let mut sharded: Vec<Vec<Class<B>>> = (0..SHARDS).map(|_| Vec::new()).collect();
        for class in parts[part].iter().flat_map(Class::successors) {
            let hash = BuildKeyHasher::default().hash_one(&class.key);
            sharded[(hash >> 58) as usize].push(class);
        }
        for (shard, classes) in shards.iter().zip(sharded) {
            shard.lock().unwrap_or_else(PoisonError::into_inner).extend(classes);
        }
    });
    threads::share(SHARDS, &|shard| merge(&mut shards[shard].lock().unwrap_or_else(PoisonError::into_inner)));
    shards.into_iter().flat_map(|shard| shard.into_inner().unwrap_or_else(PoisonError::into_inner)).collect()
}

/// Merges classes with the same key and adds their numbers of sequences.
fn merge<B: Board>(classes: &mut Vec<Class<B>>) {
    classes.sort_unstable_by(|first, second| first.key.cmp(&second.key));
    classes.dedup_by(|repeated, kept| {
        let is_repeated = repeated.key == kept.key;
        if is_repeated {
            kept.sequences += repeated.sequences;
        }
        is_repeated
    });
}

/// Adds up what `count` returns for each part, on the threads of the current pool.
fn sum(parts: usize, count: &(dyn Fn(usize) -> u128 + Sync)) -> u128 {
    let sum = Mutex::new(0);
    threads::share(parts, &|part| {
        let count = count(part);
        *sum.lock().unwrap_or_else(PoisonError::into_inner) += count;
    });
    sum.into_inner().unwrap_or_else(PoisonError::into_inner)
}
