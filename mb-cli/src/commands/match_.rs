//! `mb match`: two players against each other.

use std::io::{self, Write as _};

use clap::Args;
use mb_runtime::MatchTable;
use mb_runtime::boards::BoardTask;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{Random, number};
use crate::boards::{BoardType, with_board};
use crate::commands::contest::scores::{self, CountsView, StrengthView};
use crate::commands::contest::{self, ContestArguments, Witness};
use crate::io::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct MatchArguments {
    /// The first player, by our name or the series', with parameters if wanted: NAME:key=value,key=value. Or human, a
    /// person at the terminal, or database:file=FILE, which plays from a file that mb solve --database makes.
    first: String,
    /// The second player.
    second: String,
    #[command(flatten)]
    contest: ContestArguments,
    /// How many pairs of games; in each pair both players move first once.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N", default_value_t = 10_000)]
    pairs: u64,
    /// Where random numbers come from.
    #[arg(long, value_enum, default_value_t = Random::Python)]
    random: Random,
    /// Below the table, print the share of the points and the Elo difference, each with its 95 % interval.
    #[arg(long)]
    elo: bool,
}

pub(crate) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    with_board(&arguments.contest.board, arguments)?
}

impl BoardTask for &MatchArguments {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        let arguments = self;
        let board_type = arguments.contest.board.board_type()?;
        let (first, second) = (arguments.first.as_str(), arguments.second.as_str());
        let makers = contest::makers(&[first, second], &empty, arguments.random, &arguments.contest)?;
        let openings = contest::openings(&empty, &arguments.contest)?;
        let mut witness = Witness::new(arguments.pairs, &[first, second], &arguments.contest)?;
        let game = Match::between(first, second)
            .pairs(arguments.pairs)
            .seed(arguments.contest.seed)
            .threads(arguments.contest.threads);
        let table = match arguments.random {
            Random::Python => game.run_telling(
                &openings,
                &mut makers[0](),
                &mut makers[1](),
                &mut PythonRandom::new(arguments.contest.seed),
                &mut witness.listener(),
            ),
            Random::Fast => game.run_fast_telling(&openings, &makers[0], &makers[1], &mut witness.listener()),
        };
        witness.finish()?;

        let mut output = io::stdout().lock();
        if arguments.contest.json {
            let view = TableView::new(&table, board_type);
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
            return Ok(());
        }
        write!(output, "{table}")?;
        if arguments.elo {
            writeln!(output, "\n{}", scores::line(table.total()))?;
        }
        // The table is the series' own, so only what was not asked for is said below it.
        if board_type != arguments.contest.board.layout() {
            writeln!(output, "\nplayed on the {board_type} board")?;
        }
        Ok(())
    }
}

/// The nine counts: won, lost and drawn from the first player's view, when it played circle (`o`), when it played
/// cross (`x`), and together; and what they say about its strength.
#[derive(Serialize, Debug)]
struct TableView<'table> {
    board_type: BoardType,
    #[serde(flatten)]
    counts: CountsView<'table>,
    strength: StrengthView,
}

impl<'table> TableView<'table> {
    fn new(table: &'table MatchTable, board_type: BoardType) -> Self {
        Self { board_type, counts: CountsView::new(table), strength: StrengthView::new(table.total()) }
    }
}
