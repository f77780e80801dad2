//! Judgement: what a quiet position is worth to the side to move, in hundredths of a natural logit of winning.
//!
//! The weights were learnt from games of a search against itself (TD(0.9), two plies deep): each position's judgement moved
//! towards those that followed and the result. What counts are lines by who shows in them, and on each square what covers
//! what: a largest gobblet is spent well on one of the next size, and badly on a smallest.

use super::board::{LINES, Sight};

/// What a file or rank, and a diagonal, is worth by who shows in it. A side's gobblets there are a number: those of size 1 to 3
/// count 5, those of size 4 count 1. Listed by the own number, then the other side's, where the own one is the greater; where
/// it is the lesser a line takes away what it gives to the other side.
const LINE_WORTH: [[i8; 32]; 2] = [
    [
        0, 18, 1, 97, 24, 96, 8, 9, -21, -65, 16, 8, 1, 19, 75, 26, 98, 54, 21, 17, -18, 21, -24, 74, 23, 96, 24, 83,
        20, 87, 6, 0,
    ],
    [
        -3, 19, 7, 91, 26, 96, -14, -9, -38, -33, -4, -4, -15, 20, 58, 8, 90, 54, -15, -10, -29, 5, -26, 27, -8, 75,
        24, 28, -13, 48, 6, 0,
    ],
];

/// What a square is worth, on a diagonal and elsewhere, by what stands there. A side's gobblets are a number of four bits, the
/// highest for size 4; listed as lines are.
const NEST_WORTH: [[i8; 40]; 2] = [
    [
        34, 43, 72, 10, -10, -20, 100, 3, -4, -21, -6, -9, 0, 17, -64, 2, 11, 116, 55, 102, 0, 30, -75, 35, 56, 38, 49,
        -93, 38, 3, -2, -1, -24, 53, 0, 0, -21, 0, 0, 0,
    ],
    [
        38, 40, 48, 16, 49, -3, 92, 4, 19, -13, 5, 5, 0, 9, -98, -62, 1, 23, 9, 54, 0, 12, -88, -5, 26, 47, 25, -124,
        3, 0, -1, 38, -17, 50, 0, 0, -10, 0, 0, 0,
    ],
];

/// What a side's stacks are worth by how many gobblets of each size have left them; listed by these numbers, the largest
/// size's first.
const STACKS_WORTH: [i8; 35] = [
    -30, 9, -5, -43, -36, 25, 19, -3, -13, 9, 2, -7, -9, -4, -3, 19, 20, 18, -14, 19, 23, 7, 21, 12, 6, -28, -21, -1,
    4, 15, 16, -11, -6, 1, -13,
];

/// The right to move.
const TEMPO: i32 = 41;

/// Judgement made ready.
pub struct Judge {
    /// The worth of a line by own gobblets, the other side's and those of size 4, four bits each.
    lines: [Vec<i8>; 2],
    /// The worth of a square by own gobblets and the other side's, four bits each.
    nests: [Vec<i8>; 2],
    /// The worth of a side's stacks by how many have left them, two bits a size.
    stacks: Vec<i8>,
}

impl Default for Judge {
    fn default() -> Judge {
        Judge { lines: LINE_WORTH.map(lines), nests: NEST_WORTH.map(nests), stacks: stacks() }
    }
}

fn lines(weights: [i8; 32]) -> Vec<i8> {
    let mut weights = weights.into_iter();
    // By numbers to the base of 5.
    let mut worth = [0; 625];
    for own in 0..25 {
        for opp in 0..own {
            if own / 5 + own % 5 + opp / 5 + opp % 5 <= 4 {
                let weight = weights.next().unwrap_or(0);
                (worth[own * 25 + opp], worth[opp * 25 + own]) = (weight, -weight);
            }
        }
    }
    debug_assert!(weights.next().is_none());
    let line = |i: u32| {
        let (own, opp, big) = (i & 15, i >> 4 & 15, i >> 8);
        let count = |x: u32| ((x & !big).count_ones() * 5 + (x & big).count_ones()) as usize;
        // No square shows both.
        if own & opp == 0 { worth[count(own) * 25 + count(opp)] } else { 0 }
    };
    (0..4096).map(line).collect()
}

fn nests(weights: [i8; 40]) -> Vec<i8> {
    let mut weights = weights.into_iter();
    let mut worth = vec![0; 256];
    for own in 0..16 {
        for opp in 0..own {
            // Of two of a size neither covers the other.
            if own & opp == 0 {
                let weight = weights.next().unwrap_or(0);
                (worth[own | opp << 4], worth[opp | own << 4]) = (weight, -weight);
            }
        }
    }
    debug_assert!(weights.next().is_none());
    worth
}

fn stacks() -> Vec<i8> {
    let mut weights = STACKS_WORTH.into_iter();
    let state = |i: u32| {
        // A smaller one leaves only after the larger ones above it.
        let possible = [i & 3, i >> 2 & 3, i >> 4 & 3, i >> 6].is_sorted();
        if possible { weights.next().unwrap_or(0) } else { 0 }
    };
    let worth = (0..256).map(state).collect();
    debug_assert!(weights.next().is_none());
    worth
}

impl Judge {
    /// What the position is worth to the side to move.
    pub fn value(&self, sight: &Sight) -> i32 {
        let (me, you, big) = (&sight.me, &sight.you, sight.lane(3));
        let x = u64::from(me.shown) | u64::from(you.shown) << 16 | u64::from(big) << 32;
        // The same with files and ranks swapped.
        let t = (x ^ x >> 3) & 0x0A0A_0A0A_0A0A;
        let y = x ^ t ^ t << 3;
        let t = (y ^ y >> 6) & 0x00CC_00CC_00CC;
        let y = y ^ t ^ t << 6;
        let mut sum = TEMPO;
        for x in [x, y] {
            for i in 0..4 {
                sum += self.line(0, x >> (4 * i) & 0x000F_000F_000F);
            }
        }
        // Diagonals have one square of every file, so folding the files together lines them up.
        for diagonal in [0x8421_8421_8421, 0x1248_1248_1248] {
            let z = x & diagonal;
            let z = z | z >> 8;
            sum += self.line(1, (z | z >> 4) & 0x000F_000F_000F);
        }

        let mut squares = sight.lane(0);
        while squares != 0 {
            let at = squares.trailing_zeros();
            squares &= squares - 1;
            let nests = &self.nests[usize::from((LINES[8] | LINES[9]) >> at & 1 == 0)];
            sum += i32::from(nests[(nest(me.men, at) | nest(you.men, at) << 4) as usize]);
        }
        sum + self.stacks(me.out) - self.stacks(you.out)
    }

    fn line(&self, diagonal: usize, z: u64) -> i32 {
        i32::from(self.lines[diagonal][((z | z >> 12 | z >> 24) & 0xFFF) as usize])
    }

    fn stacks(&self, out: u16) -> i32 {
        let pairs = (out | out >> 2) & 0x0F0F;
        i32::from(self.stacks[usize::from((pairs | pairs >> 4) & 0xFF)])
    }
}

/// One side's gobblets on a square, a bit a size.
fn nest(men: u64, square: u32) -> u64 {
    (men >> square & 0x0001_0001_0001_0001).wrapping_mul(0x0001_0002_0004_0008) >> 48 & 15
}
