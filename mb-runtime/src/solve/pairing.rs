//! Pairing strategies: a proof that a side can keep the other from every line.
//!
//! If every open line of the attacker contains two empty squares that belong to it alone, the defender answers a
//! move on one of them with the other, and the attacker never has a whole line. (When whoever completes a line
//! loses, the same answers keep the defender from ever having one: it gets one square of each pair at most.)
//!
//! Lines that overlap on one file share a pair where that is possible, so that a file of 7 with lines of 5 needs
//! one pair and not three. The private pairs are then found as a matching, by augmenting paths.
//!
//! Sources: A. Hales and R. Jewett, "Regularity and Positional Games", Transactions of the AMS 106 (1963), for
//! the strategy; H. Kuhn, "The Hungarian Method for the Assignment Problem", 1955, for augmenting paths.

use super::grid::Grid;
use super::word::Word;

/// The memory that looking for pairs takes, kept from one search to the next.
#[derive(Debug)]
pub(super) struct Pairing<W> {
    /// For each bundle of lines, the empty squares that all of its lines share.
    bundles: Vec<W>,
    /// The bundle that has each square, where one has.
    owners: Vec<usize>,
    taken: W,
}

impl<W: Word> Pairing<W> {
    pub(super) fn new(grid: &Grid<W>) -> Self {
        Self { bundles: Vec::new(), owners: vec![0; Grid::<W>::bits(grid.geometry())], taken: W::ZERO }
    }

    /// Whether pairs of empty squares block every open line of the side whose opponent has `blocked`. A `false`
    /// may be wrong: not every way to bundle lines is tried.
    pub(super) fn blocks(&mut self, grid: &Grid<W>, blocked: W, empty: W) -> bool {
        self.taken = W::ZERO;
        self.bundles.clear();
        let free = grid.board().without(blocked);
        let are_bundled = grid.steps().iter().all(|step| self.bundle(grid, free, empty, *step));
        if !are_bundled || 2 * self.bundles.len() > empty.count() {
            return false;
        }
        // Those with the least choice first: most then find their squares at once.
        self.bundles.sort_unstable_by_key(|squares| squares.count());
        (0..2).all(|_| (0..self.bundles.len()).all(|bundle| self.assign(bundle, &mut W::ZERO.clone())))
    }

    /// Bundles the open lines of one direction, each with those after it on the same file for as long as they
    /// share two empty squares. False when a line has no two.
    fn bundle(&mut self, grid: &Grid<W>, free: W, empty: W, step: usize) -> bool {
        let win = grid.geometry().win();
        let open = Grid::runs(free, win, step);
        let line = |start: usize| Grid::spread(W::bit(start), win, step).and(empty);
        let firsts = open.without(open.up(step));
        firsts.fold_bits(true, |are_blocked, first| {
            let (mut start, mut shared) = (first, line(first));
            let mut are_blocked = are_blocked && shared.count() >= 2;
            while are_blocked && start + step < W::BITS && open.has(start + step) {
                start += step;
                let next = line(start);
                are_blocked = next.count() >= 2;
                if shared.and(next).count() >= 2 {
                    shared = shared.and(next);
                } else {
                    self.bundles.push(shared);
                    shared = next;
                }
            }
            self.bundles.push(shared);
            are_blocked
        })
    }

    /// Gives a bundle one more square of its own, if need be by giving others another one. `tried` are the
    /// squares that were asked for in vain.
    fn assign(&mut self, bundle: usize, tried: &mut W) -> bool {
        let squares = self.bundles[bundle];
        if let Some(square) = squares.without(self.taken).take_lowest() {
            self.taken = self.taken.or(W::bit(square));
            self.owners[square] = bundle;
            return true;
        }
        while let Some(square) = squares.without(*tried).take_lowest() {
            *tried = tried.or(W::bit(square));
            let owner = self.owners[square];
            if owner != bundle && self.assign(owner, tried) {
                self.owners[square] = bundle;
                return true;
            }
        }
        false
    }
}
