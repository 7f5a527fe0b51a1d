use mb_runtime::prelude::*;

#[derive_board(size = 3)]
#[allow(non_camel_case_types)]
pub struct mb_;

fn main() {}
