//! A board may be declared where any item may: in a function, in a block, in a closure, in a constant.
use mb_runtime::prelude::*;

fn in_a_function() -> usize {
    #[derive_board(size = 4)]
    struct Grid;
    Grid::new().legal_move_count()
}

const IN_A_CONSTANT: usize = {
    #[derive_board(size = 2)]
    struct Grid;
    Grid::new().legal_move_count()
};

fn main() {
    let in_a_block = {
        #[derive_board(size = 3, layout = "twobit")]
        #[derive(PartialOrd)]
        struct Grid;
        Grid::default().legal_move_count()
    };
    let in_a_closure = || {
        #[derive_board(size = 5)]
        struct Grid;
        Grid::new().legal_move_count()
    };
    assert_eq!((in_a_function(), in_a_block, in_a_closure(), IN_A_CONSTANT), (16, 9, 25, 4));
}
