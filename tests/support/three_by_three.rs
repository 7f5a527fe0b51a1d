//! The series' board of every kind.

use mb_runtime::derive_board;

/// A word for each mark.
#[derive_board(size = 3, layout = "bitboard")]
pub struct Words3;

/// Two bits a square.
#[derive_board(size = 3, layout = "twobit")]
pub struct TwoBit3;

/// Calls a check that is generic over boards, on an empty 3×3 board of every kind: generated in both layouts, and
/// the series' `BitBoard` and `ListBoard`.
#[macro_export]
macro_rules! on_every_board {
    ($check:path) => {{
        let geometry = mb_runtime::Geometry::square_board(3).expect("a geometry");
        $check(&mb_runtime::BitBoard::new(geometry));
        $check(&mb_runtime::boards::ListBoard::new(geometry));
        $check(&$crate::three_by_three::Words3::new());
        $check(&$crate::three_by_three::TwoBit3::new());
    }};
}
