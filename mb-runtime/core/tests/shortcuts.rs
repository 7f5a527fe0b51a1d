//! Generated shortcuts give the same answers as those of a board that has none of its own.

use core::fmt;
use core::iter::FusedIterator;

use mb_core::generated::Shortcuts as _;
use mb_core::{Board, Geometry, Mark, Position, Square, derive_board, text};
use mb_runtime::{Dice, FastRandom};

/// A board with the required methods of another one, and with the default shortcuts.
#[derive(Clone, Debug)]
struct WithoutShortcuts<B>(B);

impl<B: Board> fmt::Display for WithoutShortcuts<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, formatter)
    }
}

impl<B: Board> Board for WithoutShortcuts<B> {
    type Key = B::Key;
    type Counts = B::Counts;

    fn geometry(&self) -> Geometry {
        self.0.geometry()
    }

    fn get(&self, square: Square) -> Option<Mark> {
        self.0.get(square)
    }

    fn place(&mut self, square: Square, mark: Mark) {
        self.0.place(square, mark);
    }

    fn remove(&mut self, square: Square) {
        self.0.remove(square);
    }

    fn legal_moves(
        &self,
    ) -> impl ExactSizeIterator<Item = Square> + DoubleEndedIterator + FusedIterator + Clone {
        self.0.legal_moves()
    }

    fn is_win(&self, mark: Mark, square: Square) -> bool {
        self.0.is_win(mark, square)
    }

    fn key(&self) -> B::Key {
        self.0.key()
    }
}

/// Compares the answers in every position of 50 random games.
fn check<B: Board>(empty: &B) -> Result<(), Box<dyn std::error::Error>> {
    let mut dice = FastRandom::new(0);
    for _ in 0..50 {
        let mut position = Position::new(empty.clone());
        while !position.status().is_over() {
            let board = position.board();
            let plain = WithoutShortcuts(text::parse_board(empty.clone(), &board.to_string())?);
            assert!(!plain.shortcuts().looks_are_cheap());
            for mark in Mark::ALL {
                let quiet: Vec<Square> = plain.shortcuts().quiet_moves(mark).collect();
                assert_eq!(board.shortcuts().quiet_moves(mark).collect::<Vec<_>>(), quiet, "{board}");
                assert_eq!(board.shortcuts().threats(mark), plain.shortcuts().threats(mark), "{board}");
            }
            let moves: Vec<Square> = position.legal_moves().collect();
            position.play(moves[dice.below(u32::try_from(moves.len())?) as usize])?;
        }
    }
    Ok(())
}

#[derive_board(size = 3, crate = mb_core)]
struct Words3;
#[derive_board(size = 3, layout = "twobit", crate = mb_core)]
struct Pairs3;
#[derive_board(cols = 7, rows = 6, win = 4, crate = mb_core)]
struct Words7x6;
#[derive_board(size = 15, win = 5, layout = "twobit", crate = mb_core)]
struct Pairs15;

#[test]
fn generated_shortcuts_answer_like_the_default_ones() -> Result<(), Box<dyn std::error::Error>> {
    check(&Words3::new())?;
    check(&Pairs3::new())?;
    check(&Words7x6::new())?;
    check(&Pairs15::new())
}

#[test]
fn threats_count_squares_that_win_for_both_sides_once_for_each() -> Result<(), Box<dyn std::error::Error>> {
    // Both sides complete a line in the middle square: circle the row, cross the column.
    let board: Words3 = ".o.x.x.o.".parse()?;
    let threats = board.shortcuts().threats(Mark::Circle);
    assert_eq!((threats.turn, threats.opponent, threats.both), (1, 1, 1));
    assert_eq!(board.shortcuts().quiet_moves(Mark::Circle).count(), 4);
    Ok(())
}
