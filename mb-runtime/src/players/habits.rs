//! Players that look for certain squares: the series' `ai1` to `ai7` (articles 40 to 50).

use super::random::pick;
use super::square_rules::{is_centre, is_corner, reading_place};
use crate::analysis::Analysis;
use crate::player::Player;
use crate::random::Dice;
use mb_core::{Board, Mark, Position, Square, Status};

/// A kind of square that a [`HabitPlayer`] looks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Habit {
    /// The first empty square when the board is read row by row from the top.
    FirstSquare,
    /// The empty squares among the one, two or four middle squares of the board.
    Centre,
    /// The first empty corner when the board is read row by row from the top.
    FirstCorner,
    /// The first legal move that wins, in ascending order of squares.
    FirstWin,
    /// The first square, in ascending order, on which the other side would win if it were its turn.
    ///
    /// As in the series, this move of the other side is judged by the rule that a game with k in a row cannot be won
    /// before move 2k - 1. The rule does not hold for a move out of turn. So cross, which makes move 2k - 2, does not
    /// block a win that circle threatens with k - 1 marks at move 2k - 1, the earliest possible one.
    FirstBlock,
}

impl Habit {
    /// Adds the squares of this kind, in ascending order. Adds none when the habit does not apply.
    fn add_to<B: Board>(self, candidates: &mut Vec<Square>, position: &Position<B>) {
        let geometry = position.board().geometry();
        let mut empty = position.legal_moves();
        let place = |square: &Square| reading_place(geometry, *square);
        match self {
            Self::FirstSquare => candidates.extend(empty.min_by_key(place)),
            Self::Centre => candidates.extend(empty.filter(|square| is_centre(geometry, *square))),
            Self::FirstCorner => {
                candidates.extend(empty.filter(|square| is_corner(geometry, *square)).min_by_key(place));
            }
            Self::FirstWin => candidates.extend(empty.find(wins(position, position.turn()))),
            Self::FirstBlock => candidates.extend(empty.find(wins(position, position.last_turn()))),
        }
    }
}

/// Returns a function that tests whether `mark` would win by a move to a square now.
fn wins<B: Board>(position: &Position<B>, mark: Mark) -> impl FnMut(&Square) -> bool + use<B> {
    let mut board = position.board().clone();
    let ply = position.ply() + 1;
    move |&square| {
        board.place(square, mark);
        let status = board.judge(mark, square, ply);
        board.remove(square);
        status == Status::Won(mark)
    }
}

/// Follows the first of its habits that applies, or plays any legal move when none applies. When there are several
/// squares to choose from, each is equally likely.
///
/// ```
/// use mb_runtime::players::HabitPlayer;
/// use mb_runtime::prelude::*;
///
/// let mut position = Position::new(BitBoard::square_board(3)?);
/// for (x, y) in [(0, 0), (1, 1), (0, 1), (2, 2)] {
///     position.play_at(x, y)?;
/// }
/// let choice = HabitPlayer::WIN_OR_BLOCK.choose(&position, &mut PythonRandom::new(0));
/// assert_eq!(choice, Some(position.board().geometry().square(0, 2)?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct HabitPlayer {
    habits: &'static [Habit],
    /// A buffer, kept between moves to save allocations.
    candidates: Vec<Square>,
}

impl HabitPlayer {
    /// Makes a player with these habits, the most important first.
    pub const fn new(habits: &'static [Habit]) -> Self {
        Self { habits, candidates: Vec::new() }
    }

    /// Plays the first empty square: the series' `ai1` (article 40).
    #[doc(alias = "ai1")]
    pub const FIRST_SQUARE: Self = Self::new(&[Habit::FirstSquare]);

    /// Takes the centre if it is empty: the series' `ai3` (article 50).
    #[doc(alias = "ai3")]
    pub const CENTRE: Self = Self::new(&[Habit::Centre]);

    /// Takes the centre, or else a corner: the series' `ai4` (article 50).
    #[doc(alias = "ai4")]
    pub const CENTRE_OR_CORNER: Self = Self::new(&[Habit::Centre, Habit::FirstCorner]);

    /// Wins when it can: the series' `ai5` (article 50).
    #[doc(alias = "ai5")]
    pub const WIN: Self = Self::new(&[Habit::FirstWin]);

    /// Wins when it can, or else blocks a win of the other side: the series' `ai6` (article 50).
    #[doc(alias = "ai6")]
    pub const WIN_OR_BLOCK: Self = Self::new(&[Habit::FirstWin, Habit::FirstBlock]);

    /// Takes the centre, or else plays like [`WIN_OR_BLOCK`](Self::WIN_OR_BLOCK): the series' `ai7` (article 50).
    #[doc(alias = "ai7")]
    pub const CENTRE_OR_WIN_OR_BLOCK: Self = Self::new(&[Habit::Centre, Habit::FirstWin, Habit::FirstBlock]);

    /// Finds the candidates of a position.
    fn find<B: Board>(&mut self, position: &Position<B>) {
        self.candidates.clear();
        for habit in self.habits {
            habit.add_to(&mut self.candidates, position);
            if !self.candidates.is_empty() {
                return;
            }
        }
        self.candidates.extend(position.legal_moves());
    }
}

impl<B: Board> Player<B> for HabitPlayer {
    fn choose(&mut self, position: &Position<B>, dice: &mut dyn Dice) -> Option<Square> {
        self.find(position);
        pick(&self.candidates, dice)
    }

    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        Analysis::timed(|| {
            self.find(position);
            Analysis::of(self.candidates.iter().copied())
        })
    }
}
