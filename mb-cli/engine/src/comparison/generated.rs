//! Generated boards in some of the sizes of the series' tables.

use mb_runtime::boards::BoardTask;
use mb_runtime::derive_board;

#[derive_board(size = 5)]
struct BitBoard5x5;

#[derive_board(size = 5, layout = "twobit")]
struct TwoBitBoard5x5;

#[derive_board(size = 10)]
struct BitBoard10x10;

#[derive_board(size = 10, layout = "twobit")]
struct TwoBitBoard10x10;

/// How a generated board keeps its marks.
#[derive(Clone, Copy)]
pub(crate) enum GeneratedLayout {
    /// One set of bits per mark.
    BitBoard,
    /// Two bits per square.
    TwoBit,
}

impl GeneratedLayout {
    pub(crate) const ALL: [Self; 2] = [Self::BitBoard, Self::TwoBit];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::BitBoard => "derive_board",
            Self::TwoBit => "derive_board, twobit",
        }
    }
}

/// Runs `task` on the generated board of this size, where it exists. (The series' own boards include 3×3.)
pub(crate) fn run<T: BoardTask>(size: usize, layout: GeneratedLayout, task: T) -> Option<T::Output> {
    Some(match (size, layout) {
        (5, GeneratedLayout::BitBoard) => task.run(BitBoard5x5::new()),
        (5, GeneratedLayout::TwoBit) => task.run(TwoBitBoard5x5::new()),
        (10, GeneratedLayout::BitBoard) => task.run(BitBoard10x10::new()),
        (10, GeneratedLayout::TwoBit) => task.run(TwoBitBoard10x10::new()),
        _ => return None,
    })
}
