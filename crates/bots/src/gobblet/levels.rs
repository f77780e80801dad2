//! The five levels, in one place.
//!
//! They differ in how far they search and in what they overlook, as people do. After its first move a level may ignore
//! some squares. It may forget a covered gobblet until that is uncovered, and it may ignore small differences in value.
//! All randomness comes from `Limits::seed`.
//!
//! 1. Searches one ply, misses many replies, forgets half of the covered gobblets, and hardly tells good moves from fair
//!    ones. At most 20,000 nodes.
//! 2. Searches two plies, misses a threat now and then, and remembers most covered gobblets. 20,000 nodes.
//! 3. Searches three plies and follows threats to their end; forgets one covered gobblet in twenty. 50,000 nodes.
//! 4. Searches four plies, follows threats to their end, and overlooks nothing. 300,000 nodes.
//! 5. Searches as deep as it can: 10,000,000 nodes, one to one and a half seconds natively.

use super::search::Plan;

/// The abilities of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    /// The depth of the search in plies.
    pub depth: i32,
    /// Default node budget.
    pub nodes: u64,
    /// The percentage of covered gobblets that it forgets.
    pub forgets: u32,
    /// The percentage of squares that it ignores after its first move.
    pub blind: u32,
    /// Random noise on the values of moves: from 0 to twice this.
    pub vague: i32,
}

/// Levels 1 to 5.
pub(super) const LEVELS: [Level; 5] = [
    Level { depth: 1, nodes: 20_000, forgets: 50, blind: 30, vague: 150 },
    Level { depth: 2, nodes: 20_000, forgets: 20, blind: 4, vague: 20 },
    Level { depth: 3, nodes: 50_000, forgets: 5, blind: 1, vague: 14 },
    Level { depth: 4, nodes: 300_000, forgets: 0, blind: 0, vague: 8 },
    Level { depth: 50, nodes: 10_000_000, forgets: 0, blind: 0, vague: 0 },
];

impl Level {
    /// The plan of this level's search within a budget.
    pub(super) fn plan(&self, nodes: u64, blind: u16, repetitions: u8) -> Plan {
        // Most nodes are leaves, which are not stored. The table has at most 32 MB, even without a node limit.
        let table = (64 - (nodes.min(self.nodes) / 8).leading_zeros()).clamp(10, 21);
        Plan { depth: self.depth, nodes, margin: 2 * self.vague, blind, repetitions, table }
    }
}
