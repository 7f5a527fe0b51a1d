//! Playing games and pairs of games.

use core::ops::Range;

use super::openings::Starts;
use super::score::Score;
use crate::players::Player;
use crate::random::Dice;
use mb_core::{Board, Mark, Position, Square, Status};

/// What came of some pairs of a match.
#[derive(Debug, Default)]
pub(super) struct Part {
    pub(super) pairs: u64,
    /// The scores of the first player, when it played circle and when it played cross.
    pub(super) scores: [Score; 2],
    /// The games in the order in which they were played, two a pair: none when they were not to be written down.
    pub(super) games: Vec<PlayedGame>,
}

/// A game as it was played.
#[derive(Debug)]
pub(super) struct PlayedGame {
    /// All moves, those of the opening in front.
    pub(super) moves: Vec<Square>,
    /// The number of moves of the opening.
    pub(super) opening: usize,
    pub(super) ending: Ending,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ending {
    pub(super) status: Status,
    /// Whether the loser lost because it named no legal move.
    pub(super) is_forfeit: bool,
}

/// Plays some pairs of a match with these players, and writes the games down if that is wanted.
pub(super) fn play_pairs<S, D, F, O>(
    starts: &S,
    pairs: Range<u64>,
    first: &mut F,
    second: &mut O,
    dice: &mut D,
    is_recording: bool,
) -> Part
where
    S: Starts,
    D: Dice + ?Sized,
    F: Player<S::Board, D> + ?Sized,
    O: Player<S::Board, D> + ?Sized,
{
    let mut part = Part { pairs: pairs.end - pairs.start, ..Part::default() };
    // Two loops: the one that writes nothing down is the one that is fast.
    if is_recording {
        for pair in pairs {
            let (start, opening) = starts.begin(pair, dice);
            let mut moves = opening.clone();
            let ending = play(start.clone(), first, second, dice, |square| moves.push(square));
            part.add(Mark::Circle, PlayedGame { moves, opening: opening.len(), ending });
            let mut moves = opening.clone();
            let ending = play(start, second, first, dice, |square| moves.push(square));
            part.add(Mark::Cross, PlayedGame { moves, opening: opening.len(), ending });
        }
    } else {
        let [mut as_circle, mut as_cross] = part.scores;
        for pair in pairs {
            let (start, _) = starts.begin(pair, dice);
            as_circle.record(play(start.clone(), first, second, dice, |_| {}).status, Mark::Circle);
            as_cross.record(play(start, second, first, dice, |_| {}).status, Mark::Cross);
        }
        part.scores = [as_circle, as_cross];
    }
    part
}

impl Part {
    /// One more game, in which the first player had these marks.
    fn add(&mut self, first_player: Mark, game: PlayedGame) {
        self.scores[first_player.index()].record(game.ending.status, first_player);
        self.games.push(game);
    }
}

/// Plays a game to its end and shows every move to `note`.
#[inline]
fn play<B, D, O, X>(
    mut position: Position<B>,
    circle: &mut O,
    cross: &mut X,
    dice: &mut D,
    mut note: impl FnMut(Square),
) -> Ending
where
    B: Board,
    D: Dice + ?Sized,
    O: Player<B, D> + ?Sized,
    X: Player<B, D> + ?Sized,
{
    while !position.status().is_over() {
        let turn = position.turn();
        let choice = match turn {
            Mark::Circle => circle.choose(&position, dice),
            Mark::Cross => cross.choose(&position, dice),
        };
        match choice {
            Some(square) if position.play(square).is_ok() => note(square),
            _ => return Ending { status: Status::Won(turn.opponent()), is_forfeit: true },
        }
    }
    Ending { status: position.status(), is_forfeit: false }
}
