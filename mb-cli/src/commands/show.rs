//! `mb show`: prints everything about a position.

use std::io::{self, Write as _};

use clap::Args;
use mb_engine::{BoardChoice, BoardType};
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::BoardArguments;
use crate::io::drawing::{self, ColumnRow};
use crate::io::failure::Failure;
use crate::io::{json, lines, moves};

#[derive(Args, Debug)]
pub(crate) struct ShowArguments {
    #[command(flatten)]
    board: BoardArguments,
    /// Moves in order, circle first, with spaces between: column,row from 0, or names such as B3.
    #[arg(long, default_value = "", value_name = "MOVES", conflicts_with = "stdin")]
    moves: String,
    /// Read a list of moves from each line of standard input and print a line of JSON for it.
    #[arg(long)]
    stdin: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &ShowArguments) -> Result<(), Failure> {
    let (empty, choice) = (arguments.board.empty()?, arguments.board.choice()?);
    let show = |list: &str| Ok(PositionView::new(&moves::play(&empty, list)?, choice));
    if arguments.stdin {
        return lines::answer_each(show);
    }
    let view = show(&arguments.moves).map_err(Failure::Input)?;
    if arguments.json { json::print(&view) } else { Ok(view.print_text()?) }
}

/// Everything about a position. Coordinates are (column, row) from 0.
#[derive(Serialize, Debug)]
struct PositionView {
    board_type: BoardType,
    /// One character per square, column by column.
    board: String,
    picture: String,
    turn: String,
    status: String,
    ply: usize,
    legal: Vec<ColumnRow>,
    /// (marks of the side that moved last, of the side to move, empty squares, lines).
    patterns: Vec<(usize, usize, usize, u32)>,
    circle: String,
    cross: String,
    key: String,
    symmetric_keys: Vec<String>,
    /// The symmetric keys, each with the image of the last move.
    symmetric_moves: Vec<(String, usize, usize)>,
    canonical_key: String,
}

impl PositionView {
    fn new(game: &Game<BitBoard>, choice: BoardChoice) -> Self {
        let board = game.board();
        let geometry = board.geometry();
        let facts = choice.facts(game.record());
        let symmetric_moves = facts.symmetric_moves.into_iter().map(|(key, square)| {
            let (x, y) = geometry.xy(square);
            (key, x, y)
        });
        Self {
            board_type: choice.board_type(),
            board: board.to_string(),
            picture: game.to_string(),
            turn: game.turn().to_string(),
            status: game.status().to_string(),
            ply: game.ply(),
            legal: drawing::points(&facts.legal_moves, geometry),
            patterns: facts.line_patterns,
            circle: moves::marks_in_hex(board, Mark::Circle),
            cross: moves::marks_in_hex(board, Mark::Cross),
            key: facts.key,
            symmetric_keys: facts.symmetric_keys,
            symmetric_moves: symmetric_moves.collect(),
            canonical_key: facts.canonical_key,
        }
    }

    fn print_text(&self) -> io::Result<()> {
        let mut output = io::stdout().lock();
        writeln!(output, "{}", self.picture)?;
        let patterns: Vec<_> = self
            .patterns
            .iter()
            .map(|(last, turn, empty, lines)| format!("({last}, {turn}, {empty}) × {lines}"))
            .collect();
        let moves: Vec<_> = self.symmetric_moves.iter().map(|(key, x, y)| format!("{key} {x},{y}")).collect();
        let rows = [
            ("board", format!("{} ({})", self.board, self.board_type)),
            ("status", format!("{} after {} moves", self.status, self.ply)),
            ("legal moves", drawing::list(&self.legal)),
            ("line patterns", format!("{}  (last mover, to move, empty) × lines", patterns.join("  "))),
            ("circle", self.circle.clone()),
            ("cross", self.cross.clone()),
            ("key", self.key.clone()),
            ("canonical key", self.canonical_key.clone()),
            ("symmetric keys", self.symmetric_keys.join(" ")),
            ("with last move", moves.join("  ")),
        ];
        rows.iter().try_for_each(|(name, value)| writeln!(output, "{name:<15}{value}"))
    }
}
