//! The attribute [`#[derive_board]`](macro@derive_board). Use it through `mb-runtime`, which re-exports it: the
//! code it generates needs that crate. The generator itself is the library [`mb_codegen`].
#![deny(unsafe_code, missing_docs)]

use proc_macro::TokenStream;

/// Makes a board of one size out of a unit struct: the fastest there is for that size, in safe `const` code
/// without a loop where none is needed.
///
/// ```
/// use mb_runtime::prelude::*;
///
/// /// Five in a row on 5×5, two bits a square in one integer.
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
/// | argument | value | what it means |
/// |---|---|---|
/// | `size = 5` | 1 to 20 | as many columns as rows |
/// | `cols = 7, rows = 6` | 1 to 64 each, at most 400 squares | in the place of `size`: columns and rows |
/// | `win = 4` | 1 to the longer side | how many squares in a row win, or more; by default the smaller side |
/// | `layout = "bitboard"` | `"bitboard"`, `"twobit"` | how marks are written into bits; by default `"bitboard"` |
/// | `crate = facade::mb_runtime` | a path | where the runtime is; by default `::mb_runtime` |
///
/// `size`, or `cols` and `rows`, must be there. Numbers are literals in any notation (`0x5` and `5usize` are
/// accepted): the attribute runs before constants have values. A `macro_rules!` may pass them on as literals,
/// expressions or tokens. For larger boards, and for sizes known only at run time, there is
/// `mb_runtime::BitBoard`. Whether the path after `crate =` leads anywhere is known only to the compiler, which then
/// points at it.
///
/// A board of every argument:
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
/// A unit struct, `struct Name;`, anywhere that an item may be. Its name, visibility, documentation and other
/// attributes stay, and so do its own derives: what they implement is not implemented again.
///
/// ```
/// # use mb_runtime::derive_board;
/// #[derive_board(size = 3)]
/// #[derive(PartialEq, Eq, Hash)] // below the attribute
/// pub(crate) struct Grid;
/// ```
///
/// **Derives go below the attribute.** A derive above it runs first, sees a struct without fields (for which all
/// boards would be equal), and leaves no trace of itself for the attribute to see. Of the traits listed below,
/// the compiler then reports that they are implemented twice (or, of `Clone` and `Default`, that the struct is
/// not a value); a derive of another crate's trait compiles, but knows no fields either.
///
/// # What is generated
/// Constants and methods are documented on the struct, so that `cargo doc` and editors show them. Methods are
/// `const fn`, but for `symmetric_keys` and `symmetric_keys_with`, which fill a list whose length depends on the marks:
/// the language cannot do that yet while compiling. `image_keys` gives the same keys, unsorted, and can.
///
/// - Constants: `COLS`, `ROWS`, `WIN`, `CELLS`, `GEOMETRY`, and the masks `FULL_MASK`, `COLUMN_MASKS`,
///   `ROW_MASKS`, `DIAGONAL_MASKS`, `LINE_MASKS`, `WIN_MASKS`, and the tables `LINE_POPCOUNTS`, `CHUNK_POPCOUNTS`.
/// - Squares and marks: `new`, `square`, `get`, `place`, `remove`, `clear`, `marks`, `empty`, `legal_moves`,
///   `legal_move_count`, `nth_legal_move`, `key`.
/// - How it stands: `is_win`, `has_line`, `judge`, `line_patterns`.
/// - Symmetry: `mirror`, `flip`, `rotate180`, on square boards also `transpose`, `anti_transpose`, `rotate90`,
///   `rotate270`; `transform`, `image_keys`, `symmetric_keys`, `symmetric_keys_with`, `canonical`, `canonical_key`.
/// - Traits: `mb_runtime::Board`, `Clone`, `Copy`, `Debug`, `Default`, `Display`, `FromStr`, `PartialEq`, `Eq`,
///   `PartialOrd`, `Ord`, `Hash`.
///
/// A position that is known while compiling may be judged while compiling:
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
/// - `"bitboard"`: one word for each mark; the bit of a square is its number.
/// - `"twobit"`: one word; a circle is bit `2 * square`, a cross bit `2 * square + 1`.
///
/// A word is the smallest of `u8`, `u16`, `u32`, `u64`, `u128` that holds the bits, and `[u64; N]` above 128
/// bits. There the bits of columns may be spread to the next power of two, where that costs no word; the
/// documentation of the struct then says so.
///
/// # Symmetries
/// A symmetry of the board permutes its bits. It is compiled to straight-line delta swaps, found by search;
/// [`mb_codegen::permute`] tells how, and which lengths are proved shortest. Swaps for one word:
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
/// Every fault is a message on its own token that says what to write; all faults are reported at once. The
/// board is generated even then, as near to what was meant as can be, so that a wrong argument causes no error
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

#[cfg(test)]
mod tests {
    use mb_codegen::geometry::{Geometry, Symmetry};
    use mb_codegen::layout::{BitLayout, Layout};
    use mb_codegen::permute::SwapPlan;
    use mb_codegen::plans::Plans;

    #[test]
    fn the_table_of_plan_lengths_is_what_the_planner_finds() {
        let source = include_str!("lib.rs");
        for side in [3, 4, 5, 6, 7, 8, 9, 15, 20] {
            let layout = BitLayout::new(Geometry::new(side, side, side), Layout::Bitboard).with_stride(side);
            let plans = Plans::new(layout);
            let length = |symmetry| plans.swaps(symmetry).map_or(0, SwapPlan::len);
            let lengths = [Symmetry::Mirror, Symmetry::Transpose, Symmetry::Rotate90, Symmetry::Rotate180];
            let [mirror, transpose, quarter, half] = lengths.map(length);
            let row = format!("/// | {side}×{side} | {mirror} | {transpose} | {quarter} | {half} |");
            assert!(source.lines().any(|line| line == row), "{row}");
        }
    }
}
