//! Files of databases. Half of the inputs get the right checksum, so that the fuzzer comes behind it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mb_runtime::exact::database::Database;
use mb_runtime::prelude::*;

fuzz_target!(|input: (bool, &[u8])| {
    let (is_sealed, bytes) = input;
    let mut bytes = bytes.to_vec();
    if is_sealed {
        bytes.splice(..0, *b"MBSOLVED");
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    }
    if let Ok(database) = Database::load(&bytes[..]) {
        let mut saved = Vec::new();
        database.save(&mut saved).expect("memory can be written");
        assert_eq!(saved, bytes);
        // Such a file may be wrong, but questions about it must have an answer or an error.
        let start = Position::new(BitBoard::new(database.geometry()));
        let _ = database.solution(&start);
        let _ = database.best_moves(&start);
        let _ = database.principal_variation(&start);
    }
});
