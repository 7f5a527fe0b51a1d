//! `mb solve`: what a position is worth.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use mb_runtime::exact::database::Database;
use mb_runtime::exact::solver::{Monitor, Solution, Solver, SolverMethod, SolverOptions, ValueBounds};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, text};
use serde::Serialize;

use crate::arguments::{BoardArguments, number, seconds};
use crate::boards::{Task, with_board};
use crate::io::drawing::{self, ColumnRow};
use crate::io::failure::Failure;
use crate::io::{databases, lines, moves, progress};

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(crate) struct SolveArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// Moves in order, circle first: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES", conflicts_with_all = ["position", "stdin"])]
    moves: String,
    /// The position as text: o, x or . for every square, column by column.
    #[arg(long, value_name = "TEXT", conflicts_with = "stdin")]
    position: Option<String>,
    /// Read one list of moves a line from standard input and write one JSON object a line.
    #[arg(long)]
    stdin: bool,
    /// Whoever completes a line loses.
    #[arg(long)]
    misere: bool,
    /// Look the answer up in this file, which holds every position of a board of at most 16 squares; where there is no
    /// such file, solve the board and write it.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["method", "threads", "memory", "nodes", "time"])]
    database: Option<PathBuf>,
    /// The value of every move.
    #[arg(long)]
    all: bool,
    /// How long it takes: the shortest win, the longest defence.
    #[arg(long)]
    distance: bool,
    /// How to search. Proof numbers are at their best where a win is long and narrow.
    #[arg(long, value_parser = method(), default_value_t = SolverMethod::NullWindow)]
    method: SolverMethod,
    /// How many threads, at most 256, and 0 for as many as there are processors; the answer does not depend on it.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// The most memory for the table, in mebibytes.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "MIB", default_value_t = 256)]
    memory: usize,
    /// Stop after so many positions.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N")]
    nodes: Option<u64>,
    /// Stop after so many seconds.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Reads the name of a method.
fn method() -> impl TypedValueParser<Value = SolverMethod> {
    PossibleValuesParser::new(SolverMethod::ALL.map(SolverMethod::name))
        .try_map(|name| name.parse::<SolverMethod>())
}

pub(crate) fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    with_board(&arguments.board, SolveTask(arguments)).map_err(Failure::input)?
}

/// The position is set up on the board that was asked for; the solver and the database have boards of their own.
struct SolveTask<'arguments>(&'arguments SolveArguments);

impl Task for SolveTask<'_> {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B, board_type: &'static str) -> Self::Output {
        let arguments = self.0;
        let mut source = AnswerSource::new(empty.geometry(), arguments)?;
        let mut output = io::stdout().lock();
        let answer =
            |solution: &Solution| SolutionView::new(solution, empty.geometry(), board_type, arguments);
        if arguments.stdin {
            return solve_lines(&mut source, &empty, answer, &mut output);
        }
        let position = position(empty.clone(), arguments).map_err(Failure::Input)?;
        let view = answer(&source.solve(&position)?);
        if arguments.json {
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        } else {
            view.write_text(&position, &mut output)?;
        }
        Ok(())
    }
}

/// Where answers come from.
enum AnswerSource {
    /// They are searched for.
    Solver(Box<Solver>, Monitor),
    /// They are looked up.
    Database(Box<Database>),
}

impl AnswerSource {
    fn new(geometry: Geometry, arguments: &SolveArguments) -> Result<Self, Failure> {
        if let Some(path) = &arguments.database {
            let database = databases::open(path, geometry, convention(arguments))?;
            return Ok(Self::Database(Box::new(database)));
        }
        let monitor = Monitor::default();
        stop_on_interrupt(&monitor)?;
        let solver = Solver::new(options(arguments, &monitor));
        Ok(Self::Solver(Box::new(solver), monitor))
    }

    fn solve<B: Board>(&mut self, position: &Position<B>) -> Result<Solution, Failure> {
        match self {
            Self::Solver(solver, monitor) => {
                let _spinner = progress::spinner(monitor);
                Ok(solver.solve(position))
            }
            Self::Database(database) => database.solution(position).map_err(Failure::input),
        }
    }

    fn is_stopped(&self) -> bool {
        matches!(self, Self::Solver(_, monitor) if monitor.is_stopped())
    }
}

const fn convention(arguments: &SolveArguments) -> Convention {
    if arguments.misere { Convention::Misere } else { Convention::Normal }
}

/// The first Ctrl-C asks the solver to stop with what it knows; the next one ends the program.
fn stop_on_interrupt(monitor: &Monitor) -> Result<(), Failure> {
    /// What shells report of a program that was interrupted.
    const INTERRUPTED: i32 = 130;
    let monitor = monitor.clone();
    let stop = move || {
        if monitor.is_stopped() {
            std::process::exit(INTERRUPTED);
        }
        monitor.stop();
    };
    ctrlc::set_handler(stop).map_err(|error| Failure::Io(io::Error::other(error)))
}

