//! The tables of results of a match and of a tournament.

use core::fmt;

use super::score::{Elo, Score};

/// The result of a [`Match`](crate::arena::Match), from the point of view of the first player.
///
/// Displayed as the table of the series, with a line break at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchTable {
    names: [String; 2],
    as_circle: Score,
    as_cross: Score,
}

impl MatchTable {
    /// Makes the table of a match between players with these names. The scores are those of the first player, as circle
    /// and as cross.
    pub(super) const fn new(names: [String; 2], [as_circle, as_cross]: [Score; 2]) -> Self {
        Self { names, as_circle, as_cross }
    }

    /// Returns the name of the first player. All scores are those of this player.
    pub fn first_name(&self) -> &str {
        &self.names[0]
    }

    /// Returns the name of the second player.
    pub fn second_name(&self) -> &str {
        &self.names[1]
    }

    /// Returns the score of the first player in the games in which it played circle.
    pub const fn as_circle(&self) -> Score {
        self.as_circle
    }

    /// Returns the score of the first player in the games in which it played cross.
    pub const fn as_cross(&self) -> Score {
        self.as_cross
    }

    /// Returns the score of the first player in all games.
    pub fn total(&self) -> Score {
        self.as_circle + self.as_cross
    }

    /// Returns the rows of the table with their labels.
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

/// Writes a row of the table: a label and three fields.
fn write_row(formatter: &mut fmt::Formatter<'_>, label: &str, fields: [impl fmt::Display; 3]) -> fmt::Result {
    let [win, lose, draw] = fields;
    writeln!(formatter, "{label:<5}{win:>8}{lose:>8}{draw:>8}")
}

/// The result of a [`RoundRobin`](crate::arena::RoundRobin).
///
/// Displayed as a cross table, with a line break at the end. It has one row for each player, in the order of the ranking.
/// Each row holds the player's games, points, share of the points, Elo difference to the opponents with its 95 %
/// interval, and points against every other player. The titles of these last columns are the ranks of the other players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CrossTable {
    names: Vec<String>,
    /// The matches of the first player against all others, then those of the second player against the players after it,
    /// and so on.
    matches: Vec<MatchTable>,
}

/// A place in the ranking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Standing<'a> {
    /// The number of the player, counted from 0 in the order in which the players were entered.
    pub player: usize,
    /// The name of the player.
    pub name: &'a str,
    /// The score of the player in all its games. The [Elo difference](Score::elo) of this score treats all opponents as
    /// one player.
    pub total: Score,
}

impl CrossTable {
    pub(super) const fn new(names: Vec<String>, matches: Vec<MatchTable>) -> Self {
        Self { names, matches }
    }

    /// Returns the names of the players, in the order in which they were entered.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns the tables of the matches: those of the first player against all others, then those of the second player
    /// against the players after it, and so on.
    pub fn matches(&self) -> &[MatchTable] {
        &self.matches
    }

    /// Returns the score of player number `player` against player number `other`. Returns `None` when there is no
    /// player with one of these numbers, or when the two numbers are the same.
    pub fn between(&self, player: usize, other: usize) -> Option<Score> {
        let (low, high) = (player.min(other), player.max(other));
        if low == high || high >= self.names.len() {
            return None;
        }
        // The matches of the players before `low` come first. Each of these players has one match fewer than the player
        // before it.
        let before = low * (2 * self.names.len() - low - 1) / 2;
        let score = self.matches[before + high - low - 1].total();
        Some(if player == low { score } else { score.reversed() })
    }

