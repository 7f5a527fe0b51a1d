//! `mb analyze`: what a player thinks of a position.

use std::io::{self, Write};

use clap::Args;
use mb_runtime::analysis::Analysis;
use mb_runtime::players;
use mb_runtime::prelude::*;
use serde::Serialize;

use crate::arguments::BoardArguments;
use crate::boards::{Task, with_board};
use crate::io::drawing::{self, ColumnRow};
use crate::io::failure::Failure;
use crate::io::{entrants, lines, moves};

#[derive(Args, Debug)]
pub(crate) struct AnalyzeArguments {
    /// The player, by our name or the series', with parameters if wanted: NAME:key=value,key=value.
    player: String,
    #[command(flatten)]
    board: BoardArguments,
    /// Moves in order, circle first: column,row from 0, or names such as B3, with spaces between.
    #[arg(long, default_value = "", value_name = "MOVES", conflicts_with = "stdin")]
    moves: String,
    /// Read one list of moves a line from standard input and write one JSON object a line.
    #[arg(long)]
    stdin: bool,
    /// Write JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &AnalyzeArguments) -> Result<(), Failure> {
    with_board(&arguments.board, AnalyzeTask(arguments)).map_err(Failure::input)?
}

/// Whether the scores of a player are printed for circle, whoever is to move, as the series counts those of searches
/// and solved games.
fn is_scored_for_circle(text: &str) -> bool {
    let name = text.split(':').next().unwrap_or_default().trim();
    let mut named = players::all().iter().filter(|player| player.names().any(|known| known == name));
    named.any(|player| ["depth", "scoring"].iter().any(|key| player.keys.contains(key)))
}

struct AnalyzeTask<'arguments>(&'arguments AnalyzeArguments);

impl Task for AnalyzeTask<'_> {
    type Output = Result<(), Failure>;

    fn run<B: Board>(self, empty: B, board_type: &'static str) -> Self::Output {
        let mut player = entrants::machine(&self.0.player, &empty)?;
        let mut output = io::stdout().lock();
        let mut analyze = |list: &str| {
            let game = moves::play(empty.clone(), list)?;
            let mut analysis = player.analyze(game.position());
            if is_scored_for_circle(&self.0.player) && game.turn() == Mark::Cross {
                // Subtracting from 0 gives 0 and never -0.
                analysis.scores.iter_mut().for_each(|(_, score)| *score = 0.0 - *score);
            }
            Ok((AnalysisView::new(&analysis, game.board().geometry(), board_type), game))
        };
        if self.0.stdin {
            return lines::answer_each(&mut output, |line| Ok(analyze(line)?.0));
        }
        let (view, game): (AnalysisView, Game<B>) = analyze(&self.0.moves).map_err(Failure::Input)?;
        if self.0.json {
            writeln!(output, "{}", serde_json::to_string_pretty(&view).map_err(io::Error::from)?)?;
        } else {
            view.write_text(&game, &mut output)?;
        }
        Ok(())
    }
}

/// What a player thinks; coordinates are (column, row) from 0.
#[derive(Serialize, Debug)]
struct AnalysisView {
    board_type: &'static str,
    candidates: Vec<ColumnRow>,
    /// Every legal move with its score, in order, where the player scores.
    scores: Vec<(usize, usize, f64)>,
    nodes: Option<u64>,
    table_size: Option<usize>,
    depth: Option<usize>,
    principal_variation: Vec<ColumnRow>,
    seconds: Option<f64>,
}

impl AnalysisView {
    fn new(analysis: &Analysis, geometry: Geometry, board_type: &'static str) -> Self {
        let scores = analysis.scores.iter().map(|(square, score)| {
            let (x, y) = geometry.xy(*square);
            (x, y, *score)
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

    /// The picture, then the board again with every move's score on its square and a star at the candidates.
    fn write_text<B: Board>(&self, game: &Game<B>, output: &mut impl Write) -> io::Result<()> {
        writeln!(output, "{game}")?;
        let score_on = |point: ColumnRow| {
            let score = self.scores.iter().find(|score| (score.0, score.1) == point)?;
            Some(short(score.2))
        };
        drawing::write_moves(game.board(), score_on, &self.candidates, output)?;
        let facts = [
            self.nodes.map(|nodes| format!("{nodes} nodes")),
            self.table_size.map(|entries| format!("{entries} table entries")),
            self.depth.map(|depth| format!("{depth} moves ahead")),
            self.seconds.map(|seconds| format!("{seconds:.6} s")),
        ];
        writeln!(output, "{}", facts.into_iter().flatten().collect::<Vec<_>>().join(", "))?;
        drawing::write_expected(&self.principal_variation, output)?;
        writeln!(output, "board: {}", self.board_type)
    }
}

/// A score with at most three decimals: more do not fit on a square.
fn short(score: f64) -> String {
    let text = format!("{score:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
