//! `mb check`: whether a player never loses, and whether it always plays a best move.

use std::io::{self, Write};

use clap::Args;
use mb_runtime::exact::check::{Mistake, Proof, check_strongly, check_weakly};
use mb_runtime::exact::tree::{GameTree, Scoring};
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::BoardArguments;
use crate::boards::{Task, with_board};
use crate::io::failure::Failure;
use crate::io::{entrants, moves, tables};

#[derive(Args, Debug)]
pub(crate) struct CheckArguments {
    /// The player, by our name or the series', with parameters if wanted: NAME:key=value,key=value.
    player: String,
    #[command(flatten)]
    board: BoardArguments,
    /// Whether it never loses, as either side, whatever the other side does. Both checks if none is asked for.
    #[arg(long)]
    weakly: bool,
    /// Whether it plays only best moves in every position.
    #[arg(long)]
    strongly: bool,
    /// What makes a move the best: its result alone, also the number of moves to it, or also in which draws the
    /// other side must be careful.
    #[arg(long, value_parser = scoring, default_value = "result", value_name = "SCORING")]
    scoring: Scoring,
    /// Check from the position after these moves on: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES")]
    moves: String,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

/// Reads the name of a scoring.
fn scoring(text: &str) -> Result<Scoring, String> {
    match text {
        "result" => Ok(Scoring::Result),
        "shortest-win" => Ok(Scoring::ShortestWin),
        "hopeful-draws" => Ok(Scoring::HopefulDraws),
        _ => Err("write result, shortest-win or hopeful-draws".to_owned()),
    }
}

pub(crate) fn run(arguments: &CheckArguments) -> Result<(), Failure> {
    with_board(&arguments.board, CheckTask(arguments)).map_err(Failure::input)?
}

struct CheckTask<'arguments>(&'arguments CheckArguments);

impl Task for CheckTask<'_> {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B, board_type: &'static str) -> Self::Output {
        let arguments = self.0;
        let mut player = entrants::machine(&arguments.player, &empty)?;
        let game = moves::play(empty, &arguments.moves).map_err(Failure::Input)?;
        let tree = GameTree::new(game.position()).map_err(|error| {
            let limit = error.limit;
            Failure::Input(format!(
                "the game tree has more than {limit} positions: take a smaller board, or start later in the game \
                 with --moves"
            ))
        })?;
        // Both, unless one was asked for.
        let (weakly, strongly) = match (arguments.weakly, arguments.strongly) {
            (false, false) => (true, true),
            asked => asked,
        };
        let report = CheckReport {
            board_type,
            player: &arguments.player,
            weakly: weakly.then(|| ProofView::new(&check_weakly(&mut *player, &tree))),
            strongly: strongly
                .then(|| ProofView::new(&check_strongly(&mut *player, &tree, arguments.scoring))),
        };
        let mut output = io::stdout().lock();
        if arguments.json {
            writeln!(output, "{}", serde_json::to_string_pretty(&report).map_err(io::Error::from)?)?;
        } else {
            report.write_text(game.board().geometry(), &mut output)?;
        }
        Ok(())
    }
}

/// What was found out.
#[derive(Serialize, Debug)]
struct CheckReport<'arguments> {
    board_type: &'static str,
    player: &'arguments str,
    #[serde(skip_serializing_if = "Option::is_none")]
    weakly: Option<ProofView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    strongly: Option<ProofView>,
}

/// Whether the player errs nowhere, or else where.
#[derive(Serialize, Debug)]
struct ProofView {
    solved: bool,
    /// The number of positions in which the player was asked.
    asked: usize,
    mistakes: Vec<MistakeView>,
}

/// A position in which the player errs; coordinates are (column, row) from 0.
#[derive(Serialize, Debug)]
struct MistakeView {
    /// One character a square, column by column.
    board: String,
    turn: String,
    ply: usize,
    /// The moves it might play that are not good enough.
    errors: Vec<(usize, usize)>,
    /// The best moves.
    best: Vec<(usize, usize)>,
}

impl ProofView {
    fn new<B: Board>(proof: &Proof<B>) -> Self {
        Self {
            solved: proof.holds(),
            asked: proof.asked,
            mistakes: proof.mistakes.iter().map(MistakeView::new).collect(),
        }
    }
}

impl MistakeView {
    fn new<B: Board>(mistake: &Mistake<B>) -> Self {
        let board = mistake.position.board();
        let geometry = board.geometry();
        let coordinates = |squares: &[Square]| squares.iter().map(|square| geometry.xy(*square)).collect();
        Self {
            board: board.to_string(),
            turn: mistake.position.turn().to_string(),
            ply: mistake.position.ply(),
            errors: coordinates(&mistake.errors),
            best: coordinates(&mistake.best_moves),
        }
    }
}

impl CheckReport<'_> {
    fn write_text(&self, geometry: Geometry, output: &mut impl Write) -> io::Result<()> {
        let Self { player, board_type, .. } = self;
        writeln!(output, "{player} on {geometry} ({board_type} board)")?;
        let proofs = [("weakly", &self.weakly), ("strongly", &self.strongly)];
        for (name, proof) in proofs {
            if let Some(proof) = proof {
                proof.write_text(name, geometry, output)?;
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
        let names = |squares: &[(usize, usize)]| {
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
