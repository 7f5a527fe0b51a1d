//! Playouts from the empty board: generated, in both layouts, against the generic board.

use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use mb_benches::boards::{Pairs3, Pairs5, Pairs8, Pairs15, Words3, Words5, Words8, Words15};
use mb_runtime::{BitBoard, Board, Playouts, Position, PythonRandom};
use std::hint::black_box;

/// Games in one measured run: enough for the set-up not to count.
const GAMES: u64 = 256;

/// How the games ended, by first move, with the dice that every board must answer alike.
fn outcomes<B: Board>(empty: &B) -> Vec<(u64, u64, u64)> {
    let tally = Playouts::new(GAMES).run_with(&Position::new(empty.clone()), &mut PythonRandom::new(0));
    let outcomes = empty.geometry().squares().map(|square| tally.outcomes(square));
    outcomes.map(|outcomes| (outcomes.circle, outcomes.cross, outcomes.draw)).collect()
}

fn time<B: Board + Sync>(group: &mut BenchmarkGroup<'_, WallTime>, kind: &str, shape: &str, empty: &B) {
    let start = Position::new(empty.clone());
    group.bench_function(BenchmarkId::new(kind, shape), |bencher| {
        bencher.iter(|| black_box(Playouts::new(GAMES).run(black_box(&start))));
    });
}

fn compare_shape<W: Board + Sync, P: Board + Sync>(
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
    compare_shape(&mut group, "3", &Words3::new(), &Pairs3::new());
    compare_shape(&mut group, "5", &Words5::new(), &Pairs5::new());
    compare_shape(&mut group, "8", &Words8::new(), &Pairs8::new());
    compare_shape(&mut group, "15 win 5", &Words15::new(), &Pairs15::new());
    group.finish();
}

criterion_group!(benches, playout);
criterion_main!(benches);
