//! Solved boards against plain minimax on an array, against the literature, and as files.

use std::collections::HashSet;
use std::io::{self, Read, Write};
use std::sync::Arc;

use mb_runtime::exact::database::{BuildProgress, Database, DatabaseError, LoadDatabaseError, PositionValue};
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

/// Every position that play can reach, finished ones too, each once.
struct Walk {
    minimax: Minimax,
    is_misere: bool,
    database: Database,
    /// By [`Minimax::code`].
    seen: Vec<bool>,
    positions: usize,
}

impl Walk {
    /// Compares a position, which the move on `last` led to, and all that follow from it.
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
            (true, true) => (if self.is_misere { Value::Win } else { Value::Loss }, 0),
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

/// Compares all positions, and gives their number.
fn agrees_with_minimax<B: Board>(empty: B, convention: Convention) -> usize {
    let geometry = empty.geometry();
    let is_misere = convention == Convention::Misere;
    let model = Model::new(geometry.cols(), geometry.rows(), geometry.win());
    let mut cells = vec![0; geometry.cells()];
    let boards = 3_usize.pow(u32::try_from(cells.len()).expect("few squares"));
    let mut walk = Walk {
        minimax: Minimax::new(&model, is_misere),
        is_misere,
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
fn four_by_four_has_as_many_classes_as_others_counted() {
    let database = build(4, 4, 4, Convention::Normal);
    let classes = [
        1, 3, 33, 219, 1413, 5514, 20_122, 50_215, 112_379, 179_510, 245_690, 245_690, 193_318, 110_452,
        41_870, 10_489, 1059,
    ];
    assert_eq!(database.classes().collect::<Vec<_>>(), classes);
    assert_eq!(database.classes().sum::<usize>(), 1_217_977);
    let mut file = Vec::new();
    database.save(&mut file).expect("memory can be written");
    assert!(file.len() < 16_000_000, "{} bytes", file.len());
}

#[test]
fn boards_have_the_values_that_the_literature_gives() {
    let value = |cols, rows, win, convention| {
        let start = Position::new(BitBoard::new(geometry(cols, rows, win)));
        build(cols, rows, win, convention).value(&start).expect("the start").value
    };
    let normal = |cols, rows, win| value(cols, rows, win, Convention::Normal);
    assert_eq!([normal(3, 3, 3), normal(4, 3, 4), normal(4, 4, 4)], [Value::Draw; 3]);
    assert_eq!([normal(4, 3, 3), normal(5, 3, 3), normal(4, 4, 3)], [Value::Win; 3]);
    assert_eq!([normal(2, 2, 2), normal(5, 2, 2), normal(1, 3, 2)], [Value::Win; 3]);
    let misere = |cols, rows, win| value(cols, rows, win, Convention::Misere);
    assert_eq!([misere(3, 3, 3), misere(4, 4, 4)], [Value::Draw; 2]);
    assert_eq!(misere(4, 3, 3), Value::Loss);
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
                // On two squares neither side gets two.
                if win <= 2 && cols * rows > 2 {
                    assert_eq!(value, Value::Win, "{cols}×{rows}, {win} in a row");
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_answered_is_refused() {
    assert_eq!(
        Database::build(geometry(17, 1, 3), Convention::Normal),
        Err(DatabaseError::TooLarge { squares: 17 })
    );
    let database = build(3, 3, 3, Convention::Normal);
    let other = Position::new(BitBoard::new(geometry(4, 3, 3)));
    let message = database.value(&other).expect_err("another board").to_string();
    assert_eq!(message, "a position of 4×3, 3 in a row: this database is of 3×3, 3 in a row");
    let player = DatabasePlayer::new(Arc::new(database), geometry(4, 3, 3));
    assert!(matches!(player, Err(DatabaseError::Geometry { .. })));
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
        let mut opponent = players::by_name(name).expect("a player");
        let mut dice = FastRandom::new(1);
        let table =
            Match::between("database", name).pairs(500).run(&start, &mut player, &mut *opponent, &mut dice);
        assert_eq!(table.total().lose, 0);
    }
    let mut over = start;
    for square in [0, 1, 3, 4, 6] {
        over.play(Square::new(square)).expect("a legal move");
    }
    assert_eq!(player.choose(&over, &mut FastRandom::new(1)), None);
}

fn saved(database: &Database) -> Vec<u8> {
    let mut file = Vec::new();
    database.save(&mut file).expect("memory can be written");
    file
}

#[test]
fn a_saved_database_is_loaded_as_it_was() {
    for convention in [Convention::Normal, Convention::Misere] {
        let database = build(4, 2, 3, convention);
        assert_eq!(Database::load(&saved(&database)[..]).expect("what was saved"), database);
    }
}

#[test]
fn no_file_that_was_cut_off_or_altered_is_loaded() {
    let file = saved(&build(2, 2, 2, Convention::Normal));
    for length in 0..file.len() {
        assert!(Database::load(&file[..length]).is_err(), "cut off after {length} bytes");
    }
    for place in 0..file.len() {
        for bit in 0..8 {
            let mut altered = file.clone();
            altered[place] ^= 1 << bit;
            assert!(Database::load(&altered[..]).is_err(), "bit {bit} of byte {place} altered");
        }
    }
    let longer = [&file[..], &[0]].concat();
    assert!(matches!(Database::load(&longer[..]), Err(LoadDatabaseError::Length)));
}

/// The file with other bytes from a place on, and the checksum that belongs to them.
fn forged(file: &[u8], place: usize, bytes: &[u8]) -> Vec<u8> {
    let mut body = file[..file.len() - 4].to_vec();
    body[place..place + bytes.len()].copy_from_slice(bytes);
    // CRC-32 bit by bit, as the standard defines it.
    let mut remainder = u32::MAX;
    for byte in &body {
        remainder ^= u32::from(*byte);
        for _ in 0..8 {
            let carry = remainder & 1 != 0;
            remainder >>= 1;
            if carry {
                remainder ^= 0xedb8_8320;
            }
        }
    }
    body.extend((!remainder).to_le_bytes());
    body
}

#[test]
fn foreign_and_future_and_forged_files_are_refused_and_say_why() {
    let file = saved(&build(2, 2, 2, Convention::Normal));
    assert_eq!(forged(&file, 0, b"MBSOLVED"), file);
    let message = |place, bytes: &[u8]| {
        Database::load(&forged(&file, place, bytes)[..])
            .err()
            .map_or_else(String::new, |error| error.to_string())
    };
    assert_eq!(message(0, b"MBTREE"), "not a database of solved positions");
    assert_eq!(message(8, &[2]), "a database of version 2: this program reads version 1");
    let inconsistent = |why| format!("the database contradicts itself: {why}");
    assert_eq!(message(10, &[0]), inconsistent("there is no such board"));
    assert_eq!(message(10, &[9]), inconsistent("there is no such board"));
    assert_eq!(message(16, &[2]), inconsistent("there is no such convention"));
    let plies = usize::from(file[17]);
    let classes = 18 + 4 * plies;
    assert_eq!(message(classes, &[1]), inconsistent("positions are out of order"));
    assert_eq!(message(classes + 4, &[3]), inconsistent("there is no such outcome"));
}

/// A reader and writer that fails.
struct Broken;

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("unplugged"))
    }
}

impl Write for Broken {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(io::Error::other("unplugged"))
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn failures_of_the_disk_are_passed_on() {
    let message = Database::load(Broken).map_err(|error| error.to_string());
    assert_eq!(message, Err("the database could not be read: unplugged".to_owned()));
    assert!(build(2, 2, 2, Convention::Normal).save(&mut Broken).is_err());
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
