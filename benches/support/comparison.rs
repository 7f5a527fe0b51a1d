//! One operation on every board: first compares the answers, then times them.

use std::hint::black_box;
use std::time::Duration;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, BenchmarkId, Criterion, Throughput};
use mb_runtime::{BitBoard, Board};

use crate::boards::{Pairs3, Pairs5, Pairs8, Pairs15, Words3, Words5, Words8, Words15};
use crate::samples::{SAMPLES, Sample, samples};

/// An operation on a board.
pub trait Operation {
    /// The name of the criterion group.
    const NAME: &'static str;
    /// The answer of a board.
    type Answer<B: Board>;
    /// The operation, which is timed.
    fn run<B: Board>(sample: &Sample<B>) -> Self::Answer<B>;
    /// Returns the answers in a form that is the same for every kind of board.
    fn show<B: Board>(answers: &[Self::Answer<B>]) -> Vec<String>;
}

/// Returns keys in a form that does not depend on the order of bits: for each key, the place of the first equal key.
pub fn classes<K: Eq>(keys: &[K]) -> Vec<String> {
    keys.iter().map(|key| format!("{:?}", keys.iter().position(|other| other == key))).collect()
}

/// Times an operation on the generated boards of both layouts and on the generic board, for each shape.
///
/// # Panics
/// When two boards answer differently.
pub fn compare<O: Operation>(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group(O::NAME);
    group.throughput(Throughput::Elements(SAMPLES as u64));
    group.warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    compare_shape::<O, _, _>(&mut group, "3", &Words3::new(), &Pairs3::new());
    compare_shape::<O, _, _>(&mut group, "5", &Words5::new(), &Pairs5::new());
    compare_shape::<O, _, _>(&mut group, "8", &Words8::new(), &Pairs8::new());
    compare_shape::<O, _, _>(&mut group, "15 win 5", &Words15::new(), &Pairs15::new());
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
                black_box(O::run(black_box(sample)));
            }
        });
    });
}
