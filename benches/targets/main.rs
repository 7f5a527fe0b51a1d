//! The targets for speed, each measured now: a table of ratios for `benches/RESULTS.md`.
//!
//! `cargo bench -p mb-benches --bench targets` measures all, which takes a few minutes;
//! `cargo bench -p mb-benches --bench targets -- judge` measures those whose name contains the word. With `--test`
//! everything runs once and nothing is measured.

mod measure;
mod peers;
#[path = "../peers/tic_tac_toe.rs"]
mod tic_tac_toe;

use std::hint::black_box;

use mb_benches::boards::{Pairs3, Pairs5, Pairs8, Pairs15, Words3, Words5, Words8, Words15};
use mb_benches::comparison::Operation;
use mb_benches::operations::{CanonicalKey, HasLine, Judge, LegalMoves, Mirror, Patterns, Transpose};
use mb_benches::samples::{SAMPLES, samples};
use mb_runtime::exact::solver::{BestMoves, Solver, SolverOptions};
use mb_runtime::players::RandomPlayer;
use mb_runtime::search::{Algorithm, ResultEvaluation, Search, Stored};
use mb_runtime::{BitBoard, Board, Geometry, Match, PlayoutMethod, Playouts, Position, RandomSource, perft};

use self::measure::{Work, costs};

/// A line of the table: what is measured against what, and how many times faster it should be.
struct Target {
    what: String,
    against: &'static str,
    at_least: f64,
    subjects: Vec<(&'static str, Work)>,
    baseline: Baseline,
}

/// What a subject is compared with.
enum Baseline {
    /// Measured in turns with it.
    Measured(Work),
    /// A published rate, in units per second.
    Published(f64),
}

impl Target {
    fn new(
        what: impl Into<String>,
        against: &'static str,
        at_least: f64,
        subject: Work,
        baseline: Work,
    ) -> Self {
        let (subjects, baseline) = (vec![("", subject)], Baseline::Measured(baseline));
        Self { what: what.into(), against, at_least, subjects, baseline }
    }

