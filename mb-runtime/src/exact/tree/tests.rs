//! Small trees, against what can be counted by hand.

use super::{GameTree, Scoring, TreeTooLargeError};
use crate::boards::BitBoard;
use mb_core::{Geometry, Position};

fn position(text: &str) -> Position<BitBoard> {
    Position::from_board(text.parse().expect("a board")).expect("a position")
}

#[test]
fn a_finished_position_is_a_tree_of_one() {
    let won = position("ooo.xx...");
    let tree = GameTree::new(&won).expect("a small tree");
    assert_eq!(tree.len(), 1);
    assert_eq!(tree.score(&won, Scoring::ShortestWin), Some(-3.0));
    assert_eq!(tree.score_for_circle(&won, Scoring::ShortestWin), Some(3.0));
    assert_eq!(tree.best_moves(&won, Scoring::Result), Some(Vec::new()));
}

#[test]
fn a_position_outside_the_tree_is_not_known() {
    let tree = GameTree::new(&position("o.x.o....")).expect("a small tree");
    assert!(!tree.contains(&position("x.o......")));
    assert_eq!(tree.best_moves(&position("........."), Scoring::Result), None);
    // A symmetric image of the root is.
    assert!(tree.contains(&position("x.o.o....")));
}

#[test]
fn a_tree_over_the_limit_is_refused() {
    let start = Position::new(BitBoard::square_board(3).expect("a board"));
    assert!(GameTree::with_limit(&start, 765).is_ok());
    assert_eq!(GameTree::with_limit(&start, 764).err(), Some(TreeTooLargeError { limit: 764 }));
    let large = Position::new(BitBoard::new(Geometry::new(19, 19, 5).expect("a geometry")));
    assert!(GameTree::new(&large).is_err());
}

#[test]
fn all_images_together_are_all_positions() {
    let start = Position::new(BitBoard::square_board(3).expect("a board"));
    let tree = GameTree::new(&start).expect("a small tree");
    assert_eq!(tree.positions_with_images().count(), 5478);
    assert_eq!(tree.positions_with_images().filter(|position| !position.status().is_over()).count(), 4520);
}

#[test]
fn a_tree_does_not_know_the_positions_of_other_boards() {
    let empty = |size| Position::new(BitBoard::square_board(size).expect("a board"));
    let tree = GameTree::new(&empty(3)).expect("a small tree");
    assert!(tree.contains(&empty(3)) && !tree.contains(&empty(4)));
    assert_eq!(tree.probabilities(&empty(4)), None);
}

#[cfg(feature = "serde")]
mod saved {
    use super::super::LoadTreeError;
    use super::*;

    fn small_tree() -> GameTree<BitBoard> {
        GameTree::new(&position("o.x.o.x..")).expect("a small tree")
    }

    fn same(one: &GameTree<BitBoard>, other: &GameTree<BitBoard>) -> bool {
        let facts = |tree: &GameTree<BitBoard>| -> Vec<_> {
            let node = |position: &Position<BitBoard>| {
                let scores = Scoring::ALL.map(|scoring| tree.score(position, scoring));
                (position.board().clone(), scores, tree.probabilities(position))
            };
            tree.positions().map(node).collect()
        };
        facts(one) == facts(other)
    }

    #[test]
    fn what_was_written_is_read() {
        let tree = small_tree();
        let board = BitBoard::square_board(3).expect("a board");
        assert!(same(&tree, &GameTree::from_bytes(&board, &tree.to_bytes()).expect("bytes")));
        assert!(same(&tree, &GameTree::from_json(&board, &tree.to_json()).expect("JSON")));
    }

    #[test]
    fn no_altered_byte_goes_unnoticed() {
        let (tree, board) = (small_tree(), BitBoard::square_board(3).expect("a board"));
        let bytes = tree.to_bytes();
        for index in 0..bytes.len() {
            for bit in 0..8 {
                let mut altered = bytes.clone();
                altered[index] ^= 1 << bit;
                assert!(GameTree::from_bytes(&board, &altered).is_err(), "byte {index}, bit {bit}");
            }
            assert!(GameTree::from_bytes(&board, &bytes[..index]).is_err(), "cut off at {index}");
        }
    }

    #[test]
    fn altered_json_is_an_error_or_the_same_tree() {
        let (tree, board) = (small_tree(), BitBoard::square_board(3).expect("a board"));
        let text = tree.to_json();
        for index in 0..text.len() {
            for letter in ["0", "7", "o", " ", "-"] {
                let mut altered = text.clone();
                altered.replace_range(index..=index, letter);
                let loaded = GameTree::from_json(&board, &altered);
                assert!(loaded.is_err() || loaded.is_ok_and(|loaded| same(&loaded, &tree)), "{altered}");
            }
            assert!(GameTree::from_json(&board, &text[..index]).is_err(), "cut off at {index}");
        }
    }

    #[test]
    fn a_tree_of_another_shape_or_version_is_named_as_such() {
        let (tree, board) = (small_tree(), BitBoard::square_board(4).expect("a board"));
        let error = GameTree::from_bytes(&board, &tree.to_bytes()).expect_err("another shape");
        assert_eq!(error.to_string(), "a game tree of 3×3, 3 in a row: this board is 4×4, 4 in a row");
        let mut bytes = tree.to_bytes();
        bytes[6] = 2;
        assert_eq!(GameTree::from_bytes(&board, &bytes).err(), Some(LoadTreeError::Version(2)));
    }
}
