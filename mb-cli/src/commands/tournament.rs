//! `mb tournament`: every player against every other.

use std::io::{self, Write as _};

use clap::Args;
use mb_runtime::boards::BoardTask;
use mb_runtime::prelude::*;
use mb_runtime::{CrossTable, RoundRobin, Standing};
use serde::Serialize;

use crate::arguments::{Random, number};
use crate::boards::{BoardType, with_board};
use crate::commands::contest::scores::{CountsView, StrengthView};
use crate::commands::contest::{self, ContestArguments, Witness};
use crate::io::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct TournamentArguments {
    /// The players, two or more, by our names or the series', with parameters if wanted: NAME:key=value,key=value.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<String>,
    #[command(flatten)]
    contest: ContestArguments,
    /// How many pairs of games each two players play; in each pair both move first once.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N", default_value_t = 1_000)]
    pairs: u64,
    /// Where random numbers come from.
    #[arg(long, value_enum, default_value_t = Random::Fast)]
    random: Random,
}

pub(crate) fn run(arguments: &TournamentArguments) -> Result<(), Failure> {
    with_board(&arguments.contest.board, arguments)?
}

impl BoardTask for &TournamentArguments {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        let arguments = self;
        let board_type = arguments.contest.board.board_type()?;
        let names: Vec<&str> = arguments.players.iter().map(String::as_str).collect();
        let makers = contest::makers(&names, &empty, arguments.random, &arguments.contest)?;
        let openings = contest::openings(&empty, &arguments.contest)?;
        let tournament = RoundRobin::among(names.iter().copied())
            .pairs(arguments.pairs)
            .seed(arguments.contest.seed)
            .threads(arguments.contest.threads);
        let mut witness = Witness::new(tournament.total_pairs(), &names, &arguments.contest)?;
        let player = |number: usize| makers[number]();
        let table = match arguments.random {
            Random::Python => {
                let mut dice = PythonRandom::new(arguments.contest.seed);
                tournament.run_telling(&openings, player, &mut dice, &mut witness.listener())
            }
            Random::Fast => tournament.run_fast_telling(&openings, player, &mut witness.listener()),
        };
        witness.finish()?;

        let mut output = io::stdout().lock();
        if arguments.contest.json {
            let view = TournamentView::new(&table, board_type);
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        } else {
            writeln!(output, "{table}\nplayed on the {board_type} board; Elo: difference to the opponents")?;
        }
        Ok(())
    }
}

/// The ranking, and every match.
#[derive(Serialize, Debug)]
struct TournamentView<'table> {
    board_type: BoardType,
    ranking: Vec<StandingView<'table>>,
    matches: Vec<CountsView<'table>>,
}

/// A place in the ranking: games won, lost and drawn, and what they say about strength.
#[derive(Serialize, Debug)]
struct StandingView<'table> {
    player: &'table str,
    total: [u64; 3],
    #[serde(flatten)]
    strength: StrengthView,
}

impl<'table> TournamentView<'table> {
    fn new(table: &'table CrossTable, board_type: BoardType) -> Self {
        let standing = |standing: Standing<'table>| StandingView {
            player: standing.name,
            total: standing.total.counts(),
            strength: StrengthView::new(standing.total),
        };
        Self {
            board_type,
            ranking: table.ranking().into_iter().map(standing).collect(),
            matches: table.matches().iter().map(CountsView::new).collect(),
        }
    }
}
