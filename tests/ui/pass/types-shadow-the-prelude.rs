//! User types, traits, functions and macros named like those of the language and of the runtime.
#![allow(dead_code, unused_macros, non_camel_case_types)]

struct Result;
struct Option;
struct Some;
struct None;
struct Ok;
struct Err;
struct String;
struct Box;
struct Vec;
struct Self_;
struct u8;
struct u16;
struct u32;
struct u64;
struct u128;
struct usize;
struct bool;
struct str;
struct Board;
struct Mark;
struct Square;
struct Geometry;
struct Status;
struct Words;

trait Clone {}
trait Copy {}
trait Debug {}
trait Display {}
trait Default {}
trait PartialEq {}
trait Iterator {}
trait IntoIterator {}
trait FromStr {}
trait Ord {}
trait Hash {}

fn drop() {}
fn bit_of() {}

macro_rules! assert {
    ($($tokens:tt)*) => { compile_error!("the user's assert!") };
}
macro_rules! debug_assert {
    ($($tokens:tt)*) => { compile_error!("the user's debug_assert!") };
}
macro_rules! panic {
    ($($tokens:tt)*) => { compile_error!("the user's panic!") };
}
macro_rules! matches {
    ($($tokens:tt)*) => { compile_error!("the user's matches!") };
}

#[mb_runtime::derive_board(size = 3)]
pub struct Small;

#[mb_runtime::derive_board(size = 3, layout = "twobit")]
pub struct Twobit;

#[mb_runtime::derive_board(size = 9, win = 5)]
pub struct Large;

#[mb_runtime::derive_board(size = 15, win = 5, layout = "twobit")]
pub struct Huge;

fn main() {
    assert_eq!(Small::new().legal_move_count() + Twobit::new().legal_move_count(), 18);
    assert_eq!(Large::new().legal_move_count() + Huge::new().legal_move_count(), 81 + 225);
}
