//! `mb check`: finds out whether a player never loses, and whether it always plays a best move.

use std::io::{self, Write};

use clap::Args;
use mb_engine::BoardType;
use mb_runtime::exact::check::{Mistake, Proof, check_strongly, check_weakly};
use mb_runtime::exact::tree::{GameTree, Scoring};
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::{BoardArguments, one_of};
use crate::io::drawing::{self, ColumnRow};
use crate::io::failure::Failure;
use crate::io::{entrants, json, moves, tables};

#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    /// The player: NAME, or NAME:key=value,key=value with parameters. The series' names work too.
    player: String,
    #[command(flatten)]
    board: BoardArguments,
    /// Check that it never loses as either side [default: both checks].
    #[arg(long)]
    weakly: bool,
    /// Check that it plays only best moves in every position.
    #[arg(long)]
    strongly: bool,
    /// Rank moves by their result; with shortest-win also by the number of moves to it; with hopeful-draws also prefer
    /// draws in which the other side can still go wrong.
    #[arg(long, value_parser = one_of(&Scoring::ALL), default_value_t = Scoring::Result, value_name = "SCORING")]
    scoring: Scoring,
    /// Moves to begin with, with spaces between: column,row from 0, or names such as B3.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &CheckArguments) -> Result<(), Failure> {
    let empty = arguments.board.empty()?;
    let mut player = entrants::machine(&arguments.player, &empty)?;
    let game = moves::play(&empty, &arguments.moves)?;
    let tree = GameTree::new(game.position()).map_err(|error| {
        format!(
            "the game tree has more than {} positions: take a smaller board, or start later in the game with \
             --moves",
            error.limit
        )
    })?;
    // Without a flag, run both checks.
    let (weakly, strongly) = match (arguments.weakly, arguments.strongly) {
        (false, false) => (true, true),
        flags => flags,
    };
    let report = CheckReport {
        board_type: BoardType::Generic,
        player: &arguments.player,
        weakly: weakly.then(|| ProofView::new(&check_weakly(&mut *player, &tree))),
        strongly: strongly.then(|| ProofView::new(&check_strongly(&mut *player, &tree, arguments.scoring))),
    };
    if arguments.json { json::print(&report) } else { Ok(report.print_text(empty.geometry())?) }
}

/// The results of the checks.
#[derive(Serialize, Debug)]
struct CheckReport<'arguments> {
    board_type: BoardType,
    player: &'arguments str,
    #[serde(skip_serializing_if = "Option::is_none")]
    weakly: Option<ProofView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strongly: Option<ProofView>,
}

/// Whether the player never errs, and the positions in which it does.
#[derive(Serialize, Debug)]
struct ProofView {
    solved: bool,
    /// The number of positions in which the player was asked for its moves.
    asked: usize,
    mistakes: Vec<MistakeView>,
}

/// A position in which the player errs. Coordinates are (column, row) from 0.
#[derive(Serialize, Debug)]
struct MistakeView {
    /// One character per square, column by column.
    board: String,
    turn: String,
    ply: usize,
    /// The moves that the player may choose and that are not among the best.
    errors: Vec<ColumnRow>,
    /// The best moves.
    best: Vec<ColumnRow>,
}

impl ProofView {
    fn new(proof: &Proof<BitBoard>) -> Self {
        Self {
            solved: proof.holds(),
            asked: proof.asked,
            mistakes: proof.mistakes.iter().map(MistakeView::new).collect(),
        }
    }
}

impl MistakeView {
    fn new(mistake: &Mistake<BitBoard>) -> Self {
        let board = mistake.position.board();
        let geometry = board.geometry();
        Self {
            board: board.to_string(),
            turn: mistake.position.turn().to_string(),
            ply: mistake.position.ply(),
            errors: drawing::points(&mistake.errors, geometry),
            best: drawing::points(&mistake.best_moves, geometry),
        }
    }
}

impl CheckReport<'_> {
    fn print_text(&self, geometry: Geometry) -> io::Result<()> {
        let mut output = io::stdout().lock();
        let Self { player, board_type, .. } = self;
        writeln!(output, "{player} on {geometry} ({board_type} board)")?;
        let proofs = [("weakly", &self.weakly), ("strongly", &self.strongly)];
        for (name, proof) in proofs {
            if let Some(proof) = proof {
                proof.write_text(name, geometry, &mut output)?;
            }
        }
        Ok(())
    }
}

impl ProofView {
    fn write_text(&self, name: &str, geometry: Geometry, output: &mut impl Write) -> io::Result<()> {
        let (asked, mistakes) = (self.asked, self.mistakes.len());
        if self.solved {
            return writeln!(output, "{name} solved: asked in {asked} positions, it errs in none");
        }
        writeln!(output, "not {name} solved: asked in {asked} positions, it errs in {mistakes}")?;
        let names = |squares: &[ColumnRow]| {
            let names = squares.iter().filter_map(|(x, y)| geometry.square(*x, *y).ok());
            names.map(|square| geometry.name(square).to_string()).collect::<Vec<_>>().join(" ")
        };
        let header = ["board, column by column", "ply", "to move", "plays", "best"].map(str::to_owned);
        let rows = self.mistakes.iter().map(|mistake| {
            let MistakeView { board, ply, turn, errors, best } = mistake;
            vec![board.clone(), ply.to_string(), turn.clone(), names(errors), names(best)]
        });
        writeln!(output, "{}", tables::table(header.to_vec(), rows))
    }
}
