//! The targets for speed, each measured now: a table of ratios for `benches/RESULTS.md`.
//!
//! `cargo bench -p mb-benches --bench targets` measures all, which takes a few minutes;
//! `cargo bench -p mb-benches --bench targets -- judge` measures those whose name contains the word. With `--test`
//! everything runs once and nothing is measured.

mod peers;
#[path = "../peers/tic_tac_toe.rs"]
mod tic_tac_toe;

use std::hint::black_box;

use mb_engine::operations::Operation;
use mb_engine::operations::{CanonicalKey, HasLine, Judge, LegalMoves, Mirror, Patterns, Transpose};
use mb_engine::{
    Bitboard3x3, Bitboard5x5, Bitboard8x8, Bitboard15x15Win5, TimedWork, Twobit3x3, Twobit5x5, Twobit8x8,
    Twobit15x15Win5, playouts, shortest_times,
};
use mb_runtime::exact::solver::{BestMoves, Solver, SolverOptions};
use mb_runtime::players::RandomPlayer;
use mb_runtime::search::{Algorithm, ResultEvaluation, Search, Stored};
use mb_runtime::{BitBoard, Board, Geometry, Match, PlayoutMethod, Playouts, Position, RandomSource, perft};

/// A line of the table: what is measured against what, and how many times faster it should be.
struct Target {
    what: String,
    against: &'static str,
    at_least: f64,
    subjects: Vec<(&'static str, TimedWork)>,
    baseline: Baseline,
}

/// What a subject is compared with.
enum Baseline {
    /// Measured in turns with it.
    Measured(TimedWork),
    /// A published rate, in units per second.
    Published(f64),
}

impl Target {
    fn new(
        what: impl Into<String>,
        against: &'static str,
        at_least: f64,
        subject: TimedWork,
        baseline: TimedWork,
    ) -> Self {
        let (subjects, baseline) = (vec![("", subject)], Baseline::Measured(baseline));
        Self { what: what.into(), against, at_least, subjects, baseline }
    }

    /// Measures it: the fastest of the subjects counts.
    fn measure(&mut self) -> String {
        let measured = self.subjects.iter_mut().map(|(name, subject)| {
            let [subject, baseline] = match &mut self.baseline {
                Baseline::Measured(baseline) => nanoseconds([subject, baseline]),
                Baseline::Published(a_second) => [nanoseconds([subject])[0], 1e9 / *a_second],
            };
            (*name, subject, baseline)
        });
        let best = measured.max_by(|first, second| (first.2 / first.1).total_cmp(&(second.2 / second.1)));
        let (name, subject, baseline) = best.unwrap_or_default();
        format!(
            "| {} | {} | {}× | {:.1}× {name} | {subject:.2} | {baseline:.2} |",
            self.what,
            self.against,
            self.at_least,
            baseline / subject
        )
    }

