//! One operation on every board: first compares the answers, then times them.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use mb_engine::operations::Operation;
use mb_engine::samples::{SAMPLES, Sample, samples};
use mb_engine::{
    Bitboard3x3, Bitboard5x5, Bitboard8x8, Bitboard15x15Win5, Twobit3x3, Twobit5x5, Twobit8x8,
    Twobit15x15Win5,
};
use mb_runtime::{BitBoard, Board};

/// Times an operation on the generated boards of both layouts and on the generic board, for each shape.
///
/// # Panics
/// When two boards answer differently.
pub fn compare<O: Operation>(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group(O::NAME);
    group.throughput(Throughput::Elements(SAMPLES as u64));
    group.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    compare_shape::<O, _, _>(&mut group, "3", &Bitboard3x3::new(), &Twobit3x3::new());
    compare_shape::<O, _, _>(&mut group, "5", &Bitboard5x5::new(), &Twobit5x5::new());
    compare_shape::<O, _, _>(&mut group, "8", &Bitboard8x8::new(), &Twobit8x8::new());
    compare_shape::<O, _, _>(&mut group, "15 win 5", &Bitboard15x15Win5::new(), &Twobit15x15Win5::new());
    group.finish();
}

/// One shape of [`compare`].
fn compare_shape<O: Operation, W: Board, P: Board>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    shape: &str,
    words: &W,
    pairs: &P,
) {
    let generic = BitBoard::new(words.geometry());
    let expected = answers::<O, _>(&generic);
    assert_eq!(answers::<O, _>(words), expected, "{} of the bitboard layout, {shape}", O::NAME);
    assert_eq!(answers::<O, _>(pairs), expected, "{} of the twobit layout, {shape}", O::NAME);
    time::<O, _>(group, "bitboard", shape, words);
    time::<O, _>(group, "twobit", shape, pairs);
    time::<O, _>(group, "generic", shape, &generic);
}

/// The answers of a board for the samples and for their mirror images. The images make some canonical keys equal.
fn answers<O: Operation, B: Board>(empty: &B) -> Vec<String> {
    let samples = samples(empty);
    let mirrored = samples.iter().map(Sample::mirrored);
    let answers: Vec<O::Answer<B>> =
        samples.iter().cloned().chain(mirrored).map(|sample| O::run(&sample)).collect();
    O::show::<B>(&answers)
}

/// Times one board on all samples; criterion divides by their number.
fn time<O: Operation, B: Board>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    kind: &str,
    shape: &str,
    empty: &B,
) {
    let samples = samples(empty);
    group.bench_function(BenchmarkId::new(kind, shape), |bencher| {
        bencher.iter(|| {
            for sample in black_box(&samples) {
                black_box(&O::run(black_box(sample)));
            }
        });
    });
}
