//! Work that is shared out among threads. Without the feature `threads`, the calling thread does all of it.
//!
//! The work is behind trait objects, so that none of this is compiled anew for every board.

#[cfg(feature = "threads")]
use std::sync::mpsc;

#[cfg(feature = "threads")]
use rayon::{
    ThreadPool, ThreadPoolBuilder,
    iter::{IntoParallelIterator as _, ParallelIterator as _},
    slice::ParallelSliceMut as _,
};

/// The greatest number of threads in a pool: enough for any machine, and few enough to start quickly.
pub(crate) const MOST: usize = 256;

/// A pool of threads.
#[derive(Debug)]
pub(crate) struct Pool {
    #[cfg(feature = "threads")]
    threads: ThreadPool,
}

impl Pool {
    /// Makes a pool of `threads` threads, clamped to 1..=[`MOST`]. Returns `None` when the system starts no threads.
    #[cfg(feature = "threads")]
    pub(crate) fn new(threads: usize) -> Option<Self> {
        // Clamp to at least 1: rayon would read 0 as the number of processors.
        let threads = ThreadPoolBuilder::new().num_threads(threads.clamp(1, MOST)).build().ok()?;
        Some(Self { threads })
    }

    /// Returns `None`: there are no threads.
    #[cfg(not(feature = "threads"))]
    pub(crate) const fn new(_threads: usize) -> Option<Self> {
        None
    }

    /// Does the work on the threads of the pool: [`share`] shares it out among them.
    #[cfg_attr(not(feature = "threads"), expect(clippy::unused_self, reason = "there is no pool to run on"))]
    pub(crate) fn run(&self, work: &mut (dyn FnMut() + Send)) {
        #[cfg(feature = "threads")]
        self.threads.install(work);
        #[cfg(not(feature = "threads"))]
        work();
    }
}

/// Does the tasks with the numbers 0 to `tasks` - 1, in any order, on the threads of the current pool. Outside a pool, the
/// threads are one for each processor.
pub(crate) fn share(tasks: usize, work: &(dyn Fn(usize) + Sync)) {
    #[cfg(feature = "threads")]
    (0..tasks).into_par_iter().for_each(work);
    #[cfg(not(feature = "threads"))]
    (0..tasks).for_each(work);
}

/// Like [`share`], on at most `threads` threads, and without a pool if one is enough.
pub(crate) fn share_among(threads: usize, tasks: usize, work: &(dyn Fn(usize) + Sync)) {
    match if threads.min(tasks) <= 1 { None } else { Pool::new(threads) } {
        Some(pool) => pool.run(&mut || share(tasks, work)),
        None => (0..tasks).for_each(work),
    }
}

/// Work that passes its results to a function.
pub(crate) type SendingWork<'work, T> = dyn Fn(&mut dyn FnMut(T)) + Sync + 'work;

/// Runs `work` on each of `threads` threads. Passes what it sends to `take` on the calling thread.
pub(crate) fn collect<T: Send>(threads: usize, work: &SendingWork<'_, T>, take: &mut dyn FnMut(T)) {
    #[cfg(feature = "threads")]
    if let Some(pool) = Pool::new(threads) {
        let threads = pool.threads.current_num_threads();
        // The channel is bounded: when `take` is slow, the threads wait instead of filling the memory with results.
        let (sender, receiver) = mpsc::sync_channel(2 * threads);
        pool.threads.in_place_scope(|scope| {
            for sender in vec![sender; threads] {
                // Sending fails only after `take` has panicked.
                scope.spawn(move |_| work(&mut |result| drop(sender.send(result))));
            }
            receiver.into_iter().for_each(take);
        });
        return;
    }
    let _ = threads;
    work(take);
}

/// Sorts on the threads of the current pool.
pub(crate) fn sort<T: Ord + Send>(items: &mut [T]) {
    #[cfg(feature = "threads")]
    items.par_sort_unstable();
    #[cfg(not(feature = "threads"))]
    items.sort_unstable();
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::{share, share_among, sort};

    #[cfg(feature = "threads")]
    #[test]
    fn a_pool_has_as_many_threads_as_were_asked_for_within_limits() {
        use super::{MOST, Pool};

        for (asked, given) in [(0, 1), (1, 1), (3, 3), (MOST + 1, MOST), (usize::MAX, MOST)] {
            assert_eq!(Pool::new(asked).unwrap().threads.current_num_threads(), given, "{asked}");
        }
    }

    #[test]
    fn every_task_is_done_once_on_any_number_of_threads() {
        for tasks in [0, 1, 2, 100] {
            let done = || Mutex::new(vec![0; tasks]);
            let once = done();
            share(tasks, &|task| once.lock().unwrap()[task] += 1);
            assert_eq!(once.into_inner().unwrap(), vec![1; tasks]);
            for threads in [0, 1, 2, 1000] {
                let once = done();
                share_among(threads, tasks, &|task| once.lock().unwrap()[task] += 1);
                assert_eq!(once.into_inner().unwrap(), vec![1; tasks], "{threads}");
            }
        }
    }

    #[test]
    fn items_are_sorted() {
        let mut items: Vec<u32> = (0..10_000).map(|number| number * 7919 % 10_007).collect();
        sort(&mut items);
        assert!(items.is_sorted());
    }
}
