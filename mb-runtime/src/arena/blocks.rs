//! Work that is cut into numbered blocks, so that the result does not depend on who does which block.

use core::ops::Range;
use std::collections::BTreeMap;
use std::sync::mpsc;

use rayon::iter::{ParallelBridge as _, ParallelIterator as _};

use crate::threads;

/// How the pairs of a match are cut: by their number alone.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blocks {
    pairs: u64,
    size: u64,
}

impl Blocks {
    /// Cuts `pairs` into enough blocks to keep many threads busy to the end, each large enough to be worth starting.
    pub(super) fn of(pairs: u64) -> Self {
        const ENOUGH: u64 = 64;
        const LARGEST: u64 = 1024;
        Self { pairs, size: (pairs / ENOUGH).clamp(1, LARGEST) }
    }

    /// How many blocks there are.
    pub(super) const fn count(self) -> u64 {
        self.pairs.div_ceil(self.size)
    }

    /// The pairs of a block.
    pub(super) fn pairs(self, block: u64) -> Range<u64> {
        let start = block * self.size;
        start..self.pairs.min(start + self.size)
    }
}

/// Runs `work` for the blocks 0 to `count` - 1 on `threads` threads, at most one per block. Passes the results to
/// `take` on the calling thread, in the order of the blocks.
///
/// `work` and `take` are called once per block, so they are trait objects: the function is compiled once and not for
/// every board.
pub(super) fn in_order<T: Send>(
    count: u64,
    threads: usize,
    work: &(dyn Fn(u64) -> T + Sync),
    take: &mut dyn FnMut(T),
) {
    let threads = usize::try_from(count).map_or(threads, |count| threads.min(count));
    let pool = if threads <= 1 { None } else { threads::pool(threads) };
    // Where no threads are to be had, this one does it all: the results are the same.
    let Some(pool) = pool else {
        (0..count).map(work).for_each(take);
        return;
    };
    // Bounded, so that whoever takes the results slows down those who make them.
    let (sender, receiver) = mpsc::sync_channel(2 * pool.current_num_threads());
    pool.in_place_scope(|scope| {
        scope.spawn(move |_| {
            (0..count).par_bridge().for_each_with(sender, |sender, number| {
                // Nobody takes results any more only when this scope is unwinding.
                let _ = sender.send((number, work(number)));
            });
        });
        let (mut early, mut next) = (BTreeMap::new(), 0);
        for (number, result) in receiver {
            early.insert(number, result);
            while let Some(result) = early.remove(&next) {
                take(result);
                next += 1;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::{Blocks, in_order};

    #[test]
    fn the_blocks_cover_all_pairs_once() {
        for pairs in [0, 1, 63, 64, 65, 1000, 123_457] {
            let blocks = Blocks::of(pairs);
            let mut next = 0;
            for block in 0..blocks.count() {
                let range = blocks.pairs(block);
                assert!(range.start == next && range.end > range.start);
                next = range.end;
            }
            assert_eq!(next, pairs);
        }
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for threads in [0, 1, 2, 3, 8, 100_000, usize::MAX] {
            let mut taken = Vec::new();
            in_order(100, threads, &|number| number * number, &mut |square| taken.push(square));
            assert_eq!(taken, (0..100).map(|number| number * number).collect::<Vec<u64>>(), "{threads}");
        }
    }
}
