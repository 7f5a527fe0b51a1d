//! One game after the other, fast.
//!
//! The empty squares stand in an array in any order. A move takes a random square of those that are left, which are the
//! first ones of the array, and swaps it with the last of them. So the moves of a game end up at the end of the array,
//! with the first move last. A draw is uniform for every order of the squares, so the next game begins with the order
//! that this one left.
//!
//! Several moves are drawn together and then judged, either one by one or by one look at the whole board, where that is
//! faster. If the look finds a complete line, the moves are made again one by one to find the move that completed it.

use core::iter;

use rand::Rng;

use super::short::ShortGames;
use super::steps::{GameEnding, GameStep, NOBODY, game_steps};
use crate::playout::counts::PlayoutCounts;
use crate::playout::lanes::FirstMoves;
use mb_core::generated::Shortcuts as _;
use mb_core::{Board, Mark, Position, Square};

/// Plays random games from one position.
#[derive(Clone, Debug)]
pub(in crate::playout) struct OneAtATimeGames<'position, B> {
    start: &'position Position<B>,
    order: Vec<Square>,
    steps: Vec<GameStep>,
    /// Plays short games on a board that is cheap to look at. With this, a game from the empty 3×3 board takes 17.2 ns,
    /// and without it 20.7 ns.
    short: Option<ShortGames>,
    /// Games by the index of the first square and the number of the winner.
    counts: Vec<[u64; 4]>,
}

/// With fewer games than this, short games cost more time for their counts by course than they save.
const FEWEST_SHORT: u64 = 64;

impl<'position, B: Board> OneAtATimeGames<'position, B> {
    /// Games from `start`; none if it is finished.
    pub(in crate::playout) fn new(start: &'position Position<B>) -> Self {
        let order: Vec<Square> = start.legal_moves().collect();
        let steps = game_steps(start.board().geometry(), start.ply(), order.len());
        let cells = start.board().geometry().cells();
        let short =
            if start.board().shortcuts().looks_are_cheap() { ShortGames::new(&steps, cells) } else { None };
        Self { start, order, steps, short, counts: vec![[0; 4]; cells] }
    }

    /// Restores the order of squares, so that what follows depends on the random numbers alone.
    pub(in crate::playout) fn restart(&mut self) {
        self.order.clear();
        self.order.extend(self.start.legal_moves());
    }

    /// Plays and counts `games` games.
    pub(in crate::playout) fn play_chunk<R: Rng + Clone>(
        &mut self,
        games: u64,
        firsts: FirstMoves,
        random: &mut R,
        counts: &mut PlayoutCounts,
    ) {
        let Self { start, order, short, counts: by_square, .. } = self;
        let start = *start;
        counts.plies += match firsts {
            FirstMoves::InTurn => self.play_games(games, start.legal_moves().cycle(), random),
            FirstMoves::Random
                if start.board().shortcuts().looks_are_cheap()
                    && games >= FEWEST_SHORT
                    && let Some(short) = short =>
            {
                // The compiler keeps a copy in registers, because nothing else can refer to it.
                let mut own_random = random.clone();
                short.play_games(start, games, order, &mut own_random);
                *random = own_random;
                let mut plies = 0;
                short.take(|first, (winner, left), games| {
                    plies += games * (order.len() - left) as u64;
                    if let Some(counts) = by_square.get_mut(first) {
                        counts[winner & 3] += games;
                    }
                });
                plies
            }
            FirstMoves::Random => self.play_games(games, iter::empty(), random),
        };
        for (first, square) in start.legal_moves().enumerate() {
            let [mover, other, draw, _] = core::mem::take(&mut self.counts[square.index()]);
            counts.add(first, [mover, other, draw]);
        }
    }

