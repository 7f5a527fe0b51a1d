//! Playouts from the empty board: one at a time on generated boards of both layouts and on the generic board, and many
//! at once with every instruction set.

use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use mb_engine::{
    Bitboard3x3, Bitboard5x5, Bitboard8x8, Bitboard15x15Win5, Twobit3x3, Twobit5x5, Twobit8x8,
    Twobit15x15Win5,
};
use mb_runtime::{BitBoard, Board, InstructionSet, PlayoutMethod, Playouts, Position, PythonRandom};
use std::hint::black_box;

/// Games in one measured run: enough to make the set-up negligible.
const GAMES: u64 = 256;

/// The results of games with Python's dice by first move. They must be the same on every board.
fn outcomes<B: Board>(empty: &B) -> Vec<(u64, u64, u64)> {
    let tally = Playouts::new(GAMES).run_with(&Position::new(empty.clone()), &mut PythonRandom::new(0));
    let outcomes = empty.geometry().squares().map(|square| tally.outcomes(square));
    outcomes.map(|outcomes| (outcomes.circle, outcomes.cross, outcomes.draw)).collect()
}

fn time<B: Board>(group: &mut BenchmarkGroup<'_, WallTime>, kind: &str, shape: &str, empty: &B) {
    let start = Position::new(empty.clone());
    group.bench_function(BenchmarkId::new(kind, shape), |bencher| {
        let playouts = Playouts::new(GAMES).method(PlayoutMethod::OneAtATime);
        bencher.iter(|| black_box(playouts.run(black_box(&start))));
    });
}

fn compare_shape<W: Board, P: Board>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    shape: &str,
    words: &W,
    pairs: &P,
) {
    let generic = BitBoard::new(words.geometry());
    let expected = outcomes(&generic);
    assert_eq!(outcomes(words), expected, "playouts of the bitboard layout, {shape}");
    assert_eq!(outcomes(pairs), expected, "playouts of the twobit layout, {shape}");
    time(group, "bitboard", shape, words);
    time(group, "twobit", shape, pairs);
    time(group, "generic", shape, &generic);
}

fn playout(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playout");
    group.throughput(Throughput::Elements(GAMES));
    group.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    compare_shape(&mut group, "3", &Bitboard3x3::new(), &Twobit3x3::new());
    compare_shape(&mut group, "5", &Bitboard5x5::new(), &Twobit5x5::new());
    compare_shape(&mut group, "8", &Bitboard8x8::new(), &Twobit8x8::new());
    compare_shape(&mut group, "15 win 5", &Bitboard15x15Win5::new(), &Twobit15x15Win5::new());
    group.finish();
}

/// Games in one measured run of the methods that play many at once.
const MANY_GAMES: u64 = 1 << 16;

fn time_method<B: Board>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    method: PlayoutMethod,
    shape: &str,
    empty: &B,
) {
    let start = Position::new(empty.clone());
    for set in InstructionSet::available() {
        let playouts = Playouts::new(MANY_GAMES).method(method).instruction_set(set);
        let tally = playouts.run(&start);
        assert_eq!((tally.games(), tally.method().to_string()), (MANY_GAMES, method.to_string()));
        group.bench_function(BenchmarkId::new(format!("{method}, {set}"), shape), |bencher| {
            bencher.iter(|| black_box(playouts.run(black_box(&start))));
        });
    }
}

fn many_playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("many playouts");
    group.throughput(Throughput::Elements(MANY_GAMES));
    group.sample_size(20).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    for method in [PlayoutMethod::Batch, PlayoutMethod::Winner] {
        time_method(&mut group, method, "3", &Bitboard3x3::new());
        time_method(&mut group, method, "5", &Bitboard5x5::new());
        time_method(&mut group, method, "8", &Bitboard8x8::new());
        time_method(&mut group, method, "15 win 5", &Bitboard15x15Win5::new());
    }
    group.finish();
}

criterion_group!(benches, playout, many_playouts);
criterion_main!(benches);
