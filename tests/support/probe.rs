//! Any board behind an object-safe trait, so that the laws are compiled once, not once a board.

use mb_runtime::error::ParseBoardError;
use mb_runtime::generated::{Shortcuts as _, Threats};
use mb_runtime::{Board, Geometry, Mark, Square, Status, Symmetry, text};

use crate::number::Number;

/// A board, with the results of its operations as plain data.
///
/// Every [`Board`] implements it. The methods only call those of the board and convert the results.
#[expect(missing_docs, reason = "each method is the board's method of that name")]
pub trait Probe: Send + Sync {
    fn geometry(&self) -> Geometry;
    fn get(&self, square: Square) -> Option<Mark>;
    fn place(&mut self, square: Square, mark: Mark);
    fn remove(&mut self, square: Square);
    fn clear(&mut self);
    fn legal_moves(&self) -> Vec<Square>;
    /// Returns the legal moves read from the back.
    fn legal_moves_backwards(&self) -> Vec<Square>;
    /// Returns the legal moves read from both ends in turn, each with the length that was announced before it.
    fn legal_moves_from_both_ends(&self) -> Vec<(Square, usize)>;
    fn legal_move_count(&self) -> usize;
    fn nth_legal_move(&self, n: usize) -> Option<Square>;
    fn is_win(&self, mark: Mark, square: Square) -> bool;
    fn has_line(&self, mark: Mark) -> bool;
    fn judge(&self, mark: Mark, square: Square, ply: usize) -> Status;
    fn quiet_moves(&self, mark: Mark) -> Vec<Square>;
    fn threats(&self, turn: Mark) -> Threats;
    fn patterns(&self, turn: Mark) -> Vec<(usize, usize, usize, u32)>;
    fn key(&self) -> Number;
    fn symmetric_keys(&self) -> Vec<Number>;
    fn symmetric_keys_with(&self, square: Square) -> Vec<(Number, Square)>;
    fn canonical_key(&self) -> Number;
    fn canonical(&self) -> Box<dyn Probe>;
    fn transform(&self, symmetry: Symmetry) -> Option<Box<dyn Probe>>;
    fn display(&self) -> String;
    fn debug(&self) -> String;
    /// Returns the board of this shape that a text describes.
    ///
    /// # Errors
    /// When the text is not a board of this shape.
    fn parse(&self, text: &str) -> Result<Box<dyn Probe>, ParseBoardError>;
    fn boxed_clone(&self) -> Box<dyn Probe>;
    /// Returns a copy of this board, made by `clone_from` on an empty board of this shape.
    fn clone_into_empty(&self) -> Box<dyn Probe>;
    /// Returns the leaves of the game tree below the empty board, for every ply up to `depth`.
    fn perft(&self, depth: usize) -> Vec<Leaves>;
}

