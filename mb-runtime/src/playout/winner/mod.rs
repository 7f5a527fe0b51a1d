//! Many games at once, without the order of the moves as far as it does not matter: only who wins.

mod colours;
mod line_sets;
mod order;
mod ranks;
mod times;

use super::firsts::Firsts;
use super::lanes::{InstructionSet, LANES, MOST_SQUARES, Sides, Source};
use super::tally::Outcomes;
use colours::Colours;
use mb_core::{Board, Mark, Position, Square};
use times::Times;

/// Plays random games from one position and knows their winners.
#[derive(Clone, Debug)]
pub(super) struct Winners {
    turn: Mark,
    empty: Vec<Square>,
    way: Way,
}

/// How winners are found.
#[derive(Clone, Debug)]
enum Way {
    Colours(Colours),
    Times(Times),
}

/// How many games the side to move won, how many the other side, and how many nobody, for every first move.
type Wins = Vec<[u64; 3]>;

impl Winners {
    /// Games from `start`, which must not be finished; `None` when there are too many empty squares.
    pub(super) fn new<B: Board>(start: &Position<B>) -> Option<Self> {
        let empty: Vec<Square> = start.legal_moves().collect();
        if empty.len() > MOST_SQUARES {
            return None;
        }
        let sides = Sides::new(start, &empty);
        let way = if colours_pay(&sides, empty.len()) {
            Way::Colours(Colours::new(sides, empty.len()))
        } else {
            Way::Times(Times::new(sides, empty.len()))
        };
        Some(Self { turn: start.turn(), empty, way })
    }

    /// The games that one numbered stream of random numbers serves.
    pub(super) fn stream_games(&self) -> u64 {
        match self.way {
            // 512 games with the same first move are played at once, and some are not wanted.
            Way::Colours(_) => 1 << 17,
            Way::Times(_) => ((1 << 21) / self.empty.len().max(1) as u64).next_multiple_of(LANES as u64),
        }
    }

    /// Plays so many games and counts their outcomes by the index of the first square.
    pub(super) fn play(
        &mut self,
        games: u64,
        firsts: Firsts,
        random: &mut Source,
        instruction_set: InstructionSet,
        outcomes: &mut [Outcomes],
    ) {
        let wins = match &mut self.way {
            Way::Colours(colours) => colours.play(games, firsts, random, instruction_set),
            Way::Times(times) => times.play(games, firsts, random, instruction_set),
        };
        for (square, [mover, other, draw]) in self.empty.iter().zip(wins) {
            let (circle, cross) = if self.turn == Mark::Circle { (mover, other) } else { (other, mover) };
            if let Some(sum) = outcomes.get_mut(square.index()) {
                *sum += Outcomes { circle, cross, draw };
            }
        }
    }
}

/// The chance that both sides own a line up to which colouring is faster than times: games in which both do are
/// played out one by one.
const MOST_BOTH: f64 = 0.2;

/// Of so few squares, given to each side by chance, one side has often too few for the times of its stones to be enough.
const FEW_SQUARES: usize = 9;

/// Whether both sides so seldom own a line in the end that winners are found by colouring.
pub(super) fn are_lines_rare<B: Board>(start: &Position<B>) -> bool {
    let empty: Vec<Square> = start.legal_moves().collect();
    colours_pay(&Sides::new(start, &empty), empty.len())
}

/// Whether so few final boards have lines of both sides that colouring is the faster way.
///
/// The expected number of lines of a side bounds the chance that it has one.
fn colours_pay(sides: &Sides, squares: usize) -> bool {
    let expected = |lines: &super::lanes::Lines, stones: usize| -> f64 {
        lines.iter().map(|line| owned_chance(line.len(), stones, squares)).sum()
    };
    let mover = expected(&sides.mover, squares.div_ceil(2));
    let other = expected(&sides.other, squares / 2);
    squares <= FEW_SQUARES || mover.min(1.0) * other.min(1.0) < MOST_BOTH
}

/// The chance that given squares, so many, are all among `stones` random ones of `squares`.
#[expect(clippy::cast_precision_loss, reason = "at most 400 squares")]
fn owned_chance(line: usize, stones: usize, squares: usize) -> f64 {
    (0..line).map(|taken| stones.saturating_sub(taken) as f64 / (squares - taken) as f64).product()
}
