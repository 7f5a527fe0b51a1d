//! Chooses a method of playouts.

use super::batch::{BatchGames, SmallestBoardGames};
use super::lanes::{FirstMoves, InstructionSet, LANES, LaneGames, MOST_SQUARES, OpenLinesOfBoth};
use super::method::PlayoutMethod;
use super::one_at_a_time::OneAtATimeGames;
use super::winner::{ColourGames, TimeGames, are_lines_rare};
use mb_core::{Board, Geometry, Position};

/// The games from one position by one of the methods.
#[derive(Debug)]
pub(super) struct PlayoutEngine<'position, B> {
    pub(super) games: EngineGames<'position, B>,
    pub(super) method: PlayoutMethod,
    /// The vector instructions in use.
    pub(super) instruction_set: InstructionSet,
    /// The number of games in a round. A round is one game, or one game for each first move if these take turns.
    pub(super) round: u64,
    /// The number of games in a stream of random numbers. It is so large that the start of a stream costs nothing, and
    /// so small that all threads finish at about the same time.
    pub(super) stream_games: u64,
}

/// The games of one method.
#[derive(Debug)]
pub(super) enum EngineGames<'position, B> {
    OneAtATime(OneAtATimeGames<'position, B>),
    InLanes(Box<dyn LaneGames>),
}

impl<'position, B: Board> PlayoutEngine<'position, B> {
    /// Makes an engine for `games` games from `start`, which is not finished. Chooses the fastest method and
    /// instruction set if none is given.
    pub(super) fn new(
        start: &'position Position<B>,
        method: Option<PlayoutMethod>,
        games: u64,
        firsts: FirstMoves,
        instruction_set: Option<InstructionSet>,
    ) -> Self {
        let method = method.unwrap_or_else(|| fastest(start, games));
        let set = instruction_set.unwrap_or_else(InstructionSet::best);
        let squares = start.legal_moves().len().max(1) as u64;
        let round = if firsts == FirstMoves::InTurn { squares } else { 1 };
        let is_smallest = is_empty_three_by_three(start);
        let in_lanes =
            in_lanes(method, start.legal_moves().len(), is_smallest, &|| OpenLinesOfBoth::new(start));
        let (games, stream_games, method, instruction_set) = if let Some((games, stream_games)) = in_lanes {
            let set = if set.is_available() { set } else { InstructionSet::Baseline };
            (EngineGames::InLanes(games), stream_games, method, set)
        } else {
            let games = EngineGames::OneAtATime(OneAtATimeGames::new(start));
            (games, (1 << 18) / squares, PlayoutMethod::OneAtATime, InstructionSet::Baseline)
        };
        let stream_games = whole_rounds(stream_games, round);
        Self { games, method, instruction_set, round, stream_games }
    }

    /// Returns the fewest games that a chunk should have: whole rounds, and a game for every lane.
    pub(super) fn games_at_once(&self) -> u64 {
        match self.games {
            EngineGames::OneAtATime(_) => self.round,
            EngineGames::InLanes(_) => whole_rounds(LANES as u64, self.round),
        }
    }
}

/// Rounds `games` down to whole rounds of `round` games, but to at least one round.
fn whole_rounds(games: u64, round: u64) -> u64 {
    (games / round).max(1) * round
}

/// Prepares the games of a method that plays many at once, and returns them with the number of games in a stream.
/// Returns `None` for the other methods, and if there are no empty squares or too many.
///
/// `lines` finds the open lines. It hides the type of the board, so that this function is compiled once.
fn in_lanes(
    method: PlayoutMethod,
    squares: usize,
    is_empty_three_by_three: bool,
    lines: &dyn Fn() -> OpenLinesOfBoth,
) -> Option<(Box<dyn LaneGames>, u64)> {
    if squares == 0 || squares > MOST_SQUARES {
        return None;
    }
    let games_of = |moves: u64| (moves / squares as u64).next_multiple_of(LANES as u64);
    Some(match method {
        PlayoutMethod::OneAtATime | PlayoutMethod::Ordered => return None,
        // This takes 0.75 ns a game, and `BatchGames` 2.43 ns.
        PlayoutMethod::Batch if is_empty_three_by_three => (Box::new(SmallestBoardGames), games_of(1 << 20)),
        PlayoutMethod::Batch => (Box::new(BatchGames::new(lines())), games_of(1 << 20)),
        // It plays 512 games with the same first move at once. Those that nobody asked for are not counted.
        PlayoutMethod::Winner if are_lines_rare(&lines()) => (Box::new(ColourGames::new(lines())), 1 << 17),
        // On 15×15 with five in a row this takes 89 ns a game, and batches take more than 600 ns.
        PlayoutMethod::Winner => (Box::new(TimeGames::new(lines())), games_of(1 << 21)),
    })
}

fn is_empty_three_by_three<B: Board>(start: &Position<B>) -> bool {
    start.ply() == 0 && Geometry::square_board(3) == Ok(start.board().geometry())
}

/// With fewer games than this, the tables of the methods that play many at once cost more time than they save.
const FEWEST_GAMES: u64 = 256;

/// Up to this many empty squares, batches are the fastest on every board.
const FEW_SQUARES: usize = 30;

/// From this many empty squares on, the method that finds only the winner is faster than batches.
const MANY_SQUARES: usize = 100;

/// Returns the fastest method, as measured by the playouts of `benches/`.
fn fastest<B: Board>(start: &Position<B>, games: u64) -> PlayoutMethod {
    match start.legal_moves().len() {
        _ if games < FEWEST_GAMES => PlayoutMethod::OneAtATime,
        ..=FEW_SQUARES => PlayoutMethod::Batch,
        MANY_SQUARES.. => PlayoutMethod::Winner,
        _ if are_lines_rare(&OpenLinesOfBoth::new(start)) => PlayoutMethod::Winner,
        _ => PlayoutMethod::Batch,
    }
}
