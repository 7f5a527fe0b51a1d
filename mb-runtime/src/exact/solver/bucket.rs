//! A bucket of the transposition table: one cache line with two entries.

use core::sync::atomic::{AtomicU64, Ordering, fence};

/// The version, both entries (key in two words, data), and the ranks of both.
#[derive(Default)]
#[repr(align(64))]
pub(super) struct Bucket([AtomicU64; 8]);

/// The entries of a bucket.
pub(super) const ENTRY_COUNT: usize = 2;

const VERSION: usize = 0;
/// The first word of each entry.
const ENTRIES: [usize; ENTRY_COUNT] = [1, 4];
const RANKS: usize = 7;

/// Marks data as in use, so that no data are 0.
const IN_USE: u64 = 1 << 63;

impl Bucket {
    /// The data under a key.
    #[inline]
    pub(super) fn get(&self, key: u128) -> Option<u64> {
        let data = self.read(|| self.place_of(key).map_or(0, |place| self.load(ENTRIES[place] + 2)))?;
        (data != 0).then_some(data & !IN_USE)
    }

    /// The key, the rank and the data in one place.
    pub(super) fn entry(&self, place: usize) -> Option<(u128, u32, u64)> {
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
    pub(super) fn store(&self, key: u128, rank: u32, merge: impl FnOnce(Option<u64>) -> u64) -> bool {
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
    use super::Bucket;

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
