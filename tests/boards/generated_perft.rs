//! Perft on generated boards: the number of move sequences of every length, and how they end, against independent
//! enumeration.

use mb_board_tests::generated_boards;
use mb_tests::golden::{self, Counts, GameCounts};
use mb_tests::probe::Leaves;
use mb_tests::subject::{Shape, Subject};

/// The approximate number of moves that one board may play. A move takes some nanoseconds on a generated board.
const BUDGET: u64 = 40_000_000;

fn shape(counts: &GameCounts) -> Shape {
    (counts.cols, counts.rows, counts.k)
}

/// The deepest ply up to which all sequences together are within the budget.
fn affordable_depth(counts: &GameCounts, budget: u64) -> usize {
    let sums = counts.plies.iter().scan(0, |sum: &mut u64, ply| {
        *sum = sum.saturating_add(ply.seq);
        Some(*sum)
    });
    sums.take_while(|sum| *sum <= budget).count() - 1
}

fn check(subject: &Subject, counts: &GameCounts, depth: usize) {
    let expected: Vec<Leaves> = counts.plies[..=depth]
        .iter()
        .map(|ply| Leaves { sequences: ply.seq, circle: ply.seq_o, cross: ply.seq_x, draw: ply.seq_draw })
        .collect();
    assert_eq!(subject.board.perft(depth), expected, "{subject:?} to ply {depth}");
}

#[test]
fn perft_of_generated_boards_equals_the_enumeration() {
    let (golden, boards): (Counts, Vec<Subject>) = (golden::read("counts.json"), generated_boards());
    for counts in &golden.games {
        let of_shape: Vec<&Subject> =
            boards.iter().filter(|subject| subject.shape() == shape(counts)).collect();
        assert_eq!(of_shape.len(), 2, "both layouts of {:?}", shape(counts));
        for subject in of_shape {
            check(subject, counts, affordable_depth(counts, BUDGET));
        }
    }
}

#[test]
fn perft_of_3_by_3_is_what_is_known_of_tic_tac_toe() {
    for subject in generated_boards().iter().filter(|subject| subject.shape() == (3, 3, 3)) {
        let leaves = subject.board.perft(9);
        let sequences: Vec<u64> = leaves.iter().map(|leaves| leaves.sequences).collect();
        assert_eq!(sequences, [1, 9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
        let sum = |count: fn(&Leaves) -> u64| leaves.iter().map(count).sum::<u64>();
        let ended = (sum(|leaves| leaves.circle), sum(|leaves| leaves.cross), sum(|leaves| leaves.draw));
        assert_eq!(ended, (131_184, 77_904, 46_080));
    }
}

#[test]
fn the_model_has_as_many_lines_as_were_enumerated() {
    let golden: Counts = golden::read("counts.json");
    for counts in &golden.games {
        let lines = mb_tests::model::Model::new(counts.cols, counts.rows, counts.k).lines();
        assert_eq!(lines.len(), counts.lines, "{:?}", shape(counts));
    }
}
