//! Databases as files, whole and damaged, and what a database refuses.

use std::io::{self, Read, Write};
use std::sync::Arc;

use mb_runtime::Convention;
use mb_runtime::exact::database::{Database, DatabaseError, LoadDatabaseError};
use mb_runtime::players::DatabasePlayer;
use mb_runtime::prelude::*;

fn geometry(cols: usize, rows: usize, win: usize) -> Geometry {
    Geometry::new(cols, rows, win).expect("a geometry")
}

fn build(cols: usize, rows: usize, win: usize, convention: Convention) -> Database {
    Database::build(geometry(cols, rows, win), convention).expect("a small board")
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

/// The file with `bytes` written at `place`, and with the checksum of the result.
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
