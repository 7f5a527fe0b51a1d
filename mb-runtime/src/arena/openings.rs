//! The positions from which the games of a match begin.

use crate::players::pick;
use crate::random::Dice;
use mb_core::error::MoveError;
use mb_core::{Board, Geometry, Position, Square};

/// The openings of a match: a position, and moves that are made for both players before each pair of games.
///
/// A [`Position`], or a reference to a position, converts into an opening without moves.
///
/// ```
/// use mb_runtime::Openings;
/// use mb_runtime::players::RandomPlayer;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let openings = Openings::list(&start, [vec![Square::new(4)], vec![Square::new(0), Square::new(4)]])?;
/// let game = Match::new(("a", RandomPlayer), ("b", RandomPlayer)).pairs(10);
/// assert_eq!(game.run(&openings, &mut FastRandom::new(0)).total().games(), 20);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Openings<B> {
    /// The positions to which the openings lead, with the moves that lead there. Never empty.
    list: Vec<(Position<B>, Vec<Square>)>,
    /// The number of random moves to make from each of these positions.
    plies: usize,
}

/// Lets all games begin from this position.
impl<B: Board> From<Position<B>> for Openings<B> {
    fn from(start: Position<B>) -> Self {
        Self { list: vec![(start, Vec::new())], plies: 0 }
    }
}

/// Lets all games begin from this position.
impl<B: Board> From<&Position<B>> for Openings<B> {
    fn from(start: &Position<B>) -> Self {
        start.clone().into()
    }
}

impl<B: Board> From<&Self> for Openings<B> {
    fn from(openings: &Self) -> Self {
        openings.clone()
    }
}

/// The error of openings that cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpeningError {
    /// The list of openings is empty.
    #[error("no opening: a list of openings has at least one, which may be without moves")]
    None,
    /// A move of an opening is not legal.
    #[error("opening {opening}, move {ply}: {reason}")]
    Move {
        /// The number of the opening, counted from 1.
        opening: usize,
        /// The number of the move, counted from 1.
        ply: usize,
        /// What is wrong with the move.
        reason: MoveError,
    },
    /// An opening ends the game.
    #[error("opening {opening}: the game is over after it; leave at least one move to play")]
    Finished {
        /// The number of the opening, counted from 1.
        opening: usize,
    },
}

impl<B: Board> Openings<B> {
    /// Makes openings from a list. Each pair takes the next opening, and after the last one the first follows again. Each
    /// opening is a list of moves that begins from `origin`.
    ///
    /// # Errors
    /// When `openings` is empty, when a move is not legal, or when an opening ends the game.
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
        Ok(Self { list, plies: 0 })
    }

    /// Makes openings of `plies` random moves from `origin`. They are drawn anew for each pair, with the dice of the
    /// match.
    ///
    /// Each move is drawn uniformly from the moves that do not end the game. When every move ends the game, the opening
    /// is shorter.
    pub fn random(origin: &Position<B>, plies: usize) -> Self {
        Self { plies, ..origin.into() }
    }

    /// Returns the position from which both games of pair number `pair` begin, and the moves that lead to it. Pairs are
    /// counted from 0.
    pub(super) fn begin<D: Dice + ?Sized>(&self, pair: u64, dice: &mut D) -> (Position<B>, Vec<Square>) {
        #[expect(clippy::cast_possible_truncation, reason = "less than the length of the list")]
        let (mut position, mut opening) = self.list[(pair % self.list.len() as u64) as usize].clone();
        for _ in 0..self.plies {
            let goes_on = |square: &Square| !position.after(*square).status().is_over();
            let moves: Vec<Square> = position.legal_moves().filter(goes_on).collect();
            let Some(square) = pick(&moves, dice) else { break };
            position.play_unchecked(square);
            opening.push(square);
        }
        (position, opening)
    }

    /// Returns the position of [`begin`](Self::begin) without the moves.
    #[inline]
    pub(super) fn start<D: Dice + ?Sized>(&self, pair: u64, dice: &mut D) -> Position<B> {
        // Skip the list of moves where possible: even an empty list costs a tenth of the time of a random game.
        if let ([(start, _)], 0) = (&*self.list, self.plies) {
            return start.clone();
        }
        self.begin(pair, dice).0
    }

    /// Returns the shape of the board.
    pub(super) fn geometry(&self) -> Geometry {
        self.list[0].0.board().geometry()
    }
}

#[cfg(test)]
mod tests {
    use super::{OpeningError, Openings};
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
