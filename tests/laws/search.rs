//! Every search finds what plain minimax finds.

use mb_runtime::FastRandom;
use mb_runtime::exact::tree::GameTree;
use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, MoveOrder, ResultEvaluation, Search, Stored};

/// Plain minimax: an array of squares, loops, and an array that remembers. Nothing of the library is in it but
/// the numbering of squares.
struct Model {
    cols: usize,
    rows: usize,
    win: usize,
    shortest_win: bool,
    /// By the squares as digits in base 3.
    known: Vec<Option<i8>>,
}

impl Model {
    fn new(cols: usize, rows: usize, win: usize, shortest_win: bool) -> Self {
        let cells = u32::try_from(cols * rows).expect("few squares");
        Self { cols, rows, win, shortest_win, known: vec![None; 3_usize.pow(cells)] }
    }

    /// Whether some `win` squares in a row hold this mark.
    fn has_line(&self, squares: &[usize], mark: usize) -> bool {
        let at = |x: isize, y: isize| {
            let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
            (x < self.cols && y < self.rows).then(|| squares[x * self.rows + y])
        };
        let run = |x: isize, y: isize, (dx, dy): (isize, isize)| {
            (0..self.win.cast_signed()).all(|step| at(x + step * dx, y + step * dy) == Some(mark))
        };
        let directions = [(0, 1), (1, 0), (1, 1), (1, -1)];
        (0..self.cols.cast_signed()).any(|x| {
            (0..self.rows.cast_signed()).any(|y| directions.iter().any(|direction| run(x, y, *direction)))
        })
    }

    /// The score of a position for circle: 0 is an empty square, 1 circle, 2 cross.
    fn score(&mut self, squares: &mut [usize]) -> i8 {
        let index = squares.iter().fold(0, |index, digit| 3 * index + *digit);
        if let Some(score) = self.known[index] {
            return score;
        }
        let empty = squares.iter().filter(|square| **square == 0).count();
        let value = if self.shortest_win { 1 + i8::try_from(empty / 2).expect("few squares") } else { 1 };
        let turn = if (squares.len() - empty).is_multiple_of(2) { 1 } else { 2 };
        let score = if self.has_line(squares, 3 - turn) {
            if turn == 1 { -value } else { value }
        } else if empty == 0 {
            0
        } else {
            let mut best = None;
            for square in 0..squares.len() {
                if squares[square] == 0 {
                    squares[square] = turn;
                    let score = self.score(squares);
                    squares[square] = 0;
                    let better =
                        if turn == 1 { best < Some(score) } else { best.is_none_or(|best| score < best) };
                    if better {
                        best = Some(score);
                    }
                }
            }
            best.expect("a move")
        };
        self.known[index] = Some(score);
        score
    }

    /// The score of every legal move for the side that makes it.
    fn move_scores(&mut self, position: &Position<BitBoard>) -> Vec<(Square, f64)> {
        let board = position.board();
        let digit =
            |square| board.get(square).map_or(0, |mark: Mark| if mark == Mark::Circle { 1 } else { 2 });
        let mut squares: Vec<usize> = board.geometry().squares().map(digit).collect();
        let mark = if position.turn() == Mark::Circle { 1 } else { 2 };
        let mut scores = Vec::new();
        for square in position.legal_moves() {
            squares[square.index()] = mark;
            let score = f64::from(self.score(&mut squares));
            scores.push((square, if mark == 1 { score } else { -score }));
            squares[square.index()] = 0;
        }
        scores
    }
}

fn start(cols: usize, rows: usize, win: usize) -> Position<BitBoard> {
    Position::new(BitBoard::new(Geometry::new(cols, rows, win).expect("a geometry")))
}

/// All unfinished positions of 3×3.
fn all_positions() -> Vec<Position<BitBoard>> {
    let tree = GameTree::new(&start(3, 3, 3)).expect("a small tree");
    let positions: Vec<_> =
        tree.positions_with_images().filter(|position| !position.status().is_over()).collect();
    assert_eq!(positions.len(), 4520);
    positions
}

/// Unfinished positions that random play comes to: for each, a number of empty squares from 1 to `most_empty` is
/// drawn, then moves until so many are left; a game that ends before is drawn anew.
fn random_positions(count: usize, start: &Position<BitBoard>, most_empty: usize) -> Vec<Position<BitBoard>> {
    let mut dice = FastRandom::new(1);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut position = start.clone();
        let cells = start.board().geometry().cells();
        let ply = cells - 1 - dice.below(u32::try_from(most_empty).expect("few squares")) as usize;
        while position.ply() < ply && !position.status().is_over() {
            let moves: Vec<Square> = position.legal_moves().collect();
            position
                .play_unchecked(moves[dice.below(u32::try_from(moves.len()).expect("few moves")) as usize]);
        }
        if !position.status().is_over() {
            positions.push(position);
        }
    }
    positions
}

