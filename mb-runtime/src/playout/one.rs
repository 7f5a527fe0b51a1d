//! Game by game, fast.

use rand::Rng;

use super::digits::Digits;
use super::firsts::Firsts;
use super::tally::Outcomes;
use crate::{Board, Mark, Position, Square, Status};

/// Plays random games from one position.
///
/// The empty squares lie in an array in any order; a move takes a random one of those in front, and changes
/// places with the last of them. Since every draw is uniform whatever the order, the next game begins with the
/// array as this one left it.
#[derive(Clone, Debug)]
pub(super) struct Games<'position, B> {
    start: &'position Position<B>,
    board: B,
    empty: Vec<Square>,
    /// With how many squares left the game can first be won; a game that comes to 0 is drawn.
    judged: usize,
}

impl<'position, B: Board> Games<'position, B> {
    /// Games from `start`, which must not be finished.
    pub(super) fn new(start: &'position Position<B>) -> Self {
        let empty: Vec<Square> = start.legal_moves().collect();
        // Nobody can have won before ply 2k - 1.
        let quiet = (2 * start.board().geometry().win() - 2).saturating_sub(start.ply());
        Self { start, board: start.board().clone(), judged: empty.len().saturating_sub(quiet), empty }
    }

    /// Forgets the order that earlier games left, so that what follows depends on the random numbers alone.
    pub(super) fn restart(&mut self) {
        self.empty.clear();
        self.empty.extend(self.start.legal_moves());
    }

    /// Plays so many games, counts their outcomes by the index of the first square, and gives the number of
    /// moves that they took.
    pub(super) fn play<R: Rng>(
        &mut self,
        games: u64,
        firsts: Firsts,
        random: &mut R,
        outcomes: &mut [Outcomes],
    ) -> u64 {
        match firsts {
            Firsts::Random => self.play_random(games, random, outcomes),
            Firsts::InTurn => self.play_in_turn(games, random, outcomes),
        }
    }

    /// Plays so many games that begin with random squares.
    fn play_random<R: Rng>(&mut self, games: u64, random: &mut R, outcomes: &mut [Outcomes]) -> u64 {
        let Self { start, board, empty, judged } = self;
        let mut digits = Digits::new(random);
        let mut plies = 0;
        for _ in 0..games {
            board.clone_from(start.board());
            let (status, left) = play_out(board, start.turn(), empty, *judged, &mut digits);
            plies += empty.len() - left;
            // The first square taken went to the end, and stayed there.
            if let Some(outcomes) = empty.last().and_then(|first| outcomes.get_mut(first.index())) {
                outcomes.record(status);
            }
        }
        plies as u64
    }

    /// Plays so many games that begin with one legal move after the other.
    fn play_in_turn<R: Rng>(&mut self, games: u64, random: &mut R, outcomes: &mut [Outcomes]) -> u64 {
        let Self { start, board, empty, judged } = self;
        let mark = start.turn();
        let mut digits = Digits::new(random);
        let mut plies = 0;
        for (first, _) in start.legal_moves().cycle().zip(0..games) {
            let (place, last) = (empty.iter().position(|square| *square == first), empty.len() - 1);
            empty.swap(place.unwrap_or(last), last);
            board.clone_from(start.board());
            board.place(first, mark);
            let (status, left) = if *judged > last && board.is_win(mark, first) {
                (Status::Won(mark), last)
            } else {
                play_out(board, mark.opponent(), &mut empty[..last], last.min(*judged), &mut digits)
            };
            plies += empty.len() - left;
            if let Some(outcomes) = outcomes.get_mut(first.index()) {
                outcomes.record(status);
            }
        }
        plies as u64
    }
}

/// Plays a game to its end, and says how it ended and how many squares were left.
#[inline]
fn play_out<B: Board, R: Rng>(
    board: &mut B,
    turn: Mark,
    empty: &mut [Square],
    judged: usize,
    digits: &mut Digits<'_, R>,
) -> (Status, usize) {
    let mut mark = turn;
    let quiet = (judged..empty.len()).rev();
    for last in quiet {
        board.place(draw(empty, last, digits), mark);
        mark = mark.opponent();
    }
    // Two loops, so that in each the marks are constants.
    match mark {
        Mark::Circle => finish(board, [Mark::Circle, Mark::Cross], empty, judged, digits),
        Mark::Cross => finish(board, [Mark::Cross, Mark::Circle], empty, judged, digits),
    }
}

/// Plays a game to its end from where it can be won by the next move, `left` squares being left.
#[inline]
fn finish<B: Board, R: Rng>(
    board: &mut B,
    marks: [Mark; 2],
    empty: &mut [Square],
    mut left: usize,
    digits: &mut Digits<'_, R>,
) -> (Status, usize) {
    loop {
        for mark in marks {
            let Some(last) = left.checked_sub(1) else { return (Status::Draw, 0) };
            let square = draw(empty, last, digits);
            left = last;
            board.place(square, mark);
            if board.is_win(mark, square) {
                return (Status::Won(mark), left);
            }
        }
    }
}

/// Takes a random one of the squares up to number `last`, and lets it change places with that.
#[inline]
fn draw<R: Rng>(empty: &mut [Square], last: usize, digits: &mut Digits<'_, R>) -> Square {
    empty.swap(digits.below(last + 1), last);
    empty[last]
}
