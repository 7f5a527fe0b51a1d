//! The series' data structures against each other: its boards with and without line counts, and its ways to
//! transpose and to count bits. `mb benchmark` prints the same comparison as tables.
//!
//! `cargo bench -p mb-benches --bench series -- judge` times one group.

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use mb_runtime::boards::bitboard::popcount::PopCount;
use mb_runtime::boards::bitboard::{Algorithms, TransposeAlgorithm};
use mb_runtime::boards::{BoardTask, SeriesBoard};
use mb_runtime::{
    BitBoard, Board, Geometry, Mark, MethodChoice, Playouts, Position, PythonRandom, Square, Status, Symmetry,
};

/// A board of the series to be timed, and what it is called.
struct Time<'a> {
    criterion: &'a mut Criterion,
    id: BenchmarkId,
}

impl Time<'_> {
    /// Times an operation in the group of that name.
    fn operation<T>(&mut self, group: &str, mut operation: impl FnMut() -> T) {
        let id = self.id.clone();
        self.criterion.benchmark_group(group).bench_function(id, |bencher| bencher.iter(&mut operation));
    }
}

/// Runs a task on every board of the series that has this size.
fn on_every_board<T>(
    criterion: &mut Criterion,
    size: usize,
    task: impl Fn(Time<'_>, SeriesBoard, bool) -> T,
) {
    let geometry = Geometry::square_board(size).expect("the sizes here exist");
    for (board, count_linemark) in SeriesBoard::variants() {
        if board.check(geometry, count_linemark).is_ok() {
            let counting = if count_linemark { ", line counts" } else { "" };
            let id = BenchmarkId::new(format!("{board}{counting}"), size);
            task(Time { criterion, id }, board, count_linemark);
        }
    }
}

/// Reading, writing, legal moves, judging, line patterns and copying.
struct Operations<'a>(Time<'a>);

impl BoardTask for Operations<'_> {
    type Output = ();

    fn run<B: Board + Send + Sync + 'static>(self, mut board: B) {
        let Self(mut time) = self;
        let geometry = board.geometry();
        // On every size the fifth square holds a circle, the second none, and no line is complete.
        let (last, free) = (Square::new(4), Square::new(1));
        for square in geometry.squares() {
            match square.index() % 13 {
                0 | 4 => board.place(square, Mark::Circle),
                6 | 8 => board.place(square, Mark::Cross),
                _ => {}
            }
        }
        let empty = geometry.squares().filter(|square| ![0, 4, 6, 8].contains(&(square.index() % 13)));
        assert!(board.legal_moves().eq(empty));
        let ply = 2 * geometry.win();
        assert_eq!(board.judge(Mark::Circle, last, ply), Status::Playing);
        let lines: u32 = board.line_patterns(Mark::Cross).iter().map(|(_, _, _, lines)| lines).sum();
        assert_eq!(lines as usize, 2 * geometry.win() + 2);

        let mut copy = board.clone();
        time.operation("place_remove", || {
            copy.place(black_box(free), Mark::Circle);
            copy.remove(black_box(free));
        });
        time.operation("get", || board.get(black_box(last)));
        time.operation("legal_moves", || black_box(&board).legal_moves().map(Square::index).sum::<usize>());
        time.operation("judge", || black_box(&board).judge(Mark::Circle, black_box(last), ply));
        time.operation("line_patterns", || black_box(&board).line_patterns(Mark::Cross));
        time.operation("clone", || black_box(&board).clone());
        time.operation("clone_from", || copy.clone_from(black_box(&board)));
    }
}

fn operations(criterion: &mut Criterion) {
    let geometry = |size| Geometry::square_board(size).expect("the sizes here exist");
    for size in [3, 10, 100] {
        on_every_board(criterion, size, |time, board, count_linemark| {
            board.run(geometry(size), count_linemark, Operations(time))
        });
    }
}

/// A hundred playouts from the empty board.
struct PlayOut<'a>(Time<'a>);

impl BoardTask for PlayOut<'_> {
    type Output = ();

    fn run<B: Board + Send + Sync + 'static>(self, empty: B) {
        let Self(mut time) = self;
        let start = Position::new(empty);
        let published = Playouts::new(10_000).run_with(&start, &mut PythonRandom::new(0));
        let corner = published.outcomes(Square::new(0));
        assert_eq!((corner.circle, corner.cross, corner.draw), (710, 298, 156));
        // Many games at once are played beside the board: here the board itself has to play.
        let playouts = Playouts::new(100).method(MethodChoice::OneAtATime);
        time.operation("100 playouts", || playouts.run(black_box(&start)));
    }
}

fn playouts(criterion: &mut Criterion) {
    let geometry = Geometry::square_board(3).expect("3×3 exists");
    on_every_board(criterion, 3, |time, board, count_linemark| {
        board.run(geometry, count_linemark, PlayOut(time))
    });
}

fn transposes(criterion: &mut Criterion) {
    for size in [4, 8, 16, 32, 64, 128, 256] {
        let geometry = Geometry::square_board(size).expect("the sizes here exist");
        for transpose in TransposeAlgorithm::ALL {
            let algorithms = Algorithms { transpose, ..Algorithms::fastest(geometry) };
            let mut board = BitBoard::with_algorithms(geometry, algorithms);
            let (corner, opposite) = (Square::new(1), geometry.square(1, 0).expect("a square"));
            board.place(corner, Mark::Cross);
            assert!(board.transform_in_place(Symmetry::Transpose));
            assert_eq!((board.get(corner), board.get(opposite)), (None, Some(Mark::Cross)));
            let id = BenchmarkId::new(format!("{transpose:?}"), size);
            criterion.benchmark_group("transpose in place").bench_function(id, |bencher| {
                bencher.iter(|| black_box(&mut board).transform_in_place(Symmetry::Transpose));
            });
        }
    }
}

fn popcounts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("popcount");
    for algorithm in PopCount::ALL {
        assert_eq!(algorithm.count(0xc000_0001_u32), 3);
        assert_eq!(algorithm.count(&[u64::MAX; 16][..]), 1024);
        group.bench_function(BenchmarkId::new(format!("{algorithm:?}"), 32), |bencher| {
            bencher.iter(|| algorithm.count(black_box(0x9e37_79b9_u32)));
        });
        group.bench_function(BenchmarkId::new(format!("{algorithm:?}"), 1024), |bencher| {
            bencher.iter(|| algorithm.count(black_box(&[0x9e37_79b9_7f4a_7c15_u64; 16][..])));
        });
    }
}

/// Many benches, each of which need not be exact to the last digit.
fn quick() -> Criterion {
    Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(100))
        .measurement_time(Duration::from_millis(400))
}

criterion_group! {
    name = series;
    config = quick();
    targets = popcounts, operations, transposes, playouts
}
criterion_main!(series);