    /// Returns the players in the order of their share of the points, the best first. Players with equal shares are in
    /// the order in which they were entered.
    pub fn ranking(&self) -> Vec<Standing<'_>> {
        let total = |player| {
            let scores = (0..self.names.len()).filter_map(|other| self.between(player, other));
            scores.fold(Score::default(), |sum, score| sum + score)
        };
        let standings = self.names.iter().enumerate();
        let mut ranking: Vec<_> =
            standings.map(|(player, name)| Standing { player, name, total: total(player) }).collect();
        // All players play the same number of games, so sort by points. Twice the points is a whole number.
        ranking.sort_by_key(|standing| core::cmp::Reverse(2 * standing.total.win + standing.total.draw));
        ranking
    }

    /// Returns the rows of the table as texts, the header first.
    fn cells(&self) -> Vec<Vec<String>> {
        let ranking = self.ranking();
        let titles = ["", "player", "games", "points", "score", "Elo", "95 % from", "to"].map(str::to_owned);
        let numbers = (1..=ranking.len()).map(|rank| rank.to_string());
        let mut rows: Vec<Vec<String>> = vec![titles.into_iter().chain(numbers).collect()];
        for (rank, standing) in (1..).zip(&ranking) {
            let (total, interval) = (standing.total, standing.total.elo_interval());
            let mut row = vec![
                rank.to_string(),
                standing.name.to_owned(),
                total.games().to_string(),
                format!("{:.1}", total.points()),
                total.mean().map_or_else(|| "-".into(), |mean| format!("{:.1}%", 100.0 * mean)),
                total.elo().map_or_else(|| "-".into(), |elo| Elo(elo).to_string()),
                Elo(interval.low).to_string(),
                Elo(interval.high).to_string(),
            ];
            row.extend(ranking.iter().map(|other| {
                let score = self.between(standing.player, other.player);
                score.map_or_else(|| "·".into(), |score| format!("{:.1}", score.points()))
            }));
            rows.push(row);
        }
        rows
    }
}

impl fmt::Display for CrossTable {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows = self.cells();
        let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
        for row in &rows {
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                match column {
                    0 => write!(formatter, "{cell:>width$}")?,
                    1 => write!(formatter, "  {cell:<width$}")?,
                    _ => write!(formatter, "  {cell:>width$}")?,
                }
            }
            writeln!(formatter)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{CrossTable, MatchTable, Score};

    fn match_table(as_circle: [u64; 3], as_cross: [u64; 3]) -> MatchTable {
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
        assert_eq!(match_table([29454, 14352, 6194], [14208, 29592, 6200]).to_string(), expected);
    }

    #[test]
    fn a_match_of_no_games_has_ratios() {
        let text = match_table([0; 3], [0; 3]).to_string();
        assert!(text.ends_with("total    0.0%    0.0%    0.0%\n"), "{text}");
    }

    fn cross_table(names: [&str; 3], wins: [[u64; 3]; 3]) -> CrossTable {
        let pairs = [(0, 1), (0, 2), (1, 2)];
        let matches = pairs.iter().zip(wins).map(|((first, second), [win, lose, draw])| {
            let names = [names[*first].to_owned(), names[*second].to_owned()];
            MatchTable::new(names, [Score { win, lose, draw }, Score::default()])
        });
        CrossTable::new(names.map(str::to_owned).to_vec(), matches.collect())
    }

    #[test]
    fn a_cross_table_is_ordered_by_points_and_shows_every_pairing() {
        let table = cross_table(["weak", "middling", "strong"], [[1, 3, 0], [0, 4, 0], [0, 2, 2]]);
        let expected = "\
   player    games  points  score   Elo  95 % from    to    1    2    3
1  strong        8     7.0  87.5%  +338        +16  +660    ·  3.0  4.0
2  middling      8     4.0  50.0%    +0       -165  +165  1.0    ·  3.0
3  weak          8     1.0  12.5%  -338       -660   -16  0.0  1.0    ·
";
        let text = table.to_string();
        // The intervals have tests of their own.
        let without_intervals = |text: &str| -> Vec<Vec<String>> {
            let without = |line: &str| {
                let mut words: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
                words.drain(6..8);
                words
            };
            text.lines().skip(1).map(without).collect()
        };
        assert_eq!(without_intervals(&text), without_intervals(expected), "\n{text}");
        let widths: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
        assert_eq!(widths, [widths[0]; 4]);
    }

    #[test]
    fn equals_stand_in_the_order_in_which_they_were_entered() {
        let table = cross_table(["a", "b", "c"], [[0, 0, 2]; 3]);
        let names: Vec<_> = table.ranking().iter().map(|standing| standing.name).collect();
        assert_eq!(names, ["a", "b", "c"]);
        assert_eq!((table.between(1, 1), table.between(0, 3)), (None, None));
    }

    #[test]
    fn a_tournament_of_no_games_and_of_no_players_can_be_shown() {
        assert!(cross_table(["a", "b", "c"], [[0; 3]; 3]).to_string().contains("-∞"));
        assert_eq!(CrossTable::new(Vec::new(), Vec::new()).to_string().lines().count(), 1);
    }
}
