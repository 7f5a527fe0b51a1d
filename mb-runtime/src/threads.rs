//! Pools of threads for work that can be shared out.

use rayon::{ThreadPool, ThreadPoolBuilder};

/// The most threads for a piece of work: enough for any machine, and few enough to start in no noticeable time.
pub(crate) const MOST: usize = 256;

/// Starts a pool of `threads` threads, clamped to 1..=[`MOST`]. `None` if the system cannot start one.
pub(crate) fn pool(threads: usize) -> Option<ThreadPool> {
    // To rayon 0 means as many as there are processors.
    ThreadPoolBuilder::new().num_threads(threads.clamp(1, MOST)).build().ok()
}

#[cfg(test)]
mod tests {
    use super::{MOST, pool};

    #[test]
    fn a_pool_has_as_many_threads_as_were_asked_for_within_limits() {
        for (asked, given) in [(0, 1), (1, 1), (3, 3), (MOST + 1, MOST), (usize::MAX, MOST)] {
            assert_eq!(pool(asked).unwrap().current_num_threads(), given, "{asked}");
        }
    }
}
