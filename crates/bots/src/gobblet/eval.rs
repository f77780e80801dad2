//! Judgement: what a quiet position is worth to the side to move, in hundredths of a natural logit of winning.
//!
//! The weights were first fitted to the results of games that the search played against itself (a logistic regression
//! on their quiet positions), then moved towards whichever of two slightly different judgements won (SPSA, 32,000
//! games of 6,000 nodes a move). Lines of one's own tell little, for threes are made and broken all the time; what
//! counts are gobblets that can go somewhere, those that wait beneath a largest one, and what covering costs.

use super::board::{LINES, Side, Sight};

/// Weights of the judgement.
#[derive(Clone, Debug)]
pub struct Weights {
    /// What a line is worth by who shows in it.
    pub lines: [(u16, i16); 24],
    /// A gobblet shown, by size.
    pub shown: [i32; 4],
    /// The same on a diagonal, in addition.
    pub diagonal: [i32; 4],
    /// A gobblet in the stacks, by size.
    pub stacked: [i32; 4],
    /// A gobblet right beneath a largest one of its own side, and of the other.
    pub waiting: [i32; 2],
    /// A gobblet right beneath another of the other side.
    pub beneath: i32,
    /// The right to move.
    pub tempo: i32,
}

/// What lines are worth by what shows in them, one hexadecimal digit each: own gobblets of size 1 to 3, own of size 4, the other side's of size 1 to 3, of size 4.
const LINE_WORTH: [(u16, i16); 24] = [
    (0x0100, -2),
    (0x0200, 4),
    (0x0201, -5),
    (0x0301, 5),
    (0x1000, 23),
    (0x1001, 22),
    (0x1002, 6),
    (0x1003, -11),
    (0x1100, 30),
    (0x1101, 27),
    (0x1102, 22),
    (0x1110, 17),
    (0x1200, 1),
    (0x1201, 19),
    (0x1210, 62),
    (0x2000, 45),
    (0x2001, 44),
    (0x2002, 24),
    (0x2010, 25),
    (0x2011, 2),
    (0x2100, -17),
    (0x2101, 54),
    (0x2110, 5),
    (0x3001, 45),
];

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            lines: LINE_WORTH,
            shown: [26, 65, 111, 15],
            diagonal: [-25, -22, -41, 23],
            stacked: [34, 67, 106, -23],
            waiting: [61, 76],
            beneath: 28,
            tempo: 28,
        }
    }
}

/// Judgement made ready.
pub struct Judge {
    weights: Weights,
    /// The worth of a line by own gobblets, the other side's and those of size 4, four bits each.
    lines: Vec<i16>,
}

impl Judge {
    /// Works the table out.
    pub fn new(weights: &Weights) -> Judge {
        let worth = |code: u32| weights.lines.iter().find(|l| u32::from(l.0) == code).map_or(0, |l| l.1);
        let line = |i: u32| {
            let (own, opp, big) = (i & 15, i >> 4 & 15, i >> 8);
            let count = |x: u32| (x & !big).count_ones() << 4 | (x & big).count_ones();
            let (mine, yours) = (count(own), count(opp));
            worth(mine << 8 | yours) - worth(yours << 8 | mine)
        };
        Judge { weights: weights.clone(), lines: (0..4096).map(line).collect() }
    }

    /// What the position is worth to the side to move.
    pub fn value(&self, sight: &Sight) -> i32 {
        let (me, you, big) = (&sight.me, &sight.you, sight.lane(3));
        let x = u64::from(me.shown) | u64::from(you.shown) << 16 | u64::from(big) << 32;
        // The same with files and ranks swapped.
        let t = (x ^ x >> 3) & 0x0A0A_0A0A_0A0A;
        let y = x ^ t ^ t << 3;
        let t = (y ^ y >> 6) & 0x00CC_00CC_00CC;
        let y = y ^ t ^ t << 6;
        let mut sum = self.weights.tempo;
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

        let w = &self.weights;
        let diagonals = u64::from(LINES[8] | LINES[9]) * 0x0001_0001_0001_0001;
        let shown = [counts(me.visible), counts(you.visible)];
        let diagonal = [counts(me.visible & diagonals), counts(you.visible & diagonals)];
        for (i, lane) in [0, 16, 32, 48].into_iter().enumerate() {
            let more = |pair: [u64; 2]| (pair[0] >> lane & 31) as i32 - (pair[1] >> lane & 31) as i32;
            let out = |out: u16| i32::from(out >> (4 * i) & 15);
            sum += w.shown[i] * more(shown) + w.diagonal[i] * more(diagonal);
            sum += w.stacked[i] * (out(you.out) - out(me.out));
        }
        let waits = |side: &Side, other: &Side| {
            counts(
                u64::from(side.under & big & side.shown)
                    | u64::from(side.under & big & other.shown) << 16
                    | u64::from(side.under & !big & other.shown) << 32,
            )
        };
        let hidden = [waits(me, you), waits(you, me)];
        let more = |lane: u32| (hidden[0] >> lane & 31) as i32 - (hidden[1] >> lane & 31) as i32;
        sum + w.waiting[0] * more(0) + w.waiting[1] * more(16) + w.beneath * more(32)
    }

    fn line(&self, z: u64) -> i32 {
        i32::from(self.lines[((z | z >> 12 | z >> 24) & 0xFFF) as usize])
    }
}

/// How many bits are set in each of the four lanes.
fn counts(x: u64) -> u64 {
    let x = x - (x >> 1 & 0x5555_5555_5555_5555);
    let x = (x & 0x3333_3333_3333_3333) + (x >> 2 & 0x3333_3333_3333_3333);
    let x = (x + (x >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    (x + (x >> 8)) & 0x00FF_00FF_00FF_00FF
}
