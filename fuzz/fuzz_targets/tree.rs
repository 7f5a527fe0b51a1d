//! Saved game trees. Half of the inputs get a header with the right checksum, so that the fuzzer comes behind it.

#![no_main]

use libfuzzer_sys::fuzz_target;
use mb_runtime::exact::tree::{GameTree, Scoring};
use mb_runtime::prelude::*;

fuzz_target!(|input: (bool, &[u8])| {
    let (is_sealed, bytes) = input;
    let board = BitBoard::square_board(3).expect("a board");
    let mut file = bytes.to_vec();
    if is_sealed {
        // The beginning of a file of this version, then the checksum of what follows (FNV-1a).
        let tree = GameTree::new(&Position::new(BitBoard::square_board(1).expect("a board"))).expect("a small tree");
        let mut sealed = tree.to_bytes();
        let start = sealed.len() - body_length(&sealed);
        sealed.truncate(start - 8);
        sealed.extend(checksum(bytes).to_le_bytes());
        sealed.extend(bytes);
        file = sealed;
    }
    for tree in [
        GameTree::from_bytes(&board, &file).ok(),
        str::from_utf8(bytes).ok().and_then(|text| GameTree::from_json(&board, text).ok()),
    ]
    .into_iter()
    .flatten()
    {
        // Such a tree may be wrong, but questions about it must have an answer.
        for position in tree.positions() {
            let _ = tree.best_moves(position, Scoring::Result);
            let _ = tree.probabilities(position);
            let _ = tree.score(position, Scoring::HopefulDraws);
        }
        GameTree::from_bytes(&board, &tree.to_bytes()).expect("what was written is read");
    }
});

/// The length of what follows the checksum: the part whose checksum stands before it.
fn body_length(file: &[u8]) -> usize {
    let is_body = |start: &usize| file[start - 8..*start] == checksum(&file[*start..]).to_le_bytes();
    (8..file.len()).find(is_body).map_or(0, |start| file.len() - start)
}

fn checksum(bytes: &[u8]) -> u64 {
    let offset = 0xcbf2_9ce4_8422_2325;
    bytes.iter().fold(offset, |sum: u64, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
