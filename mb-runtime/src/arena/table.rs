//! The table of a match.

use core::fmt;

use super::score::Score;

/// The result of a [`Match`](crate::arena::Match), seen from its first player.
///
/// Displayed as the series' table, a line break at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchTable {
    names: [String; 2],
    as_circle: Score,
    as_cross: Score,
}

impl MatchTable {
    /// The table of a match between these players, with the scores of the first one as circle and as cross.
    pub(super) const fn new(names: [String; 2], [as_circle, as_cross]: [Score; 2]) -> Self {
        Self { names, as_circle, as_cross }
    }

    /// The name of the first player, from whose side everything is counted.
    pub fn first_name(&self) -> &str {
        &self.names[0]
    }

    /// The name of the second player.
    pub fn second_name(&self) -> &str {
        &self.names[1]
    }

    /// The games in which the first player played circle.
    pub const fn as_circle(&self) -> Score {
        self.as_circle
    }

    /// The games in which the first player played cross.
    pub const fn as_cross(&self) -> Score {
        self.as_cross
    }

    /// All games.
    pub fn total(&self) -> Score {
        self.as_circle + self.as_cross
    }

    /// The rows of the table with their labels.
    fn rows(&self) -> [(&'static str, Score); 3] {
        [("o", self.as_circle), ("x", self.as_cross), ("total", self.total())]
    }
}

impl fmt::Display for MatchTable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{} VS {}", self.first_name(), self.second_name())?;
        write_row(formatter, "count", ["win", "lose", "draw"])?;
        for (label, score) in self.rows() {
            write_row(formatter, label, score.counts())?;
        }
        writeln!(formatter)?;
        write_row(formatter, "ratio", ["win", "lose", "draw"])?;
        for (label, score) in self.rows() {
            write_row(formatter, label, score.shares().map(|share| format!("{:.1}%", 100.0 * share)))?;
        }
        Ok(())
    }
}

/// A label and three fields.
fn write_row(formatter: &mut fmt::Formatter<'_>, label: &str, fields: [impl fmt::Display; 3]) -> fmt::Result {
    let [win, lose, draw] = fields;
    writeln!(formatter, "{label:<5}{win:>8}{lose:>8}{draw:>8}")
}

#[cfg(test)]
mod tests {
    use super::{MatchTable, Score};

    fn table(as_circle: [u64; 3], as_cross: [u64; 3]) -> MatchTable {
        let [as_circle, as_cross] = [as_circle, as_cross].map(|[win, lose, draw]| Score { win, lose, draw });
        MatchTable { names: ["ai2".into(), "ai2".into()], as_circle, as_cross }
    }

    #[test]
    fn a_table_is_the_published_one_to_the_character() {
        let expected = "\
ai2 VS ai2
count     win    lose    draw
o       29454   14352    6194
x       14208   29592    6200
total   43662   43944   12394

ratio     win    lose    draw
o       58.9%   28.7%   12.4%
x       28.4%   59.2%   12.4%
total   43.7%   43.9%   12.4%
";
        assert_eq!(table([29454, 14352, 6194], [14208, 29592, 6200]).to_string(), expected);
    }

    #[test]
    fn a_match_of_no_games_has_ratios() {
        let text = table([0; 3], [0; 3]).to_string();
        assert!(text.ends_with("total    0.0%    0.0%    0.0%\n"), "{text}");
    }
}
