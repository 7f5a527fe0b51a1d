//! `mb match`: lets two players play against each other.

use std::io::{self, Write as _};

use clap::Args;
use mb_engine::BoardType;
use mb_runtime::MatchTable;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{RandomNumbers, number};
use crate::commands::contest::scores::{self, CountsView, StrengthView};
use crate::commands::contest::{ContestArguments, ContestObserver};
use crate::io::failure::Failure;
use crate::io::{entrants, json};

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
    let names = [arguments.first.as_str(), arguments.second.as_str()];
    let options = &arguments.contest;
    options.check_threads(&names, arguments.random)?;
    let (empty, choice) = (options.board.empty()?, options.choice(&names)?);
    let entrants =
        [entrants::entrant(&arguments.first, &empty)?, entrants::entrant(&arguments.second, &empty)?];
    let contest = options.contest(&empty, arguments.pairs)?;
    let mut observer = ContestObserver::new(arguments.pairs, &names, options)?;
    let mut dice = PythonRandom::new(options.seed);
    let source = arguments.random.source(&mut dice);
    let table = match choice.board_type() {
        BoardType::Generic => contest.match_of(&empty, entrants, &mut observer.listener(), source),
        _ => contest.match_of_rules(choice, names, &mut observer.listener(), source),
    };
    observer.finish()?;
    arguments.print(&table.map_err(Failure::input)?, choice.board_type())
}

impl MatchArguments {
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
