//! The transposition table: it grows up to a fixed amount of memory, and threads share it without locks.
//!
//! A bucket is one cache line with two entries and a version. A writer makes the version odd, writes, and makes it even
//! again. A reader that finds an odd version, or two different ones, discards what it read. No thread waits: a lost
//! entry costs time, never a right answer.
//!
//! Sources: D. Breuker, J. Uiterwijk and H. J. van den Herik, "Replacement Schemes for Transposition Tables", ICCA
//! Journal 17 (1994), for two entries a bucket, the first kept by the work that is in it; H. Boehm, "Can Seqlocks
//! Get Along with Programming Language Memory Models?", MSPC 2012, for the order of the reads and writes.

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};

use super::bucket::{Bucket, ENTRY_COUNT};

/// Remembers 63 bits of data under a key of 128 bits. Keys must be random: they are their own hashes.
///
/// The buckets are 2^n; the n low bits of a key number its bucket. When too many entries displace others, n grows
/// by one.
pub(super) struct SharedTable {
    /// The first has 2^`FIRST_BITS` buckets; each of the others as many as all before it.
    parts: Vec<OnceLock<Box<[Bucket]>>>,
    /// The number of parts that are in use.
    grown: AtomicU32,
    /// How many entries were displaced since the table last grew.
    displaced: AtomicU64,
    growing: Mutex<()>,
}

impl core::fmt::Debug for SharedTable {
    fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        formatter.debug_struct("SharedTable").field("buckets", &self.buckets()).finish_non_exhaustive()
    }
}

/// A table begins with 2^6 buckets.
const FIRST_BITS: u32 = 6;

/// Buckets for each displaced entry before the table grows.
const BUCKETS_PER_DISPLACED: u64 = 16;

impl SharedTable {
    /// Makes a table that grows up to `bytes` bytes, but at least 4 kilobytes.
    pub(super) fn new(bytes: usize) -> Self {
        let bits = (bytes / size_of::<Bucket>()).checked_ilog2().unwrap_or(0).max(FIRST_BITS);
        Self {
            parts: (FIRST_BITS..=bits).map(|_| OnceLock::new()).collect(),
            grown: AtomicU32::new(1),
            displaced: AtomicU64::new(0),
            growing: Mutex::new(()),
        }
    }

    /// The number of buckets in use.
    fn buckets(&self) -> u64 {
        1 << (FIRST_BITS + self.grown.load(Ordering::Relaxed) - 1)
    }

    /// The data under a key.
    #[inline]
    pub(super) fn get(&self, key: u128) -> Option<u64> {
        self.bucket(key, self.buckets()).get(key)
    }

    /// Stores what `merge` makes of the known data. `rank` is the value of the data.
    #[inline]
    pub(super) fn store(&self, key: u128, rank: u32, merge: impl FnOnce(Option<u64>) -> u64) {
        let buckets = self.buckets();
        let has_displaced = self.bucket(key, buckets).store(key, rank, merge);
        if has_displaced && buckets < 1 << (FIRST_BITS as usize + self.parts.len() - 1) {
            let displaced = self.displaced.fetch_add(1, Ordering::Relaxed);
            if displaced >= buckets / BUCKETS_PER_DISPLACED {
                self.grow();
            }
        }
    }

    /// Doubles the number of buckets, unless another thread is doing so.
    #[cold]
    fn grow(&self) {
        let Ok(_growing) = self.growing.try_lock() else { return };
        let buckets = self.buckets();
        let is_due = self.displaced.load(Ordering::Relaxed) >= buckets / BUCKETS_PER_DISPLACED;
        if !is_due || self.grown.load(Ordering::Relaxed) as usize == self.parts.len() {
            return;
        }
        for number in 0..buckets {
            let bucket = self.numbered(number);
            for (key, rank, data) in (0..ENTRY_COUNT).filter_map(|place| bucket.entry(place)) {
                self.bucket(key, 2 * buckets).store(key, rank, |newer| newer.unwrap_or(data));
            }
        }
        self.displaced.store(0, Ordering::Relaxed);
        self.grown.fetch_add(1, Ordering::Relaxed);
    }

    /// The bucket of a key in a table of `buckets` buckets.
    #[inline]
    fn bucket(&self, key: u128, buckets: u64) -> &Bucket {
        #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
        self.numbered(key as u64 & (buckets - 1))
    }

    #[inline]
    fn numbered(&self, number: u64) -> &Bucket {
        let part = (number >> FIRST_BITS).checked_ilog2().map_or(0, |bit| bit + 1);
        let first = if part == 0 { 0 } else { 1 << (FIRST_BITS + part - 1) };
        let buckets = self.parts[part as usize].get_or_init(|| {
            std::iter::repeat_with(Bucket::default).take(1 << (FIRST_BITS + part.max(1) - 1)).collect()
        });
        #[expect(clippy::cast_possible_truncation, reason = "the number of a bucket in memory")]
        &buckets[(number - first) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::SharedTable;

    /// A key for every number, all over the table.
    fn key(number: u64) -> u128 {
        let word = (number + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        u128::from(word ^ word >> 29) << 64 | u128::from(word ^ word >> 31)
    }

    #[test]
    fn a_table_with_room_to_grow_forgets_next_to_nothing() {
        let table = SharedTable::new(1 << 20);
        for number in 0..10_000 {
            table.store(key(number), 1, |_| number);
        }
        let found = (0..10_000).filter(|number| table.get(key(*number)).is_some_and(|data| data == *number));
        assert!(found.count() > 9_000);
    }

    #[test]
    fn a_table_stays_within_its_memory() {
        let table = SharedTable::new(10_000);
        for number in 0..100_000 {
            table.store(key(number), 1, |_| number);
        }
        assert_eq!(table.buckets(), 128, "of 64 bytes each");
        let found: Vec<_> = (0..100_000).filter(|number| table.get(key(*number)).is_some()).collect();
        assert!(found.len() <= 256);
        assert!(found.iter().all(|number| table.get(key(*number)) == Some(*number)));
    }

    #[test]
    fn threads_never_see_the_data_of_another_key() {
        let table = SharedTable::new(1 << 14);
        std::thread::scope(|scope| {
            for thread in 0..3 {
                let table = &table;
                scope.spawn(move || {
                    for round in 0..40_000 {
                        let number = (round * 7 + thread) % 611;
                        table.store(key(number), 1, |known| known.unwrap_or(number));
                        let number = (number * 5 + 1) % 611;
                        assert!(table.get(key(number)).is_none_or(|found| found == number));
                    }
                });
            }
        });
    }
}
