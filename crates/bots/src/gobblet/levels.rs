//! The five levels, in one place.
//!
//! They differ by how far they look and by what they overlook, as people do: a gobblet that was covered is
//! forgotten, a square is not looked at, a small difference is not felt. Nothing is random beyond `How::seed`.

use super::search::Plan;

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub struct Level {
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
pub const LEVELS: [Level; 5] = [
    Level { depth: 1, nodes: 20_000, forgets: 100, blind: 55, vague: 60 },
    Level { depth: 1, nodes: 20_000, forgets: 50, blind: 8, vague: 30 },
    Level { depth: 2, nodes: 50_000, forgets: 10, blind: 2, vague: 12 },
    Level { depth: 3, nodes: 300_000, forgets: 0, blind: 0, vague: 12 },
    Level { depth: 50, nodes: 5_000_000, forgets: 0, blind: 0, vague: 0 },
];

impl Level {
    /// The search that this level makes within a budget.
    pub fn plan(&self, nodes: u64, blind: u16) -> Plan {
        // Most nodes are leaves, which are not stored.
        let table = (64 - (nodes / 8).leading_zeros()).clamp(10, 21);
        Plan { depth: self.depth, nodes, margin: 2 * self.vague, blind, table }
    }
}
