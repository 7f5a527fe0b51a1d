//! How a game is played and judged: in which steps, and how closely each is watched.

use core::ops::Range;

use super::draws::Draws;
use mb_core::{Board, Geometry, Position};

/// Moves that are drawn together and then judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Step {
    pub(super) draws: Draws,
    /// The places of the moves in the order of squares, which is played from its end.
    pub(super) places: Range<usize>,
    /// How many of the moves nobody can win with. An even number.
    pub(super) quiet: usize,
    /// Whether a line is so rarely completed that one look at the board after the last move is worth it.
    pub(super) is_calm: bool,
    /// Whether the game ends with these moves, and so soon that all of them are made whether or not it is over before.
    pub(super) is_last_and_short: bool,
}

/// The fewest moves that a look at the whole board is worth.
const SHORTEST: usize = 8;

/// The most moves that are drawn together where a game can end with each of them.
const LONGEST: usize = 16;

/// The most moves that are judged all when one of the first can end the game.
const SHORT: usize = 6;

/// With so many lines to be expected in a step it need not end.
const RARE: f64 = 0.1;

/// With so many lines to be expected in a step its moves are better judged one by one.
const OFTEN: f64 = 0.5;

/// The steps of a game from `start`, which must not be finished, with so many empty squares. Every step but the last
/// has an even number of moves, so that each begins with the same mark.
///
/// They depend on the shape and on the number of marks, not on the kind of board: so the games do not either.
pub(super) fn course<B: Board>(start: &Position<B>, squares: usize) -> Vec<Step> {
    let geometry = start.board().geometry();
    // Nobody can have won before ply 2k - 1.
    let first_judged = (2 * geometry.win() - 2).saturating_sub(start.ply()).min(squares);
    let lines = geometry.lines().count();
    let expected = |moves: usize| expected_lines(geometry, lines, start.ply() + moves);
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
        let is_last_and_short = end == squares && end - done - quiet <= SHORT;
        steps.push(Step { draws: Draws::new(places.clone()), places, quiet, is_calm, is_last_and_short });
        done = end;
    }
    steps
}

/// The even number that is not above this one.
const fn even_below(number: usize) -> usize {
    number - number % 2
}

/// How many complete lines to expect after so many random moves without an end, roughly: each square of a line has
/// one of the marks with half the share of the squares that are taken.
#[expect(clippy::cast_precision_loss, reason = "an estimate")]
fn expected_lines(geometry: Geometry, lines: usize, ply: usize) -> f64 {
    let share = ply as f64 / (2 * geometry.cells()) as f64;
    // Products, not a power: they are the same on every machine.
    (0..geometry.win()).fold(2.0 * lines as f64, |expected, _| expected * share)
}

#[cfg(test)]
mod tests {
    use super::{Step, course};
    use crate::boards::BitBoard;
    use mb_core::{Board, Geometry, Position};

    fn from_start(cols: usize, rows: usize, win: usize, moves: usize) -> (usize, Vec<Step>) {
        let mut position = Position::new(BitBoard::new(Geometry::new(cols, rows, win).unwrap()));
        for square in position.board().geometry().squares().step_by(2).take(moves) {
            position.play(square).unwrap();
        }
        let squares = position.board().legal_move_count();
        (squares, course(&position, squares))
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