    /// Measures it: the fastest of the subjects counts.
    fn measure(&mut self) -> String {
        let measured = self.subjects.iter_mut().map(|(name, subject)| {
            let [subject, baseline] = match &mut self.baseline {
                Baseline::Measured(baseline) => costs([subject, baseline]),
                Baseline::Published(a_second) => [costs([subject])[0], 1e9 / *a_second],
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
        self.subjects.iter_mut().for_each(|(_, subject)| subject.run());
        if let Baseline::Measured(baseline) = &mut self.baseline {
            baseline.run();
        }
    }
}

/// Random games from the empty board by one method.
fn games<B: Board>(empty: B, method: PlayoutMethod, games: u64) -> Work {
    let start = Position::new(empty);
    Work::new(games, move || {
        black_box(Playouts::new(games).method(method).run(black_box(&start)));
    })
}

/// An operation on all sample positions.
fn operation<O: Operation, B: Board + 'static>(empty: &B) -> Work {
    let samples = samples(empty);
    Work::new(SAMPLES as u64, move || {
        for sample in black_box(&samples) {
            black_box(O::run(black_box(sample)));
        }
    })
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
        subjects: vec![("bitboard", operation::<O, W>(words)), ("twobit", operation::<O, P>(pairs))],
        baseline: Baseline::Measured(operation::<O, BitBoard>(&BitBoard::new(words.geometry()))),
    }
}

fn generic(cols: usize, rows: usize, win: usize) -> BitBoard {
    BitBoard::new(Geometry::new(cols, rows, win).expect("a geometry"))
}

fn playout_targets() -> Vec<Target> {
    use PlayoutMethod::{Batch, OneAtATime as One, Winner};
    let generic_one = "generic BitBoard, one at a time";
    let generated_one = "generated, one at a time";
    let batch = || games(Words3::new(), Batch, 1 << 16);
    let peers = |play: fn(u64)| Work::new(1000, move || play(1000));
    vec![
        Target::new(
            "playouts 3×3, batches",
            generic_one,
            40.0,
            batch(),
            games(generic(3, 3, 3), One, 1 << 13),
        ),
        Target::new("playouts 3×3, batches", generated_one, 6.0, batch(), games(Words3::new(), One, 1 << 14)),
        Target::new("playouts 3×3, batches", "board-game 0.8", 90.0, batch(), peers(peers::play_board_game)),
        Target::new("playouts 3×3, batches", "minimax 0.6", 150.0, batch(), peers(peers::play_minimax)),
        Target::new(
            "playouts 3×3, one at a time",
            generic_one,
            4.0,
            games(Words3::new(), One, 1 << 14),
            games(generic(3, 3, 3), One, 1 << 13),
        ),
        Target::new(
            "playouts 5×5, one at a time",
            generic_one,
            4.0,
            games(Words5::new(), One, 1 << 12),
            games(generic(5, 5, 5), One, 1 << 11),
        ),
        Target::new(
            "playouts 8×8, one at a time",
            generic_one,
            4.0,
            games(Words8::new(), One, 1 << 11),
            games(generic(8, 8, 8), One, 1 << 10),
        ),
        Target::new(
            "playouts 5×5, winner only",
            generated_one,
            4.0,
            games(Words5::new(), Winner, 1 << 17),
            games(Words5::new(), One, 1 << 12),
        ),
        Target::new(
            "playouts 8×8, winner only",
            generated_one,
            6.0,
            games(Words8::new(), Winner, 1 << 17),
            games(Words8::new(), One, 1 << 11),
        ),
        Target::new(
            "playouts 15×15 win 5, one at a time",
            generic_one,
            4.0,
            games(Words15::new(), One, 1 << 9),
            games(generic(15, 15, 5), One, 1 << 8),
        ),
        Target::new(
            "playouts 15×15 win 5, winner only",
            generic_one,
            15.0,
            games(Words15::new(), Winner, 1 << 16),
            games(generic(15, 15, 5), One, 1 << 8),
        ),
        threads(),
    ]
}

/// The same games on two threads and on one.
fn threads() -> Target {
    // Enough games to make the start of a thread negligible.
    const GAMES: u64 = 1 << 24;
    let on = |threads| {
        let start = Position::new(Words3::new());
        Work::new(GAMES, move || {
            black_box(
                Playouts::new(GAMES).method(PlayoutMethod::Batch).threads(threads).run(black_box(&start)),
            );
        })
    };
    Target::new("playouts 3×3, batches, 2 threads", "1 thread", 1.9, on(2), on(1))
}

fn operation_targets() -> Vec<Target> {
    let (w3, p3) = (Words3::new(), Pairs3::new());
    let (w5, p5) = (Words5::new(), Pairs5::new());
    let (w8, p8) = (Words8::new(), Pairs8::new());
    let (w15, p15) = (Words15::new(), Pairs15::new());
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
    const PAIRS: u64 = 1 << 16;
    /// The pairs a second that the series publishes.
    const PUBLISHED: f64 = 24_220.0;
    let count = |depth| {
        let start = Position::new(Words3::new());
        Work::new(1, move || {
            black_box(perft(black_box(&start), depth));
        })
    };
    let start = Position::new(Words3::new());
    let pairs = Work::new(PAIRS, move || {
        let a_match = Match::new(("ai2", RandomPlayer), ("ai2", RandomPlayer)).pairs(PAIRS);
        black_box(a_match.run(black_box(&start), RandomSource::Streams));
    });
    let perft_of_peer = Work::new(1, || {
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
        Work::new(1, move || {
            let solution = Solver::new(options.clone()).solve(black_box(&start));
            assert!(solution.is_complete && solution.best_moves.len() == 1);
            black_box(solution);
        })
    };
    let start = Position::new(generic(4, 4, 4));
    let alpha_beta = Work::new(1, move || {
        let search = Search::new(Algorithm::AlphaBeta).table(Stored::Itself);
        black_box(search.analyze(black_box(&start), &ResultEvaluation::RESULT));
    });
    let peer = |solve: fn()| Work::new(1, solve);
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
