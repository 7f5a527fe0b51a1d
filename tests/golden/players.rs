//! Players against the published scores and best moves.

use std::collections::BTreeMap;

use mb_runtime::{BitBoard, Board, Player, Position, Square, players, text};
use mb_tests::on_every_board;
use serde::Deserialize;

#[derive(Deserialize)]
struct Golden {
    /// The names of the players.
    ai: Vec<String>,
    /// The positions, by the text of the board.
    positions: BTreeMap<String, Published>,
}

/// What the published players say about a position.
#[derive(Deserialize)]
struct Published {
    /// The legal moves, a digit each.
    l: String,
    /// For every player the scores of the legal moves.
    s: Vec<Vec<f64>>,
    /// For every player its best moves, a digit each.
    c: Vec<String>,
}

fn squares(digits: &str) -> Vec<Square> {
    digits.bytes().map(|digit| Square::new(u16::from(digit - b'0'))).collect()
}

/// Compares every scoring player with the published one, on a 3×3 board.
fn assert_published<B: Board>(empty: &B) {
    let golden: Golden = serde_json::from_str(include_str!("ai_scores_3x3.json")).unwrap();
    let mut scoring: Vec<Box<dyn Player<B>>> =
        golden.ai.iter().map(|name| players::by_name(name).unwrap()).collect();
    assert_eq!((scoring.len(), golden.positions.len()), (14, 2257));
    for (board, published) in &golden.positions {
        let position = Position::from_board(text::parse_board(empty.clone(), board).unwrap()).unwrap();
        let legal = squares(&published.l);
        for (index, player) in scoring.iter_mut().enumerate() {
            let analysis = player.analyze(&position);
            let scores: Vec<(Square, f64)> =
                legal.iter().copied().zip(published.s[index].iter().copied()).collect();
            assert_eq!(analysis.scores, scores, "{} on {board}", golden.ai[index]);
            assert_eq!(analysis.best_moves, squares(&published.c[index]), "{} on {board}", golden.ai[index]);
        }
    }
}

#[test]
fn every_published_score_and_best_move_comes_out() {
    on_every_board!(assert_published);
}

#[test]
fn patterns_are_those_of_the_longer_lines_on_larger_boards() {
    let mut player = players::by_name::<BitBoard>("ai14s").unwrap();
    let mut scores = |board: &str, moves: &[(u16, u16)]| -> Vec<f64> {
        let board = text::parse_board(BitBoard::square_board(4).unwrap(), board).unwrap();
        let scores = player.analyze(&Position::from_board(board).unwrap()).scores;
        let score =
            |(x, y): &(u16, u16)| scores.iter().find(|entry| entry.0 == Square::new(4 * x + y)).unwrap().1;
        moves.iter().map(score).collect()
    };
    // Three marks on column 0 are a threat, 2. Otherwise two marks on an open line are 0.5 each.
    let open = "oo........x....x";
    assert_eq!(scores(open, &[(0, 2), (1, 0), (1, 1), (1, 2)]), [2.0, 1.0, 1.0, 0.5]);
    // Three crosses on row 3 are a danger, -100, until the row is blocked.
    let danger = "o....o.xo..x...x";
    assert_eq!(scores(danger, &[(3, 1), (0, 3)]), [-99.0, 1.0]);
}

#[test]
fn the_weights_of_the_rules_of_squares_are_those_of_the_series_unless_others_are_given() {
    let scores = |name: &str, size: usize| -> Vec<f64> {
        let mut player = players::by_name::<BitBoard>(name).unwrap();
        let start = Position::new(BitBoard::square_board(size).unwrap());
        player.analyze(&start).scores.into_iter().map(|(_, score)| score).collect()
    };
    // Squares are listed column by column; the weights of the corners fall row by row.
    assert_eq!(scores("ai3s:centre=7", 3), [0.0, 0.0, 0.0, 0.0, 7.0, 0.0, 0.0, 0.0, 0.0]);
    assert_eq!(scores("ai4s:centre=-1,corner=0.5", 3), [4.5, 0.0, 1.5, 0.0, -1.0, 0.0, 3.5, 0.0, 0.5]);
    for size in [3, 4, 5] {
        assert_eq!(scores("ai3s:centre=1", size), scores("ai3s", size));
        let weights = format!("ai4s:centre={},corner=1", size * size + 1);
        assert_eq!(scores(&weights, size), scores("ai4s", size));
    }
    // On 4×4 the four middle squares score 17 each. A corner scores the number of squares from it on, row by row: 16,
    // 13, 4, 1.
    let expected =
        [[16.0, 0.0, 0.0, 4.0], [0.0, 17.0, 17.0, 0.0], [0.0, 17.0, 17.0, 0.0], [13.0, 0.0, 0.0, 1.0]];
    assert_eq!(scores("ai4s", 4), expected.concat());
}