    fn run_once(&mut self) {
        self.subjects.iter_mut().for_each(|(_, subject)| subject.repeat(1));
        if let Baseline::Measured(baseline) = &mut self.baseline {
            baseline.repeat(1);
        }
    }
}

/// The nanoseconds that an operation of each work takes.
fn nanoseconds<const N: usize>(mut works: [&mut TimedWork; N]) -> [f64; N] {
    let times = shortest_times(&mut works, None);
    std::array::from_fn(|index| times[index].unwrap_or(f64::NAN))
}

/// An operation on one shape, the better of both layouts against the generic board.
fn compared<O: Operation, W: Board + 'static, P: Board + 'static>(
    shape: &str,
    words: &W,
    pairs: &P,
    at_least: f64,
) -> Target {
    Target {
        what: format!("{} {shape}", O::NAME),
        against: "generic BitBoard",
        at_least,
        subjects: vec![("bitboard", O::work(words)), ("twobit", O::work(pairs))],
        baseline: Baseline::Measured(O::work(&BitBoard::new(words.geometry()))),
    }
}

fn generic(cols: usize, rows: usize, win: usize) -> BitBoard {
    BitBoard::new(Geometry::new(cols, rows, win).expect("a geometry"))
}

fn playout_targets() -> Vec<Target> {
    use PlayoutMethod::{Batch, OneAtATime as One, Winner};
    let generic_one = "generic BitBoard, one at a time";
    let generated_one = "generated, one at a time";
    let batch = || playouts(&Bitboard3x3::new(), Batch);
    let peers = |play: fn(u64)| TimedWork::repeated(play);
    vec![
        Target::new("playouts 3×3, batches", generic_one, 40.0, batch(), playouts(&generic(3, 3, 3), One)),
        Target::new("playouts 3×3, batches", generated_one, 6.0, batch(), playouts(&Bitboard3x3::new(), One)),
        Target::new("playouts 3×3, batches", "board-game 0.8", 90.0, batch(), peers(peers::play_board_game)),
        Target::new("playouts 3×3, batches", "minimax 0.6", 150.0, batch(), peers(peers::play_minimax)),
        Target::new(
            "playouts 3×3, one at a time",
            generic_one,
            4.0,
            playouts(&Bitboard3x3::new(), One),
            playouts(&generic(3, 3, 3), One),
        ),
        Target::new(
            "playouts 5×5, one at a time",
            generic_one,
            4.0,
            playouts(&Bitboard5x5::new(), One),
            playouts(&generic(5, 5, 5), One),
        ),
        Target::new(
            "playouts 8×8, one at a time",
            generic_one,
            4.0,
            playouts(&Bitboard8x8::new(), One),
            playouts(&generic(8, 8, 8), One),
        ),
        Target::new(
            "playouts 5×5, winner only",
            generated_one,
            4.0,
            playouts(&Bitboard5x5::new(), Winner),
            playouts(&Bitboard5x5::new(), One),
        ),
        Target::new(
            "playouts 8×8, winner only",
            generated_one,
            6.0,
            playouts(&Bitboard8x8::new(), Winner),
            playouts(&Bitboard8x8::new(), One),
        ),
        Target::new(
            "playouts 15×15 win 5, one at a time",
            generic_one,
            4.0,
            playouts(&Bitboard15x15Win5::new(), One),
            playouts(&generic(15, 15, 5), One),
        ),
        Target::new(
            "playouts 15×15 win 5, winner only",
            generic_one,
            15.0,
            playouts(&Bitboard15x15Win5::new(), Winner),
            playouts(&generic(15, 15, 5), One),
        ),
        threads(),
    ]
}

/// The same games on two threads and on one.
fn threads() -> Target {
    // Enough games to make the start of a thread negligible.
    const GAMES: u64 = 1 << 24;
    let on = |threads| {
        let start = Position::new(Bitboard3x3::new());
        let work = TimedWork::new(move || {
            black_box(
                Playouts::new(GAMES).method(PlayoutMethod::Batch).threads(threads).run(black_box(&start)),
            );
        });
        work.of(GAMES)
    };
    Target::new("playouts 3×3, batches, 2 threads", "1 thread", 1.9, on(2), on(1))
}

fn operation_targets() -> Vec<Target> {
    let (w3, p3) = (Bitboard3x3::new(), Twobit3x3::new());
    let (w5, p5) = (Bitboard5x5::new(), Twobit5x5::new());
    let (w8, p8) = (Bitboard8x8::new(), Twobit8x8::new());
    let (w15, p15) = (Bitboard15x15Win5::new(), Twobit15x15Win5::new());
    vec![
        compared::<Judge, _, _>("3×3", &w3, &p3, 3.5),
        compared::<Judge, _, _>("5×5", &w5, &p5, 3.5),
        compared::<Judge, _, _>("8×8", &w8, &p8, 3.5),
        compared::<Mirror, _, _>("3×3", &w3, &p3, 8.0),
        compared::<Mirror, _, _>("5×5", &w5, &p5, 5.0),
        compared::<Mirror, _, _>("8×8", &w8, &p8, 2.5),
        compared::<Transpose, _, _>("3×3", &w3, &p3, 5.0),
        compared::<Transpose, _, _>("5×5", &w5, &p5, 3.0),
        compared::<Transpose, _, _>("8×8", &w8, &p8, 2.5),
        compared::<CanonicalKey, _, _>("3×3", &w3, &p3, 30.0),
        compared::<CanonicalKey, _, _>("5×5", &w5, &p5, 6.0),
        compared::<CanonicalKey, _, _>("8×8", &w8, &p8, 8.0),
        compared::<Patterns, _, _>("3×3", &w3, &p3, 12.0),
        compared::<Patterns, _, _>("5×5", &w5, &p5, 2.5),
        compared::<Patterns, _, _>("8×8", &w8, &p8, 3.5),
        compared::<LegalMoves, _, _>("3×3", &w3, &p3, 2.0),
        compared::<LegalMoves, _, _>("5×5", &w5, &p5, 2.0),
        compared::<LegalMoves, _, _>("8×8", &w8, &p8, 1.4),
        compared::<Judge, _, _>("15×15 win 5", &w15, &p15, 12.0),
        compared::<HasLine, _, _>("15×15 win 5", &w15, &p15, 8.0),
        compared::<Mirror, _, _>("15×15 win 5", &w15, &p15, 12.0),
        compared::<Transpose, _, _>("15×15 win 5", &w15, &p15, 8.0),
        compared::<CanonicalKey, _, _>("15×15 win 5", &w15, &p15, 9.0),
        compared::<Patterns, _, _>("15×15 win 5", &w15, &p15, 10.0),
    ]
}

/// Counting move sequences, and whole games between players.
fn other_targets() -> Vec<Target> {
    /// The pairs a second that the series publishes.
    const PUBLISHED: f64 = 24_220.0;
    let count = |depth| {
        let start = Position::new(Bitboard3x3::new());
        TimedWork::new(move || {
            black_box(perft(black_box(&start), depth));
        })
    };
    let start = Position::new(Bitboard3x3::new());
    let pairs = TimedWork::repeated(move |pairs| {
        let a_match = Match::new(("ai2", RandomPlayer), ("ai2", RandomPlayer)).pairs(pairs);
        black_box(a_match.run(black_box(&start), RandomSource::Streams));
    });
    let perft_of_peer = TimedWork::new(|| {
        black_box(peers::count_board_game(black_box(9)));
    });
    vec![
        Target::new("perft(9) 3×3", "board-game 0.8, without hashing", 25.0, count(9), perft_of_peer),
        Target {
            what: "ai2 against ai2 3×3, pairs".to_owned(),
            against: "the published 24,220 a second",
            at_least: 200.0,
            subjects: vec![("", pairs)],
            baseline: Baseline::Published(PUBLISHED),
        },
    ]
}

/// The solver, with an empty table at the start of each run.
fn solver_targets() -> Vec<Target> {
    let solve = |cols, rows, win| {
        let start = Position::new(generic(cols, rows, win));
        // What the peers find: the value and a best move (`board-game` only the value).
        let options = SolverOptions::default().best_moves(BestMoves::One);
        TimedWork::new(move || {
            let solution = Solver::new(options.clone()).solve(black_box(&start));
            assert!(solution.is_complete && solution.best_moves.len() == 1);
            black_box(solution);
        })
    };
    let start = Position::new(generic(4, 4, 4));
    let alpha_beta = TimedWork::new(move || {
        let search = Search::new(Algorithm::AlphaBeta).table(Stored::Itself);
        black_box(search.analyze(black_box(&start), &ResultEvaluation::RESULT));
    });
    let peer = |solve: fn()| TimedWork::new(solve);
    vec![
        Target::new(
            "value and a best move of 3×3",
            "board-game 0.8",
            25.0,
            solve(3, 3, 3),
            peer(peers::solve_board_game),
        ),
        Target::new(
            "value and a best move of 3×3",
            "minimax 0.6",
            50.0,
            solve(3, 3, 3),
            peer(peers::solve_minimax),
        ),
        Target::new(
            "value and a best move of 4×4",
            "alpha-beta with a table",
            1000.0,
            solve(4, 4, 4),
            alpha_beta,
        ),
    ]
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_test = arguments.iter().any(|argument| argument == "--test");
    let wanted = arguments.iter().find(|argument| !argument.starts_with('-'));
    let targets =
        [playout_targets(), operation_targets(), other_targets(), solver_targets()].into_iter().flatten();
    let is_wanted = |target: &Target| wanted.is_none_or(|word| target.what.contains(word.as_str()));
    if !is_test {
        println!("| what | against | at least | measured | ns | ns of the other |");
        println!("|---|---|---|---|---|---|");
    }
    for mut target in targets.filter(is_wanted) {
        if is_test {
            target.run_once();
        } else {
            println!("{}", target.measure());
        }
    }
}
