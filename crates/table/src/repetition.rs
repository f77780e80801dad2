//! How often positions have stood. Hash chains over the list of positions, so that undo is a pop and a record of 70,000
//! steps is read in no time; std's maps would be ten times the code in the page.

const CHAINS: usize = 1024;

/// No earlier position in this chain.
const END: u32 = u32::MAX;

/// For each position of a match, how often it had stood by then.
pub(crate) struct Stood {
    /// For each chain the latest position in it.
    latest: Vec<u32>,
    entries: Vec<Entry>,
}

struct Entry {
    key: u32,
    /// 0 for a position that does not count.
    times: u8,
    /// The position before it in its chain.
    earlier: u32,
}

impl Stood {
    pub(crate) fn new() -> Stood {
        Stood { latest: vec![END; CHAINS], entries: Vec::new() }
    }

    /// How often the last position has stood, itself included; 0 where it does not count.
    pub(crate) fn times(&self) -> u8 {
        self.entries.last().map_or(0, |entry| entry.times)
    }

    /// How often a position of this key will have stood if it comes next; 0 without a key, where it does not count.
    /// `is_same` tells whether an earlier one, by its number, is the same.
    pub(crate) fn count(&self, key: Option<u32>, is_same: impl Fn(usize) -> bool) -> u8 {
        let Some(key) = key else { return 0 };
        let mut at = self.latest[key as usize % CHAINS];
        while at != END {
            let entry = &self.entries[at as usize];
            if entry.times > 0 && entry.key == key && is_same(at as usize) {
                return entry.times.saturating_add(1);
            }
            at = entry.earlier;
        }
        1
    }

    /// Keeps the next position, and how often it has stood by now.
    pub(crate) fn push(&mut self, key: Option<u32>, times: u8) {
        let key = key.unwrap_or(0);
        let latest = &mut self.latest[key as usize % CHAINS];
        self.entries.push(Entry { key, times, earlier: *latest });
        *latest = self.entries.len() as u32 - 1;
    }

    /// Forgets the last position.
    pub(crate) fn pop(&mut self) {
        if let Some(entry) = self.entries.pop() {
            self.latest[entry.key as usize % CHAINS] = entry.earlier;
        }
    }
}
