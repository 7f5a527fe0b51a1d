//! The solver against the searches of other crates and against plain alpha-beta. Each run starts with a fresh solver,
//! whose table is empty.
//!
//! `cargo bench -p mb-benches --bench solve -- 3x3` times one group.

#[path = "../peers/tic_tac_toe.rs"]
mod tic_tac_toe;

use std::hint::black_box;
use std::time::Duration;

use board_game::ai::solver::{SolverValue, solve_value};
use board_game::games::ttt::TTTBoard;
use criterion::{Criterion, criterion_group, criterion_main};
use mb_engine::Bitboard3x3;
use mb_runtime::exact::solver::{BestMoves, Solver, SolverMethod, SolverOptions};
use mb_runtime::search::{Algorithm, ResultEvaluation, Search, Stored};
use mb_runtime::{BitBoard, Board, Geometry, Position, Value};
use minimax::Strategy as _;

use crate::tic_tac_toe::{State, TicTacToe};

fn empty(cols: usize, rows: usize, win: usize) -> Position<BitBoard> {
    Position::new(BitBoard::new(Geometry::new(cols, rows, win).expect("the sizes here exist")))
}

/// The value of a position, and all best moves if `best_moves` is set.
fn value<B: Board>(position: &Position<B>, best_moves: bool) -> Option<Value> {
    let options =
        SolverOptions::default().best_moves(if best_moves { BestMoves::All } else { BestMoves::None });
    Solver::new(options).solve(position).value()
}

/// An evaluation by result alone.
struct Exact;

impl minimax::Evaluator for Exact {
    type G = TicTacToe;

    fn evaluate(&self, _: &State) -> minimax::Evaluation {
        0
    }
}

/// 3×3 from the empty board.
fn three_by_three(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("3x3");
    let position = Position::new(Bitboard3x3::new());
    assert_eq!(value(&position, true), Some(Value::Draw));
    group.bench_function("value", |bencher| bencher.iter(|| value(black_box(&position), false)));
    group
        .bench_function("value and best moves", |bencher| bencher.iter(|| value(black_box(&position), true)));

    assert_eq!(solve_value(&TTTBoard::default(), 9), SolverValue::Draw);
    group.bench_function("board-game's solver", |bencher| {
        bencher.iter(|| solve_value(black_box(&TTTBoard::default()), 9));
    });

    group.bench_function("minimax's negamax", |bencher| {
        let mut negamax = minimax::Negamax::new(Exact, 9);
        bencher.iter(|| negamax.choose_move(black_box(&State::default())));
        assert_eq!(negamax.root_value(), 0);
    });
    group.finish();
}

/// The draw of 4×4, proved by the solver and by plain alpha-beta with a table.
fn four_by_four(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("4x4");
    group.sample_size(10).measurement_time(Duration::from_secs(5));
    let position = empty(4, 4, 4);
    assert_eq!(value(&position, true), Some(Value::Draw));
    group.bench_function("value", |bencher| bencher.iter(|| value(black_box(&position), false)));
    group
        .bench_function("value and best moves", |bencher| bencher.iter(|| value(black_box(&position), true)));
    let search = Search::new(Algorithm::AlphaBeta).table(Stored::Itself);
    group.bench_function("alpha-beta with a table", |bencher| {
        bencher.iter(|| search.analyze(black_box(&position), &ResultEvaluation::RESULT));
    });
    group.finish();
}

/// Larger boards, by both methods.
fn larger(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("larger");
    group.sample_size(10);
    for (cols, rows, win, expected) in [(5, 5, 4, Value::Draw), (6, 5, 4, Value::Win)] {
        let position = empty(cols, rows, win);
        for method in SolverMethod::ALL {
            let solve = |position: &_| {
                Solver::new(SolverOptions::default().method(method).best_moves(BestMoves::None))
                    .solve(position)
            };
            assert_eq!(solve(&position).value(), Some(expected));
            group.bench_function(format!("{cols}x{rows} win {win}, {method}"), |bencher| {
                bencher.iter(|| solve(black_box(&position)));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, three_by_three, four_by_four, larger);
criterion_main!(benches);