/// The same search without a table, with one of every kind, and with tables that hold next to nothing.
fn with_all_tables(search: &Search) -> Vec<Search> {
    let with = |stored| search.clone().table(stored);
    vec![
        search.clone().without_table(),
        with(Stored::Canonical),
        with(Stored::EveryImage),
        with(Stored::Itself),
        with(Stored::Canonical).table_limit(1),
        with(Stored::EveryImage).table_limit(1),
        with(Stored::Canonical).table_limit(50),
    ]
}

/// A search without a table, with one, and with one of a single entry; and in other orders of moves.
fn few_searches(algorithm: Algorithm) -> Vec<Search> {
    let search = Search::new(algorithm);
    let tabled = search.clone().table(Stored::Canonical);
    let ordered = orders().into_iter().map(|order| tabled.clone().order(order));
    [search, tabled.clone(), tabled.clone().table_limit(1)].into_iter().chain(ordered).collect()
}

/// Orders other than the ascending one.
fn orders() -> Vec<MoveOrder> {
    let backwards: Vec<Square> = (0..16).rev().map(Square::new).collect();
    vec![MoveOrder::CentreFirst, MoveOrder::Given(backwards.into())]
}

fn assert_agreement(
    positions: &[Position<BitBoard>],
    searches: &[Search],
    evaluation: ResultEvaluation,
    model: &mut Model,
) {
    for position in positions {
        let expected = model.move_scores(position);
        for search in searches {
            assert_eq!(search.analyze(position, &evaluation).scores, expected, "{search:?}\n{position}");
        }
    }
}

