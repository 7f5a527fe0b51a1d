//! The player that plays every move out at random.

use core::cmp::Ordering;

use super::random::pick;
use crate::analysis::Analysis;
use crate::player::Player;
use crate::playout::{Outcomes, Playouts, Tally};
use crate::random::Dice;
use mb_core::{Board, Mark, Position, Square};

/// Plays random games from the position and takes the first move that won the largest share of its games. Of several such
/// moves it takes the one that drew the largest share; if there are still several, each is equally likely. Pure Monte
/// Carlo: the series' `ai_pmc` (article 234).
///
/// A single legal move is played without playouts and without a draw of the dice.
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
    /// A player that makes these playouts before each move. The series plays 10,000 games.
    pub const fn new(playouts: Playouts) -> Self {
        Self { playouts, seeded: false }
    }

    /// Sets whether to draw only a seed from the dice for each move, and then play by the fastest method. That plays a
    /// hundred times as many games in the same time. They are as random, but not the games of the series.
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

    /// Scores are shares of games won. The playouts are made by the fastest method with their own seed, so an
    /// analysis is always the same, but not what [`choose`](Player::choose) sees.
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

/// The moves with the largest share of games won by `mark`, and of them those with the largest share of draws.
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

/// Which of two shares is larger, exactly; a share of no games counts as 0.
fn compare_shares((part, whole): (u64, u64), (other_part, other_whole): (u64, u64)) -> Ordering {
    let product = |part, whole: u64| u128::from(part) * u128::from(whole.max(1));
    product(part, other_whole).cmp(&product(other_part, whole))
}

/// A share as a number; that of no games is 0.
#[expect(clippy::cast_precision_loss, reason = "a share is no more exact than an f64")]
fn share(part: u64, whole: u64) -> f64 {
    part as f64 / whole.max(1) as f64
}
