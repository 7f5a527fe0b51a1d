//! Game by game, fast.
//!
//! The empty squares lie in an array in any order. A move takes a random one of those in front, and changes places with
//! the last of them; so the moves of a game stand at the end of the array, the first one last. Since every draw is
//! uniform whatever the order, the next game begins with the array as this one left it.
//!
//! Several moves are drawn together, and then judged: one by one, or, on boards on which that pays, by one look at the
//! whole board. If a line is complete then, the moves are gone through again to see with which of them.

mod course;
mod draws;
mod short;

use rand::Rng;

use super::firsts::Firsts;
use super::tally::Outcomes;
use course::{Step, course};
use mb_core::generated::Shortcuts as _;
use mb_core::{Board, Mark, Position, Square};
use short::ShortGames;

/// Plays random games from one position.
#[derive(Clone, Debug)]
pub(super) struct Games<'position, B> {
    start: &'position Position<B>,
    order: Vec<Square>,
    steps: Vec<Step>,
    /// How games are played that are short and on a board on which every move may be looked at.
    short: Option<ShortGames>,
    /// How many games ended in each way, by the index of the first square and the number of the ending.
    counts: Vec<[u64; 4]>,
}

/// How a game ended, and how many squares were left. 0: the side to move at the start won; 1: the other side; 2: nobody.
type Ending = (usize, usize);

const NOBODY: usize = 2;

/// Fewer short games are not worth the counts by course.
const FEWEST_SHORT: u64 = 64;

impl<'position, B: Board> Games<'position, B> {
    /// Games from `start`, which must not be finished.
    pub(super) fn new(start: &'position Position<B>) -> Self {
        let order: Vec<Square> = start.legal_moves().collect();
        let steps = course(start, order.len());
        let cells = start.board().geometry().cells();
        let short =
            if start.board().shortcuts().looks_are_cheap() { ShortGames::new(&steps, cells) } else { None };
        Self { start, order, steps, short, counts: vec![[0; 4]; cells] }
    }

    /// The number of empty squares.
    pub(super) const fn squares(&self) -> usize {
        self.order.len()
    }

    /// Forgets the order that earlier games left, so that what follows depends on the random numbers alone.
    pub(super) fn restart(&mut self) {
        self.order.clear();
        self.order.extend(self.start.legal_moves());
    }

    /// Plays so many games, counts their outcomes by the index of the first square, and gives the number of
    /// moves that they took.
    pub(super) fn play<R: Rng + Clone>(
        &mut self,
        games: u64,
        firsts: Firsts,
        random: &mut R,
        outcomes: &mut [Outcomes],
    ) -> u64 {
        let plies = self.play_and_count(games, firsts, random);
        for (sum, counts) in outcomes.iter_mut().zip(&mut self.counts) {
            let [mover, other, draw, _] = core::mem::take(counts);
            let (circle, cross) =
                if self.start.turn() == Mark::Circle { (mover, other) } else { (other, mover) };
            *sum += Outcomes { circle, cross, draw };
        }
        plies
    }

    /// Plays and counts the games: the moves that they took.
    fn play_and_count<R: Rng + Clone>(&mut self, games: u64, firsts: Firsts, random: &mut R) -> u64 {
        let Self { start, order, steps, short, counts } = self;
        if start.board().shortcuts().looks_are_cheap()
            && firsts == Firsts::Random
            && games >= FEWEST_SHORT
            && let Some(short) = short
        {
            return play_short(short, start, games, order, random, counts);
        }
        let marks = [start.turn(), start.last_turn()];
        let mut turns = (firsts == Firsts::InTurn).then(|| start.legal_moves().cycle());
        // Copies that nothing else can refer to, which the compiler keeps in registers.
        let (mut board, mut own_random) = (start.board().clone(), random.clone());
        let mut plies = 0;
        for _ in 0..games {
            board.clone_from(start.board());
            let first = turns.as_mut().and_then(Iterator::next);
            let (winner, left) = play_out(&mut board, marks, order, steps, first, &mut own_random);
            plies += order.len() - left;
            // Counted without a branch: nobody can foretell the winner, nor can the processor.
            if let Some(counts) = order.last().and_then(|first| counts.get_mut(first.index())) {
                counts[winner & 3] += 1;
            }
        }
        *random = own_random;
        plies as u64
    }
}

