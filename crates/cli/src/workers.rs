//! Parallel work on all cores.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Calls `work` for every number below `total`, and `take` on this thread with each result until `take` returns false.
/// The results come in the order of the numbers, so the outcome doesn't depend on the number of cores.
pub fn in_parallel<T: Send>(total: u64, work: &(dyn Fn(u64) -> T + Sync), take: &mut dyn FnMut(T) -> bool) {
    let cores = thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (send, results) = mpsc::channel();
        for _ in 0..cores.min(total) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Without a receiver, further work is pointless.
                    if number >= total || send.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut early = BTreeMap::new();
        let mut due = 0;
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&due) {
                due += 1;
                if !take(result) {
                    return;
                }
            }
        }
    });
}
