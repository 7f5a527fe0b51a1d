//! `mb show`: prints everything about a position.

use std::io::{self, Write as _};

use clap::Args;
use mb_runtime::boards::BoardTask;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::BoardArguments;
use crate::boards::BoardType;
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
    arguments.board.run(arguments)?
}

impl BoardTask for &ShowArguments {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B) -> Self::Output {
        let board_type = self.board.board_type()?;
        let show = |list: &str| Ok(PositionView::new(&moves::play(&empty, list)?, board_type));
        if self.stdin {
            return lines::answer_each(show);
        }
        let view = show(&self.moves).map_err(Failure::Input)?;
        if self.json { json::print(&view) } else { Ok(view.print_text()?) }
    }
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
    fn new<B: Board>(game: &Game<B>, board_type: BoardType) -> Self {
        let board = game.board();
        let geometry = board.geometry();
        let symmetric_moves = game.last_move().map(|square| board.symmetric_keys_with(square));
        let with_coordinates = |(key, square): &(B::Key, Square)| {
            let (x, y) = geometry.xy(*square);
            (format!("{key:#x}"), x, y)
        };
        Self {
            board_type,
            board: board.to_string(),
            picture: game.to_string(),
            turn: game.turn().to_string(),
            status: game.status().to_string(),
            ply: game.ply(),
            legal: game.legal_moves().map(|square| geometry.xy(square)).collect(),
            patterns: board.line_patterns(game.turn()).iter().collect(),
            circle: moves::marks_in_hex(board, Mark::Circle),
            cross: moves::marks_in_hex(board, Mark::Cross),
            key: format!("{:#x}", board.key()),
            symmetric_keys: board.symmetric_keys().iter().map(|key| format!("{key:#x}")).collect(),
            symmetric_moves: symmetric_moves
                .iter()
                .flat_map(|images| images.iter())
                .map(with_coordinates)
                .collect(),
            canonical_key: format!("{:#x}", board.canonical_key()),
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
