//! Where the games of a match begin.

use crate::random::Dice;
use mb_core::error::MoveError;
use mb_core::{Board, Position, Square};

/// Where the games of a match begin: a [`Position`], or [`Openings`].
pub trait Starts {
    /// The board that is played on.
    type Board: Board;

    /// The position from which both games of a pair (counted from 0) begin, and the moves that led to it from
    /// where the match starts.
    fn begin<D: Dice + ?Sized>(&self, pair: u64, dice: &mut D) -> (Position<Self::Board>, Vec<Square>);

    /// The position from which the openings are played.
    fn origin(&self) -> &Position<Self::Board>;
}

/// All games begin from this position, without an opening.
impl<B: Board> Starts for Position<B> {
    type Board = B;

    #[inline]
    fn begin<D: Dice + ?Sized>(&self, _: u64, _: &mut D) -> (Self, Vec<Square>) {
        (self.clone(), Vec::new())
    }

    fn origin(&self) -> &Self {
        self
    }
}

/// Openings: moves that are made for both players before each pair of games begins.
///
/// ```
/// use mb_runtime::players::RandomPlayer;
/// use mb_runtime::prelude::*;
/// use mb_runtime::{FastRandom, Openings};
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let openings = Openings::list(&start, [vec![Square::new(4)], vec![Square::new(0), Square::new(4)]])?;
/// let mut dice = FastRandom::new(0);
/// let table = Match::between("a", "b").pairs(10).run(&openings, &mut RandomPlayer, &mut RandomPlayer, &mut dice);
/// assert_eq!(table.total().games(), 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Openings<B> {
    origin: Position<B>,
    kind: Kind<B>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind<B> {
    /// Never empty.
    List(Vec<(Position<B>, Vec<Square>)>),
    Random {
        plies: usize,
    },
}

/// These openings cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpeningError {
    /// There are none.
    #[error("no opening: a list of openings has at least one, which may be without moves")]
    None,
    /// A move of an opening is not legal.
    #[error("opening {opening}, move {ply}: {reason}")]
    Move {
        /// Which opening, counted from 1.
        opening: usize,
        /// Which of its moves, counted from 1.
        ply: usize,
        /// What is wrong with the move.
        reason: MoveError,
    },
    /// An opening leaves nothing to play.
    #[error("opening {opening}: the game is over after it; leave at least one move to play")]
    Finished {
        /// Which opening, counted from 1.
        opening: usize,
    },
}

impl<B: Board> Openings<B> {
    /// These openings, from `origin` on: the first pair begins with the first of them, the next pair with the
    /// next, and after the last it is the first one's turn again.
    ///
    /// # Errors
    /// When there are none, or one of them is not legal or ends the game.
    pub fn list(
        origin: &Position<B>,
        openings: impl IntoIterator<Item = Vec<Square>>,
    ) -> Result<Self, OpeningError> {
        let openings = (1..).zip(openings).map(|(opening, moves)| {
            let mut position = origin.clone();
            for (ply, square) in (1..).zip(&moves) {
                position.play(*square).map_err(|reason| OpeningError::Move { opening, ply, reason })?;
            }
            if position.status().is_over() {
                return Err(OpeningError::Finished { opening });
            }
            Ok((position, moves))
        });
        let list: Vec<_> = openings.collect::<Result<_, _>>()?;
        if list.is_empty() {
            return Err(OpeningError::None);
        }
        Ok(Self { origin: origin.clone(), kind: Kind::List(list) })
    }

    /// Before each pair so many moves are made at random from `origin` on, by the dice of the match.
    ///
    /// Each move is drawn uniformly from those that do not end the game; where there is none such, the opening
    /// is shorter.
    #[must_use]
    pub fn random(origin: &Position<B>, plies: usize) -> Self {
        Self { origin: origin.clone(), kind: Kind::Random { plies } }
    }
}

impl<B: Board> Starts for Openings<B> {
    type Board = B;

    fn begin<D: Dice + ?Sized>(&self, pair: u64, dice: &mut D) -> (Position<B>, Vec<Square>) {
        match &self.kind {
            Kind::List(list) =>
            {
                #[expect(clippy::cast_possible_truncation, reason = "less than the length of the list")]
                list[(pair % list.len() as u64) as usize].clone()
            }
            Kind::Random { plies } => random_opening(self.origin.clone(), *plies, dice),
        }
    }

    fn origin(&self) -> &Position<B> {
        &self.origin
    }
}

/// A position some random moves on.
fn random_opening<B: Board, D: Dice + ?Sized>(
    mut position: Position<B>,
    plies: usize,
    dice: &mut D,
) -> (Position<B>, Vec<Square>) {
    let mut opening = Vec::new();
    while opening.len() < plies {
        let goes_on = |square: &Square| !position.after(*square).status().is_over();
        let moves: Vec<Square> = position.legal_moves().filter(goes_on).collect();
        #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
        let Some(square) = moves.get(dice.below(moves.len() as u32) as usize) else { break };
        position.play_unchecked(*square);
        opening.push(*square);
    }
    (position, opening)
}

#[cfg(test)]
mod tests {
    use super::{OpeningError, Openings, Starts as _};
    use crate::boards::BitBoard;
    use crate::random::FastRandom;
    use mb_core::error::MoveError;
    use mb_core::{Position, Square};

    fn start() -> Position<BitBoard> {
        Position::new(BitBoard::square_board(3).unwrap())
    }

    fn moves(indices: &[u16]) -> Vec<Square> {
        indices.iter().copied().map(Square::new).collect()
    }

    #[test]
    fn openings_of_a_list_come_in_turn() {
        let openings = Openings::list(&start(), [moves(&[4]), moves(&[]), moves(&[0, 8])]).unwrap();
        let mut dice = FastRandom::new(0);
        let begun: Vec<_> = (0..4).map(|pair| openings.begin(pair, &mut dice).1).collect();
        assert_eq!(begun, [moves(&[4]), moves(&[]), moves(&[0, 8]), moves(&[4])]);
        assert_eq!(openings.begin(2, &mut dice).0.ply(), 2);
    }

    #[test]
    fn wrong_openings_are_named() {
        let error = |lists: &[&[u16]]| Openings::list(&start(), lists.iter().map(|list| moves(list))).err();
        assert_eq!(error(&[]), Some(OpeningError::None));
        let occupied = MoveError::Occupied { x: 1, y: 1 };
        assert_eq!(
            error(&[&[4], &[4, 4]]),
            Some(OpeningError::Move { opening: 2, ply: 2, reason: occupied })
        );
        assert_eq!(error(&[&[0, 3, 1, 4, 2]]), Some(OpeningError::Finished { opening: 1 }));
    }

    #[test]
    fn random_openings_never_end_the_game_and_may_be_short() {
        let mut dice = FastRandom::new(0);
        for plies in 0..12 {
            let openings = Openings::random(&start(), plies);
            for pair in 0..100 {
                let (position, opening) = openings.begin(pair, &mut dice);
                assert!(!position.status().is_over());
                assert_eq!(position.ply(), opening.len());
                assert!(if plies < 5 { opening.len() == plies } else { opening.len() <= 8 });
            }
        }
    }
}
