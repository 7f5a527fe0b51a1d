//! Matches between players, and their tables.

use core::fmt;

use crate::{Board, Dice, Mark, Player, Position, Status};

/// A match: pairs of games in which two players change sides, the series' `ai_match`.
///
/// In each pair the first player plays circle in one game, then cross in the next. All random choices come from
/// one source in the order in which the moves are made, so that a match with
/// [`PythonRandom`](crate::PythonRandom) is the published one, game for game.
///
/// ```
/// use mb_runtime::players::RandomPlayer;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let mut dice = PythonRandom::new(0);
/// let table = Match::between("ai2", "ai2").pairs(100).run(&start, &mut RandomPlayer, &mut RandomPlayer, &mut dice);
/// assert_eq!(table.total().games(), 200);
/// println!("{table}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use = "a match does nothing until it is run"]
pub struct Match {
    names: [String; 2],
    pairs: u64,
}

impl Match {
    /// A match of 10,000 pairs, as many as the series plays unless told otherwise, between players with these
    /// names.
    pub fn between(first: impl Into<String>, second: impl Into<String>) -> Self {
        Self { names: [first.into(), second.into()], pairs: 10_000 }
    }

    /// Plays so many pairs.
    pub const fn pairs(mut self, pairs: u64) -> Self {
        self.pairs = pairs;
        self
    }

    /// Plays every game from `start` to its end.
    ///
    /// A player that names no move, or one that is not legal, loses that game.
    pub fn run<B, D, F, S>(
        &self,
        start: &Position<B>,
        first: &mut F,
        second: &mut S,
        dice: &mut D,
    ) -> MatchTable
    where
        B: Board,
        D: Dice + ?Sized,
        F: Player<B, D> + ?Sized,
        S: Player<B, D> + ?Sized,
    {
        self.run_with_progress(start, first, second, dice, |_| {})
    }

    /// As [`run`](Self::run), and after every pair calls `progress` with the number of pairs played so far.
    pub fn run_with_progress<B, D, F, S>(
        &self,
        start: &Position<B>,
        first: &mut F,
        second: &mut S,
        dice: &mut D,
        mut progress: impl FnMut(u64),
    ) -> MatchTable
    where
        B: Board,
        D: Dice + ?Sized,
        F: Player<B, D> + ?Sized,
        S: Player<B, D> + ?Sized,
    {
        let [mut as_circle, mut as_cross] = [Score::default(); 2];
        for pair in 1..=self.pairs {
            as_circle.record(play_game(start, first, second, dice), Mark::Circle);
            as_cross.record(play_game(start, second, first, dice), Mark::Cross);
            progress(pair);
        }
        MatchTable { names: self.names.clone(), as_circle, as_cross }
    }
}

/// Plays one game and says how it ended.
fn play_game<B, D, O, X>(start: &Position<B>, circle: &mut O, cross: &mut X, dice: &mut D) -> Status
where
    B: Board,
    D: Dice + ?Sized,
    O: Player<B, D> + ?Sized,
    X: Player<B, D> + ?Sized,
{
    let mut position = start.clone();
    while !position.status().is_over() {
        let turn = position.turn();
        let choice = match turn {
            Mark::Circle => circle.choose(&position, dice),
            Mark::Cross => cross.choose(&position, dice),
        };
        if choice.is_none_or(|square| position.play(square).is_err()) {
            return Status::Won(turn.opponent());
        }
    }
    position.status()
}

/// How many games a player won, lost and drew.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Games won.
    pub win: u64,
    /// Games lost.
    pub lose: u64,
    /// Games drawn.
    pub draw: u64,
}

impl Score {
    /// The number of games.
    #[must_use]
    pub const fn games(self) -> u64 {
        self.win + self.lose + self.draw
    }

    /// The counts, in the order of the table: won, lost, drawn.
    #[must_use]
    pub const fn counts(self) -> [u64; 3] {
        [self.win, self.lose, self.draw]
    }

    /// The shares of the games that were won, lost and drawn: 0 each when there were no games.
    #[must_use]
    #[expect(clippy::cast_precision_loss, reason = "a share is no more exact than an f64")]
    pub fn shares(self) -> [f64; 3] {
        let games = self.games().max(1) as f64;
        self.counts().map(|count| count as f64 / games)
    }

    /// One more game, in which the player had these marks.
    const fn record(&mut self, status: Status, player: Mark) {
        match (status, player) {
            (Status::Won(Mark::Circle), Mark::Circle) | (Status::Won(Mark::Cross), Mark::Cross) => {
                self.win += 1;
            }
            (Status::Won(_), _) => self.lose += 1,
            (Status::Draw | Status::Playing, _) => self.draw += 1,
        }
    }
}

/// The result of a [`Match`], seen from its first player.
///
/// Displayed as the series' table, a line break at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchTable {
    names: [String; 2],
    as_circle: Score,
    as_cross: Score,
}

impl MatchTable {
    /// The name of the first player, from whose side everything is counted.
    #[must_use]
    pub fn first_name(&self) -> &str {
        &self.names[0]
    }

    /// The name of the second player.
    #[must_use]
    pub fn second_name(&self) -> &str {
        &self.names[1]
    }

    /// The games in which the first player played circle.
    #[must_use]
    pub const fn as_circle(&self) -> Score {
        self.as_circle
    }

    /// The games in which the first player played cross.
    #[must_use]
    pub const fn as_cross(&self) -> Score {
        self.as_cross
    }

    /// All games.
    #[must_use]
    pub const fn total(&self) -> Score {
        Score {
            win: self.as_circle.win + self.as_cross.win,
            lose: self.as_circle.lose + self.as_cross.lose,
            draw: self.as_circle.draw + self.as_cross.draw,
        }
    }

    /// The rows of the table with their labels.
    const fn rows(&self) -> [(&'static str, Score); 3] {
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
