//! The transposition table: it grows up to a fixed amount of memory, and threads share it without locks.
//!
//! A bucket is one cache line with two entries and a version. A writer makes the version odd, writes, and makes it even
//! again. A reader that finds an odd version, or two different ones, discards what it read. No thread waits: a lost
//! entry costs time, never a right answer.
//!
//! Sources: D. Breuker, J. Uiterwijk and H. J. van den Herik, "Replacement Schemes for Transposition Tables", ICCA
//! Journal 17 (1994), for two entries a bucket, of which the first is the one that took more work; H. Boehm, "Can
//! Seqlocks Get Along with Programming Language Memory Models?", MSPC 2012, for the order of the reads and writes.

use core::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};
use std::sync::{Mutex, OnceLock};

/// Remembers 63 bits of data under a key of 128 bits. Keys must be random: they are their own hashes.
///
/// The buckets are 2^n; the n low bits of a key number its bucket. When too many entries displace others, n grows
/// by one.
pub(super) struct SharedTable {
    /// The parts of the table. The first has 2^`FIRST_BITS` buckets, and each further one has as many as all before it.
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

    /// Replaces the data under a key by what `merge` makes of them. The higher the `rank`, the longer the data are
    /// kept.
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

/// A bucket of the table, one cache line: the version, both entries (key in two words, data), and the ranks of both.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([AtomicU64; 8]);

/// The entries of a bucket.
const ENTRY_COUNT: usize = 2;

const VERSION: usize = 0;
/// The first word of each entry.
const ENTRIES: [usize; ENTRY_COUNT] = [1, 4];
const RANKS: usize = 7;

/// Marks data as in use, so that no data are 0.
const IN_USE: u64 = 1 << 63;

impl Bucket {
    /// The data under a key.
    #[inline]
    fn get(&self, key: u128) -> Option<u64> {
        let data = self.read(|| self.place_of(key).map_or(0, |place| self.load(ENTRIES[place] + 2)))?;
        (data != 0).then_some(data & !IN_USE)
    }

    /// The key, the rank and the data in one place.
    fn entry(&self, place: usize) -> Option<(u128, u32, u64)> {
        let [low, high, data] = self.read(|| [0, 1, 2].map(|word| self.load(ENTRIES[place] + word)))?;
        #[expect(clippy::cast_possible_truncation, reason = "a rank has 32 bits")]
        let rank = self.rank(place) as u32;
        (data != 0).then_some((u128::from(high) << 64 | u128::from(low), rank, data & !IN_USE))
    }

    /// Stores what `merge` makes of the known data, and returns whether that displaced another entry. Does nothing when
    /// another thread is writing here.
    ///
    /// A known key keeps its place. A new key takes the first place if its rank is at least that of the entry there,
    /// which moves to the second place; otherwise it takes the second place.
    #[inline]
    fn store(&self, key: u128, rank: u32, merge: impl FnOnce(Option<u64>) -> u64) -> bool {
        let version = self.load(VERSION);
        let is_free = version.is_multiple_of(2)
            && self.0[VERSION]
                .compare_exchange(version, version + 1, Ordering::Acquire, Ordering::Relaxed)
                .is_ok();
        if !is_free {
            return false;
        }
        fence(Ordering::Release);
        let known = self.place_of(key);
        let rank = u64::from(rank);
        let has_displaced = known.is_none() && self.load(ENTRIES[1] + 2) != 0;
        let data = merge(known.map(|place| self.load(ENTRIES[place] + 2) & !IN_USE)) | IN_USE;
        match known {
            Some(place) => self.write(place, key, data, rank.max(self.rank(place))),
            None if rank >= self.rank(0) => {
                (0..3).for_each(|word| self.put(ENTRIES[1] + word, self.load(ENTRIES[0] + word)));
                self.put(RANKS, self.rank(0) << 32);
                self.write(0, key, data, rank);
            }
            None => self.write(1, key, data, rank),
        }
        self.0[VERSION].store(version + 2, Ordering::Release);
        has_displaced
    }

    /// Returns what `read` reads, unless another thread wrote meanwhile.
    #[inline]
    fn read<T>(&self, read: impl FnOnce() -> T) -> Option<T> {
        let version = self.0[VERSION].load(Ordering::Acquire);
        let seen = read();
        fence(Ordering::Acquire);
        (version.is_multiple_of(2) && self.load(VERSION) == version).then_some(seen)
    }

    #[inline]
    fn load(&self, word: usize) -> u64 {
        self.0[word].load(Ordering::Relaxed)
    }

    #[inline]
    fn put(&self, word: usize, value: u64) {
        self.0[word].store(value, Ordering::Relaxed);
    }

    #[inline]
    fn rank(&self, place: usize) -> u64 {
        self.load(RANKS) >> (32 * place) & u64::from(u32::MAX)
    }

    /// The place of a key that is there.
    #[inline]
    fn place_of(&self, key: u128) -> Option<usize> {
        let [low, high] = halves(key);
        let is_here = |place: &usize| {
            let entry = ENTRIES[*place];
            self.load(entry) == low && self.load(entry + 1) == high && self.load(entry + 2) != 0
        };
        (0..ENTRY_COUNT).find(is_here)
    }

    #[inline]
    fn write(&self, place: usize, key: u128, data: u64, rank: u64) {
        let [low, high] = halves(key);
        self.put(ENTRIES[place], low);
        self.put(ENTRIES[place] + 1, high);
        self.put(ENTRIES[place] + 2, data);
        self.put(RANKS, self.load(RANKS) & !(u64::from(u32::MAX) << (32 * place)) | rank << (32 * place));
    }
}

/// The lower and the upper half.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the two halves")]
const fn halves(key: u128) -> [u64; 2] {
    [key as u64, (key >> 64) as u64]
}

#[cfg(test)]
mod tests {
    use super::{Bucket, SharedTable};

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

    #[test]
    fn what_was_stored_is_found_and_merged() {
        let bucket = Bucket::default();
        assert_eq!(bucket.get(5), None);
        assert_eq!(bucket.get(0), None);
        bucket.store(5, 1, |known| known.map_or(10, |known| known + 1));
        assert_eq!(bucket.get(5), Some(10));
        bucket.store(5, 1, |known| known.map_or(10, |known| known + 1));
        assert_eq!(bucket.get(5), Some(11));
        assert_eq!(bucket.entry(0), Some((5, 1, 11)));
        assert_eq!(bucket.entry(1), None);
    }

    #[test]
    fn the_dearest_entry_stays_and_the_latest_one_is_beside_it() {
        let bucket = Bucket::default();
        bucket.store(1, 9, |_| 1);
        for number in 2..10 {
            let has_displaced = bucket.store(number, 3, |_| 7);
            assert_eq!(has_displaced, number > 2);
            assert_eq!(bucket.get(1), Some(1));
            assert_eq!(bucket.get(number), Some(7));
            assert_eq!(bucket.get(number - 1).is_some(), number == 2);
        }
        bucket.store(10, 9, |_| 10);
        assert_eq!(bucket.get(10), Some(10));
        assert_eq!(bucket.get(1), Some(1), "it moves to the second place");
        bucket.store(11, 3, |_| 11);
        assert_eq!(bucket.get(1), None);
    }
}
