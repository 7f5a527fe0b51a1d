//! The operations that are timed, over the same positions for every board type.

use std::hint::black_box;
use std::time::Instant;

use mb_runtime::PlayoutMethod;
use mb_runtime::boards::BoardTask;
use mb_runtime::players::RandomPlayer;
use mb_runtime::prelude::*;

/// One operation, repeated over many positions.
pub(crate) struct Workload {
    pub(crate) name: &'static str,
    /// Repetitions in one run.
    operations: u32,
    run: Box<dyn FnMut()>,
}

impl Workload {
    /// Measures one run, in nanoseconds per operation.
    fn time(&mut self) -> f64 {
        let start = Instant::now();
        (self.run)();
        start.elapsed().as_secs_f64() * 1e9 / f64::from(self.operations)
    }
}

/// Prepares the workloads of one board type.
pub(crate) struct PrepareWorkloads;

/// The board after a move, the move, and the number of moves so far.
struct MoveSample<B> {
    board: B,
    mark: Mark,
    square: Square,
    ply: usize,
}

/// The name of playouts game by game, whose speed is that of the board. (Batches use no board.)
pub(crate) const ONE_BY_ONE: &str = "playout, one by one";

/// The amount of work on a board: less on a large one, where each operation takes longer.
#[derive(PartialEq, Eq, Debug)]
struct Extent {
    /// Random games from which positions are taken: the same ones for every board of the same shape.
    games: u64,
    /// Every `step`-th position of a game is taken.
    step: usize,
    playouts: u32,
}

impl Extent {
    /// Returns the work for a board of `cells` squares. Up to 64 squares: all positions of 64 games, and 4,000
    /// playouts.
    fn of(cells: usize) -> Self {
        /// The most positions.
        const POSITIONS: usize = 4_096;
        /// The most squares of all positions together, which limits memory and time above 20×20.
        const SQUARES: usize = 400 * POSITIONS;
        let positions = (SQUARES / cells).clamp(1, POSITIONS);
        // Fewer games where each takes long.
        let games = (positions / 16).clamp(1, 64);
        let playouts = (4_000 * 64 / cells).clamp(8, 4_000);
        Self {
            games: games as u64,
            step: cells.div_ceil(positions / games),
            playouts: u32::try_from(playouts).unwrap_or(u32::MAX),
        }
    }

    /// Whether the position at `ply` of a game is taken. The plies differ from game to game; the first position of the
    /// first game is always taken.
    fn takes(&self, game: u64, ply: usize) -> bool {
        (game + ply as u64).is_multiple_of(self.step as u64)
    }
}

/// Takes positions from random games.
fn samples<B: Board>(empty: &B, extent: &Extent) -> Vec<MoveSample<B>> {
    let mut samples = Vec::new();
    for game in 0..extent.games {
        let mut dice = PythonRandom::new(game);
        let mut position = Position::new(empty.clone());
        while let Some(square) = RandomPlayer.choose(&position, &mut dice) {
            let (mark, before) = (position.turn(), position.ply());
            position.play_unchecked(square);
            if extent.takes(game, before) {
                samples.push(MoveSample {
                    board: position.board().clone(),
                    mark,
                    square,
                    ply: position.ply(),
                });
            }
        }
    }
    samples
}

impl BoardTask for PrepareWorkloads {
    type Output = Vec<Workload>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        let extent = Extent::of(empty.geometry().cells());
        let samples = std::rc::Rc::new(samples(&empty, &extent));
        let over_samples = |name, operation: fn(&MoveSample<B>)| {
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
            operations: extent.playouts,
            run: Box::new({
                let (start, playouts) = (playout_start.clone(), Playouts::new(extent.playouts.into()));
                move || {
                    black_box(playouts.method(method).run(black_box(&start)));
                }
            }),
        };
        let mut workloads = vec![
            playouts(ONE_BY_ONE, PlayoutMethod::OneAtATime),
            playouts("playout in batches", PlayoutMethod::Batch),
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

/// The rounds of [`shortest_times`].
pub(crate) const ROUNDS: u64 = 12;

/// Measures the shortest time of each workload, in nanoseconds per operation. Each round runs all board types in turn,
/// so that a disturbance of the machine affects all of them.
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

#[cfg(test)]
mod tests {
    use super::{Extent, samples};
    use mb_runtime::prelude::*;

    #[test]
    fn boards_of_up_to_64_squares_are_measured_in_full() {
        for cells in [1, 9, 25, 64] {
            assert_eq!(Extent::of(cells), Extent { games: 64, step: 1, playouts: 4_000 });
        }
    }

    #[test]
    fn positions_squares_and_playouts_have_a_limit_on_every_size() {
        for size in 1..=256 {
            let cells = size * size;
            let extent = Extent::of(cells);
            let games = 0..extent.games;
            let taken: Vec<usize> =
                games.map(|game| (0..cells).filter(|ply| extent.takes(game, *ply)).count()).collect();
            let positions: usize = taken.iter().sum();
            assert!(
                (1..=4_096).contains(&positions) && positions * cells <= 400 * 4_096,
                "{size}: {extent:?}"
            );
            assert!(taken.iter().all(|positions| *positions > 0), "{size}: {extent:?}");
            assert!(extent.games * cells as u64 <= 102_400, "{size}: {extent:?}");
            assert!((8..=4_000).contains(&extent.playouts), "{size}: {extent:?}");
        }
    }

    #[test]
    fn there_is_a_position_to_measure_also_where_games_are_short() {
        let board = BitBoard::new(Geometry::new(256, 256, 1).unwrap());
        assert_eq!(samples(&board, &Extent::of(65_536)).len(), 1);
    }
}
