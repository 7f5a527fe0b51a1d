//! Traits in scope that give every type methods named like those that boards and integers have.
#![allow(dead_code)]

trait Blanket: Sized {
    fn play(self) -> &'static str {
        "blanket"
    }
    fn get(self) -> &'static str {
        "blanket"
    }
    fn place(&mut self) {}
    fn key(self) {}
    fn count_ones(self) {}
    fn trailing_zeros(self) {}
    fn reverse_bits(self) {}
    fn swap_bytes(self) {}
    fn wrapping_shl(self) {}
    fn index(self) {}
    fn is_none(&self) {}
    fn clone(&self) {}
    fn eq(&self) {}
    fn cmp(&self) {}
    fn fmt(&self) {}
    fn into_iter(self) {}
    fn next(&mut self) {}
    fn len(&self) {}
    fn geometry(&self) {}
    fn mirror(self) {}
    fn transpose(self) {}
    fn is_win(&self) {}
    fn add(&mut self) {}
    fn new() {}
}

impl<T> Blanket for T {}

#[mb_runtime::derive_board(size = 3)]
struct Small;

#[mb_runtime::derive_board(size = 5, layout = "twobit")]
struct Middle;

#[mb_runtime::derive_board(size = 15, win = 5)]
struct Huge;

fn main() {
    let square = Small::square(1, 1).expect("the centre");
    let mut board = Small::new();
    board.place(square, mb_runtime::Mark::Circle);
    assert_eq!(board.get(square), Some(mb_runtime::Mark::Circle));
    assert_eq!(board.play(), "blanket");
    assert_eq!(Middle::new().legal_move_count() + Huge::new().legal_move_count(), 25 + 225);
}