fn options(arguments: &SolveArguments, monitor: &Monitor) -> SolverOptions {
    let options = SolverOptions::default()
        .convention(convention(arguments))
        .method(arguments.method)
        .threads(arguments.threads)
        .memory(arguments.memory.saturating_mul(1 << 20))
        .every_move(arguments.all)
        .distance(arguments.distance)
        .monitor(monitor.clone());
    let options = arguments.nodes.into_iter().fold(options, SolverOptions::node_limit);
    arguments.time.into_iter().fold(options, SolverOptions::time_limit)
}

/// The position that was asked about, from its text or from the moves that lead to it.
fn position<B: Board>(empty: B, arguments: &SolveArguments) -> Result<Position<B>, String> {
    match &arguments.position {
        None => Ok(moves::play(empty, &arguments.moves)?.position().clone()),
        Some(position) => {
            let board = text::parse_board(empty, position).map_err(|error| error.to_string())?;
            Position::from_board(board).map_err(|error| error.to_string())
        }
    }
}

/// One list of moves a line in, one JSON object a line out; a wrong line gives an object that says why.
fn solve_lines<B: Board>(
    source: &mut AnswerSource,
    empty: &B,
    answer: impl Fn(&Solution) -> SolutionView,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    while let Some(line) = lines::next(&mut input) {
        let answer = match lines::text(line?).and_then(|line| moves::play(empty.clone(), &line)) {
            Ok(game) => serde_json::to_string(&answer(&source.solve(game.position())?)),
            Err(error) => serde_json::to_string(&serde_json::json!({ "error": error })),
        };
        writeln!(output, "{}", answer.map_err(io::Error::from)?)?;
        if source.is_stopped() {
            break;
        }
    }
    Ok(())
}

/// What was found out; coordinates are (column, row) from 0, values are those for the side to move.
#[derive(Serialize, Debug)]
struct SolutionView {
    /// The board on which the position was set up.
    board_type: &'static str,
    /// `win`, `draw`, `loss`, or `unknown`.
    value: String,
    /// The worst and the best value that are possible: the same one when the value is known.
    bounds: (String, String),
    /// How many moves the game lasts, where that was asked for and is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<usize>,
    best: Vec<ColumnRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<MoveView>>,
    principal_variation: Vec<ColumnRow>,
    /// Whether everything that was asked for was found.
    complete: bool,
    nodes: u64,
    seconds: f64,
}

/// (column, row, value), and the distance where it was asked for.
#[derive(Serialize, Debug)]
#[serde(untagged)]
enum MoveView {
    Value(usize, usize, String),
    Distance(usize, usize, String, usize),
}

impl SolutionView {
    fn new(
        solution: &Solution,
        geometry: Geometry,
        board_type: &'static str,
        arguments: &SolveArguments,
    ) -> Self {
        let moves = solution.moves.iter().map(|found| {
            let (x, y) = geometry.xy(found.square);
            match found.distance.filter(|_| arguments.distance) {
                None => MoveView::Value(x, y, word(found.bounds)),
                Some(distance) => MoveView::Distance(x, y, word(found.bounds), distance),
            }
        });
        Self {
            board_type,
            value: word(solution.bounds),
            bounds: (solution.bounds.lower().to_string(), solution.bounds.upper().to_string()),
            distance: solution.distance.filter(|_| arguments.distance),
            best: drawing::points(&solution.best_moves, geometry),
            moves: arguments.all.then(|| moves.collect()),
            principal_variation: drawing::points(&solution.principal_variation, geometry),
            complete: solution.is_complete,
            nodes: solution.nodes,
            seconds: solution.elapsed.as_secs_f64(),
        }
    }

    /// The picture, the board with what is known of every move and a star at the best ones, and the rest in words.
    fn write_text<B: Board>(&self, position: &Position<B>, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{position}")?;
        drawing::write_moves(position.board(), |point| self.move_text(point), &self.best, output)?;
        writeln!(output)?;
        self.write_summary(position, output)
    }

    /// What is known of a move.
    fn move_text(&self, point: ColumnRow) -> Option<String> {
        self.moves.iter().flatten().find_map(|found| match found {
            MoveView::Value(x, y, value) => ((*x, *y) == point).then(|| value.clone()),
            MoveView::Distance(x, y, value, distance) => {
                ((*x, *y) == point).then(|| format!("{value} {distance}"))
            }
        })
    }

    fn write_summary<B: Board>(&self, position: &Position<B>, output: &mut impl Write) -> io::Result<()> {
        let value = match self.value.as_str() {
            "unknown" => {
                format!("unknown so far, bounds are {} and {}", self.bounds.0, self.bounds.1)
            }
            value => value.to_owned(),
        };
        let distance = match self.distance {
            None => String::new(),
            Some(1) => " in 1 move".to_owned(),
            Some(moves) => format!(" in {moves} moves"),
        };
        writeln!(output, "value for {}: {value}{distance}", position.turn())?;
        if !self.complete {
            writeln!(output, "stopped before everything was found")?;
        }
        drawing::write_expected(&self.principal_variation, output)?;
        writeln!(output, "{} nodes in {:.3} s", self.nodes, self.seconds)?;
        writeln!(output, "board: {}", self.board_type)
    }
}

/// One word for what is known of a value.
fn word(bounds: ValueBounds) -> String {
    bounds.value().map_or_else(|| "unknown".to_owned(), |value| value.to_string())
}
