//! `mb tournament`: lets every player play against every other one.

use std::io::{self, Write as _};

use clap::Args;
use mb_runtime::boards::BoardTask;
use mb_runtime::players::Entrant;
use mb_runtime::prelude::*;
use mb_runtime::{CrossTable, RoundRobin, Standing};
use serde::Serialize;

use crate::arguments::{RandomNumbers, number};
use crate::boards::{self, BoardType};
use crate::commands::contest::scores::{CountsView, StrengthView};
use crate::commands::contest::{ContestArguments, ContestObserver};
use crate::io::entrants::{self, EntrantMaker};
use crate::io::failure::Failure;
use crate::io::json;

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
    let board = &arguments.contest.board;
    if entrants::are_rules(&arguments.players) {
        return boards::with_board(board.geometry()?, board.layout(), arguments);
    }
    arguments.play(&BitBoard::new(board.geometry()?), entrants::entrant, BoardType::Generic)
}

impl BoardTask for &TournamentArguments {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        self.play(&empty, entrants::rule, self.contest.board.board_type()?)
    }
}

impl TournamentArguments {
    /// Plays the tournament on boards like `empty` between players that `entrant` makes.
    fn play<B: Board>(
        &self,
        empty: &B,
        entrant: EntrantMaker<B>,
        board_type: BoardType,
    ) -> Result<(), Failure> {
        let contest = &self.contest;
        let names: Vec<&str> = self.players.iter().map(String::as_str).collect();
        contest.check_threads(&names, self.random)?;
        let entrants = names.iter().map(|name| entrant(name, empty));
        let entrants: Vec<Entrant<B>> = entrants.collect::<Result<_, _>>()?;
        let openings = contest.openings(empty)?;
        let tournament =
            RoundRobin::new(entrants).pairs(self.pairs).seed(contest.seed).threads(contest.threads);
        let mut observer = ContestObserver::new(tournament.total_pairs(), &names, contest)?;
        let table = tournament
            .listener(&mut observer.listener())
            .run(openings, self.random.source(&mut PythonRandom::new(contest.seed)));
        observer.finish()?;

        if contest.json {
            json::print(&TournamentView::new(&table, board_type))
        } else {
            let note = format!("played on the {board_type} board; Elo: difference to the opponents");
            Ok(writeln!(io::stdout(), "{table}\n{note}")?)
        }
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
