//! How many games a player won, lost and drew, and what that says about its strength.

use core::fmt;
use core::ops::Add;

use mb_core::{Mark, Status};

/// How many games a player won, lost and drew.
///
/// ```
/// use mb_runtime::Score;
///
/// let score = Score { win: 60, lose: 20, draw: 20 };
/// assert_eq!(score.mean(), Some(0.7));
/// let interval = score.interval();
/// assert!(interval.low < 0.7 && 0.7 < interval.high);
/// // Without games nothing is known. The Elo difference of a player that won every game is infinite.
/// assert_eq!((Score::default().mean(), Score::default().interval().high), (None, 1.0));
/// assert_eq!(Score { win: 5, lose: 0, draw: 0 }.elo(), Some(f64::INFINITY));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Games won.
    pub win: u64,
    /// Games lost.
    pub lose: u64,
    /// Games drawn.
    pub draw: u64,
}

/// An interval from `low` to `high`, both included.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// The number of standard deviations within which 95 % of a normal distribution lie.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

impl Score {
    /// Returns the number of games. The sum saturates.
    pub const fn games(self) -> u64 {
        self.win.saturating_add(self.lose).saturating_add(self.draw)
    }

    /// Returns the numbers of games won, lost and drawn, in the order of the table.
    pub const fn counts(self) -> [u64; 3] {
        [self.win, self.lose, self.draw]
    }

    /// Returns the shares of games won, lost and drawn. Each share is 0 when there were no games.
    pub fn shares(self) -> [f64; 3] {
        let games = number(self.games().max(1));
        self.counts().map(|count| number(count) / games)
    }

    /// Returns the score of the opponent in the same games.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { win: self.lose, lose: self.win, draw: self.draw }
    }

    /// Returns the points: one for each game won, and half a point for each game drawn.
    pub fn points(self) -> f64 {
        number(self.win) + number(self.draw) / 2.0
    }

    /// Returns the share of the possible points, from 0 to 1, or `None` when there were no games.
    pub fn mean(self) -> Option<f64> {
        (self.games() > 0).then(|| self.points() / number(self.games()))
    }

    /// Returns the interval in which the share of points lies in the long run, with a confidence of 95 %.
    ///
    /// The interval lies within 0 to 1. It has some width even when all games ended alike, and it is 0 to 1 when there
    /// were no games. The formula is for games that are won or lost. Draws make the results vary less, so with draws
    /// the interval is wider than necessary.
    ///
    /// Source: E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", Journal of
    /// the American Statistical Association 22 (1927): the score interval.
    pub fn interval(self) -> Interval {
        let Some(mean) = self.mean() else { return Interval { low: 0.0, high: 1.0 } };
        let games = number(self.games());
        let square = DEVIATIONS * DEVIATIONS / games;
        let middle = (mean + square / 2.0) / (1.0 + square);
        let variance = mean * (1.0 - mean) / games + square / (4.0 * games);
        let half = DEVIATIONS * variance.sqrt() / (1.0 + square);
        // Rounding must not leave the mean, or the range of a share.
        Interval { low: (middle - half).clamp(0.0, mean), high: (middle + half).clamp(mean, 1.0) }
    }

    /// Returns how much stronger the player is than its opponents, in Elo points, by the formula of [`elo`].
    ///
    /// The difference is `None` when there were no games, and infinite when the player won all points or none.
    pub fn elo(self) -> Option<f64> {
        self.mean().map(elo)
    }

    /// Returns the interval in which the [Elo difference](Self::elo) lies, with a confidence of 95 %.
    ///
    /// It is the [interval](Self::interval) of the share of points, converted to Elo points. The upper end is infinite
    /// when all points were won, the lower end when all were lost, and both when there were no games.
    pub fn elo_interval(self) -> Interval {
        let Interval { low, high } = self.interval();
        Interval { low: elo(low), high: elo(high) }
    }

    /// Adds a game in which the player played `player`.
    #[inline]
    pub(super) fn record(&mut self, status: Status, player: Mark) {
        match status {
            Status::Won(winner) if winner == player => self.win += 1,
            Status::Won(_) => self.lose += 1,
            Status::Draw | Status::Playing => self.draw += 1,
        }
    }
}

/// Adds the games of two scores. Sums saturate.
impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            win: self.win.saturating_add(other.win),
            lose: self.lose.saturating_add(other.lose),
            draw: self.draw.saturating_add(other.draw),
        }
    }
}

