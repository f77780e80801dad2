//! Judgement: what a quiet position is worth to the side to move, in hundredths of a natural logit of winning.
//!
//! What counts are lines by who shows in them, on each square what covers what (a largest gobblet is spent well on one of the
//! next size, and badly on a smallest), and what has left the stacks. A position is more than the sum of these: a further sum
//! of them, made for either side, bends at nothing, so that less than nothing hardly counts.
//!
//! The weights, in fiftieths of a logit, were learnt from games of a search against itself, as `sobremesa tune gobblet` learns
//! them: each position's judgement moved towards what followed (TD(0.9), 2,500 nodes a move).

use super::board::{LINES, Sight};

/// What a line is worth by who shows in it. A side's gobblets there are a number: those of size 1 to 3 count 5, those of size
/// 4 count 1. Listed by the own number, then the other side's, where the own one is the greater; where it is the lesser a line
/// takes away what it gives to the other side.
pub const LINE_WORTH: [i8; 32] = [
    1, 5, -2, 49, 0, 48, 10, 6, -8, -18, 10, 6, 3, 10, 32, 0, 32, 27, 15, 10, -2, 12, -11, 38, 2, 31, 12, 42, 4, 44, 3,
    0,
];

/// What it gives to the bent sum, by 5 times the own gobblets and the other side's.
pub const LINE_BENT: [i8; 25] =
    [-4, -4, -15, -11, 0, -5, -4, -9, -17, 0, 2, -2, -5, 0, 0, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0];

/// What a square is worth, on a diagonal and elsewhere, by what stands there. A side's gobblets are a number of four bits, the
/// highest for size 4; listed as lines are.
pub const NEST_WORTH: [[i8; 40]; 2] = [
    [
        -12, -8, 25, 17, -27, -23, 34, 1, -6, -18, -15, -15, 0, 4, -43, -11, -4, 53, 28, 67, 0, 24, -41, 18, 28, 30,
        30, -42, 14, 0, -1, 4, -17, 35, 0, 0, -14, 0, 0, 0,
    ],
    [
        2, 6, 28, 26, 19, -2, 44, 6, 26, -3, 20, 4, 0, 4, -57, -44, -17, 6, 12, 37, 0, 16, -47, 1, 6, 38, 25, -58, -5,
        -6, -4, 37, -5, 39, 0, 0, -3, 0, -1, 0,
    ],
];

/// What a square gives to the bent sum: by the size of its outermost gobblet, whether it is the other side's or one's own,
/// and whether below it is nothing, the other side's or one's own.
pub const TOP_BENT: [i8; 24] =
    [5, 1, -1, 29, -1, -1, -30, -6, 9, 8, -1, 4, -8, -1, 11, -1, -2, -3, 7, 14, 13, -3, -1, 4];

/// What the stacks of the side to move, and of the other one, are worth by how many gobblets of each size have left them;
/// listed by these numbers, the largest size's first.
pub const STACKS_WORTH: [[i8; 35]; 2] = [
    [
        -17, 0, -9, -19, -24, 11, 5, 0, 0, -6, -6, -5, -11, -5, -14, 22, 11, 11, 5, -3, 1, 3, 1, 11, 19, -13, -15, 0,
        -4, 6, 11, 13, 16, 10, -17,
    ],
    [
        8, -7, 11, 29, 30, -19, -7, -2, 1, 4, 3, 2, 9, 5, 10, -26, -13, -16, -5, -1, -4, -7, -8, -15, -28, 14, 24, -1,
        8, -5, -17, 5, 3, 0, 4,
    ],
];

/// What one's own stacks and the other side's give to the bent sum.
pub const STACKS_BENT: [[i8; 35]; 2] = [
    [
        0, 2, 1, -2, 0, 0, 1, 2, -3, -3, -3, -9, 12, -6, -3, 1, 1, -1, -3, 12, 12, 3, 15, -3, -37, 29, 28, -4, 24, 2,
        -26, 11, 3, -16, -41,
    ],
    [
        1, -1, -4, 0, 0, -4, -9, -3, -2, -24, -10, -5, 3, -1, -1, 10, -14, -2, -5, -49, -21, -27, 5, 6, 10, -6, -23,
        -25, 1, 4, 4, 50, 49, 44, 38,
    ],
];

/// The right to move, and where the bent sum begins for the side to move and for the other one.
pub const TO_MOVE: (i8, i8, i8) = (18, 6, -3);

/// Sums side by side: the bent one for the side to move and for the other one, so many bits each, then what counts in proportion.
type Sums = i32;
const BITS: u32 = 10;

/// Puts sums side by side. Never inlined: the page has its code once.
#[inline(never)]
fn sums(worth: i8, mine: i8, yours: i8) -> Sums {
    Sums::from(mine) + (Sums::from(yours) << BITS) + (Sums::from(worth) << (2 * BITS))
}

