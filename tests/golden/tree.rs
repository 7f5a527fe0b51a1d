//! Game trees against the series' tables and exact probabilities.

use std::collections::{BTreeSet, HashMap};

use mb_runtime::boards::ListBoard;
use mb_runtime::exact::tree::{GameTree, Probabilities, Scoring};
use mb_runtime::prelude::*;
use mb_runtime::text::parse_board;
use mb_tests::{golden, on_every_board, positions};
use serde::Deserialize;

/// The next larger board in both layouts.
mod generated {
    use mb_runtime::derive_board;

    #[derive_board(size = 4, layout = "bitboard")]
    pub struct Words4;
    #[derive_board(size = 4, layout = "twobit")]
    pub struct TwoBit4;
}
use generated::{TwoBit4, Words4};

/// Chances of circle, cross and a draw, as fractions.
type Chances = [String; 3];

/// `exact_playout.json`.
#[derive(Deserialize)]
struct ExactPlayout {
    start_3: Chances,
    first_3: Vec<(usize, usize, Chances)>,
    start_4: Chances,
    first_4: Vec<(usize, usize, Chances)>,
    positions: Vec<ExactPosition>,
    pmc_vs_minimax: Misleading,
}

#[derive(Deserialize)]
struct ExactPosition {
    n: usize,
    moves: Vec<(usize, usize)>,
    prob: Chances,
    by_move: Vec<(usize, usize, Chances)>,
}

/// Positions in which the moves that win most random games are not all best.
#[derive(Deserialize)]
struct Misleading {
    nodes: u64,
    classes: BTreeSet<String>,
}

/// Best moves and scores by result, by shortest win, and with draws told apart.
type BestMoves = (String, f64, String, f64, String, f64);

/// `abs_dls.json`.
#[derive(Deserialize)]
struct AbsDls {
    bestmoves: HashMap<String, BestMoves>,
}

fn start() -> Position<BitBoard> {
    Position::new(BitBoard::square_board(3).expect("a board"))
}

fn after<B: Board>(empty: &B, moves: &[(usize, usize)]) -> Position<B> {
    positions::after(Position::new(empty.clone()), moves)
}

fn digits(squares: &[Square]) -> String {
    squares.iter().map(|square| square.index().to_string()).collect()
}

/// Chances as the golden files write them: always as a fraction.
fn chances(chances: Probabilities) -> Chances {
    [chances.circle, chances.cross, chances.draw]
        .map(|chance| format!("{}/{}", chance.numerator(), chance.denominator()))
}

fn assert_chances<B: Board>(tree: &GameTree<B>, position: &Position<B>, expected: &Chances) {
    assert_eq!(tree.probabilities(position).map(chances).as_ref(), Some(expected), "{position}");
}

#[test]
fn the_tree_has_the_series_best_moves_and_scores_in_every_position() {
    on_every_board!(assert_published_best_moves);
}

fn assert_published_best_moves<B: Board>(empty: &B) {
    let expected: AbsDls = golden::read("abs_dls.json");
    let tree = GameTree::new(&Position::new(empty.clone())).expect("a small tree");
    for (text, known) in expected.bestmoves {
        let board = parse_board(empty.clone(), &text).expect("a board");
        let position = Position::from_board(board).expect("a position");
        let best = |scoring| digits(&tree.best_moves(&position, scoring).expect("in the tree"));
        let score = |scoring| tree.score_for_circle(&position, scoring).expect("in the tree");
        let [result, shortest, draws] = Scoring::ALL;
        let found = (best(result), score(result), best(shortest), score(shortest), best(draws), score(draws));
        assert_eq!(found, known, "{text}");
    }
}

#[test]
fn chances_are_exact_to_the_last_digit_on_3_by_3() {
    on_every_board!(assert_published_chances);
}

