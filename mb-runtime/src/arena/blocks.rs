//! Work that is cut into numbered blocks, so that the result does not depend on which thread works on which block.

use core::ops::Range;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::threads;

/// Cuts `pairs` pairs into numbered blocks and runs `work` for each block on `threads` threads, but on no more threads
/// than blocks. Passes the results to `take` on the calling thread, in the order of the blocks.
///
/// The sizes of the blocks depend on the number of pairs alone. There are enough blocks to keep many threads busy to the
/// end, and each block is large enough to be worth starting.
///
/// `work` and `take` are trait objects, so that this function is compiled once and not for every board. They are called
/// only once per block.
pub(super) fn in_blocks<T: Send>(
    pairs: u64,
    threads: usize,
    work: &(dyn Fn(u64, Range<u64>) -> T + Sync),
    take: &mut dyn FnMut(T),
) {
    const ENOUGH: u64 = 64;
    const LARGEST: u64 = 1024;
    let size = (pairs / ENOUGH).clamp(1, LARGEST);
    let count = pairs.div_ceil(size);
    let work = |block: u64| {
        let start = block * size;
        work(block, start..start + size.min(pairs - start))
    };
    let threads = usize::try_from(count).map_or(threads, |count| threads.min(count));
    if threads <= 1 {
        (0..count).map(work).for_each(take);
        return;
    }
    let blocks = Mutex::new(0..count);
    let work_on_blocks = |send: &mut dyn FnMut((u64, T))| {
        let next_block = || blocks.lock().unwrap_or_else(PoisonError::into_inner).next();
        while let Some(block) = next_block() {
            send((block, work(block)));
        }
    };
    let (mut early, mut next) = (BTreeMap::new(), 0);
    threads::collect(threads, &work_on_blocks, &mut |(number, result)| {
        early.insert(number, result);
        while let Some(result) = early.remove(&next) {
            take(result);
            next += 1;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::in_blocks;

    #[test]
    fn the_blocks_cover_all_pairs_once() {
        for pairs in [0, 1, 63, 64, 65, 1000, 123_457] {
            let (mut next, mut number) = (0, 0);
            in_blocks(pairs, 1, &|block, range| (block, range), &mut |(block, range)| {
                assert!(block == number && range.start == next && range.end > range.start);
                (next, number) = (range.end, number + 1);
            });
            assert_eq!(next, pairs);
        }
    }

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        for threads in [0, 1, 2, 3, 8, 100_000, usize::MAX] {
            let mut taken = Vec::new();
            in_blocks(100, threads, &|number, _| number * number, &mut |square| taken.push(square));
            assert_eq!(taken, (0..100).map(|number| number * number).collect::<Vec<u64>>(), "{threads}");
        }
    }
}
