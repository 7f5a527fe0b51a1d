//! The positions in which the laws are tried.

use std::collections::HashSet;

use mb_runtime::{Game, Mark};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

use crate::any_board::AnyBoard;
use crate::game::{ModelGame, check_game};
use crate::laws::check_position;
use crate::number::Number;
use crate::subject::Subject;

/// The counts of a walk through all games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Distinct positions, the empty board and finished games included.
    pub positions: usize,
    /// Distinct positions up to symmetry.
    pub classes: usize,
}

/// Checks every position that can be reached from the empty board, each once, and every move between two of them.
///
/// # Panics
/// Panics if a law does not hold.
#[must_use]
pub fn check_every_position(subject: &Subject) -> Census {
    let mut walk = Walk { subject, positions: HashSet::new(), classes: HashSet::new() };
    walk.visit(&mut subject.new_game(), &mut ModelGame::new(subject.empty_model()));
    Census { positions: walk.positions.len(), classes: walk.classes.len() }
}

/// A depth-first walk through all games that does not enter a position twice.
struct Walk<'a> {
    subject: &'a Subject,
    positions: HashSet<Number>,
    classes: HashSet<Number>,
}

impl Walk<'_> {
    fn visit(&mut self, game: &mut Game<AnyBoard>, expected: &mut ModelGame) {
        let subject = self.subject;
        check_game(&subject.name, game, expected);
        let key = expected.model.key(subject.layout);
        if !self.positions.insert(key.clone()) {
            return;
        }
        check_position(&subject.name, game.board().probe(), subject.layout, &expected.model);
        self.classes.insert(expected.model.canonical(subject.layout).key(subject.layout));
        for square in expected.legal_moves() {
            let point = expected.model.point(square);
            assert_eq!(game.play(square), Ok(()), "{} refuses {point:?}", subject.name);
            expected.play(point);
            self.visit(game, expected);
            assert_eq!(game.undo(), Some(square), "{} takes back another move", subject.name);
            expected.undo();
            assert_eq!(game.board().probe().key(), key, "{} after {point:?} and undo", subject.name);
        }
    }
}

/// Plays `count` random games, checks every move, and checks the laws at the end and at random points before it. A
/// failing game is reduced to a small one.
///
/// # Panics
/// Panics if a law does not hold.
pub fn check_random_games(subject: &Subject, count: u32) {
    let cells = subject.empty_model().cells();
    run(subject, count, vec(any::<u16>(), cells), |choices| {
        let (mut game, mut expected) = (subject.new_game(), ModelGame::new(subject.empty_model()));
        for choice in choices {
            let moves = expected.legal_moves();
            if moves.is_empty() {
                break;
            }
            let square = moves[usize::from(choice) % moves.len()];
            let point = expected.model.point(square);
            assert_eq!(game.play_at(point.0, point.1), Ok(()), "{} refuses {point:?}", subject.name);
            expected.play(point);
            check_game(&subject.name, &mut game, &expected);
            if choice % 16 == 0 {
                check_position(&subject.name, game.board().probe(), subject.layout, &expected.model);
            }
        }
        check_position(&subject.name, game.board().probe(), subject.layout, &expected.model);
        check_record(subject, &mut game, &mut expected);
    });
}

/// Asserts that stepping through the record and taking moves back restore everything.
fn check_record(subject: &Subject, game: &mut Game<AnyBoard>, expected: &mut ModelGame) {
    let (name, length) = (&subject.name, expected.moves.len());
    let picture = game.to_string();
    let record = game.record().to_vec();
    assert!(game.go_to(length + 1).is_err(), "{name} goes to a ply that it does not have");
    for ply in [0, length / 2, length] {
        assert!(game.go_to(ply).is_ok(), "{name} does not go to ply {ply} of {length}");
        assert_eq!((game.ply(), game.record()), (ply, &record[..]), "{name} at ply {ply} of {length}");
    }
    assert_eq!(game.to_string(), picture, "{name} after stepping through the record");
    while let Some(square) = game.undo() {
        assert_eq!(Some(expected.model.point(square)), expected.moves.last().copied(), "undo of {name}");
        expected.undo();
        check_game(name, game, expected);
    }
    assert_eq!(expected.moves, [], "{name} takes every move back");
}

/// Checks the laws on `count` random arrangements of marks that need not come from a game: any number of each mark,
/// half of them with a complete line.
///
/// # Panics
/// Panics if a law does not hold.
pub fn check_random_arrangements(subject: &Subject, count: u32) {
    let empty = subject.empty_model();
    let lines = empty.lines();
    let squares = vec(any::<u8>(), empty.cells());
    run(subject, count, (squares, any::<usize>(), any::<u8>()), |(squares, line, density)| {
        let mut model = empty.clone();
        for (point, random) in empty.points().zip(squares) {
            let mark = Mark::ALL[usize::from(random % 2)];
            model.set(point, (random <= density).then_some(mark));
        }
        // Random marks hardly ever complete a long line.
        if density % 2 == 0 {
            let mark = Mark::ALL[usize::from(density / 2 % 2)];
            for point in &lines[line % lines.len()] {
                model.set(*point, Some(mark));
            }
        }
        let mut board = subject.board.boxed_clone();
        for point in model.points() {
            if let Some(mark) = model.get(point) {
                board.place(model.square(point), mark);
            }
        }
        check_position(&subject.name, &*board, subject.layout, &model);
    });
}

/// Tries a check on `count` random values, the same in every run, and reports the smallest that fails.
fn run<S>(subject: &Subject, count: u32, strategy: S, check: impl Fn(S::Value))
where
    S: proptest::strategy::Strategy,
{
    let config =
        Config { cases: count, failure_persistence: None, max_shrink_iters: 4096, ..Config::default() };
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let outcome = TestRunner::new_with_rng(config, random).run(&strategy, |value| {
        check(value);
        Ok(())
    });
    match outcome {
        Ok(()) => {}
        Err(TestError::Fail(reason, value)) => panic!("{}: {reason}\nwith {value:?}", subject.name),
        Err(TestError::Abort(reason)) => panic!("{}: {reason}", subject.name),
    }
}
