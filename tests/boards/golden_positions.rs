//! The series' own program on 200 positions of each size against every board of that size.

use mb_board_tests::generated_boards;
use mb_runtime::{Game, Square};
use mb_tests::any_board::AnyBoard;
use mb_tests::golden::{self, GoldenPosition, KeyAndPoint, Positions};
use mb_tests::model::{KeyLayout, Model, Point};
use mb_tests::number::Number;
use mb_tests::subject::{Subject, run_time_boards};

/// Every board on which the series plays at this size: both layouts, and those whose size is known at run time.
fn boards(size: usize) -> Vec<Subject> {
    let shape = (size, size, size);
    let generated = generated_boards().into_iter().filter(|subject| subject.shape() == shape);
    let boards: Vec<Subject> = generated.chain(run_time_boards(shape)).collect();
    assert_eq!(boards.len(), 4, "both layouts, BitBoard and PlainBoard");
    boards
}

fn check_size(size: usize) {
    let golden: Positions = golden::read(&format!("positions_{size}.json"));
    assert_eq!((golden.n, golden.positions.len()), (size, 200));
    for subject in boards(size) {
        for position in &golden.positions {
            let mut game = subject.new_game();
            for (x, y) in &position.moves {
                assert_eq!(game.play_at(*x, *y), Ok(()), "{subject:?}");
            }
            check_position(&subject, &game, position);
            check_keys(&subject, &game, position);
        }
    }
}

fn check_position(subject: &Subject, game: &Game<AnyBoard>, golden: &GoldenPosition) {
    let (board, context) = (game.board().probe(), format!("{subject:?} at {}", golden.board));
    assert_eq!(board.display(), golden.board, "text of {context}");
    assert_eq!(game.to_string(), golden.picture, "picture of {context}");
    assert_eq!(game.turn().to_string(), golden.turn, "turn of {context}");
    assert_eq!(game.status().to_string(), golden.status, "status of {context}");
    let geometry = board.geometry();
    let legal: Vec<Point> = game.legal_moves().map(|square| geometry.xy(square)).collect();
    assert_eq!(legal, golden.legal, "legal moves of {context}");
    assert_eq!(board.patterns(game.turn()), golden.markpats, "patterns of {context}");
}

/// Keys where the golden data has this board's order of bits; the model's elsewhere.
fn check_keys(subject: &Subject, game: &Game<AnyBoard>, golden: &GoldenPosition) {
    let (board, context) = (game.board().probe(), format!("{subject:?} at {}", golden.board));
    let pairs = matches!(subject.layout, KeyLayout::TwoBits { .. });
    let published = if pairs {
        golden.twobit.as_ref().zip(golden.twobit_same.as_ref()).zip(golden.twobit_same_move.as_ref())
    } else if dense(subject) {
        Some((&golden.hash, &golden.same)).zip(golden.same_move.as_ref())
    } else {
        None
    };
    let (key, same, same_move) = match published {
        Some(((key, same), same_move)) => (Number::from_hex(key), numbers(same), squares(subject, same_move)),
        None => from_model(subject, golden),
    };
    assert_eq!(board.key(), key, "key of {context}");
    assert_eq!(board.symmetric_keys(), same, "symmetric keys of {context}");
    assert_eq!(board.canonical_key(), same[0], "canonical key of {context}");
    if let Some(last) = game.last_move() {
        assert_eq!(board.symmetric_keys_with(last), same_move, "symmetric keys with a move of {context}");
    }
}

/// Whether the key is `circle | cross << cells`.
fn dense(subject: &Subject) -> bool {
    let (cols, rows, _) = subject.shape();
    subject.layout == KeyLayout::dense_words(cols, rows)
}

fn numbers(hex: &[String]) -> Vec<Number> {
    hex.iter().map(|key| Number::from_hex(key)).collect()
}

fn squares(subject: &Subject, pairs: &[KeyAndPoint]) -> Vec<(Number, Square)> {
    let model = subject.empty_model();
    pairs.iter().map(|(key, x, y)| (Number::from_hex(key), model.square((*x, *y)))).collect()
}

fn from_model(subject: &Subject, golden: &GoldenPosition) -> (Number, Vec<Number>, Vec<(Number, Square)>) {
    let (layout, model) = (subject.layout, golden_model(subject, golden));
    let with_move = golden.moves.last().map(|last| model.symmetric_keys_with(layout, model.square(*last)));
    (model.key(layout), model.symmetric_keys(layout), with_move.unwrap_or_default())
}

/// The model of a golden position, made from the two bitboards of the golden data.
fn golden_model(subject: &Subject, golden: &GoldenPosition) -> Model {
    let mut model = subject.empty_model();
    let (circles, crosses) = (Number::from_hex(&golden.o), Number::from_hex(&golden.x));
    for point in model.points() {
        let bit = model.square(point).index();
        let mark = match (circles.bit(bit), crosses.bit(bit)) {
            (true, false) => Some(mb_runtime::Mark::Circle),
            (false, true) => Some(mb_runtime::Mark::Cross),
            _ => None,
        };
        model.set(point, mark);
    }
    model
}

#[test]
fn the_model_agrees_with_the_series() {
    for size in [3, 4, 5, 8] {
        let golden: Positions = golden::read(&format!("positions_{size}.json"));
        let [subject, ..] = &run_time_boards((size, size, size))[..] else { panic!("there are boards") };
        for position in &golden.positions {
            let (model, layout) = (golden_model(subject, position), KeyLayout::dense_words(size, size));
            assert_eq!(model.text(), position.board);
            assert_eq!(model.key(layout), Number::from_hex(&position.hash));
            assert_eq!(model.symmetric_keys(layout), numbers(&position.same));
            if let Some(last) = position.moves.last() {
                let with_move = model.symmetric_keys_with(layout, model.square(*last));
                assert_eq!(Some(with_move), position.same_move.as_ref().map(|pairs| squares(subject, pairs)));
            }
        }
    }
}

#[test]
fn positions_of_3_by_3_are_as_the_series_has_them() {
    check_size(3);
}

#[test]
fn positions_of_4_by_4_are_as_the_series_has_them() {
    check_size(4);
}

#[test]
fn positions_of_5_by_5_are_as_the_series_has_them() {
    check_size(5);
}

#[test]
fn positions_of_8_by_8_are_as_the_series_has_them() {
    check_size(8);
}
