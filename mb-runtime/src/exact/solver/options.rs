//! What a solver is asked for, and how it goes about it.

use core::fmt;
use core::time::Duration;

use super::Monitor;
use mb_core::Convention;

/// How a question about a position is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
#[non_exhaustive]
pub enum Method {
    /// Depth first, with windows that ask only "does this side win?".
    #[default]
    NullWindow,
    /// Best first, by proof numbers (df-pn): at its best where a win is long and narrow. Distances are still found
    /// with null windows.
    ProofNumber,
}

impl Method {
    /// Every method.
    pub const ALL: [Self; 2] = [Self::NullWindow, Self::ProofNumber];
}

/// As `null-window` or `proof-number`.
impl fmt::Display for Method {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.pad(match self {
            Self::NullWindow => "null-window",
            Self::ProofNumber => "proof-number",
        })
    }
}

/// A way to do less work for the same answer. All are used unless they are [switched
/// off](SolverOptions::without), which is for comparing them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Technique {
    /// What was found out about a position is remembered.
    TranspositionTable,
    /// Symmetric images of a position are remembered as one.
    CanonicalKeys,
    /// A line that can be completed is completed, or else blocked; both are found for all squares at once. When
    /// whoever completes a line loses: such squares are left alone.
    ForcedMoves,
    /// Who has no open line, or none that can be completed in time, cannot win; squares on nobody's open lines
    /// are not tried.
    DeadLines,
    /// A sum over the open lines of the attacker that is too small for a win: the criterion of Erdős and
    /// Selfridge for the side to move and for the other, and its mirror image for Avoider-Enforcer games.
    PotentialBound,
    /// Pairs of squares, one in every open line of the attacker, each answered with the other.
    PairingBound,
    /// Moves on many and well filled open lines are tried first.
    LineOrder,
    /// Moves that settled the matter elsewhere are tried first: killer moves and the history heuristic.
    KillerMoves,
    /// Of moves that a symmetry of the position takes to each other, one is tried.
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

/// Which of the best moves are to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BestMoves {
    None,
    One,
    All,
}

/// Some of the techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Techniques(u16);

impl Techniques {
    const ALL: Self = Self((1 << Technique::ALL.len()) - 1);

    pub(super) const fn contain(self, technique: Technique) -> bool {
        self.0 >> technique as u16 & 1 != 0
    }

    const fn without(self, technique: Technique) -> Self {
        Self(self.0 & !(1 << technique as u16))
    }
}

/// What a [`Solver`](super::Solver) is asked for, and how it goes about it: built step by step.
///
/// The default: normal play, value and all best moves without distances, every technique, a table of 256
/// mebibytes at most, one thread, for as long as it takes.
///
/// ```
/// use core::time::Duration;
/// use mb_runtime::Convention;
/// use mb_runtime::exact::solver::{Method, SolverOptions};
///
/// let options = SolverOptions::default()
///     .convention(Convention::Misere)
///     .distance(true)
///     .method(Method::NullWindow)
///     .threads(2)
///     .time_limit(Duration::from_secs(10));
/// ```
#[derive(Clone, Debug)]
#[must_use = "options do nothing until a solver has them"]
pub struct SolverOptions {
    pub(super) convention: Convention,
    pub(super) method: Method,
    pub(super) techniques: Techniques,
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
            method: Method::default(),
            techniques: Techniques::ALL,
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
    /// The most threads that a solver starts.
    pub const MOST_THREADS: usize = crate::threads::MOST;

    /// Who wins with a complete line.
    pub const fn convention(mut self, convention: Convention) -> Self {
        self.convention = convention;
        self
    }

    /// How questions are answered.
    pub const fn method(mut self, method: Method) -> Self {
        self.method = method;
        self
    }

    /// Without a technique: slower, with the same answers.
    pub const fn without(mut self, technique: Technique) -> Self {
        self.techniques = self.techniques.without(technique);
        self
    }

    /// At most so many bytes for each table (proof numbers have one of their own). A table takes memory only when
    /// a search is long enough to need it, and never more than the board can fill.
    pub const fn memory(mut self, bytes: usize) -> Self {
        self.memory = bytes;
        self
    }

    /// With so many threads, but no more than [`MOST_THREADS`](Self::MOST_THREADS); 0 means as many as the machine
    /// has. The answer does not depend on it (which line of play is shown, and the number of positions visited, may).
    pub const fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Visits at most so many positions a call, and a few for the principal variation.
    pub const fn node_limit(mut self, nodes: u64) -> Self {
        self.node_limit = Some(nodes);
        self
    }

    /// For no longer than this a call.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// Whether to find all best moves and a principal variation, not the value alone.
    pub const fn best_moves(mut self, wanted: bool) -> Self {
        self.best_moves = if wanted { BestMoves::All } else { BestMoves::None };
        self
    }

    /// With one of the best moves in place of all of them, and without a principal variation: which one does not
    /// matter to the value, and is soon found.
    ///
    /// ```
    /// use mb_runtime::prelude::*;
    /// use mb_runtime::exact::solver::{Solver, SolverOptions};
    ///
    /// let mut position = Position::new(BitBoard::square_board(3)?);
    /// position.play_at(0, 0)?;
    /// let solution = Solver::new(SolverOptions::default().one_best_move()).solve(&position);
    /// // Only the centre holds the draw against a corner.
    /// assert_eq!(solution.best, [position.board().geometry().square(1, 1)?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn one_best_move(mut self) -> Self {
        self.best_moves = BestMoves::One;
        self
    }

    /// Whether to find the value of every move; it includes the [best moves](Self::best_moves).
    pub const fn every_move(mut self, wanted: bool) -> Self {
        self.every_move = wanted;
        self
    }

    /// Whether to find how long it takes: the shortest win and the longest defence. Best moves are then those
    /// that win soonest or lose latest.
    pub const fn distance(mut self, wanted: bool) -> Self {
        self.distance = wanted;
        self
    }

    /// With a handle for other threads, to stop the solver and to see how far it is.
    pub fn monitor(mut self, monitor: Monitor) -> Self {
        self.monitor = monitor;
        self
    }
}