impl<B: Board + 'static> Probe for B {
    fn geometry(&self) -> Geometry {
        Board::geometry(self)
    }

    fn get(&self, square: Square) -> Option<Mark> {
        Board::get(self, square)
    }

    fn place(&mut self, square: Square, mark: Mark) {
        Board::place(self, square, mark);
    }

    fn remove(&mut self, square: Square) {
        Board::remove(self, square);
    }

    fn clear(&mut self) {
        Board::clear(self);
    }

    fn legal_moves(&self) -> Vec<Square> {
        Board::legal_moves(self).collect()
    }

    fn legal_moves_backwards(&self) -> Vec<Square> {
        Board::legal_moves(self).rev().collect()
    }

    fn legal_moves_from_both_ends(&self) -> Vec<(Square, usize)> {
        let mut moves = Board::legal_moves(self);
        let mut found = Vec::new();
        loop {
            let announced = moves.len();
            let next = if found.len() % 2 == 0 { moves.next() } else { moves.next_back() };
            match next {
                Some(square) => found.push((square, announced)),
                None => return found,
            }
        }
    }

    fn legal_move_count(&self) -> usize {
        Board::legal_move_count(self)
    }

    fn nth_legal_move(&self, n: usize) -> Option<Square> {
        Board::nth_legal_move(self, n)
    }

    fn is_win(&self, mark: Mark, square: Square) -> bool {
        Board::is_win(self, mark, square)
    }

    fn has_line(&self, mark: Mark) -> bool {
        Board::has_line(self, mark)
    }

    fn judge(&self, mark: Mark, square: Square, ply: usize) -> Status {
        Board::judge(self, mark, square, ply)
    }

    fn quiet_moves(&self, mark: Mark) -> Vec<Square> {
        self.shortcuts().quiet_moves(mark).collect()
    }

    fn threats(&self, turn: Mark) -> Threats {
        self.shortcuts().threats(turn)
    }

    fn patterns(&self, turn: Mark) -> Vec<(usize, usize, usize, u32)> {
        Board::line_patterns(self, turn).iter().collect()
    }

    fn key(&self) -> Number {
        number(&Board::key(self))
    }

    fn symmetric_keys(&self) -> Vec<Number> {
        Board::symmetric_keys(self).iter().map(number).collect()
    }

    fn symmetric_keys_with(&self, square: Square) -> Vec<(Number, Square)> {
        Board::symmetric_keys_with(self, square).iter().map(|(key, square)| (number(key), *square)).collect()
    }

    fn canonical_key(&self) -> Number {
        number(&Board::canonical_key(self))
    }

    fn canonical(&self) -> Box<dyn Probe> {
        Box::new(Board::canonical(self))
    }

    fn transform(&self, symmetry: Symmetry) -> Option<Box<dyn Probe>> {
        Board::transform(self, symmetry).map(|image| Box::new(image) as Box<dyn Probe>)
    }

    fn display(&self) -> String {
        self.to_string()
    }

    fn debug(&self) -> String {
        format!("{self:?}")
    }

    fn parse(&self, text: &str) -> Result<Box<dyn Probe>, ParseBoardError> {
        let mut empty = self.clone();
        Board::clear(&mut empty);
        text::parse_board(empty, text).map(|board| Box::new(board) as Box<dyn Probe>)
    }

    fn boxed_clone(&self) -> Box<dyn Probe> {
        Box::new(self.clone())
    }

    fn clone_into_empty(&self) -> Box<dyn Probe> {
        let mut copy = self.clone();
        Board::clear(&mut copy);
        copy.clone_from(self);
        Box::new(copy)
    }

    fn perft(&self, depth: usize) -> Vec<Leaves> {
        let mut leaves = vec![Leaves::default(); depth + 1];
        let mut empty = self.clone();
        Board::clear(&mut empty);
        leaves[0].sequences = 1;
        count_leaves(&mut empty, 1, &mut leaves);
        leaves
    }
}

/// The move sequences of one length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Leaves {
    /// All sequences.
    pub sequences: u64,
    /// The sequences whose last move won for circle.
    pub circle: u64,
    /// The sequences whose last move won for cross.
    pub cross: u64,
    /// The sequences whose last move filled the board without a line.
    pub draw: u64,
}

/// Plays every sequence of moves from a position before its `ply`-th move. A finished game is not continued.
fn count_leaves<B: Board>(board: &mut B, ply: usize, leaves: &mut [Leaves]) {
    if ply >= leaves.len() {
        return;
    }
    let mark = Mark::ALL[(ply + 1) % 2];
    for n in 0..board.legal_move_count() {
        let Some(square) = board.nth_legal_move(n) else { return };
        board.place(square, mark);
        leaves[ply].sequences += 1;
        match board.judge(mark, square, ply) {
            Status::Playing => count_leaves(board, ply + 1, leaves),
            Status::Won(Mark::Circle) => leaves[ply].circle += 1,
            Status::Won(Mark::Cross) => leaves[ply].cross += 1,
            Status::Draw => leaves[ply].draw += 1,
        }
        board.remove(square);
    }
}

/// Returns a key of any type as a number, read from its hexadecimal digits.
#[must_use]
pub fn number(key: &impl mb_runtime::BoardKey) -> Number {
    Number::from_hex(&format!("{key:x}"))
}
