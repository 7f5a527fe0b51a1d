//! `mb solve`: finds out what a position is worth.

use std::io::{self, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use mb_engine::BoardType;
use mb_runtime::exact::solver::{Monitor, Solution, Solver, SolverMethod, SolverOptions, ValueBounds};
use mb_runtime::prelude::*;
use mb_runtime::{Convention, text};
use serde::Serialize;

use crate::arguments::{BoardArguments, number, one_of, seconds};
use crate::io::drawing::{self, ColumnRow};
use crate::io::failure::Failure;
use crate::io::{databases, json, lines, moves, progress};

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
pub(crate) struct SolveArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// Moves in order, circle first, with spaces between: column,row from 0, or names such as B3.
    #[arg(long, default_value = "", value_name = "MOVES", conflicts_with_all = ["position", "stdin"])]
    moves: String,
    /// Set up the position from text: o, x or . for each square, column by column.
    #[arg(long, value_name = "TEXT", conflicts_with = "stdin")]
    position: Option<String>,
    /// Read a list of moves from each line of standard input and print a line of JSON for it.
    #[arg(long)]
    stdin: bool,
    /// Play misère: the side that completes a line loses.
    #[arg(long)]
    misere: bool,
    /// Look the answer up in this file, which holds every position of a board of at most 16 squares. If it does not
    /// exist, solve the board and write it.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["method", "threads", "memory", "nodes", "time"])]
    database: Option<PathBuf>,
    /// Also print the value of every move.
    #[arg(long)]
    all: bool,
    /// Also print the number of moves to the end: the shortest win, the longest defence.
    #[arg(long)]
    distance: bool,
    /// Choose how to search: null-window searches depth first; proof-number searches best first, which is faster where
    /// a win is long and narrow.
    #[arg(long, value_parser = one_of(&SolverMethod::ALL), default_value_t = SolverMethod::NullWindow, value_name = "METHOD")]
    method: SolverMethod,
    /// Threads to search on, at most 256, or 0 for one per processor; the answer does not depend on them.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Limit the table to this many mebibytes.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "MIB", default_value_t = 256)]
    memory: usize,
    /// Stop after this many positions.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<u64>, value_name = "N")]
    nodes: Option<u64>,
    /// Stop after this many seconds.
    #[arg(long, allow_negative_numbers = true, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Sets positions up on `BitBoard`, whatever the layout: the solver and the database have boards of their own.
pub(crate) fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let empty = arguments.board.empty()?;
    let board_type = arguments.board.choice()?.board_type();
    let database = match &arguments.database {
        Some(path) => Some(databases::open(path, empty.geometry(), convention(arguments))?),
        None => None,
    };
    let monitor = Monitor::default();
    if database.is_none() {
        stop_on_interrupt(&monitor)?;
    }
    let mut solver = Solver::new(options(arguments, &monitor));
    let mut answer = |position: &Position<BitBoard>| -> Result<_, Failure> {
        let solution = if let Some(database) = &database {
            database.solution(position).map_err(Failure::input)?
        } else {
            let _spinner = progress::spinner(&monitor);
            solver.solve(position)
        };
        Ok(SolutionView::new(&solution, empty.geometry(), board_type, arguments))
    };
    if arguments.stdin {
        for line in lines::standard_input() {
            let view = match lines::text(line?).and_then(|line| moves::play(&empty, &line)) {
                Ok(game) => Ok(answer(game.position())?),
                Err(error) => Err(error),
            };
            lines::print_answer(&view)?;
            if monitor.is_stopped() {
                break;
            }
        }
        return Ok(());
    }
    let position = position(&empty, arguments)?;
    let view = answer(&position)?;
    if arguments.json { json::print(&view) } else { Ok(view.print_text(&position)?) }
}

const fn convention(arguments: &SolveArguments) -> Convention {
    if arguments.misere { Convention::Misere } else { Convention::Normal }
}

/// Makes the first Ctrl-C stop the solver, which then reports what it knows, and the second end the program.
fn stop_on_interrupt(monitor: &Monitor) -> Result<(), Failure> {
    /// The exit status by which shells report an interrupted program.
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

/// Sets up the position that `--position` or `--moves` describes.
fn position(empty: &BitBoard, arguments: &SolveArguments) -> Result<Position<BitBoard>, Failure> {
    match &arguments.position {
        None => Ok(moves::play(empty, &arguments.moves)?.position().clone()),
        Some(text) => {
            let board = text::parse_board(empty.clone(), text).map_err(Failure::input)?;
            Position::from_board(board).map_err(Failure::input)
        }
    }
}

/// What is known of a position. Coordinates are (column, row) from 0; values are those of the side to move.
#[derive(Serialize, Debug)]
struct SolutionView {
    /// The type of board that the arguments name.
    board_type: BoardType,
    /// `win`, `draw`, `loss`, or `unknown`.
    value: String,
    /// The worst and the best possible value: equal when the value is known.
    bounds: (String, String),
    /// The moves that the game still takes, with `--distance` and where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    distance: Option<usize>,
    best: Vec<ColumnRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<MoveView>>,
    principal_variation: Vec<ColumnRow>,
    /// Whether the solver found everything that the arguments ask for.
    complete: bool,
    nodes: u64,
    seconds: f64,
}

/// (column, row, value), and the distance with `--distance`.
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
        board_type: BoardType,
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

    /// Prints the position, the board with what is known of each move and a star at the best ones, and a summary.
    fn print_text(&self, position: &Position<BitBoard>) -> io::Result<()> {
        let mut output = io::stdout().lock();
        writeln!(output, "{position}")?;
        drawing::write_moves(position.board(), |point| self.move_text(point), &self.best, &mut output)?;
        writeln!(output, "\n{}", self.outcome_text(position.turn()))?;
        if !self.complete {
            writeln!(output, "stopped before everything was found")?;
        }
        drawing::write_expected(&self.principal_variation, &mut output)?;
        writeln!(output, "{} nodes in {:.3} s\nboard: {}", self.nodes, self.seconds, self.board_type)
    }

    /// Describes what is known of a move.
    fn move_text(&self, point: ColumnRow) -> Option<String> {
        self.moves.iter().flatten().find_map(|found| match found {
            MoveView::Value(x, y, value) => ((*x, *y) == point).then(|| value.clone()),
            MoveView::Distance(x, y, value, distance) => {
                ((*x, *y) == point).then(|| format!("{value} {distance}"))
            }
        })
    }

    /// Describes the value and the distance.
    fn outcome_text(&self, turn: Mark) -> String {
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
        format!("value for {turn}: {value}{distance}")
    }
}

/// Names the value within `bounds`, or `unknown`.
fn word(bounds: ValueBounds) -> String {
    bounds.value().map_or_else(|| "unknown".to_owned(), |value| value.to_string())
}
