//! What is timed: every operation of a board, over the same positions for every board type.

use std::hint::black_box;
use std::time::Instant;

use mb_runtime::MethodChoice;
use mb_runtime::players::RandomPlayer;
use mb_runtime::prelude::*;

use crate::boards::Task;

/// One operation, many times.
pub(crate) struct Workload {
    pub(crate) name: &'static str,
    /// How many times the operation is done in one run.
    operations: u32,
    run: Box<dyn FnMut()>,
}

impl Workload {
    /// How many nanoseconds one operation took on average in one run.
    fn time(&mut self) -> f64 {
        let start = Instant::now();
        (self.run)();
        start.elapsed().as_secs_f64() * 1e9 / f64::from(self.operations)
    }
}

/// Prepares the workloads of one board type.
pub(crate) struct Workloads;

/// The board after a move, that move, and its number in the game.
struct Sample<B> {
    board: B,
    mark: Mark,
    square: Square,
    ply: usize,
}

/// Playouts game by game, whose speed is that of the board; batches are played without one.
pub(crate) const ONE_BY_ONE: &str = "playout, one by one";

/// Positions of random games, the same ones for every board of the same shape.
const GAMES: u64 = 64;
const PLAYOUTS: u32 = 4_000;

impl Task for Workloads {
    type Output = Vec<Workload>;

    fn run<B: Board<Key: Send + Sync> + Send + Sync + 'static>(
        self,
        empty: B,
        _board_type: &'static str,
    ) -> Self::Output {
        let mut samples = Vec::new();
        for seed in 0..GAMES {
            let mut dice = PythonRandom::new(seed);
            let mut position = Position::new(empty.clone());
            while let Some(square) = RandomPlayer.choose(&position, &mut dice) {
                let mark = position.turn();
                position.advance(square);
                samples.push(Sample { board: position.board().clone(), mark, square, ply: position.ply() });
            }
        }
        let samples = std::rc::Rc::new(samples);
        let over_samples = |name, operation: fn(&Sample<B>)| {
            let samples = std::rc::Rc::clone(&samples);
            let operations = u32::try_from(samples.len()).unwrap_or(u32::MAX);
            Workload {
                name,
                operations,
                run: Box::new(move || samples.iter().for_each(|sample| operation(black_box(sample)))),
            }
        };
        let playout_start = Position::new(empty.clone());
        let playouts = |name, method| Workload {
            name,
            operations: PLAYOUTS,
            run: Box::new({
                let start = playout_start.clone();
                move || {
                    black_box(Playouts::new(PLAYOUTS.into()).method(method).run(black_box(&start)));
                }
            }),
        };
        let mut workloads = vec![
            playouts(ONE_BY_ONE, MethodChoice::OneAtATime),
            playouts("playout in batches", MethodChoice::Batch),
            over_samples("judge", |sample| {
                black_box(sample.board.judge(sample.mark, sample.square, sample.ply));
            }),
            over_samples("legal moves", |sample| {
                black_box(sample.board.legal_moves().map(Square::index).sum::<usize>());
            }),
            over_samples("line patterns", |sample| {
                black_box(sample.board.line_patterns(sample.mark));
            }),
            over_samples("key", |sample| {
                black_box(sample.board.key());
            }),
            over_samples("canonical key", |sample| {
                black_box(sample.board.canonical_key());
            }),
            over_samples("mirror", |sample| {
                black_box(sample.board.transform(Symmetry::Mirror));
            }),
        ];
        if empty.geometry().is_square() {
            workloads.push(over_samples("transpose", |sample| {
                black_box(sample.board.transform(Symmetry::Transpose));
            }));
        }
        workloads
    }
}

/// How many rounds [`shortest_times`] takes.
pub(crate) const ROUNDS: u64 = 12;

/// The shortest time of each workload over several rounds, in nanoseconds an operation: all board types in turn within a round, so that
/// whatever disturbs the machine disturbs all of them.
pub(crate) fn shortest_times(boards: &mut [Vec<Workload>], mut tick: impl FnMut()) -> Vec<Vec<f64>> {
    let mut shortest: Vec<Vec<_>> =
        boards.iter().map(|workloads| vec![f64::INFINITY; workloads.len()]).collect();
    for _ in 0..ROUNDS {
        for (workloads, shortest) in boards.iter_mut().zip(&mut shortest) {
            for (workload, shortest) in workloads.iter_mut().zip(shortest) {
                *shortest = workload.time().min(*shortest);
            }
        }
        tick();
    }
    shortest
}
