//! Evaluation: the value of a quiet position for the side to move, in hundredths of a natural logit of winning.
//!
//! It sums up lines by the sides visible in them, the nest of each square (a largest gobblet is well spent on one of
//! the next size, and badly on a smallest), and the gobblets that have left the stacks. A position is worth more than
//! this sum: a second sum, made for either side, passes through a rectifier, so that negative sums hardly count.
//!
//! The weights, in fiftieths of a logit, are those of `data/gobblet.txt`, learned from games of the search against
//! itself: each position's evaluation moves towards the values that followed (temporal differences, TD(lambda): Sutton,
//! "Learning to predict by the methods of temporal differences", 1988).

use super::board::{LINES, Sight};
use crate::data::{GOBBLET, numbers};

/// The value of a line by the gobblets visible in it. A side's gobblets are a number: those of size 1 to 3 count 5,
/// those of size 4 count 1. Listed by a side's number, then the other side's, where the first is greater; where it is
/// less, the value is the negative of the mirrored entry.
pub(super) const LINE_WORTH: [i16; 32] = numbers(GOBBLET, 0);

/// A line's part of the rectified sum, by 5 times one side's gobblets and the other side's.
pub(super) const LINE_BENT: [i16; 25] = numbers(GOBBLET, 32);

/// The value of a square, on a diagonal and elsewhere, by its nest. A side's gobblets are a number of four bits, the
/// highest for size 4; listed as lines are.
pub(super) const NEST_WORTH: [[i16; 40]; 2] = [numbers(GOBBLET, 57), numbers(GOBBLET, 97)];

/// A square's part of the rectified sum: by the size of its outermost gobblet, its owner, and the owner of the one
/// below, if any.
pub(super) const TOP_BENT: [i16; 24] = numbers(GOBBLET, 137);

/// The value of both sides' stacks by the gobblets of each size that have left them; listed by these numbers, the
/// largest size's first.
pub(super) const STACKS_WORTH: [[i16; 35]; 2] = [numbers(GOBBLET, 161), numbers(GOBBLET, 196)];

/// The stacks' part of the rectified sum, for either side.
pub(super) const STACKS_BENT: [[i16; 35]; 2] = [numbers(GOBBLET, 231), numbers(GOBBLET, 266)];

/// The right to move, and where the bent sum begins for the side to move and for the other one.
pub(super) const TO_MOVE: [i16; 3] = numbers(GOBBLET, 301);

/// Sums side by side: the bent one for the side to move and for the other one, so many bits each, then what counts in proportion.
type Sums = i32;
const BITS: u32 = 10;

/// Puts sums side by side.
fn sums(worth: i16, mine: i16, yours: i16) -> Sums {
    Sums::from(mine) + (Sums::from(yours) << BITS) + (Sums::from(worth) << (2 * BITS))
}

/// The weights made ready for the search, as tables.
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

fn nests(weights: [i16; 40]) -> Vec<Sums> {
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

/// Returns a square's part of the rectified sum, by own gobblets and the other side's.
fn top_bent(own: usize, opp: usize) -> i16 {
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

impl Evaluator {
    /// Returns the position's value for the side to move.
    pub fn value(&self, sight: &Sight) -> i32 {
        let (me, you, big) = (&sight.me, &sight.you, sight.lane(3));
        let x = u64::from(me.shown) | u64::from(you.shown) << 16 | u64::from(big) << 32;
        // The same with files and ranks swapped.
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