/// Judgement made ready.
pub struct Judge {
    /// What a line gives by own gobblets, the other side's and those of size 4, four bits each.
    lines: Vec<Sums>,
    /// What a square gives, on a diagonal and elsewhere, by own gobblets and the other side's, four bits each.
    nests: [Vec<Sums>; 2],
    /// What the stacks of the side to move, and of the other one, give by how many have left them, two bits a size.
    stacks: [Vec<Sums>; 2],
}

impl Default for Judge {
    fn default() -> Judge {
        Judge { lines: lines(), nests: NEST_WORTH.map(nests), stacks: [0, 1].map(stacks) }
    }
}

fn lines() -> Vec<Sums> {
    let mut weights = LINE_WORTH.into_iter();
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
        // No square shows both.
        if own & opp != 0 {
            return 0;
        }
        let count = |x: u32| ((x & !big).count_ones() * 5 + (x & big).count_ones()) as usize;
        let bent = |own: u32, opp: u32| LINE_BENT[(5 * own.count_ones() + opp.count_ones()) as usize];
        sums(worth[count(own) * 25 + count(opp)], bent(own, opp), bent(opp, own))
    };
    (0..4096).map(line).collect()
}

fn nests(weights: [i8; 40]) -> Vec<Sums> {
    let mut weights = weights.into_iter();
    let mut worth = vec![0; 256];
    for own in 0..16 {
        for opp in 0..own {
            // Of two of a size neither covers the other.
            if own & opp == 0 {
                let weight = weights.next().unwrap_or(0);
                worth[own | opp << 4] = sums(weight, top_bent(own, opp), top_bent(opp, own));
                worth[opp | own << 4] = sums(-weight, top_bent(opp, own), top_bent(own, opp));
            }
        }
    }
    debug_assert!(weights.next().is_none());
    worth
}

/// What a square gives to the bent sum, by own gobblets and the other side's. Never inlined, for size, as above.
#[inline(never)]
fn top_bent(own: usize, opp: usize) -> i8 {
    let top = (own | opp).ilog2();
    let below = (own | opp) ^ 1 << top;
    let below = if below == 0 { 0 } else { 1 + (own >> below.ilog2() & 1) };
    TOP_BENT[(2 * top as usize + (own >> top & 1)) * 3 + below]
}

fn stacks(side: usize) -> Vec<Sums> {
    let mut at = 0;
    let state = |i: u32| {
        // A smaller one leaves only after the larger ones above it.
        if ![i & 3, i >> 2 & 3, i >> 4 & 3, i >> 6].is_sorted() {
            return 0;
        }
        at += 1;
        sums(STACKS_WORTH[side][at - 1], STACKS_BENT[side][at - 1], STACKS_BENT[1 - side][at - 1])
    };
    (0..256).map(state).collect()
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
        let (worth, mine, yours) = TO_MOVE;
        let mut sum = sums(worth, mine, yours);
        for x in [x, y] {
            for i in 0..4 {
                sum += self.line(x >> (4 * i) & 0x000F_000F_000F);
            }
        }
        // Diagonals have one square of every file, so folding the files together lines them up.
        for diagonal in [0x8421_8421_8421, 0x1248_1248_1248] {
            let z = x & diagonal;
            let z = z | z >> 8;
            sum += self.line((z | z >> 4) & 0x000F_000F_000F);
        }

        let mut squares = sight.lane(0);
        while squares != 0 {
            let at = squares.trailing_zeros();
            squares &= squares - 1;
            let nests = &self.nests[usize::from((LINES[8] | LINES[9]) >> at & 1 == 0)];
            sum += nests[(nest(me.men, at) | nest(you.men, at) << 4) as usize];
        }
        sum += self.stacks(0, me.out) + self.stacks(1, you.out);

        let mut bent = || {
            let lowest = sum << (32 - BITS) >> (32 - BITS);
            sum = (sum - lowest) >> BITS;
            lowest.max(lowest >> 3)
        };
        let more = bent() - bent();
        2 * (sum + more)
    }

    fn line(&self, z: u64) -> Sums {
        self.lines[((z | z >> 12 | z >> 24) & 0xFFF) as usize]
    }

    fn stacks(&self, side: usize, out: u16) -> Sums {
        let pairs = (out | out >> 2) & 0x0F0F;
        self.stacks[side][usize::from((pairs | pairs >> 4) & 0xFF)]
    }
}

/// One side's gobblets on a square, a bit a size.
fn nest(men: u64, square: u32) -> u64 {
    (men >> square & 0x0001_0001_0001_0001).wrapping_mul(0x0001_0002_0004_0008) >> 48 & 15
}
