//! Pools of threads for work that can be split.

use rayon::{ThreadPool, ThreadPoolBuilder};

/// The greatest number of threads in a pool: enough for any machine, and few enough to start quickly.
pub(crate) const MOST: usize = 256;

/// Makes a pool of `threads` threads, clamped to 1..=[`MOST`]. Returns `None` when the system starts no threads.
pub(crate) fn pool(threads: usize) -> Option<ThreadPool> {
    // Clamp to at least 1: rayon would read 0 as the number of processors.
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
