//! Playouts per second (article 233).

use std::hint::black_box;

use mb_runtime::boards::BoardTask;
use mb_runtime::{Board, Dice, FastRandom, PlayoutMethod, Playouts, Position};

use super::table::{ComparisonTable, Quantity, heads, on_board, series_rows};
use crate::work::TimedWork;

/// Builds a table with a column for each way to play, and a row for every board.
pub(crate) fn table() -> ComparisonTable {
    ComparisonTable {
        title: "Playouts from the empty 3×3 board",
        article: 233,
        quantity: Quantity::Rate,
        columns: heads(["choosing among the legal moves", "Playouts, one by one"]),
        rows: series_rows(|board, counting| {
            [PlayoutStyle::LegalMoves, PlayoutStyle::OneByOne]
                .map(|way| on_board(board, counting, 3, way))
                .into()
        }),
    }
}

/// How a game is played to its end.
#[derive(Clone, Copy)]
enum PlayoutStyle {
    /// As the series does: asks the board for its legal moves at every ply.
    LegalMoves,
    /// As [`Playouts`] does game by game, with a list of empty squares beside the board. (Batches of games use no
    /// board.)
    OneByOne,
}

impl BoardTask for PlayoutStyle {
    type Output = TimedWork;

    fn run<B: Board>(self, empty: B) -> TimedWork {
        let start = Position::new(empty);
        match self {
            Self::LegalMoves => {
                let (mut position, mut random) = (start.clone(), FastRandom::new(0));
                TimedWork::new(move || {
                    play_out(&mut position, &mut random);
                    position.clone_from(black_box(&start));
                })
            }
            Self::OneByOne => TimedWork::repeated(move |games| {
                black_box(Playouts::new(games).method(PlayoutMethod::OneAtATime).run(black_box(&start)));
            }),
        }
    }
}

/// Plays a game as the series does: chooses among the legal moves, places the mark, judges.
fn play_out<B: Board>(position: &mut Position<B>, dice: &mut impl Dice) {
    while !position.status().is_over() {
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let count = position.board().legal_move_count() as u32;
        let Some(square) = position.board().nth_legal_move(dice.below(count) as usize) else { break };
        position.play_unchecked(square);
    }
}

#[cfg(test)]
mod tests {
    use mb_runtime::{BitBoard, FastRandom, Position};

    use super::play_out;

    #[test]
    fn a_playout_goes_to_the_end_of_the_game() -> Result<(), Box<dyn std::error::Error>> {
        let mut random = FastRandom::new(7);
        for _ in 0..100 {
            let mut position = Position::new(BitBoard::square_board(3)?);
            play_out(&mut position, &mut random);
            assert!(position.status().is_over());
        }
        Ok(())
    }
}
