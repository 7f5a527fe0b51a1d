//! Many games at once: one game a lane, in full order.
//!
//! Random play from a position is a uniformly random order of its empty squares, cut short by the first complete
//! line. So for every lane an order is drawn; a square's time is its place in it, even times belong to the side to
//! move and odd ones to the other. A line is complete for a side when the last of its squares is filled, if all of
//! them are that side's; the earliest complete line wins. This needs neither boards nor branches.

mod any_position;
mod counts;
mod digits;
mod three_by_three;

use super::firsts::Firsts;
use super::lanes::{InstructionSet, MOST_SQUARES, Sides, Source};
use super::tally::Outcomes;
use any_position::AnyPosition;
use mb_core::{Board, Geometry, Mark, Position, Square};

/// Plays batches of random games from one position.
#[derive(Clone, Debug)]
pub(super) struct Batches {
    turn: Mark,
    empty: Vec<Square>,
    way: Way,
}

#[derive(Clone, Debug)]
enum Way {
    /// The empty 3×3 board.
    ThreeByThree,
    AnyPosition(AnyPosition),
}

impl Batches {
    /// Games from `start`, which must not be finished; `None` when there are too many empty squares.
    pub(super) fn new<B: Board>(start: &Position<B>) -> Option<Self> {
        let empty: Vec<Square> = start.legal_moves().collect();
        if empty.len() > MOST_SQUARES {
            return None;
        }
        let is_smallest = start.ply() == 0 && Geometry::square_board(3) == Ok(start.board().geometry());
        let way = if is_smallest {
            Way::ThreeByThree
        } else {
            Way::AnyPosition(AnyPosition::new(empty.len(), Sides::new(start, &empty)))
        };
        Some(Self { turn: start.turn(), empty, way })
    }

    /// The number of empty squares.
    pub(super) const fn squares(&self) -> usize {
        self.empty.len()
    }

    /// Plays so many games, counts their outcomes by the index of the first square, and gives the number of
    /// moves that they took.
    pub(super) fn play(
        &mut self,
        games: u64,
        firsts: Firsts,
        random: &mut Source,
        instruction_set: InstructionSet,
        outcomes: &mut [Outcomes],
    ) -> u64 {
        let Self { turn, empty, way } = self;
        let random = &mut random.lanes;
        let mut add = |square: &Square, [mover, other, draw]: [u64; 3]| {
            let (circle, cross) = if *turn == Mark::Circle { (mover, other) } else { (other, mover) };
            if let Some(sum) = outcomes.get_mut(square.index()) {
                *sum += Outcomes { circle, cross, draw };
            }
        };
        match way {
            Way::ThreeByThree => {
                let shares = firsts.shares(games, empty.len(), random, instruction_set);
                let mut plies = 0;
                for (square, games) in empty.iter().zip(shares) {
                    let ends = three_by_three::play(square.index(), games, random, instruction_set);
                    add(square, ends.winners);
                    plies += ends.plies;
                }
                plies
            }
            Way::AnyPosition(position) => {
                let counts = position.play(games, firsts, random, instruction_set);
                for (index, square) in empty.iter().enumerate() {
                    add(square, counts.outcomes(index));
                }
                counts.plies()
            }
        }
    }
}
