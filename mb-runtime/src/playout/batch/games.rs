//! Batches of games from any position.

use super::any_position::AnyPosition;
use super::three_by_three;
use crate::playout::counts::PlayoutCounts;
use crate::playout::firsts::FirstMoves;
use crate::playout::lanes::{InstructionSet, MOST_SQUARES, OpenLinesOfBoth, StreamRandom};
use mb_core::{Board, Geometry, Position, Square};

/// Plays batches of random games from one position.
#[derive(Clone, Debug)]
pub(in crate::playout) struct BatchGames {
    empty: Vec<Square>,
    /// `None` for the empty 3×3 board, which has code of its own.
    position: Option<AnyPosition>,
}

impl BatchGames {
    /// Games from `start`, which must not be finished; `None` if it has too many empty squares.
    pub(in crate::playout) fn new<B: Board>(start: &Position<B>) -> Option<Self> {
        let empty: Vec<Square> = start.legal_moves().collect();
        if empty.len() > MOST_SQUARES {
            return None;
        }
        let is_smallest = start.ply() == 0 && Geometry::square_board(3) == Ok(start.board().geometry());
        let position =
            (!is_smallest).then(|| AnyPosition::new(empty.len(), OpenLinesOfBoth::new(start, &empty)));
        Some(Self { empty, position })
    }

    /// The number of empty squares.
    pub(in crate::playout) const fn squares(&self) -> usize {
        self.empty.len()
    }

    /// Plays and counts `games` games.
    pub(in crate::playout) fn play(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut StreamRandom,
        instruction_set: InstructionSet,
        counts: &mut PlayoutCounts,
    ) {
        let Self { empty, position } = self;
        let random = &mut random.lanes;
        if let Some(position) = position {
            let batches = position.play(games, firsts, random, instruction_set);
            for (index, square) in empty.iter().enumerate() {
                counts.add(*square, batches.wins(index));
            }
            counts.plies += batches.plies();
        } else {
            let shares = firsts.shares(games, empty.len(), random, instruction_set);
            for (square, games) in empty.iter().zip(shares) {
                let batches = three_by_three::play(square.index(), games, random, instruction_set);
                counts.add(*square, batches.wins);
                counts.plies += batches.plies;
            }
        }
    }
}
