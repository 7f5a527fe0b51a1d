//! Positions of boards with marks, and games that begin there.

use mb_core::error::{MoveError, ParseSquareError, PositionError, SquareError};
use mb_core::{Board, Mark, Position, Status, derive_board, text};
use mb_runtime::error::PlyError;
use mb_runtime::{BitBoard, Game, Geometry};

type Outcome = Result<(), Box<dyn std::error::Error>>;

#[derive_board(size = 3, crate = mb_core)]
struct Board3;

/// The text, and what follows from it: the side to move, the ply, and the status.
const POSITIONS: [(&str, Mark, usize, Status); 6] = [
    (".........", Mark::Circle, 0, Status::Playing),
    ("o........", Mark::Cross, 1, Status::Playing),
    ("oo.x.....", Mark::Cross, 3, Status::Playing),
    ("ooo.xx...", Mark::Cross, 5, Status::Won(Mark::Circle)),
    ("oo.xxxo..", Mark::Circle, 6, Status::Won(Mark::Cross)),
    ("oxooxxxoo", Mark::Cross, 9, Status::Draw),
];

fn check<B: Board>(empty: &B, text: &str, turn: Mark, ply: usize, status: Status) -> Outcome {
    let board = text::parse_board(empty.clone(), text)?;
    let position = Position::new(board);
    assert_eq!(position.board().to_string(), text);
    assert_eq!((position.turn(), position.last_turn()), (turn, turn.opponent()), "{text}");
    assert_eq!((position.ply(), position.last_move(), position.status()), (ply, None, status), "{text}");
    assert_eq!(position.legal_moves().len(), if status.is_over() { 0 } else { 9 - ply }, "{text}");
    assert!(Position::from_board(position.board().clone()).is_ok_and(|checked| checked.ply() == ply));
    Ok(())
}

#[test]
fn side_to_move_ply_and_status_follow_from_the_marks() -> Outcome {
    for (text, turn, ply, status) in POSITIONS {
        check(&Board3::new(), text, turn, ply, status)?;
        check(&BitBoard::square_board(3)?, text, turn, ply, status)?;
    }
    Ok(())
}

#[test]
fn marks_in_wrong_numbers_are_refused() -> Outcome {
    for (text, circles, crosses) in [("oo.......", 2, 0), ("x........", 0, 1), ("xxo......", 1, 2)] {
        let error = Position::from_board(text.parse::<Board3>()?).err();
        assert_eq!(error, Some(PositionError::Count { circles, crosses }));
    }
    Ok(())
}

#[test]
fn a_line_that_was_complete_before_the_last_move_is_refused() -> Outcome {
    // The side to move has a line, alone or beside the other side's.
    for text in ["ooo.xx..x", "oooxxx..."] {
        assert_eq!(Position::from_board(text.parse::<Board3>()?).err(), Some(PositionError::AlreadyOver));
    }
    // One move completes two lines that cross, but not two that lie side by side.
    let geometry = Geometry::new(3, 4, 3)?;
    assert!(Position::from_board(BitBoard::parse(geometry, "ooo.oxx.oxx.")?).is_ok());
    assert_eq!(
        Position::from_board(BitBoard::parse(Geometry::new(5, 3, 3)?, "oooxx.oooxx.x..")?).err(),
        Some(PositionError::AlreadyOver)
    );
    Ok(())
}

#[test]
fn squares_are_named_by_letters_and_by_coordinates() -> Outcome {
    let position = Position::new(Board3::new());
    for text in ["B3", "b3", " B3 ", "1,2", "1, 2"] {
        assert_eq!(position.parse(text), Ok(position.square(1, 2)?), "{text:?}");
    }
    for text in ["", "B", "3", "B0", "3B", "1;2", "-1,2"] {
        assert_eq!(position.parse(text), Err(ParseSquareError::Syntax), "{text:?}");
    }
    let error = SquareError { x: 3, y: 0, cols: 3, rows: 3 };
    assert_eq!(position.square(3, 0), Err(error));
    assert_eq!(position.parse("D1"), Err(ParseSquareError::OffTheBoard(error)));
    assert_eq!(position.parse("3,0"), Err(ParseSquareError::OffTheBoard(error)));
    Ok(())
}

#[test]
fn a_game_that_begins_in_the_middle_never_goes_back_before_its_start() -> Outcome {
    let start = Position::from_board("oo.x.....".parse::<Board3>()?)?;
    let mut game = Game::from(start);
    assert_eq!((game.ply(), game.undo()), (3, None));
    game.play_at(0, 2)?;
    game.play_at(2, 2)?;
    assert_eq!(game.play_at(2, 2), Err(MoveError::Occupied { x: 2, y: 2 }));
    assert_eq!((game.ply(), game.record().len()), (5, 2));

    game.go_to(4)?;
    assert_eq!(game.to_string(), "Turn o\nox.\no..\nX..\n");
    for ply in [2, 6] {
        assert_eq!(game.go_to(ply), Err(PlyError { ply, first: 3, last: 5 }));
    }
    assert_eq!((game.ply(), game.record().len()), (4, 2));

    // The move before the current position is taken back, and the rest of the record with it.
    assert_eq!(game.undo(), Some(game.position().square(0, 2)?));
    assert_eq!((game.ply(), game.record().len(), *game.position()), (3, 0, start));

    game.play_at(1, 1)?;
    game.restart();
    assert_eq!((game.record().len(), *game.position()), (0, start));
    Ok(())
}

#[test]
fn a_move_after_a_step_back_replaces_the_rest_of_the_record() -> Outcome {
    let mut game = Game::new(BitBoard::square_board(3)?);
    for (x, y) in [(0, 0), (1, 0), (2, 0)] {
        game.play_at(x, y)?;
    }
    game.go_to(1)?;
    game.play_at(2, 2)?;
    let record: Vec<_> = game.record().iter().map(|square| square.index()).collect();
    assert_eq!((game.ply(), record), (2, vec![0, 8]));
    Ok(())
}