/// Converts a share of the points to a difference in Elo points: 0 for a half, 400 for 10 of 11 points, infinite for all
/// points or none.
///
/// A share below 0 counts as 0, and a share above 1 as 1.
///
/// Source: A. E. Elo, "The Rating of Chessplayers, Past and Present" (1978), on the logistic curve:
/// 400 log₁₀(s / (1 - s)).
pub fn elo(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    400.0 * (share / (1.0 - share)).log10()
}

/// Elo points for display: rounded to a whole number, with a sign. Infinite values are displayed as `+∞` and `-∞`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo(pub f64);

impl fmt::Display for Elo {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            f64::INFINITY => formatter.pad("+∞"),
            f64::NEG_INFINITY => formatter.pad("-∞"),
            // Adding 0 turns a negative zero into a positive one.
            points => write!(formatter, "{:+.0}", points.round() + 0.0),
        }
    }
}

/// Converts a count to a floating-point number.
#[expect(clippy::cast_precision_loss, reason = "a share is no more exact than an f64")]
const fn number(count: u64) -> f64 {
    count as f64
}

#[cfg(test)]
mod tests {
    use super::{Elo, Interval, Score, elo};

    fn score(win: u64, lose: u64, draw: u64) -> Score {
        Score { win, lose, draw }
    }

    fn assert_close(value: f64, expected: f64) {
        assert!((value - expected).abs() < 5e-5, "{value} is not {expected}");
    }

    fn assert_interval(interval: Interval, low: f64, high: f64) {
        assert_close(interval.low, low);
        assert_close(interval.high, high);
    }

    /// Source: R. G. Newcombe, "Two-Sided Confidence Intervals for the Single Proportion", Statistics in Medicine 17
    /// (1998), table I, method 3.
    #[test]
    fn intervals_are_the_published_ones() {
        assert_interval(score(81, 182, 0).interval(), 0.2553, 0.3662);
        assert_interval(score(15, 133, 0).interval(), 0.0624, 0.1605);
        assert_interval(score(0, 20, 0).interval(), 0.0, 0.1611);
        assert_interval(score(1, 28, 0).interval(), 0.0061, 0.1718);
    }

    #[test]
    fn all_or_nothing_and_no_games_are_well_behaved() {
        let (all, nothing, none) = (score(20, 0, 0), score(0, 20, 0), Score::default());
        assert_interval(all.interval(), 0.8389, 1.0);
        assert_eq!(
            (all.elo(), nothing.elo(), none.elo()),
            (Some(f64::INFINITY), Some(f64::NEG_INFINITY), None)
        );
        assert_eq!(Some(all.elo_interval().high), Some(f64::INFINITY));
        assert!(all.elo_interval().low.is_finite() && nothing.elo_interval().high.is_finite());
        assert_eq!(none.interval(), Interval { low: 0.0, high: 1.0 });
        assert_eq!(none.elo_interval(), Interval { low: f64::NEG_INFINITY, high: f64::INFINITY });
        assert_eq!(none.mean(), None);
    }

    #[test]
    fn a_mean_always_lies_within_its_interval() {
        for games in 1..40 {
            for win in 0..=games {
                for draw in 0..=games - win {
                    let score = score(win, games - win - draw, draw);
                    let (mean, interval) = (score.mean().unwrap(), score.interval());
                    assert!(0.0 <= interval.low && interval.low <= mean, "{score:?}");
                    assert!(mean <= interval.high && interval.high <= 1.0, "{score:?}");
                }
            }
        }
    }

    #[test]
    fn elo_points_are_those_of_the_logistic_curve() {
        assert_close(elo(0.5), 0.0);
        assert_close(elo(10.0 / 11.0), 400.0);
        assert_close(elo(0.75), 190.848_502);
        assert_close(elo(0.25), -190.848_502);
        assert_eq!((elo(-1.0), elo(2.0)), (f64::NEG_INFINITY, f64::INFINITY));
        assert_eq!(score(3, 1, 0).elo(), score(1, 3, 0).reversed().elo());
    }

    #[test]
    fn elo_points_are_shown_with_their_sign() {
        let shown =
            [0.0, -0.4, 12.6, -190.8, f64::INFINITY, f64::NEG_INFINITY].map(|elo| Elo(elo).to_string());
        assert_eq!(shown, ["+0", "+0", "+13", "-191", "+∞", "-∞"]);
    }
}
