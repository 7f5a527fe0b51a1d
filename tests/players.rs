//! Players: the published scores and candidates, and what must hold for every player.

use std::collections::BTreeMap;

use mb_runtime::{BitBoard, Board, Dice, FastRandom, Geometry, Player, Position, Square, players, text};
use serde::Deserialize;

/// The series' board in both layouts.
mod generated {
    use mb_runtime::derive_board;

    #[derive_board(size = 3, layout = "bitboard")]
    pub struct Words3;
    #[derive_board(size = 3, layout = "twobit")]
    pub struct TwoBit3;
}
use generated::{TwoBit3, Words3};

#[derive(Deserialize)]
struct Golden {
    /// The names of the players.
    ai: Vec<String>,
    /// By the text of the board.
    positions: BTreeMap<String, Published>,
}

/// What the published players think of a position.
#[derive(Deserialize)]
struct Published {
    /// The legal moves, a digit each.
    l: String,
    /// For every player the scores of the legal moves.
    s: Vec<Vec<f64>>,
    /// For every player its candidates, a digit each.
    c: Vec<String>,
}

fn squares(digits: &str) -> Vec<Square> {
    digits.bytes().map(|digit| Square::new(u16::from(digit - b'0'))).collect()
}

/// Compares every scoring player with the published one, on a 3×3 board.
fn assert_published<B: Board>(empty: &B) {
    let golden: Golden = serde_json::from_str(include_str!("golden/ai_scores_3x3.json")).unwrap();
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
            assert_eq!(analysis.candidates, squares(&published.c[index]), "{} on {board}", golden.ai[index]);
        }
    }
}

#[test]
fn every_published_score_and_candidate_comes_out() {
    assert_published(&BitBoard::square_board(3).unwrap());
    assert_published(&Words3::new());
    assert_published(&TwoBit3::new());
}

/// Boards of all kinds of shapes.
fn shapes() -> Vec<BitBoard> {
    let shapes =
        [(1, 1, 1), (2, 2, 2), (2, 2, 1), (3, 3, 3), (4, 3, 3), (4, 4, 4), (3, 7, 2), (6, 6, 4), (1, 5, 5)];
    shapes.map(|(cols, rows, win)| BitBoard::new(Geometry::new(cols, rows, win).unwrap())).to_vec()
}

/// Every player that can be named, fast where it can be told to be.
fn all_players() -> Vec<(String, Box<dyn Player<BitBoard>>)> {
    let description = |player: &players::PlayerInfo| {
        let parameters = match player.keys {
            keys if keys.contains(&"playouts") => ":playouts=20",
            keys if keys.contains(&"depth") => ":depth=1",
            _ => "",
        };
        format!("{}{parameters}", player.name)
    };
    let descriptions = players::all().iter().map(description);
    descriptions.map(|text| (text.clone(), players::by_name(&text).unwrap())).collect()
}

#[test]
fn every_player_plays_legal_candidates_to_the_end_on_boards_of_any_shape() {
    let mut dice = FastRandom::new(3);
    for (name, mut player) in all_players() {
        for board in shapes() {
            let mut position = Position::new(board);
            while !position.status().is_over() {
                let before = position.clone();
                let analysis = player.analyze(&position);
                let choice = player.choose(&position, &mut dice).unwrap();
                assert_eq!(position, before, "{name}");
                assert!(position.legal_moves().any(|square| square == choice), "{name} plays {choice:?}");
                if name.starts_with("monte-carlo") {
                    // Its choice depends on the dice.
                    assert!(!analysis.candidates.is_empty());
                } else {
                    assert!(analysis.candidates.contains(&choice), "{name} plays {choice:?}: {analysis:?}");
                }
                assert!(analysis.candidates.is_sorted(), "{name}");
                assert!(analysis.scores.is_empty() || analysis.scores.len() == position.legal_moves().len());
                position.advance(choice);
            }
            assert_eq!(player.choose(&position, &mut dice), None, "{name}");
            let analysis = player.analyze(&position);
            assert!(analysis.candidates.is_empty() && analysis.scores.is_empty(), "{name}");
        }
    }
}

/// Counts the draws, and always draws the last.
struct Last(Vec<u32>);

impl Dice for Last {
    fn below(&mut self, bound: u32) -> u32 {
        self.0.push(bound);
        bound.saturating_sub(1)
    }
}

#[test]
fn a_player_draws_once_among_its_candidates_even_when_there_is_one_only() {
    let position = Position::new(BitBoard::square_board(3).unwrap());
    for (name, mut player) in all_players().into_iter().filter(|(name, _)| !name.starts_with("monte-carlo")) {
        let candidates = player.analyze(&position).candidates;
        let mut dice = Last(Vec::new());
        let choice = player.choose(&position, &mut dice);
        assert_eq!(choice, candidates.last().copied(), "{name}");
        assert_eq!(dice.0, [u32::try_from(candidates.len()).unwrap()], "{name}");
    }
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
