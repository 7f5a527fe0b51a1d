//! The counts of a match, and what its score says about strength, as text and as JSON.

use mb_runtime::{Elo, Interval, MatchTable, Score};
use serde::Serialize;

/// Points and Elo difference with their 95 % intervals. In JSON, null stands for what is unknown (without games) or
/// infinite (all points won, or none).
#[derive(Serialize, Debug)]
pub(crate) struct StrengthView {
    points: f64,
    /// The share of the points.
    score: Option<f64>,
    score_interval: [f64; 2],
    elo: Option<f64>,
    elo_interval: [f64; 2],
}

impl StrengthView {
    pub(crate) fn new(score: Score) -> Self {
        let ends = |interval: Interval| [interval.low, interval.high];
        Self {
            points: score.points(),
            score: score.mean(),
            score_interval: ends(score.interval()),
            elo: score.elo(),
            elo_interval: ends(score.elo_interval()),
        }
    }
}

/// Describes the share of the points and the Elo difference in one line, each with its interval.
pub(crate) fn line(score: Score) -> String {
    let (Some(mean), Some(elo)) = (score.mean(), score.elo()) else {
        return "no games: nothing is known about the score and the Elo difference".to_owned();
    };
    let (share, range) = (score.interval(), score.elo_interval());
    format!(
        "score {:.1}% ({:.1}% to {:.1}%), Elo {} ({} to {}), 95 % intervals",
        100.0 * mean,
        100.0 * share.low,
        100.0 * share.high,
        Elo(elo),
        Elo(range.low),
        Elo(range.high)
    )
}

/// The players and the nine counts of a match: won, lost and drawn by the first player, when it played circle (`o`),
/// when it played cross (`x`), and together.
#[derive(Serialize, Debug)]
pub(crate) struct CountsView<'table> {
    players: [&'table str; 2],
    o: [u64; 3],
    x: [u64; 3],
    total: [u64; 3],
}

impl<'table> CountsView<'table> {
    pub(crate) fn new(table: &'table MatchTable) -> Self {
        let [o, x, total] = [table.as_circle(), table.as_cross(), table.total()].map(Score::counts);
        Self { players: [table.first_name(), table.second_name()], o, x, total }
    }
}
