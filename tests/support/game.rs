//! What holds for every game on every board.

use mb_runtime::error::MoveError;
use mb_runtime::{Game, Mark, Square, Status};

use crate::any_board::AnyBoard;
use crate::model::{Model, Point};

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
    /// Returns the start of a game.
    #[must_use]
    pub fn new(empty: Model) -> Self {
        Self { model: empty, moves: Vec::new(), status: Status::Playing }
    }

    /// Returns the side to move.
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

    /// Returns the empty squares, or no squares if the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Square> {
        if self.status == Status::Playing { self.model.empty_squares() } else { Vec::new() }
    }
}

/// Compares everything that a game says with the model, and asserts that it refuses illegal moves.
///
/// # Panics
/// Panics if something differs; the message names the board and shows the position.
pub fn check_game(name: &str, game: &mut Game<AnyBoard>, expected: &ModelGame) {
    let model = &expected.model;
    let last = expected.moves.last().copied();
    let picture = model.picture(expected.turn(), expected.status, last);
    assert_eq!(game.to_string(), picture, "picture of {name} after {:?}", expected.moves);
    let context = || format!("{name} at\n{picture}");
    assert_eq!(game.status(), expected.status, "status of {}", context());
    assert_eq!(game.turn(), expected.turn(), "turn of {}", context());
    assert_eq!(game.last_turn(), expected.turn().opponent(), "last_turn of {}", context());
    assert_eq!(game.ply(), expected.moves.len(), "ply of {}", context());
    assert_eq!(game.last_move(), last.map(|point| model.square(point)), "last_move of {}", context());
    assert_eq!(
        game.legal_moves().collect::<Vec<_>>(),
        expected.legal_moves(),
        "legal_moves of {}",
        context()
    );
    let record: Vec<Square> = expected.moves.iter().map(|point| model.square(*point)).collect();
    assert_eq!(game.record(), record, "record of {}", context());
    if let Some(point) = last {
        let judged =
            game.board().probe().judge(expected.turn().opponent(), model.square(point), expected.moves.len());
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
    assert_eq!(game.to_string(), picture, "picture after refused moves of {}", context());
}
