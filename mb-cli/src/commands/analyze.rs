//! `mb analyze`: prints what a player thinks of a position.

use std::io::{self, Write as _};

use clap::Args;
use mb_engine::BoardType;
use mb_runtime::Analysis;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::BoardArguments;
use crate::io::drawing::{self, ColumnRow};
use crate::io::failure::Failure;
use crate::io::{entrants, json, lines, moves};

#[derive(Args, Debug)]
pub(crate) struct AnalyzeArguments {
    /// The player: NAME, or NAME:key=value,key=value with parameters. The series' names work too.
    player: String,
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

pub(crate) fn run(arguments: &AnalyzeArguments) -> Result<(), Failure> {
    let empty = arguments.board.empty()?;
    let mut player = entrants::machine(&arguments.player, &empty)?;
    let shows_scores_for_circle = entrants::shows_scores_for_circle(&arguments.player);
    let mut analyze = |game: &Game<BitBoard>| {
        let analysis = player.analyze(game.position());
        let is_reversed = shows_scores_for_circle && game.turn() == Mark::Cross;
        AnalysisView::new(&analysis, is_reversed, empty.geometry(), BoardType::Generic)
    };
    if arguments.stdin {
        return lines::answer_each(|line| Ok(analyze(&moves::play(&empty, line)?)));
    }
    let game = moves::play(&empty, &arguments.moves)?;
    let view = analyze(&game);
    if arguments.json { json::print(&view) } else { Ok(view.print_text(&game)?) }
}

/// What a player thinks of a position. Coordinates are (column, row) from 0.
#[derive(Serialize, Debug)]
struct AnalysisView {
    board_type: BoardType,
    candidates: Vec<ColumnRow>,
    /// Every legal move with its score, in ascending order; empty when the player does not score. Scores are those of
    /// the side to move, or of circle where the series shows them so.
    scores: Vec<(usize, usize, f64)>,
    nodes: Option<u64>,
    table_size: Option<usize>,
    depth: Option<usize>,
    principal_variation: Vec<ColumnRow>,
    seconds: Option<f64>,
}

impl AnalysisView {
    fn new(analysis: &Analysis, is_reversed: bool, geometry: Geometry, board_type: BoardType) -> Self {
        let scores = analysis.scores.iter().map(|(square, score)| {
            let (x, y) = geometry.xy(*square);
            // Adding 0 turns -0 into 0.
            (x, y, if is_reversed { -score } else { *score } + 0.0)
        });
        Self {
            board_type,
            candidates: drawing::points(&analysis.best_moves, geometry),
            scores: scores.collect(),
            nodes: analysis.nodes,
            table_size: analysis.table_size,
            depth: analysis.depth,
            principal_variation: drawing::points(&analysis.principal_variation, geometry),
            seconds: analysis.elapsed.map(|elapsed| elapsed.as_secs_f64()),
        }
    }

    /// Prints the game, then the board with the score of each move on its square and a star at the best moves.
    fn print_text(&self, game: &Game<BitBoard>) -> io::Result<()> {
        let mut output = io::stdout().lock();
        writeln!(output, "{game}")?;
        let score_on = |point: ColumnRow| {
            let score = self.scores.iter().find(|score| (score.0, score.1) == point)?;
            Some(short(score.2))
        };
        drawing::write_moves(game.board(), score_on, &self.candidates, &mut output)?;
        let facts = [
            self.nodes.map(|nodes| format!("{nodes} nodes")),
            self.table_size.map(|entries| format!("{entries} table entries")),
            self.depth.map(|depth| format!("{depth} moves ahead")),
            self.seconds.map(|seconds| format!("{seconds:.6} s")),
        ];
        writeln!(output, "{}", facts.into_iter().flatten().collect::<Vec<_>>().join(", "))?;
        drawing::write_expected(&self.principal_variation, &mut output)?;
        writeln!(output, "board: {}", self.board_type)
    }
}

/// Writes a score with at most three decimals, which fit on a square.
fn short(score: f64) -> String {
    let text = format!("{score:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