/// Every algorithm with every table, and in every order of moves.
fn all_searches(deepening: bool) -> Vec<Search> {
    let of = |algorithm| {
        let search = Search::new(algorithm).deepening(deepening);
        let ordered = search.clone().table(Stored::Canonical);
        let mut searches = with_all_tables(&search);
        searches.extend(orders().into_iter().map(|order| ordered.clone().order(order)));
        searches
    };
    Algorithm::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn every_search_agrees_with_plain_minimax_in_every_position_of_3_by_3() {
    assert_agreement(
        &all_positions(),
        &all_searches(false),
        ResultEvaluation::RESULT,
        &mut Model::new(3, 3, 3, false),
    );
}

#[test]
fn every_search_finds_the_quickest_win_in_every_position_of_3_by_3() {
    assert_agreement(
        &all_positions(),
        &all_searches(false),
        ResultEvaluation::SHORTEST_WIN,
        &mut Model::new(3, 3, 3, true),
    );
}

#[test]
fn deepening_ends_in_the_same_scores() {
    let positions = random_positions(300, &start(3, 3, 3), 8);
    assert_agreement(
        &positions,
        &all_searches(true),
        ResultEvaluation::SHORTEST_WIN,
        &mut Model::new(3, 3, 3, true),
    );
}

/// Three thousand positions with up to six empty squares, as many as a full minimax without a table is quick in,
/// for searches with, without and with next to no table; and three hundred with up to nine for those with a table.
fn assert_agreement_on_random_positions(cols: usize, rows: usize, win: usize, evaluation: ResultEvaluation) {
    let model = &mut Model::new(cols, rows, win, evaluation == ResultEvaluation::SHORTEST_WIN);
    let start = start(cols, rows, win);
    let searches: Vec<Search> = Algorithm::ALL.into_iter().flat_map(few_searches).collect();
    assert_agreement(&random_positions(3000, &start, 6), &searches, evaluation, model);
    let searches = Algorithm::ALL.map(|algorithm| Search::new(algorithm).table(Stored::Canonical));
    assert_agreement(&random_positions(300, &start, 9), &searches, evaluation, model);
}

#[test]
fn every_search_agrees_with_plain_minimax_on_4_by_4() {
    assert_agreement_on_random_positions(4, 4, 4, ResultEvaluation::RESULT);
}

#[test]
fn every_search_finds_the_quickest_win_on_4_by_4() {
    assert_agreement_on_random_positions(4, 4, 4, ResultEvaluation::SHORTEST_WIN);
}

#[test]
fn every_search_agrees_with_plain_minimax_on_4_by_3_with_three_in_a_row() {
    assert_agreement_on_random_positions(4, 3, 3, ResultEvaluation::RESULT);
}

#[test]
fn every_search_finds_the_quickest_win_on_4_by_3_with_three_in_a_row() {
    assert_agreement_on_random_positions(4, 3, 3, ResultEvaluation::SHORTEST_WIN);
}

/// The nodes that a search visits over these positions.
fn total_nodes(positions: &[Position<BitBoard>], search: &Search, evaluation: ResultEvaluation) -> u64 {
    let nodes = |position| search.analyze(position, &evaluation).nodes.unwrap_or_default();
    positions.iter().map(nodes).sum()
}

/// Principal variation search, scout and MTD(f) against alpha-beta with the same table in the same order.
fn assert_no_more_nodes_than_alpha_beta(positions: &[Position<BitBoard>]) {
    let plain = few_searches(Algorithm::AlphaBeta);
    for evaluation in [ResultEvaluation::RESULT, ResultEvaluation::SHORTEST_WIN] {
        let limits: Vec<u64> =
            plain.iter().map(|search| total_nodes(positions, search, evaluation)).collect();
        for algorithm in [Algorithm::PrincipalVariation, Algorithm::Scout, Algorithm::Mtdf] {
            for (search, limit) in few_searches(algorithm).iter().zip(&limits) {
                let nodes = total_nodes(positions, search, evaluation);
                assert!(nodes <= *limit, "{evaluation:?} {search:?}: {nodes}, alpha-beta {limit}");
            }
        }
    }
}

#[test]
fn refined_searches_visit_no_more_nodes_than_alpha_beta_over_all_positions_of_3_by_3() {
    assert_no_more_nodes_than_alpha_beta(&all_positions());
}

#[test]
fn refined_searches_visit_no_more_nodes_than_alpha_beta_on_4_by_4() {
    assert_no_more_nodes_than_alpha_beta(&random_positions(300, &start(4, 4, 4), 8));
    assert_no_more_nodes_than_alpha_beta(&random_positions(3000, &start(4, 4, 4), 6));
}

#[test]
fn refined_searches_visit_no_more_nodes_than_alpha_beta_on_4_by_3_with_three_in_a_row() {
    assert_no_more_nodes_than_alpha_beta(&random_positions(300, &start(4, 3, 3), 8));
    assert_no_more_nodes_than_alpha_beta(&random_positions(3000, &start(4, 3, 3), 6));
}

/// Where there are more scores than three: with three, a question would be no narrower than the window.
#[test]
fn refined_searches_for_the_quickest_win_visit_fewer_nodes_than_alpha_beta() {
    for start in [start(4, 4, 4), start(4, 3, 3)] {
        let positions = random_positions(100, &start, 8);
        let nodes =
            |algorithm| total_nodes(&positions, &Search::new(algorithm), ResultEvaluation::SHORTEST_WIN);
        let limit = nodes(Algorithm::AlphaBeta);
        for algorithm in [Algorithm::PrincipalVariation, Algorithm::Scout, Algorithm::Mtdf] {
            assert!(nodes(algorithm) < limit, "{algorithm:?}: {}, alpha-beta {limit}", nodes(algorithm));
        }
    }
}

#[test]
fn yes_no_questions_with_a_table_visit_fewer_nodes_than_plain_alpha_beta() {
    let positions = all_positions();
    for evaluation in [ResultEvaluation::RESULT, ResultEvaluation::SHORTEST_WIN] {
        let plain = total_nodes(&positions, &Search::new(Algorithm::AlphaBeta), evaluation);
        let search = Search::new(Algorithm::NullWindow).table(Stored::Canonical);
        assert!(total_nodes(&positions, &search, evaluation) < plain);
    }
}

#[test]
fn alpha_beta_visits_no_more_nodes_than_minimax_and_fewer_with_a_table() {
    let positions = all_positions();
    let nodes = |search: &Search| total_nodes(&positions, search, ResultEvaluation::RESULT);
    let minimax = nodes(&Search::new(Algorithm::Minimax));
    let alpha_beta = Search::new(Algorithm::AlphaBeta);
    let plain = nodes(&alpha_beta);
    // Fail-hard cuts off exactly where fail-soft does when no table remembers the bounds.
    assert_eq!(nodes(&Search::new(Algorithm::AlphaBetaHard)), plain);
    assert!(plain < minimax);
    assert!(nodes(&alpha_beta.table(Stored::Canonical)) < plain);
}
