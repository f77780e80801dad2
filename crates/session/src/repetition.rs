//! Counts how often positions occur in a match, for a draw by repetition.

use std::collections::HashMap;
use std::hash::Hash;

/// The positions of a match, each with the number of its occurrences up to then.
#[derive(Clone, Debug)]
pub(crate) struct Repetitions<K> {
    /// The number of occurrences of each position.
    counts: HashMap<K, u8>,
    entries: Vec<Entry<K>>,
}

#[derive(Clone, Debug)]
struct Entry<K> {
    /// The key for counting; `None` for a position that isn't counted.
    key: Option<K>,
    times: u8,
    /// True if it was counted, because the position had changed.
    counted: bool,
}

impl<K: Clone + Eq + Hash> Repetitions<K> {
    pub(crate) fn new() -> Repetitions<K> {
        Repetitions { counts: HashMap::new(), entries: Vec::new() }
    }

    /// The number of occurrences of the last position, including this one; 0 if it isn't counted.
    pub(crate) fn times(&self) -> u8 {
        self.entries.last().map_or(0, |entry| entry.times)
    }

    /// Returns true if the position hasn't changed (after a lift with touch-move, or a declined offer) and so isn't
    /// counted again.
    fn stands_on(&self, key: &K) -> bool {
        self.entries.last().is_some_and(|entry| entry.key.as_ref() == Some(key))
    }

    /// The number of occurrences of a position with this key if it comes next; 0 without a key, because it isn't
    /// counted.
    pub(crate) fn times_next(&self, key: Option<&K>) -> u8 {
        match key {
            None => 0,
            Some(key) if self.stands_on(key) => self.times(),
            Some(key) => self.counts.get(key).map_or(1, |times| times.saturating_add(1)),
        }
    }

    /// Adds the next position.
    pub(crate) fn push(&mut self, key: Option<K>) {
        let times = self.times_next(key.as_ref());
        let counted = key.as_ref().is_some_and(|key| !self.stands_on(key));
        if let Some(key) = key.as_ref().filter(|_| counted) {
            self.counts.insert(key.clone(), times);
        }
        self.entries.push(Entry { key, times, counted });
    }

    /// Removes the last position.
    pub(crate) fn pop(&mut self) {
        let Some(Entry { key: Some(key), counted: true, .. }) = self.entries.pop() else { return };
        if let Some(times) = self.counts.get_mut(&key) {
            *times -= 1;
        }
    }
}
