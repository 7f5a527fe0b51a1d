//! A `macro_rules!` may pass the arguments as literals, expressions or single tokens, and the item whole.
macro_rules! by_literal {
    ($name:ident, $size:literal, $layout:literal) => {
        #[mb_runtime::derive_board(size = $size, layout = $layout)]
        struct $name;
    };
}

macro_rules! by_expression {
    ($name:ident, $cols:expr, $rows:expr) => {
        #[mb_runtime::derive_board(cols = $cols, rows = $rows, win = 2)]
        struct $name;
    };
}

macro_rules! by_token {
    ($visibility:vis $name:ident $size:tt $key:ident) => {
        #[mb_runtime::derive_board($key = $size)]
        $visibility struct $name;
    };
}

macro_rules! by_list {
    ($item:item, $($arguments:tt)*) => {
        #[mb_runtime::derive_board($($arguments)*)]
        $item
    };
}

macro_rules! by_path {
    ($name:ident, $runtime:path) => {
        #[mb_runtime::derive_board(size = 3, crate = $runtime)]
        struct $name;
    };
}

macro_rules! twice {
    ($name:ident, $size:expr) => {
        by_expression!($name, $size, $size);
    };
}

by_literal!(Literal, 3, "twobit");
by_expression!(Expression, 4, 3);
by_token!(pub Token 5 size);
by_list!(struct List;, size = 2, layout = "twobit");
by_path!(Path, ::mb_runtime);
twice!(Twice, 6);

fn main() {
    assert_eq!(Literal::CELLS + Expression::CELLS + Token::CELLS, 9 + 12 + 25);
    assert_eq!(List::CELLS + Path::CELLS + Twice::CELLS, 4 + 9 + 36);
}
