//! `mb match`: two players against each other.

use std::io::{self, Write as _};

use mb_runtime::prelude::*;
use mb_runtime::{FastRandom, MatchTable, players};
use serde::Serialize;

use crate::arguments::{MatchArguments, Random};
use crate::boards::{Task, with_board};
use crate::failure::Failure;
use crate::progress;

pub(crate) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    with_board(&arguments.board, PlayMatch(arguments)).map_err(Failure::input)?
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
        let mut first = players::by_name_on(&arguments.first, &empty).map_err(Failure::input)?;
        let mut second = players::by_name_on(&arguments.second, &empty).map_err(Failure::input)?;
        let start = Position::new(empty);
        let mut dice: Box<dyn Dice> = match arguments.random {
            Random::Python => Box::new(PythonRandom::new(arguments.seed)),
            Random::Fast => Box::new(FastRandom::new(arguments.seed)),
        };
        let bar = progress::bar(arguments.pairs, "playing");
        let table = Match::between(&arguments.first, &arguments.second)
            .pairs(arguments.pairs)
            .run_with_progress(&start, &mut *first, &mut *second, &mut *dice, |pairs| {
                bar.set_position(pairs);
            });
        bar.finish_and_clear();

        let mut output = io::stdout().lock();
        if arguments.json {
            let view = TableView::new(&table, board_type);
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        } else {
            write!(output, "{table}")?;
        }
        Ok(())
    }
}

/// The nine counts: won, lost and drawn from the first player's view, when it played circle (`o`), when it played
/// cross (`x`), and together.
#[derive(Serialize, Debug)]
struct TableView<'table> {
    board_type: &'static str,
    players: [&'table str; 2],
    o: [u64; 3],
    x: [u64; 3],
    total: [u64; 3],
}

impl<'table> TableView<'table> {
    fn new(table: &'table MatchTable, board_type: &'static str) -> Self {
        Self {
            board_type,
            players: [table.first_name(), table.second_name()],
            o: table.as_circle().counts(),
            x: table.as_cross().counts(),
            total: table.total().counts(),
        }
    }
}
