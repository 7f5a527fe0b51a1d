//! A struct whose name is a keyword, in a module whose name is one.
#![allow(non_camel_case_types)]

mod r#loop {
    #[mb_runtime::derive_board(size = 3)]
    pub(crate) struct r#type;
}

fn main() {
    let board = r#loop::r#type::new();
    assert_eq!(board.legal_move_count(), 9);
    assert!(format!("{board:?}").starts_with("type"));
}
