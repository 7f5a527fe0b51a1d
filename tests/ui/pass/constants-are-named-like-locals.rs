//! User constants, statics and unit structs named like local variables and private items of generated code, and user
//! methods named like its functions.
#![allow(dead_code, non_upper_case_globals, non_camel_case_types)]

const bit: u8 = 0;
const bits: u8 = 0;
const image: u8 = 0;
const index: u8 = 0;
const mask: u8 = 0;
const marks: u8 = 0;
const n: u8 = 0;
const rest: u8 = 0;
const swap: u8 = 0;
const word: u8 = 0;
const x: u8 = 0;
static b: u8 = 0;
static empty: u8 = 0;
static line: u8 = 0;
static mark: u8 = 0;
static ply: u8 = 0;
static row: u8 = 0;
static side: u8 = 0;
static square: u8 = 0;
static y: u8 = 0;
struct count;
struct key;
struct mb;
struct text;
struct turn;
const WIN_TABLE: u8 = 0;
const LINE_SQUARES: u8 = 0;

#[mb_runtime::derive_board(size = 3)]
struct Small;

#[mb_runtime::derive_board(size = 5, layout = "twobit")]
struct Middle;

#[mb_runtime::derive_board(size = 8, win = 4)]
struct Large;

#[mb_runtime::derive_board(size = 15, win = 5, layout = "twobit")]
struct Huge;

impl Small {
    const LINE_SQUARES: u8 = 1;
    const WINNING_SQUARES: u8 = 2;
    const IMAGES: u8 = 3;

    fn bit_of(self) -> u8 {
        4
    }

    fn look_up(self) -> u8 {
        5
    }

    fn quiet_moves(self) -> u8 {
        6
    }
}

mod inner {
    /// A board with the name of the alias in generated code.
    #[mb_runtime::derive_board(size = 4)]
    pub(super) struct mb;
}

fn main() {
    let board = Small::new();
    assert_eq!(Small::LINE_SQUARES + Small::WINNING_SQUARES + Small::IMAGES, 6);
    assert_eq!(board.bit_of() + board.look_up() + board.quiet_moves(), 15);
    assert_eq!(inner::mb::new().legal_move_count() + Middle::new().legal_move_count(), 16 + 25);
    assert_eq!(Large::new().legal_move_count() + Huge::new().legal_move_count(), 64 + 225);
}
