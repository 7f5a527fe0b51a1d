//! The operations of a board: generated, in both layouts, against the generic board.
//!
//! `cargo bench -p mb-benches --bench operations -- judge` times one group.

use criterion::{criterion_group, criterion_main};
use mb_benches::comparison::compare;
use mb_engine::operations::{
    CanonicalKey, HasLine, Judge, Key, LegalMoves, Mirror, NthLegalMove, Patterns, PlaceAndRemove, Rotate,
    SymmetricKeys, Transpose,
};

criterion_group!(
    operations,
    compare::<Judge>,
    compare::<HasLine>,
    compare::<LegalMoves>,
    compare::<NthLegalMove>,
    compare::<PlaceAndRemove>,
    compare::<Mirror>,
    compare::<Transpose>,
    compare::<Rotate>,
    compare::<Key>,
    compare::<CanonicalKey>,
    compare::<SymmetricKeys>,
    compare::<Patterns>
);
criterion_main!(operations);
