//! `mb tournament`: lets every player play against every other one.

use std::io::{self, Write as _};

use clap::Args;
use mb_engine::BoardType;
use mb_runtime::players::Entrant;
use mb_runtime::prelude::*;
use mb_runtime::{CrossTable, Standing};
use serde::Serialize;

use crate::arguments::{RandomNumbers, number};
use crate::commands::contest::scores::{CountsView, StrengthView};
use crate::commands::contest::{ContestArguments, ContestObserver};
use crate::io::failure::Failure;
use crate::io::{entrants, json};

#[derive(Args, Debug)]
pub(crate) struct TournamentArguments {
    /// Two or more players, each as NAME, or NAME:key=value,key=value with parameters. A wrong name lists the players.
    #[arg(required = true, num_args = 2.., value_name = "PLAYER")]
    players: Vec<String>,
    #[command(flatten)]
    contest: ContestArguments,
    /// Pairs of games between each two players; in each pair both move first once.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N", default_value_t = 1_000)]
    pairs: u64,
    /// Choose the source of random numbers.
    #[arg(long, value_enum, default_value_t = RandomNumbers::Fast)]
    random: RandomNumbers,
}

pub(crate) fn run(arguments: &TournamentArguments) -> Result<(), Failure> {
    let names: Vec<&str> = arguments.players.iter().map(String::as_str).collect();
    let options = &arguments.contest;
    options.check_threads(&names, arguments.random)?;
    let (empty, choice) = (options.board.empty()?, options.choice(&names)?);
    let entrants = names.iter().map(|name| entrants::entrant(name, &empty));
    let entrants: Vec<Entrant<BitBoard>> = entrants.collect::<Result<_, _>>()?;
    let contest = options.contest(&empty, arguments.pairs)?;
    let mut observer = ContestObserver::new(contest.tournament_pairs(entrants.len()), &names, options)?;
    let mut dice = PythonRandom::new(options.seed);
    let source = arguments.random.source(&mut dice);
    let table = match choice.board_type() {
        BoardType::Generic => contest.tournament_of(&empty, entrants, &mut observer.listener(), source),
        _ => contest.tournament_of_rules(choice, &names, &mut observer.listener(), source),
    };
    observer.finish()?;
    let (table, board_type) = (table.map_err(Failure::input)?, choice.board_type());
    if options.json {
        json::print(&TournamentView::new(&table, board_type))
    } else {
        let note = format!("played on the {board_type} board; Elo: difference to the opponents");
        Ok(writeln!(io::stdout(), "{table}\n{note}")?)
    }
}

/// The ranking, and every match.
#[derive(Serialize, Debug)]
struct TournamentView<'table> {
    board_type: BoardType,
    ranking: Vec<StandingView<'table>>,
    matches: Vec<CountsView<'table>>,
}

/// A place in the ranking: the games won, lost and drawn, and what they say about the strength.
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
