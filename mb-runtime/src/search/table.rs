//! The transposition table of a search.

use core::hash::BuildHasher;
use core::num::NonZero;
use std::collections::HashMap;

use crate::hasher::BuildKeyHasher;
use crate::named::named_variants;
use mb_core::{Board, BoardKey, Square};

/// What a search keeps in its transposition table.
///
/// Displayed and parsed as `canonical`, `images` and `itself`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Stored {
    /// One entry for all symmetric images of a board, under the [canonical key](Board::canonical_key). This makes the
    /// smallest table.
    #[default]
    Canonical,
    /// An entry for every image with its best move, as in the series. A lookup computes no symmetries, but the table is
    /// up to eight times as large.
    EveryImage,
    /// One entry for the board itself. Use it with evaluations that do not value all images alike.
    Itself,
}

named_variants!(Stored, "kind of table", 3: Canonical = "canonical", EveryImage = "images", Itself = "itself");

/// What is known about a board, from the point of view of its side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct ScoreEntry {
    /// The score is at least this.
    pub(super) lower: f64,
    /// The score is at most this.
    pub(super) upper: f64,
    /// The best move found, on the image that the entry is stored under.
    pub(super) best: Square,
}

/// A transposition table for one search to one depth. Such a search always meets a board at the same ply, and so always
/// searches it equally deep. An entry therefore need not store its depth.
#[derive(Clone, Debug)]
pub(super) struct ScoreTable<K> {
    stored: Stored,
    entries: ScoreEntries<K>,
}

#[derive(Clone, Debug)]
enum ScoreEntries<K> {
    Growing(HashMap<K, ScoreEntry, BuildKeyHasher>),
    /// At most this many slots. Each key belongs to one slot, and a new entry replaces the old one.
    Limited(NonZero<usize>, HashMap<usize, (K, ScoreEntry), BuildKeyHasher>),
}

impl<K: BoardKey> ScoreTable<K> {
    /// Makes an empty table for at most `limit` entries.
    pub(super) fn new(stored: Stored, limit: Option<NonZero<usize>>) -> Self {
        let entries = match limit {
            None => ScoreEntries::Growing(HashMap::default()),
            Some(limit) => ScoreEntries::Limited(limit, HashMap::default()),
        };
        Self { stored, entries }
    }

    /// Returns the number of entries.
    pub(super) fn len(&self) -> usize {
        match &self.entries {
            ScoreEntries::Growing(entries) => entries.len(),
            ScoreEntries::Limited(_, slots) => slots.len(),
        }
    }

    /// Returns the key under which a board is looked up.
    #[inline]
    pub(super) fn key_of<B: Board<Key = K>>(&self, board: &B) -> K {
        match self.stored {
            Stored::Canonical => board.canonical_key(),
            Stored::EveryImage | Stored::Itself => board.key(),
        }
    }

    /// Returns the entry under a key.
    #[inline]
    pub(super) fn get(&self, key: &K) -> Option<ScoreEntry> {
        match &self.entries {
            ScoreEntries::Growing(entries) => entries.get(key).copied(),
            ScoreEntries::Limited(limit, slots) => {
                let (owner, entry) = slots.get(&slot(key, *limit))?;
                (owner == key).then_some(*entry)
            }
        }
    }

    /// Stores what is known about a board. `key` is its [`key_of`](Self::key_of).
    #[inline]
    pub(super) fn store<B: Board<Key = K>>(&mut self, board: &B, key: K, entry: ScoreEntry) {
        match self.stored {
            Stored::Itself => self.insert(key, entry),
            Stored::Canonical => {
                // The keys are in ascending order, and the canonical one is the least.
                let images = board.symmetric_keys_with(entry.best);
                let best = images.first().map_or(entry.best, |(_, best)| *best);
                self.insert(key, ScoreEntry { best, ..entry });
            }
            Stored::EveryImage => {
                for (key, best) in board.symmetric_keys_with(entry.best).iter() {
                    self.insert(key.clone(), ScoreEntry { best: *best, ..entry });
                }
            }
        }
    }

    /// Returns the best move known for a board.
    pub(super) fn best_move<B: Board<Key = K>>(&self, board: &B) -> Option<Square> {
        let key = self.key_of(board);
        let best = self.get(&key)?.best;
        if self.stored != Stored::Canonical {
            return Some(best);
        }
        let geometry = board.geometry();
        let leads_to_key =
            |symmetry: &&_| board.transform(**symmetry).is_some_and(|image| image.key() == key);
        let symmetry = geometry.symmetries().iter().find(leads_to_key)?;
        Some(symmetry.inverse().apply(geometry, best))
    }

    #[inline]
    fn insert(&mut self, key: K, entry: ScoreEntry) {
        match &mut self.entries {
            ScoreEntries::Growing(entries) => {
                entries.insert(key, entry);
            }
            ScoreEntries::Limited(limit, slots) => {
                slots.insert(slot(&key, *limit), (key, entry));
            }
        }
    }
}

/// Returns the slot that a key belongs to.
#[expect(clippy::cast_possible_truncation, reason = "the remainder is below a usize")]
fn slot<K: BoardKey>(key: &K, limit: NonZero<usize>) -> usize {
    (BuildKeyHasher::default().hash_one(key) % limit.get() as u64) as usize
}
