//! The attribute [`#[derive_board]`](macro@derive_board).
//!
//! Use the attribute through `mb-runtime`, or in a `no_std` program through `mb-core`. Both crates re-export it, and
//! the generated code needs one of them. The generator itself is the library [`mb_codegen`].
#![deny(unsafe_code, missing_docs)]

use proc_macro::TokenStream;

/// Turns a unit struct into a board of one size, with code specialised for that size.
///
/// The code is safe, and `const` wherever the language allows it.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// /// Five in a row on 5×5, with two bits per square in one integer.
/// #[derive_board(size = 5, layout = "twobit")]
/// pub struct Board5;
///
/// let mut game = Game::new(Board5::new());
/// game.play_at(2, 2)?; // column, row
/// println!("{game}");
/// # Ok::<(), mb_runtime::error::MoveError>(())
/// ```
///
/// # Arguments
/// | argument | value | meaning |
/// |---|---|---|
/// | `size = 5` | 1 to 20 | columns and rows of a square board |
/// | `cols = 7, rows = 6` | 1 to 64 each, at most 400 squares | columns and rows, instead of `size` |
/// | `win = 4` | 1 to the longer side | squares in a row that win (more also win); by default the smaller side |
/// | `layout = "bitboard"` | `"bitboard"`, `"twobit"` | how marks are stored as bits; by default `"bitboard"` |
/// | `crate = facade::mb_runtime` | a path | the path of `mb_runtime` or `mb_core`; by default `::mb_runtime` |
///
/// Either `size`, or `cols` and `rows`, is required. Numbers must be literals, because the attribute runs before
/// constants have values; any notation is accepted (`0x5`, `5usize`). A `macro_rules!` may pass them as literals,
/// expressions or tokens. If the path after `crate =` does not exist, the compiler reports it. For larger boards, and
/// for sizes known only at run time, use `mb_runtime::BitBoard`.
///
/// Boards with each of the arguments:
///
/// ```
/// use mb_runtime::derive_board;
///
/// #[derive_board(size = 3)]
/// struct TicTacToe;
///
/// #[derive_board(cols = 7, rows = 6, win = 4)]
/// struct SevenBySix;
///
/// #[derive_board(size = 15, win = 5, layout = "twobit", crate = ::mb_runtime)]
/// struct Gomoku;
///
/// assert_eq!((TicTacToe::COLS, TicTacToe::ROWS, TicTacToe::WIN, TicTacToe::CELLS), (3, 3, 3, 9));
/// assert_eq!((SevenBySix::COLS, SevenBySix::ROWS, SevenBySix::WIN), (7, 6, 4));
/// assert_eq!(Gomoku::CELLS, 225);
/// ```
///
/// # The item
/// The item is a unit struct, `struct Name;`. It keeps its name, visibility, documentation, derives and other
/// attributes. Traits that it derives are not implemented a second time.
///
/// ```
/// # use mb_runtime::derive_board;
/// #[derive_board(size = 3)]
/// #[derive(PartialEq, Eq, Hash)] // below the attribute
/// pub(crate) struct Grid;
/// ```
///
/// **Write derives below the attribute.** A derive above the attribute runs first. It sees a struct without fields, so
/// it treats all boards as equal, and the attribute cannot see the derive. For the traits listed below, the compiler
/// then reports that they are implemented twice (for `Clone` and `Default`, that it expected a value and found a
/// struct). A derive of another crate's trait compiles, but ignores the fields.
///
/// # What is generated
/// `cargo doc` and editors show the documentation of all constants and methods on the struct. Methods are `const fn`,
/// except `symmetric_keys` and `symmetric_keys_with`. These two fill a list whose length depends on the marks, which
/// `const` code cannot do yet. `image_keys` returns the same keys unsorted and is `const`.
///
/// - Constants: `COLS`, `ROWS`, `WIN`, `CELLS`, `GEOMETRY`; the masks `FULL_MASK`, `COLUMN_MASKS`, `ROW_MASKS`,
///   `DIAGONAL_MASKS`, `LINE_MASKS`, `WIN_MASKS`; the tables `LINE_POPCOUNTS`, `CHUNK_POPCOUNTS`.
/// - Squares and marks: `new`, `square`, `get`, `place`, `remove`, `clear`, `marks`, `empty`, `legal_moves`,
///   `legal_move_count`, `nth_legal_move`, `key`.
/// - State of the game: `is_win`, `has_line`, `judge`, `line_patterns`.
/// - Symmetry: `mirror`, `flip`, `rotate180`, on square boards also `transpose`, `anti_transpose`, `rotate90`,
///   `rotate270`; `transform`, `image_keys`, `symmetric_keys`, `symmetric_keys_with`, `canonical`, `canonical_key`.
/// - Traits: `mb_runtime::Board`, `Clone`, `Copy`, `Debug`, `Default`, `Display`, `FromStr`, `PartialEq`, `Eq`,
///   `PartialOrd`, `Ord`, `Hash`.
///
/// A position that is known at compile time can be judged at compile time:
///
/// ```
/// use mb_runtime::prelude::*;
///
/// #[derive_board(size = 2)]
/// struct Tiny;
///
/// const IS_WON: bool = {
///     let (Ok(first), Ok(second)) = (Tiny::square(0, 0), Tiny::square(1, 1)) else { panic!("on the board") };
///     let mut board = Tiny::new();
///     board.place(first, Mark::Circle);
///     board.place(second, Mark::Circle);
///     board.is_win(Mark::Circle, second)
/// };
/// assert!(IS_WON);
/// ```
///
/// # The order of bits
/// Squares are numbered column by column from the top left: column `x`, row `y` is square `x * rows + y`.
/// - `"bitboard"`: one word for each mark. The bit of a square is its number.
/// - `"twobit"`: one word. Circle has bit `2 * square`, cross bit `2 * square + 1`.
///
/// A word is the smallest of `u8`, `u16`, `u32`, `u64`, `u128` that holds the bits, and `[u64; N]` above 128 bits. In
/// `[u64; N]`, columns are padded to the next power of two if that does not increase `N`. The documentation of the
/// struct then says so.
///
/// # Symmetries
/// A symmetry of the board permutes its bits. The generator searches for a short sequence of delta swaps with the same
/// effect. A delta swap exchanges some bits of a word with the bits at a fixed distance above them. Where other
/// instructions are cheaper, such as reversing all bits, the generated code uses them instead. [`mb_codegen::plans`]
/// explains how plans are found, and which lengths are proved to be the shortest. The table shows the number of swaps
/// for one word:
///
/// | board | mirror, flip | transposes | rotate 90, 270 | rotate 180 |
/// |---|---|---|---|---|
/// | 3×3 | 1 | 2 | 3 | 2 |
/// | 4×4 | 2 | 2 | 4 | 4 |
/// | 5×5 | 2 | 3 | 4 | 4 |
/// | 6×6 | 2 | 3 | 5 | 4 |
/// | 7×7 | 2 | 3 | 5 | 4 |
/// | 8×8 | 3 | 3 | 6 | 5 |
/// | 9×9 | 2 | 4 | 6 | 4 |
/// | 15×15 | 3 | 4 | 7 | 6 |
/// | 20×20 | 4 | 5 | 9 | 8 |
///
/// # Errors
/// Every fault is reported on its own token, with what to write instead. All faults are reported at once. The board is
/// generated despite the faults, as close as possible to what was meant, so that a wrong argument causes no errors
/// elsewhere.
///
/// ```compile_fail
/// #[mb_runtime::derive_board(size = 21)]
/// struct Large; // 21×21 is 441 squares: derive_board unrolls at most 400; use BitBoard for larger boards
/// ```
#[proc_macro_attribute]
pub fn derive_board(arguments: TokenStream, item: TokenStream) -> TokenStream {
    mb_codegen::derive_board(arguments.into(), item.into()).into()
}

/// The example of this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}

#[cfg(test)]
mod tests {
    use mb_codegen::geometry::{Geometry, Symmetry};
    use mb_codegen::layout::{BitLayout, Layout};
    use mb_codegen::plans::Plans;

    #[test]
    fn the_table_of_plan_lengths_is_what_the_planner_finds() {
        let source = include_str!("lib.rs");
        for side in [3, 4, 5, 6, 7, 8, 9, 15, 20] {
            let layout = BitLayout::new(Geometry::new(side, side, side), Layout::Bitboard).with_stride(side);
            let plans = Plans::new(layout);
            let length = |symmetry| plans.swaps(symmetry).map_or(0, <[_]>::len);
            let lengths = [Symmetry::Mirror, Symmetry::Transpose, Symmetry::Rotate90, Symmetry::Rotate180];
            let [mirror, transpose, quarter, half] = lengths.map(length);
            let row = format!("/// | {side}×{side} | {mirror} | {transpose} | {quarter} | {half} |");
            assert!(source.lines().any(|line| line == row), "{row}");
        }
    }
}
