//! A game on any board behind one interface that is object-safe, and what holds for every game.

use mb_runtime::error::MoveError;
use mb_runtime::{Board, Game, Mark, Square, Status};

use crate::model::{Model, Point};
use crate::probe::Probe;

/// A [`Game`] on any board.
#[expect(missing_docs, reason = "each method is the game's method of that name")]
pub trait GameProbe {
    fn board(&self) -> &dyn Probe;
    fn turn(&self) -> Mark;
    fn last_turn(&self) -> Mark;
    fn ply(&self) -> usize;
    fn last_move(&self) -> Option<Square>;
    fn status(&self) -> Status;
    fn legal_moves(&self) -> Vec<Square>;
    fn record(&self) -> &[Square];
    /// # Errors
    /// As the game's.
    fn play(&mut self, square: Square) -> Result<(), MoveError>;
    /// # Errors
    /// As the game's.
    fn play_at(&mut self, x: usize, y: usize) -> Result<(), MoveError>;
    fn undo(&mut self) -> Option<Square>;
    /// Whether the record has that many moves.
    fn go_to(&mut self, ply: usize) -> bool;
    fn restart(&mut self);
    fn picture(&self) -> String;
}

impl<B: Board + 'static> GameProbe for Game<B> {
    fn board(&self) -> &dyn Probe {
        Self::board(self)
    }

    fn turn(&self) -> Mark {
        Self::turn(self)
    }

    fn last_turn(&self) -> Mark {
        Self::last_turn(self)
    }

    fn ply(&self) -> usize {
        Self::ply(self)
    }

    fn last_move(&self) -> Option<Square> {
        Self::last_move(self)
    }

    fn status(&self) -> Status {
        Self::status(self)
    }

    fn legal_moves(&self) -> Vec<Square> {
        Self::legal_moves(self).collect()
    }

    fn record(&self) -> &[Square] {
        Self::record(self)
    }

    fn play(&mut self, square: Square) -> Result<(), MoveError> {
        Self::play(self, square)
    }

    fn play_at(&mut self, x: usize, y: usize) -> Result<(), MoveError> {
        Self::play_at(self, x, y)
    }

    fn undo(&mut self) -> Option<Square> {
        Self::undo(self)
    }

    fn go_to(&mut self, ply: usize) -> bool {
        Self::go_to(self, ply).is_ok()
    }

    fn restart(&mut self) {
        Self::restart(self);
    }

    fn picture(&self) -> String {
        self.to_string()
    }
}

/// The model of a game: the board and the moves that led to it.
#[derive(Clone, Debug)]
pub struct ModelGame {
    /// The board.
    pub model: Model,
    /// The moves, first to last.
    pub moves: Vec<Point>,
    /// How the game stands.
    pub status: Status,
}

impl ModelGame {
    /// The start of a game.
    #[must_use]
    pub fn new(empty: Model) -> Self {
        Self { model: empty, moves: Vec::new(), status: Status::Playing }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Mark {
        Mark::ALL[self.moves.len() % 2]
    }

    /// Plays a move that is known to be legal.
    pub fn play(&mut self, point: Point) {
        let mark = self.turn();
        self.model.set(point, Some(mark));
        self.moves.push(point);
        self.status = self.model.status(mark);
    }

    /// Takes the last move back.
    pub fn undo(&mut self) {
        if let Some(point) = self.moves.pop() {
            self.model.set(point, None);
            self.status = Status::Playing;
        }
    }

    /// The empty squares, or none when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Square> {
        if self.status == Status::Playing { self.model.empty_squares() } else { Vec::new() }
    }
}

/// What a game says of itself against the model, and what it refuses.
///
/// # Panics
/// When something differs; the message names the board and shows the position.
pub fn check_game(name: &str, game: &mut dyn GameProbe, expected: &ModelGame) {
    let model = &expected.model;
    let last = expected.moves.last().copied();
    let picture = model.picture(expected.turn(), expected.status, last);
    assert_eq!(game.picture(), picture, "picture of {name} after {:?}", expected.moves);
    let context = || format!("{name} at\n{picture}");
    assert_eq!(game.status(), expected.status, "status of {}", context());
    assert_eq!(game.turn(), expected.turn(), "turn of {}", context());
    assert_eq!(game.last_turn(), expected.turn().opponent(), "last_turn of {}", context());
    assert_eq!(game.ply(), expected.moves.len(), "ply of {}", context());
    assert_eq!(game.last_move(), last.map(|point| model.square(point)), "last_move of {}", context());
    assert_eq!(game.legal_moves(), expected.legal_moves(), "legal_moves of {}", context());
    let record: Vec<Square> = expected.moves.iter().map(|point| model.square(*point)).collect();
    assert_eq!(game.record(), record, "record of {}", context());
    if let Some(point) = last {
        let judged =
            game.board().judge(expected.turn().opponent(), model.square(point), expected.moves.len());
        assert_eq!(judged, expected.status, "judge of {}", context());
    }

    let over = (expected.status != Status::Playing).then_some(MoveError::Finished(expected.status));
    if let Some((x, y)) = last {
        let refusal = Err(over.unwrap_or(MoveError::Occupied { x, y }));
        assert_eq!(game.play_at(x, y), refusal, "playing the last move again on {}", context());
        assert_eq!(game.play(model.square((x, y))), refusal, "playing the last move again on {}", context());
    }
    let off_the_board = game.play_at(model.cols(), 0);
    match over {
        Some(error) => assert_eq!(off_the_board, Err(error), "playing off the board on {}", context()),
        None => assert!(
            matches!(off_the_board, Err(MoveError::OffTheBoard(_))),
            "playing off the board gives {off_the_board:?} on {}",
            context()
        ),
    }
    assert_eq!(game.picture(), picture, "picture after refused moves of {}", context());
}
