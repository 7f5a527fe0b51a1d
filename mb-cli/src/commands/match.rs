//! `mb match`: lets two players play against each other.

use std::io::{self, Write as _};

use clap::Args;
use mb_runtime::MatchTable;
use mb_runtime::boards::BoardTask;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{RandomNumbers, number};
use crate::boards::{self, BoardType};
use crate::commands::contest::scores::{self, CountsView, StrengthView};
use crate::commands::contest::{ContestArguments, ContestObserver};
use crate::io::entrants::{self, EntrantMaker};
use crate::io::failure::Failure;
use crate::io::json;

#[derive(Args, Debug)]
pub(crate) struct MatchArguments {
    /// The first player: NAME, or NAME:key=value,key=value with parameters; human for a person at the terminal; or
    /// database:file=FILE for a file that mb solve --database makes. A wrong name lists the players.
    first: String,
    /// The second player.
    second: String,
    #[command(flatten)]
    contest: ContestArguments,
    /// Pairs of games; in each pair both players move first once.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N", default_value_t = 10_000)]
    pairs: u64,
    /// Choose the source of random numbers.
    #[arg(long, value_enum, default_value_t = RandomNumbers::Python)]
    random: RandomNumbers,
    /// Print the share of the points and the Elo difference below the table, each with its 95 % interval.
    #[arg(long)]
    elo: bool,
}

pub(crate) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let board = &arguments.contest.board;
    if entrants::are_rules([&arguments.first, &arguments.second]) {
        return boards::with_board(board.geometry()?, board.layout(), arguments);
    }
    arguments.play(&BitBoard::new(board.geometry()?), entrants::entrant, BoardType::Generic)
}

impl BoardTask for &MatchArguments {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        self.play(&empty, entrants::rule, self.contest.board.board_type()?)
    }
}

impl MatchArguments {
    /// Plays the match on boards like `empty` between players that `entrant` makes.
    fn play<B: Board>(
        &self,
        empty: &B,
        entrant: EntrantMaker<B>,
        board_type: BoardType,
    ) -> Result<(), Failure> {
        let contest = &self.contest;
        let names = [self.first.as_str(), self.second.as_str()];
        contest.check_threads(&names, self.random)?;
        let first = entrant(&self.first, empty)?;
        let second = entrant(&self.second, empty)?;
        let openings = contest.openings(empty)?;
        let mut observer = ContestObserver::new(self.pairs, &names, contest)?;
        let table = Match::new(first, second)
            .pairs(self.pairs)
            .seed(contest.seed)
            .threads(contest.threads)
            .listener(&mut observer.listener())
            .run(openings, self.random.source(&mut PythonRandom::new(contest.seed)));
        observer.finish()?;
        self.print(&table, board_type)
    }

    fn print(&self, table: &MatchTable, board_type: BoardType) -> Result<(), Failure> {
        if self.contest.json {
            return json::print(&MatchView {
                board_type,
                counts: CountsView::new(table),
                strength: StrengthView::new(table.total()),
            });
        }
        let mut output = io::stdout().lock();
        write!(output, "{table}")?;
        if self.elo {
            writeln!(output, "\n{}", scores::line(table.total()))?;
        }
        // The table has the series' form. Name the board below it only if it is not the one that the arguments ask for.
        if board_type != self.contest.board.layout() {
            writeln!(output, "\nplayed on the {board_type} board")?;
        }
        Ok(())
    }
}

/// The nine counts and what they say about the strength of the first player.
#[derive(Serialize, Debug)]
struct MatchView<'table> {
    board_type: BoardType,
    #[serde(flatten)]
    counts: CountsView<'table>,
    strength: StrengthView,
}
