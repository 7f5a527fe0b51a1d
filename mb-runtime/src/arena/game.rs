//! Playing games and pairs of games.

use core::ops::Range;

use super::openings::Openings;
use super::score::Score;
use crate::player::Player;
use crate::players::random_move;
use crate::random::Dice;
use mb_core::{Board, Mark, Position, Square, Status};

/// The results of some of the pairs of a match.
#[derive(Debug, Default)]
pub(super) struct PlayedPairs {
    /// The scores of the first player: as circle, then as cross.
    pub(super) scores: [Score; 2],
    /// The games in the order in which they were played, two for each pair. Empty unless games are recorded.
    pub(super) games: Vec<PlayedGame>,
}

/// A game as it was played.
#[derive(Debug)]
pub(super) struct PlayedGame {
    /// All moves, beginning with those of the opening.
    pub(super) moves: Vec<Square>,
    /// The number of moves of the opening.
    pub(super) opening: usize,
    pub(super) status: Status,
    /// Whether the loser lost because it did not return a legal move.
    pub(super) is_forfeit: bool,
}

/// Plays the pairs with these numbers of a match between two players. A player that does not return a legal move loses
/// the game.
pub(super) fn play_pairs<B: Board>(
    openings: &Openings<B>,
    pairs: Range<u64>,
    [first, second]: [&mut dyn Player<B>; 2],
    dice: &mut dyn Dice,
    is_recording: bool,
) -> PlayedPairs {
    let mut played = PlayedPairs::default();
    for pair in pairs {
        let (start, opening) = openings.begin(pair, dice);
        for (side, score) in Mark::ALL.into_iter().zip(&mut played.scores) {
            let mut moves = is_recording.then(|| opening.clone());
            let mut position = start.clone();
            let (mut status, mut is_forfeit) = (position.status(), false);
            while !status.is_over() {
                let turn = position.turn();
                let to_move = if turn == side { &mut *first } else { &mut *second };
                status = match to_move.choose(&position, dice) {
                    Some(square) if position.play(square).is_ok() => {
                        if let Some(moves) = &mut moves {
                            moves.push(square);
                        }
                        position.status()
                    }
                    _ => {
                        is_forfeit = true;
                        Status::Won(turn.opponent())
                    }
                };
            }
            score.record(status, side);
            let opening = opening.len();
            played.games.extend(moves.map(|moves| PlayedGame { moves, opening, status, is_forfeit }));
        }
    }
    played
}

/// Like [`play_pairs`], for two players that draw every move, and without recording the games. The compiler turns it into
/// one loop for dice of type `D`, which is several times faster.
pub(super) fn draw_pairs<B: Board, D: Dice + ?Sized>(
    openings: &Openings<B>,
    pairs: Range<u64>,
    dice: &mut D,
) -> PlayedPairs {
    let [mut as_circle, mut as_cross] = [Score::default(); 2];
    for pair in pairs {
        let start = openings.start(pair, dice);
        as_circle.record(draw_game(start.clone(), dice), Mark::Circle);
        as_cross.record(draw_game(start, dice), Mark::Cross);
    }
    PlayedPairs { scores: [as_circle, as_cross], games: Vec::new() }
}

/// Plays a game to its end with random moves.
#[inline]
fn draw_game<B: Board, D: Dice + ?Sized>(mut position: Position<B>, dice: &mut D) -> Status {
    // `play`, which checks the move, was measured to be faster here than `play_unchecked`.
    while let Some(square) = random_move(&position, dice)
        && position.play(square).is_ok()
    {}
    position.status()
}
