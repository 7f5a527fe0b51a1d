//! The line pattern counters of boards whose size is chosen at run time.

use mb_core::PatternCounts;

/// The counters of [`line_patterns`](mb_core::Board::line_patterns) on a board whose size is chosen at run time.
///
/// Lines of up to five squares need no allocation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuntimeCounts(CounterStorage);

/// The counters that are stored without an allocation: those of lines of five squares, of which each side has 0 to 5.
const INLINE: usize = 6 * 6;

#[derive(Clone, PartialEq, Eq, Debug)]
enum CounterStorage {
    Inline([u32; INLINE]),
    Heap(Box<[u32]>),
}

impl PatternCounts for RuntimeCounts {
    #[inline]
    fn zeroed(entries: usize) -> Self {
        Self(if entries <= INLINE {
            CounterStorage::Inline([0; INLINE])
        } else {
            CounterStorage::Heap(vec![0; entries].into_boxed_slice())
        })
    }

    #[inline]
    fn increment(&mut self, index: usize) {
        let counts = match &mut self.0 {
            CounterStorage::Inline(counts) => counts.as_mut_slice(),
            CounterStorage::Heap(counts) => counts,
        };
        if let Some(count) = counts.get_mut(index) {
            *count += 1;
        }
    }

    #[inline]
    fn get(&self, index: usize) -> u32 {
        let counts = match &self.0 {
            CounterStorage::Inline(counts) => counts.as_slice(),
            CounterStorage::Heap(counts) => counts,
        };
        counts.get(index).copied().unwrap_or(0)
    }
}