/// Plays and counts short games: the moves that they took.
#[inline]
fn play_short<B: Board, R: Rng + Clone>(
    short: &mut ShortGames,
    start: &Position<B>,
    games: u64,
    order: &mut [Square],
    random: &mut R,
    counts: &mut [[u64; 4]],
) -> u64 {
    // A copy that nothing else can refer to, which the compiler keeps in registers.
    let mut own_random = random.clone();
    short.play(start, games, order, &mut own_random);
    *random = own_random;
    let mut plies = 0;
    short.take(|first, (winner, left), games| {
        plies += games * (order.len() - left) as u64;
        if let Some(counts) = counts.get_mut(first) {
            counts[winner & 3] += games;
        }
    });
    plies
}

/// Plays a game to its end, beginning with `first` if there is one.
#[inline]
fn play_out<B: Board>(
    board: &mut B,
    marks: [Mark; 2],
    order: &mut [Square],
    steps: &[Step],
    mut first: Option<Square>,
    random: &mut impl Rng,
) -> Ending {
    for step in steps {
        step.draws.draw(order, random);
        if let Some(first) = first.take() {
            put_last(order, first);
        }
        let moves = order.get(step.places.clone()).unwrap_or_default();
        if board.shortcuts().looks_are_cheap() && step.is_last_and_short {
            return judge_all(board, marks, moves, step.quiet);
        }
        if board.shortcuts().looks_are_cheap() && step.is_calm && stays_open(board, marks, moves) {
            continue;
        }
        if let Some((winner, left)) = judge_each(board, marks, moves, step.quiet) {
            return (winner, step.places.start + left);
        }
    }
    (NOBODY, 0)
}

/// Lets a square change places with the last one. As every square is equally likely to be the last one, whatever the
/// order of the others, their order stays uniform.
fn put_last(order: &mut [Square], square: Square) {
    if let (Some(place), Some(last)) =
        (order.iter().position(|other| *other == square), order.len().checked_sub(1))
    {
        order.swap(place, last);
    }
}

/// Makes moves, and says that no line is complete; or leaves the board as it was.
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

/// Makes moves, from the last one in the list to the first, of which a quiet number come before any that can win, up
/// to the first that completes a line: the ending, if there was one, with the moves left.
#[inline]
fn judge_each<B: Board>(
    board: &mut B,
    [mark, opponent]: [Mark; 2],
    moves: &[Square],
    quiet: usize,
) -> Option<Ending> {
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

/// Makes the same moves, of which few can win and which are the last ones of the game, to the end, without a branch
/// that depends on them.
#[inline]
fn judge_all<B: Board>(board: &mut B, [mark, opponent]: [Mark; 2], moves: &[Square], quiet: usize) -> Ending {
    let (judged, quiet) = moves.split_at(moves.len().saturating_sub(quiet));
    place_all(board, [mark, opponent], quiet);
    let (rest, pairs) = judged.as_rchunks::<2>();
    // Bit i is set when a line is complete after the move after which i squares are left.
    let mut complete = 0_u64;
    for (number, [second, first]) in pairs.iter().enumerate().rev() {
        let left = rest.len() + 2 * number;
        board.place(*first, mark);
        complete |= u64::from(board.is_win(mark, *first)) << (left + 1);
        board.place(*second, opponent);
        complete |= u64::from(board.is_win(opponent, *second)) << left;
    }
    for last in rest {
        board.place(*last, mark);
        complete |= u64::from(board.is_win(mark, *last));
    }
    // The highest bit stands for the first of these moves.
    let left = (complete | 1).ilog2() as usize;
    (if complete == 0 { NOBODY } else { (moves.len() - 1 - left) % 2 }, left)
}