    /// Plays games, each with the next of these first moves if there is one. Counts them by square and returns their
    /// moves.
    fn play_games<R: Rng + Clone>(
        &mut self,
        games: u64,
        mut turns: impl Iterator<Item = Square>,
        random: &mut R,
    ) -> u64 {
        let Self { start, order, steps, counts: by_square, .. } = self;
        let marks = [start.turn(), start.last_turn()];
        // The compiler keeps copies in registers, because nothing else can refer to them.
        let (mut board, mut own_random) = (start.board().clone(), random.clone());
        let mut plies = 0;
        for _ in 0..games {
            board.clone_from(start.board());
            let (winner, left) = play_out(&mut board, marks, order, steps, &mut turns, &mut own_random);
            plies += (order.len() - left) as u64;
            // Count without a branch: the processor cannot predict the winner.
            if let Some(games) = order.last().and_then(|first| by_square.get_mut(first.index())) {
                games[winner & 3] += 1;
            }
        }
        *random = own_random;
        plies
    }
}

/// Plays a game to its end. Begins with the next of `turns` if there is one.
#[inline]
fn play_out<B: Board>(
    board: &mut B,
    marks: [Mark; 2],
    order: &mut [Square],
    steps: &[GameStep],
    turns: &mut impl Iterator<Item = Square>,
    random: &mut impl Rng,
) -> GameEnding {
    let mut first = turns.next();
    for step in steps {
        step.draws.shuffle(order, random);
        if let Some(first) = first.take() {
            put_last(order, first);
        }
        let moves = order.get(step.places.clone()).unwrap_or_default();
        if board.shortcuts().looks_are_cheap() && step.is_calm && stays_open(board, marks, moves) {
            continue;
        }
        if let Some((winner, left)) = judge_each(board, marks, moves, step.quiet) {
            return (winner, step.places.start + left);
        }
    }
    (NOBODY, 0)
}

/// Swaps a square with the last one. Every square is equally likely to be the last one, whatever the order of the
/// others, so their order stays uniform.
fn put_last(order: &mut [Square], square: Square) {
    if let Some(place) = order.iter().position(|other| *other == square) {
        order.swap(place, order.len() - 1);
    }
}

/// Makes moves and returns `true` if no line is complete after them. Otherwise takes them back.
#[inline]
fn stays_open<B: Board>(board: &mut B, [mark, opponent]: [Mark; 2], moves: &[Square]) -> bool {
    let before = board.clone();
    place_all(board, [mark, opponent], moves);
    let is_open = !(board.has_line(mark) || board.has_line(opponent));
    if !is_open {
        *board = before;
    }
    is_open
}

/// Makes moves, from the last one in the list to the first.
#[inline]
fn place_all<B: Board>(board: &mut B, [mark, opponent]: [Mark; 2], moves: &[Square]) {
    let (rest, pairs) = moves.as_rchunks::<2>();
    for [second, first] in pairs.iter().rev() {
        board.place(*first, mark);
        board.place(*second, opponent);
    }
    for last in rest {
        board.place(*last, mark);
    }
}

/// Makes moves, from the last one in the list to the first, up to the first one that completes a line. The first
/// `quiet` moves cannot win. Returns the ending, if there was one, with the number of moves left.
#[inline]
fn judge_each<B: Board>(
    board: &mut B,
    [mark, opponent]: [Mark; 2],
    moves: &[Square],
    quiet: usize,
) -> Option<GameEnding> {
    let (judged, quiet) = moves.split_at(moves.len().saturating_sub(quiet));
    place_all(board, [mark, opponent], quiet);
    let (rest, pairs) = judged.as_rchunks::<2>();
    for (number, [second, first]) in pairs.iter().enumerate().rev() {
        let left = rest.len() + 2 * number;
        board.place(*first, mark);
        if board.is_win(mark, *first) {
            return Some((0, left + 1));
        }
        board.place(*second, opponent);
        if board.is_win(opponent, *second) {
            return Some((1, left));
        }
    }
    for last in rest {
        board.place(*last, mark);
        if board.is_win(mark, *last) {
            return Some((0, 0));
        }
    }
    None
}
