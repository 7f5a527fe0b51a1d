//! Repeats one operation, so that `benches/instructions.sh` can count its instructions.
//!
//! `instructions OPERATION SHAPE KIND ROUNDS` runs the operation on all sample positions `ROUNDS` times. Without
//! arguments it lists every operation, shape and kind.

use std::hint::black_box;
use std::process::ExitCode;

use mb_engine::operations::Operation;
use mb_engine::operations::{
    CanonicalKey, HasLine, Judge, Key, LegalMoves, Mirror, NthLegalMove, Patterns, PlaceAndRemove, Rotate,
    SymmetricKeys, Transpose,
};
use mb_engine::samples::{SAMPLES, samples};
use mb_engine::{
    Bitboard3x3, Bitboard5x5, Bitboard8x8, Bitboard15x15Win5, Twobit3x3, Twobit5x5, Twobit8x8,
    Twobit15x15Win5,
};
use mb_runtime::{BitBoard, Board, Geometry};

/// An operation on one board.
struct Case {
    operation: &'static str,
    shape: &'static str,
    kind: &'static str,
    run: Box<dyn Fn(usize)>,
}

fn case<O: Operation, B: Board + 'static>(shape: &'static str, kind: &'static str, empty: B) -> Case {
    // Samples take far longer to make than a round, so only the case that is run makes them.
    let run = move |rounds| {
        let samples = samples(&empty);
        for _ in 0..rounds {
            for sample in black_box(&samples) {
                black_box(&O::run(black_box(sample)));
            }
        }
    };
    Case { operation: O::NAME, shape, kind, run: Box::new(run) }
}

/// An operation on every board.
fn cases<O: Operation>() -> Vec<Case> {
    let generic = |cols, rows, win| BitBoard::new(Geometry::new(cols, rows, win).expect("a geometry"));
    vec![
        case::<O, _>("3x3", "bitboard", Bitboard3x3::new()),
        case::<O, _>("3x3", "twobit", Twobit3x3::new()),
        case::<O, _>("3x3", "generic", generic(3, 3, 3)),
        case::<O, _>("5x5", "bitboard", Bitboard5x5::new()),
        case::<O, _>("5x5", "twobit", Twobit5x5::new()),
        case::<O, _>("5x5", "generic", generic(5, 5, 5)),
        case::<O, _>("8x8", "bitboard", Bitboard8x8::new()),
        case::<O, _>("8x8", "twobit", Twobit8x8::new()),
        case::<O, _>("8x8", "generic", generic(8, 8, 8)),
        case::<O, _>("15x15-win-5", "bitboard", Bitboard15x15Win5::new()),
        case::<O, _>("15x15-win-5", "twobit", Twobit15x15Win5::new()),
        case::<O, _>("15x15-win-5", "generic", generic(15, 15, 5)),
    ]
}

fn all() -> Vec<Case> {
    let operations = [
        cases::<Judge>(),
        cases::<HasLine>(),
        cases::<LegalMoves>(),
        cases::<NthLegalMove>(),
        cases::<PlaceAndRemove>(),
        cases::<Mirror>(),
        cases::<Transpose>(),
        cases::<Rotate>(),
        cases::<Key>(),
        cases::<CanonicalKey>(),
        cases::<SymmetricKeys>(),
        cases::<Patterns>(),
    ];
    operations.into_iter().flatten().collect()
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [operation, shape, kind, rounds] = &arguments[..] else {
        for case in all() {
            println!("{} {} {}", case.operation, case.shape, case.kind);
        }
        println!("{SAMPLES} positions a round");
        return ExitCode::SUCCESS;
    };
    let is_meant = |case: &Case| case.operation == operation && case.shape == shape && case.kind == kind;
    if let (Some(case), Ok(rounds)) = (all().into_iter().find(is_meant), rounds.parse()) {
        (case.run)(rounds);
        ExitCode::SUCCESS
    } else {
        eprintln!("instructions OPERATION SHAPE KIND ROUNDS: run it without arguments to see what there is");
        ExitCode::from(2)
    }
}
