//! Searches and positions that more than one test of the searches uses.

use mb_runtime::exact::tree::GameTree;
use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, MoveOrder, Search, Stored};

use crate::positions::{self, empty};

/// Returns every position of 3×3 that is not over.
///
/// # Panics
/// Panics if there are not 4,520 of them.
#[must_use]
pub fn all_positions() -> Vec<Position<BitBoard>> {
    let tree = GameTree::new(&empty(3, 3, 3)).expect("a small tree");
    let positions: Vec<_> =
        tree.positions_with_images().filter(|position| !position.status().is_over()).collect();
    assert_eq!(positions.len(), 4520);
    positions
}

/// Returns random positions that are not over, with 1 to `most_empty` empty squares.
///
/// # Panics
/// Never panics: boards in tests are small.
#[must_use]
pub fn random_positions(
    count: usize,
    start: &Position<BitBoard>,
    most_empty: usize,
) -> Vec<Position<BitBoard>> {
    let cells = start.board().geometry().cells();
    let most_empty = u32::try_from(most_empty).expect("few squares");
    positions::random(count, start, 1, |dice| cells - 1 - dice.below(most_empty) as usize)
}

/// Returns a search without a table, with a table, with a table of one entry, and in other orders of moves.
#[must_use]
pub fn few_searches(algorithm: Algorithm) -> Vec<Search> {
    let search = Search::new(algorithm);
    let tabled = search.clone().table(Stored::Canonical);
    let ordered = orders().into_iter().map(|order| tabled.clone().order(order));
    [search, tabled.clone(), tabled.clone().table_limit(1)].into_iter().chain(ordered).collect()
}

/// Returns the orders of moves other than the ascending one.
#[must_use]
pub fn orders() -> Vec<MoveOrder> {
    let backwards: Vec<Square> = (0..16).rev().map(Square::new).collect();
    vec![MoveOrder::CentreFirst, MoveOrder::Given(backwards.into())]
}
