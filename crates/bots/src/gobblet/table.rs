//! The transposition table: the results of positions. New results overwrite old ones.

use super::board::Move;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// The stored value is the true one.
    Exact,
}

/// The stored result of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// The best move found, or none.
    pub best: Move,
    /// The value, with distances to the end counted from this position.
    pub value: i32,
    /// Plies searched.
    pub depth: i32,
    /// The kind of bound.
    pub bound: Bound,
}

/// Pairs of a key and a packed entry; two neighbours share a bucket.
pub(super) struct Table {
    slots: Vec<(u64, u64)>,
    mask: usize,
}

impl Table {
    /// A table of `2^bits` entries of 16 bytes.
    pub(super) fn new(bits: u32) -> Table {
        Table { slots: vec![(0, 0); 1 << bits], mask: (1 << bits) - 2 }
    }

    fn bucket(&self, key: u64) -> usize {
        (key >> 20) as usize & self.mask
    }

    /// Returns the stored result of a position.
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let at = self.bucket(key);
        let bucket = &self.slots[at..at + 2];
        let (_, data) = bucket.iter().find(|slot| slot.0 == key)?;
        let bound = match data >> 40 & 3 {
            0 => return None,
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        };
        Some(Entry {
            best: *data as Move,
            value: i32::from((data >> 16) as i16),
            depth: i32::from((data >> 32) as i8),
            bound,
        })
    }

    /// Stores a result. The first entry of a bucket is the deepest search, the second one the latest other search.
    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let at = self.bucket(key);
        let bound = match entry.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3u64,
        };
        let data = u64::from(entry.best)
            | u64::from(entry.value as i16 as u16) << 16
            | u64::from(entry.depth as i8 as u8) << 32
            | bound << 40;
        let bucket = &mut self.slots[at..at + 2];
        let first = bucket[0];
        if first.0 == key || entry.depth >= i32::from((first.1 >> 32) as i8) {
            if first.0 != key {
                bucket[1] = first;
            }
            bucket[0] = (key, data);
        } else {
            bucket[1] = (key, data);
        }
    }
}