fn assert_published_chances<B: Board>(empty: &B) {
    let expected: ExactPlayout = golden::read("exact_playout.json");
    let tree = GameTree::new(&Position::new(empty.clone())).expect("a small tree");
    assert_chances(&tree, tree.root(), &expected.start_3);
    for (x, y, expected) in &expected.first_3 {
        assert_chances(&tree, &after(empty, &[(*x, *y)]), expected);
    }
    assert_chances_of_positions(&tree, empty, &expected);
}

#[test]
fn chances_are_exact_to_the_last_digit_on_4_by_4() {
    // One after the other, because a tree takes several hundred megabytes.
    assert_published_chances_on_4_by_4(&Words4::new());
    assert_published_chances_on_4_by_4(&TwoBit4::new());
    assert_published_chances_on_4_by_4(&BitBoard::square_board(4).expect("a board"));
    assert_published_chances_on_4_by_4(&ListBoard::square_board(4).expect("a board"));
}

fn assert_published_chances_on_4_by_4<B: Board>(empty: &B) {
    let expected: ExactPlayout = golden::read("exact_playout.json");
    // One tree contains every position, so it serves them all.
    let tree = GameTree::new(&Position::new(empty.clone())).expect("4×4 is within the limit");
    assert_eq!(tree.len(), 1_217_977);
    assert_chances(&tree, tree.root(), &expected.start_4);
    for (x, y, expected) in &expected.first_4 {
        assert_chances(&tree, &after(empty, &[(*x, *y)]), expected);
    }
    assert_chances_of_positions(&tree, empty, &expected);
}

/// Asserts the chances of the published positions of this size, and those after each of their moves.
fn assert_chances_of_positions<B: Board>(tree: &GameTree<B>, empty: &B, expected: &ExactPlayout) {
    let known = expected.positions.iter().filter(|known| known.n == empty.geometry().cols());
    for known in known {
        let position = after(empty, &known.moves);
        assert_chances(tree, &position, &known.prob);
        for (x, y, chances) in &known.by_move {
            let square = position.board().geometry().square(*x, *y).expect("a square");
            assert_chances(tree, &position.after(square), chances);
        }
    }
}

/// The moves after which the side to move has the best chance of a win, and among these the best chance of a draw.
fn most_promising(tree: &GameTree<BitBoard>, position: &Position<BitBoard>) -> Vec<Square> {
    let chance = |square| {
        let chances = tree.probabilities(&position.after(square)).expect("in the tree");
        let win = if position.turn() == Mark::Circle { chances.circle } else { chances.cross };
        (win, chances.draw)
    };
    let best = position.legal_moves().map(chance).max();
    position.legal_moves().filter(|square| Some(chance(*square)) == best).collect()
}

#[test]
fn random_play_misleads_in_1596_nodes_and_28_classes() {
    let expected: ExactPlayout = golden::read("exact_playout.json");
    let tree = GameTree::new(&start()).expect("a small tree");
    // The number of ways to reach each board: the nodes of a tree in which every order of moves is a branch.
    let mut ways = HashMap::from([(start().board().to_string(), 1_u64)]);
    let mut by_ply: Vec<_> = tree.positions_with_images().collect();
    by_ply.sort_by_key(Position::ply);
    let (mut nodes, mut classes) = (0, BTreeSet::new());
    for position in by_ply {
        let here = ways[&position.board().to_string()];
        for square in position.legal_moves() {
            *ways.entry(position.after(square).board().to_string()).or_default() += here;
        }
        let best = tree.best_moves(&position, Scoring::Result).expect("in the tree");
        if most_promising(&tree, &position).iter().any(|square| !best.contains(square)) {
            nodes += here;
            let images = Symmetry::ALL.iter().filter_map(|symmetry| position.board().transform(*symmetry));
            classes.extend(images.map(|image| image.to_string()).min());
        }
    }
    assert_eq!(ways.values().sum::<u64>(), 549_946);
    assert_eq!(nodes, expected.pmc_vs_minimax.nodes);
    assert_eq!(classes, expected.pmc_vs_minimax.classes);
}
