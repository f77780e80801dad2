//! The eight symmetries of the board.

use super::board::{Board, LANES, Move, NONE, from, is_place, to};

/// One of the three mirrors: 1 reverses the ranks, 2 reverses the files, 4 transposes.
fn mirrored(x: u64, mirror: usize) -> u64 {
    let swap = |x: u64, by: u32, lane: u64| {
        let low = LANES * lane;
        ((x >> by) & low) | ((x & low) << by)
    };
    let transpose = |x: u64, by: u32, lane: u64| {
        let differing = (x ^ (x >> by)) & (LANES * lane);
        x ^ differing ^ (differing << by)
    };
    match mirror {
        1 => swap(swap(x, 1, 0x5555), 2, 0x3333),
        2 => swap(swap(x, 4, 0x0F0F), 8, 0x00FF),
        _ => transpose(transpose(x, 3, 0x0A0A), 6, 0x00CC),
    }
}

/// Applies a symmetry: mirror 1 if bit 0 is set, then mirror 2 if bit 1 is set, then mirror 4 if bit 2 is set.
fn transform(mut x: u64, symmetry: usize) -> u64 {
    for mirror in [1, 2, 4] {
        if symmetry & mirror != 0 {
            x = mirrored(x, mirror);
        }
    }
    x
}

impl Board {
    /// The board under one of the eight symmetries.
    pub fn turned(&self, symmetry: usize) -> Board {
        Board { own: transform(self.own, symmetry), opp: transform(self.opp, symmetry), ..*self }
    }
}

/// The inverse of a symmetry.
pub fn inverse(symmetry: usize) -> usize {
    // Transposing swaps the roles of the two other mirrors.
    if symmetry & 4 == 0 { symmetry } else { 4 | (symmetry & 1) << 1 | (symmetry & 2) >> 1 }
}

fn turned_square(square: u32, symmetry: usize) -> u32 {
    transform(1 << square, symmetry).trailing_zeros()
}

/// A move under a symmetry.
pub fn turned_move(m: Move, symmetry: usize) -> Move {
    if m == NONE {
        return NONE;
    }
    let origin = if is_place(m) { 0 } else { turned_square(from(m), symmetry) };
    m & 0xF00 | (origin << 4 | turned_square(to(m), symmetry)) as Move
}
