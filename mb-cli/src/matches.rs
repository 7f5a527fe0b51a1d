//! `mb match`: two players against each other.

use std::io::{self, Write as _};

use mb_runtime::prelude::*;
use mb_runtime::{MatchTable, Score};
use serde::Serialize;

use crate::arguments::{MatchArguments, Random};
use crate::boards::{Task, with_board};
use crate::contest::{self, Witness};
use crate::failure::Failure;
use crate::strength::{self, StrengthView};

pub(crate) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    with_board(&arguments.contest.board, PlayMatch(arguments)).map_err(Failure::input)?
}

struct PlayMatch<'arguments>(&'arguments MatchArguments);

impl Task for PlayMatch<'_> {
    type Output = Result<(), Failure>;

    fn run<B: Board<Key: Send + Sync> + Send + Sync + 'static>(
        self,
        empty: B,
        board_type: &'static str,
    ) -> Self::Output {
        let arguments = self.0;
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
            writeln!(output, "\n{}", strength::line(table.total()))?;
        }
        // The table is the series' own, so only what was not asked for is said below it.
        if board_type != arguments.contest.board.layout().name() {
            writeln!(output, "\nplayed on the {board_type} board")?;
        }
        Ok(())
    }
}

/// The nine counts: won, lost and drawn from the first player's view, when it played circle (`o`), when it played
/// cross (`x`), and together; and what they say about its strength.
#[derive(Serialize, Debug)]
struct TableView<'table> {
    board_type: &'static str,
    #[serde(flatten)]
    counts: CountsView<'table>,
    strength: StrengthView,
}

/// The players and the nine counts of a match.
#[derive(Serialize, Debug)]
pub(crate) struct CountsView<'table> {
    players: [&'table str; 2],
    o: [u64; 3],
    x: [u64; 3],
    total: [u64; 3],
}

impl<'table> TableView<'table> {
    fn new(table: &'table MatchTable, board_type: &'static str) -> Self {
        Self { board_type, counts: CountsView::new(table), strength: StrengthView::new(table.total()) }
    }
}

impl<'table> CountsView<'table> {
    pub(crate) fn new(table: &'table MatchTable) -> Self {
        let [o, x, total] = [table.as_circle(), table.as_cross(), table.total()].map(Score::counts);
        Self { players: [table.first_name(), table.second_name()], o, x, total }
    }
}
