//! Everything that is read from text: boards, squares, marks, players, and the names of methods.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mb_runtime::boards::{CountingLines, ListBoard, SeriesBoard};
use mb_runtime::exact::solver::SolverMethod;
use mb_runtime::exact::tree::Scoring;
use mb_runtime::prelude::*;
use mb_runtime::search::MoveOrder;
use mb_runtime::{InstructionSet, PlayoutMethod, players};

fuzz_target!(|input: (u8, u8, u8, &str)| {
    let (cols, rows, win, text) = input;
    let sides = [cols, rows, win].map(|side| usize::from(side % 24));
    let geometry = Geometry::new(sides[0], sides[1], sides[2])
        .unwrap_or_else(|_| BitBoard::square_board(5).expect("a board").geometry());
    if let Ok(board) = BitBoard::parse(geometry, text) {
        assert_eq!(BitBoard::parse(geometry, &board.to_string()).as_ref(), Ok(&board));
        let list = ListBoard::parse(geometry, text).expect("the text is a board");
        assert_eq!(list.to_string(), board.to_string());
    }
    if let Ok(board) = text.parse::<BitBoard>() {
        assert_eq!(board.to_string().len(), board.geometry().cells());
    }
    if let Ok(square) = geometry.parse(text) {
        assert!(geometry.contains(square));
    }
    if let Ok(position) = Position::from_board(BitBoard::parse(geometry, text).unwrap_or_else(|_| BitBoard::new(geometry))) {
        assert!(position.ply() <= geometry.cells());
    }
    let _ = text.parse::<CountingLines<ListBoard>>();
    let _ = text.parse::<Mark>();
    let _ = text.parse::<SeriesBoard>();
    let _ = text.parse::<MoveOrder>();
    let _ = text.parse::<SolverMethod>();
    let _ = text.parse::<Scoring>();
    let _ = text.parse::<InstructionSet>();
    let _ = text.parse::<PlayoutMethod>();
    if geometry.cells() <= 25 {
        let _ = players::entrant(text, &BitBoard::new(geometry));
    }
});
