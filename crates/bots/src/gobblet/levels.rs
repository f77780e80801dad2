//! The five levels, in one place.
//!
//! They differ by how far they look and by what they overlook, as people do. What follows from a move to a square
//! that is not looked at is not seen; a covered gobblet may be forgotten, and stays so while it is covered; small
//! differences are not felt. Nothing is random beyond `Limits::seed`.
//!
//! 1. Looks one ply ahead, misses some of what could come next, and forgets half of what is covered. 20,000 nodes at most.
//! 2. Looks two plies ahead, misses a threat now and then, and remembers most of what is covered. 20,000 nodes.
//! 3. Looks three plies ahead, threats to their end; forgets one covered gobblet in twenty. 50,000 nodes.
//! 4. Looks four plies ahead, threats to their end, and overlooks nothing. 300,000 nodes.
//! 5. Searches as deep as it can: 10,000,000 nodes, one to one and a half seconds natively.

use super::search::Plan;

/// The abilities of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// Plies it looks ahead.
    pub depth: i32,
    /// Default node budget.
    pub nodes: u64,
    /// Of a hundred covered gobblets it forgets so many.
    pub forgets: u32,
    /// Of a hundred squares it does not look at so many when it thinks about what comes after its move.
    pub blind: u32,
    /// Differences up to this are not felt.
    pub vague: i32,
}

/// Levels 1 to 5.
pub(super) const LEVELS: [Level; 5] = [
    Level { depth: 1, nodes: 20_000, forgets: 50, blind: 12, vague: 40 },
    Level { depth: 2, nodes: 20_000, forgets: 15, blind: 3, vague: 15 },
    Level { depth: 3, nodes: 50_000, forgets: 5, blind: 1, vague: 12 },
    Level { depth: 4, nodes: 300_000, forgets: 0, blind: 0, vague: 8 },
    Level { depth: 50, nodes: 10_000_000, forgets: 0, blind: 0, vague: 0 },
];

impl Level {
    /// The search that this level makes within a budget.
    pub(super) fn plan(&self, nodes: u64, blind: u16, repetitions: u8) -> Plan {
        // Most nodes are leaves, which are not stored. At most 32 MB, under a clock too.
        let table = (64 - (nodes.min(self.nodes) / 8).leading_zeros()).clamp(10, 21);
        Plan { depth: self.depth, nodes, margin: 2 * self.vague, blind, repetitions, table }
    }
}
