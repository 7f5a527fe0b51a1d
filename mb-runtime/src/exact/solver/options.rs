//! The options of a solver: what it finds, how it searches, and its limits.

use core::time::Duration;

use super::control::Monitor;
use crate::named::named_variants;
use mb_core::Convention;

/// How a solver answers a question about a position. Reads and writes `null-window` and `proof-number`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[non_exhaustive]
pub enum SolverMethod {
    /// Depth first, with null windows: each window asks only whether one side wins.
    #[default]
    NullWindow,
    /// Best first, by proof numbers (df-pn). This is the better method where the winner has one good move after the
    /// other and the loser few answers. Null windows still find the distances.
    ProofNumber,
}

named_variants!(SolverMethod, "method", 2: NullWindow = "null-window", ProofNumber = "proof-number");

/// A way to do less work for the same answer. The solver uses each unless it is [switched
/// off](SolverOptions::without) for a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Technique {
    /// Remembers what was found out about a position.
    TranspositionTable,
    /// Remembers the symmetric images of a position as one.
    CanonicalKeys,
    /// Completes a line if possible, else blocks one. All such squares are found at once. In misère play, avoids them.
    ForcedMoves,
    /// Gives up an attack without an open line that can be completed in time, and skips squares on no open line.
    DeadLines,
    /// Gives up an attack whose open lines sum up to too little: the criterion of Erdős and Selfridge, and its mirror
    /// image for Avoider-Enforcer games.
    PotentialBound,
    /// Gives up an attack if every open line contains a pair of squares, so that the defender can answer a move on one
    /// with the other.
    PairingBound,
    /// First tries moves on many open lines, and on open lines with many marks.
    LineOrder,
    /// First tries moves that settled a question elsewhere: killer moves and the history heuristic.
    KillerMoves,
    /// Tries only one of the moves that a symmetry of the position maps to each other.
    SymmetricMoves,
}

impl Technique {
    /// Every technique.
    pub const ALL: [Self; 9] = [
        Self::TranspositionTable,
        Self::CanonicalKeys,
        Self::ForcedMoves,
        Self::DeadLines,
        Self::PotentialBound,
        Self::PairingBound,
        Self::LineOrder,
        Self::KillerMoves,
        Self::SymmetricMoves,
    ];
}

/// Which of the best moves a solver looks for.
///
/// With [`every_move`](SolverOptions::every_move) the solver finds all best moves, whichever variant is set.
///
/// ```
/// use mb_runtime::prelude::*;
/// use mb_runtime::exact::solver::{BestMoves, Solver, SolverOptions};
///
/// let mut position = Position::new(BitBoard::square_board(3)?);
/// position.play_at(0, 0)?;
/// let solution = Solver::new(SolverOptions::default().best_moves(BestMoves::One)).solve(&position);
/// // Only the centre holds the draw against a corner.
/// assert_eq!(solution.best_moves, [position.board().geometry().square(1, 1)?]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BestMoves {
    /// No move: the value alone.
    None,
    /// One of the best moves, without a principal variation.
    One,
    /// All best moves and a principal variation.
    #[default]
    All,
}

/// Says what a [`Solver`](super::Solver) finds, how it searches, and when it stops.
///
/// By default: normal play, the value and all best moves without distances, every technique, a table of at most 256
/// mebibytes, one thread, no limits of positions or time.
///
/// ```
/// use core::time::Duration;
/// use mb_runtime::Convention;
/// use mb_runtime::exact::solver::{SolverMethod, SolverOptions};
///
/// let options = SolverOptions::default()
///     .convention(Convention::Misere)
///     .distance(true)
///     .method(SolverMethod::NullWindow)
///     .threads(2)
///     .time_limit(Duration::from_secs(10));
/// ```
#[derive(Clone, Debug)]
#[must_use = "options do nothing until a solver has them"]
pub struct SolverOptions {
    pub(super) convention: Convention,
    pub(super) method: SolverMethod,
    /// A bit for each [`Technique`].
    switched_off: u16,
    pub(super) memory: usize,
    pub(super) threads: usize,
    pub(super) node_limit: Option<u64>,
    pub(super) time_limit: Option<Duration>,
    pub(super) best_moves: BestMoves,
    pub(super) every_move: bool,
    pub(super) distance: bool,
    pub(super) monitor: Monitor,
}

impl Default for SolverOptions {
    fn default() -> Self {
        Self {
            convention: Convention::Normal,
            method: SolverMethod::default(),
            switched_off: 0,
            memory: 1 << 28,
            threads: 1,
            node_limit: None,
            time_limit: None,
            best_moves: BestMoves::All,
            every_move: false,
            distance: false,
            monitor: Monitor::default(),
        }
    }
}

impl SolverOptions {
    /// The most threads that a solver uses.
    pub const MOST_THREADS: usize = crate::threads::MOST;

    /// Sets who wins with a complete line.
    pub const fn convention(mut self, convention: Convention) -> Self {
        self.convention = convention;
        self
    }

    /// Sets how the solver searches.
    pub const fn method(mut self, method: SolverMethod) -> Self {
        self.method = method;
        self
    }

    /// Switches a technique off: slower, with the same answers.
    pub const fn without(mut self, technique: Technique) -> Self {
        self.switched_off |= 1 << technique as u16;
        self
    }

    pub(super) const fn uses(&self, technique: Technique) -> bool {
        self.switched_off >> technique as u16 & 1 == 0
    }

    /// Limits each table to `bytes` of memory (proof numbers have a table of their own). A table takes memory only when
    /// a search is long enough to need it.
    pub const fn memory(mut self, bytes: usize) -> Self {
        self.memory = bytes;
        self
    }

    /// Runs on `threads` threads, at most [`MOST_THREADS`](Self::MOST_THREADS); 0 means as many as the machine has. The
    /// answer stays the same; only the principal variation and the number of positions visited may differ.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Visits at most `nodes` positions in each call, and a few more for the principal variation.
    pub const fn node_limit(mut self, nodes: u64) -> Self {
        self.node_limit = Some(nodes);
        self
    }

    /// Stops a call after `limit`.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// Sets which of the best moves to find; [all](BestMoves::All) by default.
    pub const fn best_moves(mut self, wanted: BestMoves) -> Self {
        self.best_moves = wanted;
        self
    }

    /// Sets whether to find the value of every move, and with it all best moves.
    pub const fn every_move(mut self, wanted: bool) -> Self {
        self.every_move = wanted;
        self
    }

    /// Sets whether to find distances: the shortest win and the longest defence. Best moves are then those that win
    /// soonest or lose latest.
    pub const fn distance(mut self, wanted: bool) -> Self {
        self.distance = wanted;
        self
    }

    /// Sets a handle by which other threads stop the solver and see its progress.
    pub fn monitor(mut self, monitor: Monitor) -> Self {
        self.monitor = monitor;
        self
    }
}
