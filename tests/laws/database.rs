//! Databases against plain minimax on an array, and what follows from the rules of the game.

use std::collections::HashSet;
use std::sync::Arc;

use mb_runtime::exact::database::{BuildProgress, Database, PositionValue};
use mb_runtime::players::{self, DatabasePlayer};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, FastRandom, Value};
use mb_tests::minimax::{Cells, Minimax, mark_to_move};
use mb_tests::model::Model;

fn geometry(cols: usize, rows: usize, win: usize) -> Geometry {
    Geometry::new(cols, rows, win).expect("a geometry")
}

fn build(cols: usize, rows: usize, win: usize, convention: Convention) -> Database {
    Database::build(geometry(cols, rows, win), convention).expect("a small board")
}

/// A walk that visits every position that play can reach once, games that are over included.
struct Walk {
    minimax: Minimax,
    database: Database,
    /// By [`Minimax::code`].
    seen: Vec<bool>,
    positions: usize,
}

impl Walk {
    /// Compares the position after a move on `last`, and every position that follows from it.
    fn visit<B: Board>(&mut self, position: &Position<B>, cells: &mut Cells, last: Option<usize>) {
        if std::mem::replace(&mut self.seen[Minimax::code(cells)], true) {
            return;
        }
        self.positions += 1;
        let is_won = last.is_some_and(|last| self.minimax.completes_line(cells, last));
        let is_over = is_won || !cells.contains(&0);
        let (value, distance) = match (is_over, is_won) {
            (false, _) => self.minimax.worth(cells),
            (true, false) => (Value::Draw, 0),
            (true, true) => (self.minimax.value_of_a_line().opposite(), 0),
        };
        assert_eq!(self.database.value(position), Ok(PositionValue { value, distance }), "{position}");
        let squares = if is_over { 0 } else { cells.len() };
        for cell in 0..squares {
            if cells[cell] == 0 {
                cells[cell] = mark_to_move(cells);
                let square = Square::new(u16::try_from(cell).expect("few squares"));
                self.visit(&position.after(square), cells, Some(cell));
                cells[cell] = 0;
            }
        }
    }
}

/// Compares every position of a board, and returns how many it has.
fn agrees_with_minimax<B: Board>(empty: B, convention: Convention) -> usize {
    let geometry = empty.geometry();
    let model = Model::new(geometry.cols(), geometry.rows(), geometry.win());
    let mut cells = vec![0; geometry.cells()];
    let boards = 3_usize.pow(u32::try_from(cells.len()).expect("few squares"));
    let mut walk = Walk {
        minimax: Minimax::new(&model, convention),
        database: Database::build(geometry, convention).expect("a small board"),
        seen: vec![false; boards],
        positions: 0,
    };
    walk.visit(&Position::new(empty), &mut cells, None);
    assert_eq!(walk.database.positions(), walk.positions);
    walk.positions
}

#[test]
fn every_position_of_small_boards_is_worth_what_minimax_says() {
    for convention in [Convention::Normal, Convention::Misere] {
        for (cols, rows, win) in
            [(1, 1, 1), (1, 7, 3), (2, 2, 2), (2, 5, 2), (3, 2, 3), (4, 2, 4), (3, 3, 1), (3, 3, 2)]
        {
            agrees_with_minimax(BitBoard::new(geometry(cols, rows, win)), convention);
        }
        agrees_with_minimax(BitBoard::new(geometry(4, 3, 3)), convention);
    }
    assert_eq!(agrees_with_minimax(BitBoard::new(geometry(3, 3, 3)), Convention::Normal), 5478);
}

#[test]
fn every_position_of_four_by_four_is_worth_what_minimax_says() {
    #[derive_board(size = 4)]
    struct Board4;
    assert_eq!(agrees_with_minimax(Board4::new(), Convention::Normal), 9_722_011);
}

#[test]
fn the_second_player_never_wins_and_two_in_a_row_are_won_by_the_first() {
    for cols in 1..=12 {
        for rows in 1..=12 / cols {
            for win in 1..=cols.max(rows) {
                let start = Position::new(BitBoard::new(geometry(cols, rows, win)));
                let database = build(cols, rows, win, Convention::Normal);
                let value = database.value(&start).expect("the start").value;
                assert_ne!(value, Value::Loss, "{cols}×{rows}, {win} in a row");
                // On two squares, neither side can place two marks.
                if win <= 2 && cols * rows > 2 {
                    assert_eq!(value, Value::Win, "{cols}×{rows}, {win} in a row");
                }
            }
        }
    }
}

#[test]
fn building_notes_every_ply_once_forward_and_once_back() {
    let steps = std::cell::RefCell::new(Vec::new());
    let note = |step| steps.borrow_mut().push(step);
    Database::build_noting(geometry(3, 3, 3), Convention::Normal, &note).expect("a small board");
    let classes = [1, 3, 12, 38, 108, 174, 204, 153, 57, 15];
    let reached =
        classes.into_iter().enumerate().map(|(ply, classes)| BuildProgress::Reached { ply, classes });
    let solved =
        classes.into_iter().enumerate().rev().map(|(ply, classes)| BuildProgress::Solved { ply, classes });
    assert_eq!(steps.into_inner(), reached.chain(solved).collect::<Vec<_>>());
}

#[test]
fn the_principal_variation_is_legal_and_as_long_as_the_distance() {
    for (cols, rows, win) in [(3, 3, 3), (4, 3, 3), (5, 3, 3)] {
        let database = build(cols, rows, win, Convention::Normal);
        let start = Position::new(BitBoard::new(geometry(cols, rows, win)));
        let mut position = start.clone();
        for square in database.principal_variation(&start).expect("the start") {
            position.play(square).expect("a legal move");
        }
        assert!(position.status().is_over());
        assert_eq!(position.ply(), database.value(&start).expect("the start").distance);
    }
}

#[test]
fn the_player_never_loses_what_is_not_lost() {
    let database = Arc::new(build(3, 3, 3, Convention::Normal));
    let start = Position::new(BitBoard::new(database.geometry()));
    let mut player = DatabasePlayer::new(Arc::clone(&database), database.geometry()).expect("its board");
    for name in ["ai2", "ai14s"] {
        let opponent = players::entrant(name, start.board()).expect("a player");
        let game = Match::new(("database", player.clone()), opponent).pairs(500);
        let table = game.run(&start, &mut FastRandom::new(1));
        assert_eq!(table.total().lose, 0);
    }
    let mut over = start;
    for square in [0, 1, 3, 4, 6] {
        over.play(Square::new(square)).expect("a legal move");
    }
    assert_eq!(player.choose(&over, &mut FastRandom::new(1)), None);
}

#[test]
fn the_best_moves_are_the_moves_with_the_best_outcome() {
    let database = build(3, 3, 3, Convention::Normal);
    let mut position = Position::new(BitBoard::new(database.geometry()));
    position.play_at(1, 1).expect("a legal move");
    let corners: HashSet<u16> = [0, 2, 6, 8].into();
    for found in database.moves(&position).expect("a position") {
        let is_corner = corners.contains(&u16::try_from(found.square.index()).expect("few squares"));
        assert_eq!(found.bounds.value() == Some(Value::Draw), is_corner, "{found:?}");
    }
    let best = database.best_moves(&position).expect("a position");
    assert_eq!(best, [0, 2, 6, 8].map(Square::new));
}
