//! Pairing strategies: a proof that a side can keep the other from every line.
//!
//! If every open line of the attacker contains two empty squares that belong to it alone, the defender answers a
//! move on one of them with the other, and the attacker never has a whole line. (In misère play the same answers keep
//! the defender from ever having one: it gets at most one square of each pair.)
//!
//! A *file* is a whole column, row or diagonal. Lines that overlap on a file share a pair where that is possible, so
//! that a file of seven squares with lines of five needs one pair and not three. Lines that share a pair are a
//! *bundle*. The pairs of all bundles are then found as a matching, by augmenting paths.
//!
//! Sources: A. Hales and R. Jewett, "Regularity and Positional Games", Transactions of the AMS 106 (1963), for
//! the strategy; H. Kuhn, "The Hungarian Method for the Assignment Problem", 1955, for augmenting paths.

use arrayvec::ArrayVec;

use super::grid::Grid;
use super::word::Word;

/// The buffers of the search for pairs, kept from one search to the next.
#[derive(Debug)]
pub(super) struct Pairing<W> {
    bundles: Vec<Bundle>,
    /// For each square, the bundle that it belongs to, if there is one.
    owners: Vec<usize>,
    /// The squares that belong to a bundle.
    taken: W,
    /// For each bundle that was asked for a square: that square, and the bundle that asked for it.
    asked: Vec<Option<(usize, usize)>>,
    /// The bundles that look for a square, in the order in which they began to look.
    looking: Vec<usize>,
}

/// Lines that overlap on one file: the squares that all of them share, some of which may be full.
#[derive(Clone, Copy, Debug)]
struct Bundle {
    first: usize,
    step: usize,
    length: usize,
    /// How many of the squares are empty.
    empty: usize,
}

impl Bundle {
    /// The squares from `first` on, as far as they are empty.
    fn new<W: Word>(first: usize, step: usize, length: usize, empty: W) -> Self {
        let squares = (0..length).filter(|index| empty.has(first + index * step));
        Self { first, step, length, empty: squares.count() }
    }

    /// The squares, full ones too.
    fn squares(self) -> impl Iterator<Item = usize> {
        (0..self.length).map(move |index| self.first + index * self.step)
    }
}

impl<W: Word> Pairing<W> {
    pub(super) fn new(grid: &Grid<W>) -> Self {
        Self {
            bundles: Vec::new(),
            owners: vec![0; Grid::<W>::bits(grid.geometry())],
            taken: W::ZERO,
            asked: Vec::new(),
            looking: Vec::new(),
        }
    }

    /// Returns whether pairs of empty squares block every open line of the side whose opponent has `blocked`. `false`
    /// may be wrong: not every way to bundle lines is tried.
    pub(super) fn blocks(&mut self, grid: &Grid<W>, blocked: W, empty: W) -> bool {
        let win = grid.geometry().win();
        let free = grid.board().without(blocked);
        let open: ArrayVec<W, 4> = grid.steps().iter().map(|step| Grid::runs(free, win, *step)).collect();
        let along = || open.iter().zip(grid.steps());
        // A bundle has lines of one run, and fewer of them than a line has squares.
        let runs: usize = along().map(|(open, step)| first_lines(*open, *step).count()).sum();
        let lines: usize = open.iter().map(|open| open.count()).sum();
        let pairs = empty.count() / 2;
        if runs > pairs || lines > pairs * win.saturating_sub(1) {
            return false;
        }
        self.taken = W::ZERO;
        self.bundles.clear();
        let are_bundled = along().all(|(open, step)| self.bundle(*open, win, *step, empty));
        if !are_bundled || self.bundles.len() > pairs {
            return false;
        }
        // The bundles with the fewest squares come first, because most bundles then find their squares at once.
        self.bundles.sort_unstable_by_key(|bundle| bundle.empty);
        self.looking.clear();
        self.asked.clear();
        self.asked.resize(self.bundles.len(), None);
        (0..2).all(|_| (0..self.bundles.len()).all(|bundle| self.assign(bundle, empty)))
    }

    /// Bundles the open lines of one direction: each with those after it on the same file, as long as all of them share
    /// two empty squares. Returns false if a line has fewer than two.
    fn bundle(&mut self, open: W, win: usize, step: usize, empty: W) -> bool {
        first_lines(open, step).fold_bits(true, |are_blocked, first| {
            let mut start = first;
            let mut shared = Bundle::new(first, step, win, empty);
            let mut are_blocked = are_blocked && shared.empty >= 2;
            while are_blocked && start + step < W::BITS && open.has(start + step) {
                start += step;
                let next = Bundle::new(start, step, win, empty);
                are_blocked = next.empty >= 2;
                // What is shared so far begins one step before.
                let both = Bundle::new(start, step, shared.length - 1, empty);
                if both.empty >= 2 {
                    shared = both;
                } else {
                    self.bundles.push(shared);
                    shared = next;
                }
            }
            self.bundles.push(shared);
            are_blocked
        })
    }

    /// Gives a bundle one more square of its own, reassigning squares of others if necessary.
    fn assign(&mut self, bundle: usize, empty: W) -> bool {
        let is_free = |square: &usize| empty.has(*square) && !self.taken.has(*square);
        if let Some(square) = self.bundles[bundle].squares().find(is_free) {
            self.give(square, bundle);
            return true;
        }
        self.reassign(bundle, empty)
    }

    fn give(&mut self, square: usize, bundle: usize) {
        self.taken = self.taken.with(square);
        self.owners[square] = bundle;
    }

    /// Looks for a free square for a bundle: the owners of its squares look for other squares, then the owners of
    /// those, and so on.
    fn reassign(&mut self, bundle: usize, empty: W) -> bool {
        // This forgets the requests of earlier searches.
        self.looking.drain(..).for_each(|bundle| self.asked[bundle] = None);
        self.looking.push(bundle);
        let mut place = 0;
        while let Some(&looking) = self.looking.get(place) {
            place += 1;
            for square in self.bundles[looking].squares().filter(|square| empty.has(*square)) {
                if !self.taken.has(square) {
                    self.pass_on(square, looking);
                    return true;
                }
                let owner = self.owners[square];
                if owner != bundle && self.asked[owner].is_none() {
                    self.asked[owner] = Some((square, looking));
                    self.looking.push(owner);
                }
            }
        }
        false
    }

    /// Gives a free square to a bundle, which gives the square that it was asked for to the bundle that asked, and so
    /// on back to the one that began.
    fn pass_on(&mut self, square: usize, bundle: usize) {
        let (mut square, mut bundle) = (square, bundle);
        self.give(square, bundle);
        while let Some((given, asking)) = self.asked[bundle].take() {
            (square, bundle) = (given, asking);
            self.give(square, bundle);
        }
    }
}

/// Returns the first open line of every file, for the open lines of one direction, which are given by their first
/// squares.
fn first_lines<W: Word>(open: W, step: usize) -> W {
    open.without(open.up(step))
}
