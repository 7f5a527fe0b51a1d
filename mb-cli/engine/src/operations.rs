//! The operations of a board that are timed.

use std::fmt::Debug;
use std::hint::black_box;

use mb_runtime::{Board, LinePatterns, Square, Status, Symmetry};

use crate::samples::{Sample, samples};
use crate::work::TimedWork;

/// An operation on a board.
pub trait Operation {
    /// The name of the operation, with underscores.
    const NAME: &'static str;
    /// The answer of a board.
    type Answer<B: Board>;
    /// The operation, which is timed.
    fn run<B: Board>(sample: &Sample<B>) -> Self::Answer<B>;
    /// Returns the answers in a form that is the same for every kind of board.
    fn show<B: Board>(answers: &[Self::Answer<B>]) -> Vec<String>;

    /// Prepares the operation on all [samples] of a board.
    fn work<B: Board>(empty: &B) -> TimedWork {
        let samples = samples(empty);
        let operations = samples.len() as u64;
        let work = TimedWork::new(move || {
            for sample in black_box(&samples) {
                // By reference: a large answer as a value would be copied, and the copy timed.
                black_box(&Self::run(black_box(sample)));
            }
        });
        work.of(operations)
    }
}

/// Returns keys in a form that does not depend on the order of bits: for each key, the place of the first equal key.
fn classes<K: Eq>(keys: &[K]) -> Vec<String> {
    keys.iter().map(|key| format!("{:?}", keys.iter().position(|other| other == key))).collect()
}

/// Declares an operation: its name, its group, the type of its answer, how it runs, and how its answers are shown.
macro_rules! operation {
    ($name:ident, $group:literal, $board:ident => $answer:ty, |$sample:ident| $run:expr, $show:expr) => {
        #[doc = concat!("The operation `", $group, "`.")]
        #[derive(Clone, Copy, Debug)]
        pub struct $name;

        impl Operation for $name {
            const NAME: &'static str = $group;
            type Answer<$board: Board> = $answer;

            #[inline]
            fn run<$board: Board>($sample: &Sample<$board>) -> $answer {
                $run
            }

            fn show<$board: Board>(answers: &[$answer]) -> Vec<String> {
                $show(answers)
            }
        }
    };
}

operation!(
    Judge, "judge", B => Status,
    |sample| sample.board.judge(sample.mark, sample.last, sample.ply),
    each_debug
);
operation!(
    HasLine, "has_line", B => bool,
    |sample| sample.board.has_line(sample.mark),
    each_debug
);
operation!(
    LegalMoves, "legal_moves", B => usize,
    |sample| {
        // Every square is multiplied by its place, so that their order is checked too. A hash would be a chain of
        // dependent operations, and the bench would measure the hash.
        let weighed = |(place, sum), square: Square| (place + 1, sum + place * square.index());
        sample.board.legal_moves().fold((1, 0), weighed).1
    },
    each_debug
);
operation!(
    NthLegalMove, "nth_legal_move", B => Option<Square>,
    |sample| sample.board.nth_legal_move(sample.last.index() % (sample.board.legal_move_count() + 1)),
    each_debug
);
operation!(
    PlaceAndRemove, "place_remove", B => B,
    |sample| {
        let mut board = sample.board.clone();
        board.remove(sample.last);
        board.place(sample.last, sample.mark.opponent());
        board
    },
    boards
);
operation!(
    Mirror, "mirror", B => Option<B>,
    |sample| sample.board.transform(Symmetry::Mirror),
    images
);
operation!(
    Transpose, "transpose", B => Option<B>,
    |sample| sample.board.transform(Symmetry::Transpose),
    images
);
operation!(
    Rotate, "rotate90", B => Option<B>,
    |sample| sample.board.transform(Symmetry::Rotate90),
    images
);
operation!(
    Key, "key", B => B::Key,
    |sample| sample.board.key(),
    classes
);
operation!(
    CanonicalKey, "canonical_key", B => B::Key,
    |sample| sample.board.canonical_key(),
    classes
);
operation!(
    SymmetricKeys, "symmetric_keys", B => mb_runtime::Orbit<B::Key>,
    |sample| sample.board.symmetric_keys(),
    classes
);
operation!(
    Patterns, "line_patterns", B => LinePatterns<B::Counts>,
    |sample| sample.board.line_patterns(sample.mark.opponent()),
    each_debug
);

fn each_debug<T: Debug>(answers: &[T]) -> Vec<String> {
    answers.iter().map(|answer| format!("{answer:?}")).collect()
}

fn boards<B: Board>(boards: &[B]) -> Vec<String> {
    boards.iter().map(ToString::to_string).collect()
}

fn images<B: Board>(images: &[Option<B>]) -> Vec<String> {
    images.iter().flatten().map(ToString::to_string).collect()
}
