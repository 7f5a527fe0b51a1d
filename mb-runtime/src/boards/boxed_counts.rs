//! The line pattern counters of boards whose size is chosen at run time.

use mb_core::PatternCounts;

/// The counters of [`line_patterns`](mb_core::Board::line_patterns) on a board whose size is chosen at run time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxedCounts(Box<[u32]>);

impl PatternCounts for BoxedCounts {
    fn zeroed(entries: usize) -> Self {
        Self(vec![0; entries].into_boxed_slice())
    }

    #[inline]
    fn increment(&mut self, index: usize) {
        if let Some(count) = self.0.get_mut(index) {
            *count += 1;
        }
    }

    #[inline]
    fn get(&self, index: usize) -> u32 {
        self.0.get(index).copied().unwrap_or(0)
    }
}
