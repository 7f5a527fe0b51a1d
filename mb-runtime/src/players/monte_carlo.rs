//! The player that tries every move by random games.

use core::cmp::Ordering;

use super::random::pick;
use crate::analysis::Analysis;
use crate::player::Player;
use crate::playout::{Outcomes, Playouts, Tally};
use crate::random::Dice;
use mb_core::{Board, Mark, Position, Square};

/// Plays the move that won the largest share of random games: pure Monte Carlo, the series' `ai_pmc` (article 234).
///
/// The player plays random games from the position and counts their results by their first move. If several moves won
/// the largest share of their games, it takes the one with the largest share of draws. If several are still equal, each
/// is equally likely. When there is only one legal move, the player makes it without random games and draws nothing
/// from the dice.
///
/// ```
/// use mb_runtime::players::MonteCarloPlayer;
/// use mb_runtime::prelude::*;
///
/// let position = Position::new(BitBoard::square_board(3)?);
/// let mut player = MonteCarloPlayer::new(Playouts::new(10_000));
/// let choice = player.choose(&position, &mut PythonRandom::new(0));
/// assert_eq!(choice, Some(position.board().geometry().square(1, 1)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "ai_pmc")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MonteCarloPlayer {
    playouts: Playouts,
    seeded: bool,
}

impl MonteCarloPlayer {
    /// Makes a player that runs `playouts` before each move. The player of the series plays 10,000 games.
    pub const fn new(playouts: Playouts) -> Self {
        Self { playouts, seeded: false }
    }

    /// Sets whether to draw only a seed from the dice for each move, and to play the random games from that seed by the
    /// fastest method. This plays a hundred times as many games in the same time. The games are equally random, but are
    /// not those of the series.
    #[must_use]
    pub const fn seeded(mut self, seeded: bool) -> Self {
        self.seeded = seeded;
        self
    }
}

impl<B: Board> Player<B> for MonteCarloPlayer {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        let mut moves = position.legal_moves();
        if moves.len() <= 1 {
            return moves.next();
        }
        let tally = if self.seeded {
            self.playouts.seed(u64::from(dice.below(u32::MAX))).run(position)
        } else {
            self.playouts.run_with(position, dice)
        };
        pick(&best(&tally, position.turn()), dice)
    }

    /// Scores each move by its share of games won. The random games are played by the fastest method from the seed of the
    /// playouts. So an analysis is always the same, but its games are not those that [`choose`](Player::choose) plays.
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis::timed(|| {
            let tally = self.playouts.run(position);
            let score =
                |entry: &(Square, Outcomes)| (entry.0, share(entry.1.wins(position.turn()), entry.1.games()));
            Analysis {
                best_moves: best(&tally, position.turn()),
                scores: tally.moves().iter().map(score).collect(),
                nodes: Some(tally.games()),
                ..Analysis::default()
            }
        })
    }
}

/// Returns the moves with the largest share of games won by `mark`, and among them those with the largest share of draws.
fn best(tally: &Tally, mark: Mark) -> Vec<Square> {
    let compare = |one: &Outcomes, other: &Outcomes| {
        compare_shares((one.wins(mark), one.games()), (other.wins(mark), other.games()))
            .then_with(|| compare_shares((one.draw, one.games()), (other.draw, other.games())))
    };
    let moves = tally.moves();
    let Some((_, highest)) = moves.iter().max_by(|one, other| compare(&one.1, &other.1)) else {
        return Vec::new();
    };
    let is_best = |entry: &&(Square, Outcomes)| compare(&entry.1, highest) == Ordering::Equal;
    moves.iter().filter(is_best).map(|entry| entry.0).collect()
}

/// Compares two shares exactly. A share of no games counts as 0.
fn compare_shares((part, whole): (u64, u64), (other_part, other_whole): (u64, u64)) -> Ordering {
    let product = |part, whole: u64| u128::from(part) * u128::from(whole.max(1));
    product(part, other_whole).cmp(&product(other_part, whole))
}

/// Returns a share as a number. The share of no games is 0.
#[expect(clippy::cast_precision_loss, reason = "a share is no more exact than an f64")]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}
