//! Winners by the faster of two ways.

use super::colours::Colours;
use super::times::Times;
use crate::playout::counts::PlayoutCounts;
use crate::playout::firsts::FirstMoves;
use crate::playout::lanes::{InstructionSet, LANES, MOST_SQUARES, OpenLines, OpenLinesOfBoth, StreamRandom};
use mb_core::{Board, Position, Square};

/// Plays random games from one position and finds their winners.
#[derive(Clone, Debug)]
pub(in crate::playout) struct WinnerGames {
    empty: Vec<Square>,
    finder: WinnerFinder,
}

/// The two ways to find winners.
#[derive(Clone, Debug)]
enum WinnerFinder {
    Colours(Colours),
    Times(Times),
}

impl WinnerGames {
    /// Games from `start`, which must not be finished; `None` if it has too many empty squares.
    pub(in crate::playout) fn new<B: Board>(start: &Position<B>) -> Option<Self> {
        let empty: Vec<Square> = start.legal_moves().collect();
        let squares = empty.len();
        if squares > MOST_SQUARES {
            return None;
        }
        let lines = OpenLinesOfBoth::new(start, &empty);
        let finder = if colours_pay(&lines, squares) {
            WinnerFinder::Colours(Colours::new(lines, squares))
        } else {
            WinnerFinder::Times(Times::new(lines, squares))
        };
        Some(Self { empty, finder })
    }

    /// The number of games in a stream of random numbers.
    pub(in crate::playout) fn stream_games(&self) -> u64 {
        match self.finder {
            // 512 games with the same first move are played at once, and some of them are not wanted.
            WinnerFinder::Colours(_) => 1 << 17,
            WinnerFinder::Times(_) => {
                ((1 << 21) / self.empty.len().max(1) as u64).next_multiple_of(LANES as u64)
            }
        }
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
        let wins = match &mut self.finder {
            WinnerFinder::Colours(colours) => colours.play(games, firsts, random, instruction_set),
            WinnerFinder::Times(times) => times.play(games, firsts, random, instruction_set),
        };
        for (square, wins) in self.empty.iter().zip(wins) {
            counts.add(*square, wins);
        }
    }
}

/// Up to this chance that both sides own a line, colours are faster than times: games in which both do are played out one
/// by one.
const MOST_BOTH: f64 = 0.2;

/// Up to this many squares one side gets often too few of them for the times of its stones to decide.
const FEW_SQUARES: usize = 9;

/// Whether both sides so seldom own a line in the end that winners are found by colours.
pub(in crate::playout) fn are_lines_rare<B: Board>(start: &Position<B>) -> bool {
    let empty: Vec<Square> = start.legal_moves().collect();
    colours_pay(&OpenLinesOfBoth::new(start, &empty), empty.len())
}

/// Whether so few final boards have lines of both sides that colours are faster than times.
///
/// The expected number of lines of a side bounds the chance that it has one.
fn colours_pay(lines: &OpenLinesOfBoth, squares: usize) -> bool {
    let expected = |lines: &OpenLines, stones: usize| -> f64 {
        lines.iter().map(|line| owned_chance(line.len(), stones, squares)).sum()
    };
    let mover = expected(&lines.mover, squares.div_ceil(2));
    let other = expected(&lines.other, squares / 2);
    squares <= FEW_SQUARES || mover.min(1.0) * other.min(1.0) < MOST_BOTH
}

/// The chance that `line` given squares are all among `stones` random squares of `squares`.
#[expect(clippy::cast_precision_loss, reason = "at most 400 squares")]
fn owned_chance(line: usize, stones: usize, squares: usize) -> f64 {
    (0..line).map(|taken| stones.saturating_sub(taken) as f64 / (squares - taken) as f64).product()
}
