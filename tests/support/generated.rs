//! What a generated board has besides the trait: constants, and inherent methods that the trait does not have.
//!
//! The methods of the trait forward to the inherent methods of the same name, so the laws test those. This module has
//! the rest.

use std::cmp::Ordering;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};

use mb_runtime::{Geometry, Symmetry};

use crate::number::Number;

/// The constants of a generated board.
///
/// Each mask is listed once for each mark if the marks share a word, and once for both if each has a word of its own.
///
/// The masks come once for each mark where the marks share a word, and once for both where each has its own.
#[derive(Debug)]
pub struct Constants {
    /// `COLS`, `ROWS`, `WIN` and `CELLS`.
    pub shape: [usize; 4],
    /// `GEOMETRY`.
    pub geometry: Geometry,
    /// `FULL_MASK`.
    pub full: Vec<Number>,
    /// `COLUMN_MASKS`.
    pub columns: Vec<Vec<Number>>,
    /// `ROW_MASKS`.
    pub rows: Vec<Vec<Number>>,
    /// `DIAGONAL_MASKS`.
    pub diagonals: Vec<Vec<Number>>,
    /// `LINE_MASKS`.
    pub lines: Vec<Vec<Number>>,
    /// `WIN_MASKS`: for every square the lines through it.
    pub lines_by_square: Vec<Vec<Vec<Number>>>,
    /// `LINE_POPCOUNTS`, and `CHUNK_POPCOUNTS`.
    pub popcounts: [&'static [u8]; 2],
}

/// What the inherent methods of a generated board say about one position.
#[derive(Debug)]
pub struct Answers {
    /// The board read by `FromStr`, written again.
    pub text: String,
    /// `mirror`, `flip` and so on, by the symmetry they are named for.
    pub images: Vec<(Symmetry, String)>,
    /// `image_keys`.
    pub image_keys: Vec<Number>,
    /// `marks(Circle)` and `marks(Cross)`.
    pub marks: [Number; 2],
    /// `empty`.
    pub empty: Number,
    /// Whether the board equals itself, has equal hashes with itself and compares as equal with itself.
    pub equals_itself: bool,
    /// Whether the board equals the empty board, which is also its default.
    pub equals_default: bool,
    /// How the board compares with its mirror image, and how their keys compare.
    pub compared_with_mirror: [Ordering; 2],
}

/// The constants and the inherent methods of a generated board, as functions.
#[derive(Clone, Copy, Debug)]
pub struct Inherent {
    /// Its constants.
    pub constants: fn() -> Constants,
    /// Its answers for the board that a text describes.
    pub answers: fn(&str) -> Answers,
}

/// A word of a generated board.
pub trait Word {
    /// Its bits as a number.
    fn number(&self) -> Number;
}

#[macro_export]
macro_rules! integers {
    ($($integer:ty),+) => {$(
        impl Word for $integer {
            fn number(&self) -> Number {
                Number::from_hex(&format!("{self:x}"))
            }
        }
    )+};
}
integers!(u8, u16, u32, u64, u128);

impl<const N: usize> Word for [u64; N] {
    fn number(&self) -> Number {
        Number::from_words(self.to_vec())
    }
}

/// Words as numbers.
pub fn numbers<W: Word>(words: &[W]) -> Vec<Number> {
    words.iter().map(Word::number).collect()
}

/// Returns a hash that is the same in every run.
pub fn hash(value: &impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}

/// A generated board as a [`Subject`](crate::subject::Subject): a struct of its own with the attribute on it.
///
/// The list in brackets names the methods for the symmetries that the board has.
#[macro_export]
macro_rules! generated {
    ($cols:tt x $rows:tt win $win:tt $layout:tt [$($symmetry:ident $image:ident)+]) => {{
        #[mb_runtime::derive_board(cols = $cols, rows = $rows, win = $win, layout = $layout)]
        struct Generated;

        fn constants() -> $crate::generated::Constants {
            use $crate::generated::{Constants, Word as _, numbers};
            Constants {
                shape: [Generated::COLS, Generated::ROWS, Generated::WIN, Generated::CELLS],
                geometry: Generated::GEOMETRY,
                full: $crate::for_marks!($layout, Generated::FULL_MASK, |mask| mask.number()),
                columns: $crate::for_marks!($layout, Generated::COLUMN_MASKS, |masks| numbers(&masks[..])),
                rows: $crate::for_marks!($layout, Generated::ROW_MASKS, |masks| numbers(&masks[..])),
                diagonals: $crate::for_marks!($layout, Generated::DIAGONAL_MASKS, |masks| numbers(&masks[..])),
                lines: $crate::for_marks!($layout, Generated::LINE_MASKS, |masks| numbers(&masks[..])),
                lines_by_square: $crate::for_marks!($layout, Generated::WIN_MASKS, |lists| {
                    lists.iter().map(|list| numbers(list)).collect()
                }),
                popcounts: [Generated::LINE_POPCOUNTS, Generated::CHUNK_POPCOUNTS],
            }
        }

        fn answers(text: &str) -> $crate::generated::Answers {
            use mb_runtime::{Mark, Symmetry};
            use $crate::generated::{Answers, Word as _, hash};
            let board: Generated = text.parse().expect("the model writes boards of the right shape");
            let copy = board;
            let mirror = board.mirror();
            Answers {
                text: board.to_string(),
                images: vec![$((Symmetry::$symmetry, board.$image().to_string())),+],
                image_keys: board.image_keys().iter().map($crate::probe::number).collect(),
                marks: Mark::ALL.map(|mark| board.marks(mark).number()),
                empty: board.empty().number(),
                equals_itself: board == copy && hash(&board) == hash(&copy) && board.cmp(&copy).is_eq(),
                equals_default: board == Generated::default() && board == Generated::new(),
                compared_with_mirror: [board.cmp(&mirror), board.key().cmp(&mirror.key())],
            }
        }

        $crate::subject::Subject::generated(
            $layout,
            Box::new(Generated::new()),
            $crate::generated::Inherent { constants, answers },
        )
    }};
}

/// One value where each mark has a word of its own, two where they share one.
#[macro_export]
macro_rules! for_marks {
    ("bitboard", $table:expr, |$each:ident| $value:expr) => {{
        let $each = &$table;
        vec![$value]
    }};
    ("twobit", $table:expr, |$each:ident| $value:expr) => {
        $table.iter().map(|$each| $value).collect()
    };
}

/// Both layouts of a square board, for each win: `square!(3: 1 2 3)`.
#[macro_export]
macro_rules! square {
    ($size:tt: $($win:tt)+) => {
        $crate::both_layouts!($size x $size: [$($win)+] [
            Mirror mirror
            Flip flip
            Rotate180 rotate180
            Transpose transpose
            AntiTranspose anti_transpose
            Rotate90 rotate90
            Rotate270 rotate270
        ])
    };
}

/// Both layouts of a rectangular board, for each win: `rectangle!(4 x 3: 3 4)`.
#[macro_export]
macro_rules! rectangle {
    ($cols:tt x $rows:tt: $($win:tt)+) => {
        $crate::both_layouts!($cols x $rows: [$($win)+] [
            Mirror mirror
            Flip flip
            Rotate180 rotate180
        ])
    };
}

/// The generated boards of one shape as a vector.
#[macro_export]
macro_rules! both_layouts {
    ($cols:tt x $rows:tt: [$($win:tt)+] $images:tt) => {
        vec![$(
            $crate::generated!($cols x $rows win $win "bitboard" $images),
            $crate::generated!($cols x $rows win $win "twobit" $images),
        )+]
    };
}
