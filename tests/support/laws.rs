//! What holds for every board in every position.

use std::fmt::{Debug, Display};

use mb_runtime::error::ParseBoardError;
use mb_runtime::generated::Threats;
use mb_runtime::{Mark, Square, Symmetry};

use crate::model::{KeyLayout, Model};
use crate::probe::Probe;

/// A board and the model of what it should hold.
#[derive(Clone, Copy)]
pub struct Case<'a> {
    name: &'a str,
    board: &'a dyn Probe,
    model: &'a Model,
    layout: KeyLayout,
}

impl Debug for Case<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (cols, rows, win) = (self.model.cols(), self.model.rows(), self.model.win());
        write!(formatter, "{} ({cols}×{rows} win {win}) at {}", self.name, self.model.text())
    }
}

/// Compares every operation of a board with the model, and checks every law that needs no model.
///
/// # Panics
/// Panics if one of them does not hold; the message names the board, the operation and the position.
pub fn check_position(name: &str, board: &dyn Probe, layout: KeyLayout, model: &Model) {
    let case = Case { name, board, model, layout };
    case.contents();
    case.moves();
    case.lines();
    case.threats();
    case.images();
    case.keys();
    case.text();
    case.placing_and_removing();
    case.copies();
    case.orbit();
}

impl Case<'_> {
    /// Asserts that an operation gave the expected result.
    #[track_caller]
    fn same<T: PartialEq + Debug>(&self, operation: impl Display, found: &T, expected: &T) {
        assert!(found == expected, "{operation} of {self:?}\n   found: {found:?}\nexpected: {expected:?}");
    }

    fn contents(&self) {
        let geometry = self.board.geometry();
        let shape = (geometry.cols(), geometry.rows(), geometry.win());
        self.same("geometry", &shape, &(self.model.cols(), self.model.rows(), self.model.win()));
        for point in self.model.points() {
            let square = self.model.square(point);
            self.same(format_args!("get {point:?}"), &self.board.get(square), &self.model.get(point));
        }
    }

    fn moves(&self) {
        let expected = self.model.empty_squares();
        self.same("legal_moves", &self.board.legal_moves(), &expected);
        let backwards: Vec<Square> = expected.iter().rev().copied().collect();
        self.same("legal_moves backwards", &self.board.legal_moves_backwards(), &backwards);
        self.same(
            "legal_moves from both ends",
            &self.board.legal_moves_from_both_ends(),
            &inwards(&expected),
        );
        self.same("legal_move_count", &self.board.legal_move_count(), &expected.len());
        for n in 0..=expected.len() {
            self.same(
                format_args!("nth_legal_move({n})"),
                &self.board.nth_legal_move(n),
                &expected.get(n).copied(),
            );
        }
        self.same("nth_legal_move of too much", &self.board.nth_legal_move(usize::MAX), &None);
    }

    fn lines(&self) {
        for mark in Mark::ALL {
            let expected = self.model.winning_squares(mark);
            let squares = self.model.points().map(|point| self.model.square(point));
            let found: Vec<bool> = squares.map(|square| self.board.is_win(mark, square)).collect();
            self.same(format_args!("is_win for {mark}"), &found, &expected);
            self.same(
                format_args!("has_line for {mark}"),
                &self.board.has_line(mark),
                &expected.contains(&true),
            );
            self.same(
                format_args!("line_patterns for {mark}"),
                &self.board.patterns(mark),
                &self.model.patterns(mark),
            );
        }
    }

    fn threats(&self) {
        let winning = Mark::ALL.map(|mark| self.model.completing_squares(mark));
        let both = winning[0].iter().filter(|square| winning[1].contains(square)).count();
        for (turn, own, other) in
            [(Mark::Circle, &winning[0], &winning[1]), (Mark::Cross, &winning[1], &winning[0])]
        {
            let mut quiet = self.model.empty_squares();
            quiet.retain(|square| !own.contains(square));
            self.same(format_args!("quiet_moves for {turn}"), &self.board.quiet_moves(turn), &quiet);
            let threats = Threats { turn: own.len(), opponent: other.len(), both };
            self.same(format_args!("threats for {turn}"), &self.board.threats(turn), &threats);
        }
    }

    fn images(&self) {
        let symmetries = self.model.symmetries();
        for symmetry in Symmetry::ALL {
            let found = self.board.transform(symmetry).map(|image| image.display());
            let expected = symmetries.contains(&symmetry).then(|| self.model.image(symmetry).text());
            self.same(format_args!("transform {symmetry:?}"), &found, &expected);
        }
    }

    fn keys(&self) {
        let layout = self.layout;
        self.same("key", &self.board.key(), &self.model.key(layout));
        self.same("symmetric_keys", &self.board.symmetric_keys(), &self.model.symmetric_keys(layout));
        for square in self.sample() {
            self.same(
                format_args!("symmetric_keys_with {square:?}"),
                &self.board.symmetric_keys_with(square),
                &self.model.symmetric_keys_with(layout, square),
            );
        }
        let canonical = self.model.canonical(layout);
        self.same("canonical", &self.board.canonical().display(), &canonical.text());
        self.same("canonical_key", &self.board.canonical_key(), &canonical.key(layout));
    }

    /// Checks that text round-trips, and that text that describes no board of this shape is refused.
    fn text(&self) {
        let text = self.model.text();
        self.same("Display", &self.board.display(), &text);
        assert!(!self.board.debug().is_empty(), "Debug of {self:?} is empty");
        let read = self.board.parse(&text).map(|board| board.key());
        self.same("parse", &read, &Ok(self.model.key(self.layout)));
        let capitals = self.board.parse(&text.to_uppercase()).map(|board| board.key());
        self.same("parse of capitals", &capitals, &Ok(self.model.key(self.layout)));
        let length = ParseBoardError::Length { expected: text.len(), found: text.len() + 1 };
        self.same("parse of a longer text", &self.board.parse(&format!("{text}.")).err(), &Some(length));
        let symbol = ParseBoardError::Symbol { symbol: '?', index: 0 };
        let marred = format!("?{}", &text[1..]);
        self.same("parse of a strange letter", &self.board.parse(&marred).err(), &Some(symbol));
    }

    /// Checks that a mark that is placed and removed again leaves no trace.
    fn placing_and_removing(&self) {
        let mut board = self.board.boxed_clone();
        let key = self.board.key();
        for square in self.sample() {
            for mark in Mark::ALL {
                if let Some(there) = board.get(square) {
                    board.remove(square);
                    self.same("get after remove", &board.get(square), &None);
                    board.remove(square);
                    board.place(square, there);
                } else {
                    board.place(square, mark);
                    self.same("get after place", &board.get(square), &Some(mark));
                    board.remove(square);
                }
                self.same(format_args!("key after a detour to {square:?}"), &board.key(), &key);
                self.same("text after a detour", &board.display(), &self.board.display());
            }
        }
    }

    /// Checks that a copy equals its original and shares nothing with it.
    fn copies(&self) {
        for mut copy in [self.board.boxed_clone(), self.board.clone_into_empty()] {
            self.same("key of a copy", &copy.key(), &self.board.key());
            copy.clear();
            let empty = Model::new(self.model.cols(), self.model.rows(), self.model.win());
            self.same("text after clear", &copy.display(), &empty.text());
            self.same("moves after clear", &copy.legal_move_count(), &self.model.cells());
            self.same("patterns after clear", &copy.patterns(Mark::Circle), &empty.patterns(Mark::Circle));
            self.same("text of the original", &self.board.display(), &self.model.text());
            self.same(
                "has_line of the original",
                &self.board.has_line(Mark::Circle),
                &self.model.has_line(Mark::Circle),
            );
        }
    }

    /// Checks that the images of a board are an orbit of the group: all have the same symmetric keys and the same
    /// canonical image, and symmetries compose on boards as they do on squares.
    fn orbit(&self) {
        let keys = self.board.symmetric_keys();
        assert!(keys.binary_search(&self.board.key()).is_ok(), "{self:?} is not among its own images");
        self.same("canonical_key", &self.board.canonical_key(), &keys[0]);
        for symmetry in self.model.symmetries() {
            let Some(image) = self.board.transform(symmetry) else { continue };
            self.same(format_args!("symmetric_keys of {symmetry:?}"), &image.symmetric_keys(), &keys);
            self.same(format_args!("canonical_key of {symmetry:?}"), &image.canonical_key(), &keys[0]);
            self.same(format_args!("canonical of {symmetry:?}"), &image.canonical().key(), &keys[0]);
            for mark in Mark::ALL {
                self.same("has_line of an image", &image.has_line(mark), &self.board.has_line(mark));
                self.same("patterns of an image", &image.patterns(mark), &self.board.patterns(mark));
            }
            for next in self.generators() {
                let twice = image.transform(next).map(|image| image.key());
                let once = self.board.transform(symmetry.then(next)).map(|image| image.key());
                self.same(format_args!("{symmetry:?} and then {next:?}"), &twice, &once);
            }
            let back = image.transform(symmetry.inverse()).map(|image| image.key());
            self.same(format_args!("{symmetry:?} and back"), &back, &Some(self.board.key()));
        }
    }

    /// Returns two symmetries that generate all others.
    fn generators(&self) -> [Symmetry; 2] {
        let other = if self.model.cols() == self.model.rows() { Symmetry::Transpose } else { Symmetry::Flip };
        [Symmetry::Mirror, other]
    }

    /// Returns all squares of a small board. Of a larger board it returns the first, the last and some between, which
    /// differ from position to position.
    fn sample(&self) -> Vec<Square> {
        let cells = self.model.cells();
        let stride = cells.div_ceil(12);
        let shift = self.model.marks() % stride;
        let picked = self.model.points().enumerate().filter(|(index, _)| {
            cells <= 16 || *index == 0 || *index == cells - 1 || index % stride == shift
        });
        picked.map(|(_, point)| self.model.square(point)).collect()
    }
}

/// Returns the squares from both ends in turn, each with the number of squares that were left before it.
fn inwards(squares: &[Square]) -> Vec<(Square, usize)> {
    let count = squares.len();
    let places = (0..count).map(|step| if step % 2 == 0 { step / 2 } else { count - 1 - step / 2 });
    places.zip((1..=count).rev()).map(|(place, left)| (squares[place], left)).collect()
}
