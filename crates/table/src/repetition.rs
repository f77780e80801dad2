//! How often positions have stood. Hash chains over the list of positions, so that undo is a pop and a record of 70,000
//! steps is read in no time; std's maps would be ten times the code in the page.

use std::hash::{Hash, Hasher};

const CHAINS: usize = 1024;

/// No earlier position in this chain.
const END: u32 = u32::MAX;

/// For each position of a match, how often it had stood by then.
#[derive(Clone, Debug)]
pub(crate) struct Stood {
    /// For each chain the latest position in it.
    latest: Vec<u32>,
    entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
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

    /// Counts the next position. `is_same` tells whether an earlier one, by its number, is the same.
    pub(crate) fn push<S: Hash>(&mut self, standing: Option<&S>, is_same: impl Fn(usize) -> bool) {
        let key = standing.map_or(0, key);
        let chain = key as usize % CHAINS;
        let earlier = self.latest[chain];
        let mut times = u8::from(standing.is_some());
        let mut at = earlier;
        while at != END && standing.is_some() {
            let entry = &self.entries[at as usize];
            if entry.times > 0 && entry.key == key && is_same(at as usize) {
                times = entry.times.saturating_add(1);
                break;
            }
            at = entry.earlier;
        }
        self.latest[chain] = self.entries.len() as u32;
        self.entries.push(Entry { key, times, earlier });
    }

    /// Forgets the last position.
    pub(crate) fn pop(&mut self) {
        if let Some(entry) = self.entries.pop() {
            self.latest[entry.key as usize % CHAINS] = entry.earlier;
        }
    }
}

/// FNV-1a over what a standing consists of.
struct Key(u32);

impl Hasher for Key {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    }

    fn finish(&self) -> u64 {
        u64::from(self.0)
    }
}

fn key(standing: &impl Hash) -> u32 {
    let mut key = Key(0x811C_9DC5);
    standing.hash(&mut key);
    // The low bits choose the chain, and FNV mixes them least.
    key.0 ^ (key.0 >> 15)
}
