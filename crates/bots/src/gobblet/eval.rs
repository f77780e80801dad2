//! Evaluation: the value of a quiet position for the side to move, in hundredths of a natural logit of winning.
//!
//! The value is the sum of terms for lines (by the gobblets visible in them), for nests (the gobblets on one square:
//! covering a gobblet of size 3 is a good use of one of size 4, covering one of size 1 wastes it), and for the gobblets
//! that have left the stacks. A second such sum is computed for each side and passed through a rectifier, so that
//! negative sums hardly count. The difference of the two is added.
//!
//! The weights, in fiftieths of a logit, are those of `data/gobblet.txt`, learned from games of the search against
//! itself: each position's evaluation moves towards the values that followed (temporal differences, TD(lambda): Sutton,
//! "Learning to predict by the methods of temporal differences", 1988).

use super::board::{LINES, Sight};
use crate::data::{GOBBLET, numbers};

/// The value of a line by the gobblets visible in it. A side's gobblets are coded as a number: 5 for each of size 1 to
/// 3, plus 1 for each of size 4. The entries are sorted by the own number, then by the other side's. Only
/// entries with a greater own number are stored. With a smaller one, the value is the negative of the mirrored entry.
pub(super) const LINE_WORTH: [i16; 32] = numbers(GOBBLET, 0);

/// A line's part of the rectified sum, at the index 5 × own count + other side's count.
pub(super) const LINE_RECTIFIED: [i16; 25] = numbers(GOBBLET, 32);

/// The value of a square, on a diagonal and elsewhere, by its nest. A side's gobblets are coded in four bits, the
/// highest for size 4. The entries are in the same order as those of lines.
pub(super) const NEST_WORTH: [[i16; 40]; 2] = [numbers(GOBBLET, 57), numbers(GOBBLET, 97)];

/// A square's part of the rectified sum, by the size and the owner of its outermost gobblet and the owner of the
/// gobblet below, if any.
pub(super) const TOP_RECTIFIED: [i16; 24] = numbers(GOBBLET, 137);

/// The value of both sides' stacks by the number of gobblets of each size that have left them. The entries are sorted
/// by these numbers, with the largest size most significant.
pub(super) const STACKS_WORTH: [[i16; 35]; 2] = [numbers(GOBBLET, 161), numbers(GOBBLET, 196)];

/// The stacks' part of the rectified sum, for either side.
pub(super) const STACKS_RECTIFIED: [[i16; 35]; 2] = [numbers(GOBBLET, 231), numbers(GOBBLET, 266)];

/// The value of being to move, and the start of the rectified sums of the side to move and of the other side.
pub(super) const TO_MOVE: [i16; 3] = numbers(GOBBLET, 301);

/// Three sums packed into one number: the rectified sums of the side to move and of the other side in `BITS` bits each,
/// then the linear sum.
type Sums = i32;
const BITS: u32 = 10;

/// Packs three sums.
fn sums(worth: i16, mine: i16, yours: i16) -> Sums {
    Sums::from(mine) + (Sums::from(yours) << BITS) + (Sums::from(worth) << (2 * BITS))
}

/// The weights as lookup tables.
pub struct Evaluator {
    /// The value of a line by own gobblets, the other side's and those of size 4, four bits each.
    lines: Vec<Sums>,
    /// The value of a square, on a diagonal and elsewhere, by own gobblets and the other side's, four bits each.
    nests: [Vec<Sums>; 2],
    /// The value of both sides' stacks by the number that have left them, two bits per size.
    stacks: [Vec<Sums>; 2],
}

impl Default for Evaluator {
    fn default() -> Evaluator {
        Evaluator { lines: lines(), nests: NEST_WORTH.map(nests), stacks: [0, 1].map(stacks) }
    }
}

fn lines() -> Vec<Sums> {
    let mut weights = LINE_WORTH.into_iter();
    // Indexed by both sides' numbers, 0 to 24.
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
        // No square shows gobblets of both sides.
        if own & opp != 0 {
            return 0;
        }
        let count = |x: u32| ((x & !big).count_ones() * 5 + (x & big).count_ones()) as usize;
        let rectified = |own: u32, opp: u32| LINE_RECTIFIED[(5 * own.count_ones() + opp.count_ones()) as usize];
        sums(worth[count(own) * 25 + count(opp)], rectified(own, opp), rectified(opp, own))
    };
    (0..4096).map(line).collect()
}

fn nests(weights: [i16; 40]) -> Vec<Sums> {
    let mut weights = weights.into_iter();
    let mut worth = vec![0; 256];
    for own in 0..16 {
        for opp in 0..own {
            // A nest has no two gobblets of the same size.
            if own & opp == 0 {
                let weight = weights.next().unwrap_or(0);
                worth[own | opp << 4] = sums(weight, top_rectified(own, opp), top_rectified(opp, own));
                worth[opp | own << 4] = sums(-weight, top_rectified(opp, own), top_rectified(own, opp));
            }
        }
    }
    debug_assert!(weights.next().is_none());
    worth
}

/// Returns a square's part of the rectified sum, by own gobblets and the other side's.
fn top_rectified(own: usize, opp: usize) -> i16 {
    let top = (own | opp).ilog2();
    let below = (own | opp) ^ 1 << top;
    let below = if below == 0 { 0 } else { 1 + (own >> below.ilog2() & 1) };
    TOP_RECTIFIED[(2 * top as usize + (own >> top & 1)) * 3 + below]
}

fn stacks(side: usize) -> Vec<Sums> {
    let mut at = 0;
    let state = |i: u32| {
        // A smaller gobblet leaves its stack only after the larger ones above it.
        if ![i & 3, i >> 2 & 3, i >> 4 & 3, i >> 6].is_sorted() {
            return 0;
        }
        at += 1;
        sums(STACKS_WORTH[side][at - 1], STACKS_RECTIFIED[side][at - 1], STACKS_RECTIFIED[1 - side][at - 1])
    };
    (0..256).map(state).collect()
}

impl Evaluator {
    /// Returns the position's value for the side to move.
    pub fn value(&self, sight: &Sight) -> i32 {
        let (me, you, big) = (&sight.me, &sight.you, sight.lane(3));
        let x = u64::from(me.shown) | u64::from(you.shown) << 16 | u64::from(big) << 32;
        // The transposed board.
        let t = (x ^ x >> 3) & 0x0A0A_0A0A_0A0A;
        let y = x ^ t ^ t << 3;
        let t = (y ^ y >> 6) & 0x00CC_00CC_00CC;
        let y = y ^ t ^ t << 6;
        let [worth, mine, yours] = TO_MOVE;
        let mut sum = sums(worth, mine, yours);
        for x in [x, y] {
            for i in 0..4 {
                sum += self.line(x >> (4 * i) & 0x000F_000F_000F);
            }
        }
        // A diagonal has one square on each file, so it can be folded into a single line.
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

        let mut rectified = || {
            let lowest = sum << (32 - BITS) >> (32 - BITS);
            sum = (sum - lowest) >> BITS;
            lowest.max(lowest >> 3)
        };
        let more = rectified() - rectified();
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

/// One side's gobblets on a square, one bit per size.
fn nest(men: u64, square: u32) -> u64 {
    (men >> square & 0x0001_0001_0001_0001).wrapping_mul(0x0001_0002_0004_0008) >> 48 & 15
}
