//! The generated boards that are timed, in both layouts of each shape.

use mb_runtime::derive_board;

macro_rules! boards {
    ($($(#[$documentation:meta])* $name:ident: $cols:literal x $rows:literal win $win:literal $layout:literal;)+) => {$(
        $(#[$documentation])*
        #[derive_board(cols = $cols, rows = $rows, win = $win, layout = $layout)]
        pub struct $name;
    )+};
}

boards! {
    /// 3×3, a word for each mark.
    Words3: 3 x 3 win 3 "bitboard";
    /// 3×3, two bits a square.
    Pairs3: 3 x 3 win 3 "twobit";
    /// 5×5, a word for each mark.
    Words5: 5 x 5 win 5 "bitboard";
    /// 5×5, two bits a square.
    Pairs5: 5 x 5 win 5 "twobit";
    /// 8×8, a word for each mark.
    Words8: 8 x 8 win 8 "bitboard";
    /// 8×8, two bits a square.
    Pairs8: 8 x 8 win 8 "twobit";
    /// 15×15 with five in a row, words for each mark.
    Words15: 15 x 15 win 5 "bitboard";
    /// 15×15 with five in a row, two bits a square.
    Pairs15: 15 x 15 win 5 "twobit";
}
