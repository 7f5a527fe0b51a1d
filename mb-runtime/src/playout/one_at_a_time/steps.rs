//! The steps of a game: which moves are drawn together, and how they are judged.

use core::ops::Range;

use super::shuffle::PartialShuffle;
use mb_core::Geometry;

/// Moves that are drawn together and then judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct GameStep {
    pub(super) draws: PartialShuffle,
    /// The places of the moves in the order of squares, which is played from its end.
    pub(super) places: Range<usize>,
    /// The number of first moves that cannot win. It is even.
    pub(super) quiet: usize,
    /// Whether lines are so rare that one look at the board after the last move pays.
    pub(super) is_calm: bool,
}

/// How a game ended: the number of the winner, and how many squares were left.
pub(super) type GameEnding = (usize, usize);

/// The number of nobody as the winner. 0 is the side to move at the start, 1 the other side.
pub(super) const NOBODY: usize = 2;

/// With fewer moves than this, a look at the whole board takes longer than to judge each move.
const SHORTEST: usize = 8;

/// The most moves that are drawn together and then judged one by one.
const LONGEST: usize = 16;

/// A step is extended while it is expected to complete at most this many lines.
const RARE: f64 = 0.1;

/// The moves of a step are judged one by one if it is expected to complete more lines.
const OFTEN: f64 = 0.5;

/// The steps of a game on a board of this shape from the given ply on, with `squares` empty squares. Every step but the
/// last has an even number of moves, so each begins with the same mark.
///
/// The steps depend on the shape and on the number of marks, not on the type of the board, and so do the games.
pub(super) fn game_steps(geometry: Geometry, ply: usize, squares: usize) -> Vec<GameStep> {
    // Nobody can have won before ply 2k - 1.
    let first_judged = (2 * geometry.win() - 2).saturating_sub(ply).min(squares);
    let lines = geometry.lines().count();
    let expected = |moves: usize| expected_lines(geometry, lines, ply + moves);
    let mut steps = Vec::new();
    let mut done = 0;
    while done < squares {
        let quiet = even_below(first_judged.saturating_sub(done));
        let mut end = done + quiet + SHORTEST;
        while end < squares && expected(end + 2) - expected(done) <= RARE {
            end += 2;
        }
        // What is left must be worth a step of its own.
        if end + SHORTEST - 2 > squares {
            end = squares;
        }
        let is_calm = end >= done + quiet + SHORTEST && expected(end) - expected(done) <= OFTEN;
        if !is_calm {
            end = squares.min(done + quiet + LONGEST);
        }
        let places = squares - end..squares - done;
        steps.push(GameStep { draws: PartialShuffle::new(places.clone()), places, quiet, is_calm });
        done = end;
    }
    steps
}

/// The greatest even number up to this one.
const fn even_below(number: usize) -> usize {
    number - number % 2
}

/// Estimates the number of complete lines after `ply` random moves, if no line ends the game. It takes each square of a
/// line to hold a given mark with a chance of half the share of squares that are taken.
#[expect(clippy::cast_precision_loss, reason = "an estimate")]
fn expected_lines(geometry: Geometry, lines: usize, ply: usize) -> f64 {
    let share = ply as f64 / (2 * geometry.cells()) as f64;
    // Products, not a power: they are the same on every machine.
    (0..geometry.win()).fold(2.0 * lines as f64, |expected, _| expected * share)
}

#[cfg(test)]
mod tests {
    use super::{GameStep, game_steps};
    use crate::boards::BitBoard;
    use mb_core::{Board, Geometry, Position};

    fn from_start(cols: usize, rows: usize, win: usize, moves: usize) -> (usize, Vec<GameStep>) {
        let mut position = Position::new(BitBoard::new(Geometry::new(cols, rows, win).unwrap()));
        for square in position.board().geometry().squares().step_by(2).take(moves) {
            position.play(square).unwrap();
        }
        let squares = position.board().legal_move_count();
        (squares, game_steps(position.board().geometry(), position.ply(), squares))
    }

    #[test]
    fn steps_cover_all_moves_and_begin_with_the_same_mark() {
        for (cols, rows, win, moves) in [
            (3, 3, 3, 0),
            (1, 1, 1, 0),
            (3, 3, 3, 4),
            (5, 5, 5, 0),
            (8, 8, 8, 3),
            (8, 8, 4, 1),
            (19, 19, 5, 0),
            (7, 1, 2, 0),
        ] {
            let (squares, steps) = from_start(cols, rows, win, moves);
            let mut next = squares;
            for (number, step) in steps.iter().enumerate() {
                assert_eq!(step.places.end, next);
                next = step.places.start;
                assert!(step.quiet <= step.places.len() && step.quiet.is_multiple_of(2));
                assert!(step.places.len().is_multiple_of(2) || number + 1 == steps.len());
                // No quiet move can be the one of ply 2k - 1.
                let last_quiet = moves + squares - step.places.end + step.quiet;
                assert!(step.quiet == 0 || last_quiet < 2 * win - 1);
            }
            assert_eq!(next, 0);
        }
    }

    #[test]
    fn where_whole_lines_win_large_boards_are_looked_at_once_and_small_ones_after_every_move() {
        let calm =
            |size| from_start(size, size, size, 0).1.iter().map(|step| step.is_calm).collect::<Vec<_>>();
        assert_eq!(calm(3), [false]);
        assert_eq!(calm(4), [false]);
        assert_eq!(calm(5), [true, false]);
        assert_eq!(calm(8), [true]);
    }
}
