//! Judgement: what a quiet position is worth to the side to move, in hundredths of a natural logit of winning.
//!
//! The weights were fitted to the results of games that the search played against itself. What stands in lines
//! matters less than one would think, for threes are made and broken all the time; gobblets on the board that can
//! still go somewhere, and those that wait beneath a largest one, matter more.

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
    /// Lab.
    pub x: [i32; 20],
}

/// One digit each: own gobblets of size 1 to 3, own of size 4, the other side's of size 1 to 3, of size 4.
const LINE_WORTH: [(u16, i16); 24] = [
    (0x0100, 0),
    (0x0200, 11),
    (0x0201, 1),
    (0x0301, 9),
    (0x1000, 20),
    (0x1001, 22),
    (0x1002, -2),
    (0x1003, -20),
    (0x1100, 26),
    (0x1101, 19),
    (0x1102, 15),
    (0x1110, 11),
    (0x1200, 0),
    (0x1201, 31),
    (0x1210, 56),
    (0x2000, 42),
    (0x2001, 38),
    (0x2002, 20),
    (0x2010, 23),
    (0x2011, 0),
    (0x2100, 0),
    (0x2101, 46),
    (0x2110, 0),
    (0x3001, 52),
];

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            lines: LINE_WORTH,
            shown: [4, 33, 68, 5],
            diagonal: [-4, -12, -32, 14],
            stacked: [19, 37, 72, -5],
            waiting: [60, 60],
            beneath: 25,
            tempo: 28,
            x: [1, 40, 2, 0, 1000, 0, 3, 3, 3, 0, 10, 25, 0, 0, 0, 0, 0, 0, 0, 0],
        }
    }
}

impl Weights {
    /// Lab.
    pub fn set(&mut self, key: &str, v: i32) {
        match key {
            "f" => {
                let text = std::fs::read_to_string(format!("/tmp/w{v}.txt")).unwrap();
                let vals: Vec<f64> = text.split_whitespace().map(|x| x.parse().unwrap()).collect();
                self.load(&vals);
            }
            "w0" => self.waiting[0] = v,
            "w1" => self.waiting[1] = v,
            k => self.x[k.strip_prefix('x').unwrap().parse::<usize>().unwrap()] = v,
        }
    }
    /// Lab.
    pub fn save(&self) -> Vec<f64> {
        let mut v: Vec<i32> = vec![];
        v.extend(self.shown); v.extend(self.diagonal); v.extend(self.stacked); v.extend(self.waiting); v.push(self.beneath);
        v.extend(self.lines.iter().map(|l| i32::from(l.1)));
        v.into_iter().map(f64::from).collect()
    }
    /// Lab.
    pub fn load(&mut self, v: &[f64]) {
        let r = |i: usize| v[i].round() as i32;
        for k in 0..4 { self.shown[k] = r(k); self.diagonal[k] = r(4 + k); self.stacked[k] = r(8 + k); }
        self.waiting = [r(12), r(13)];
        self.beneath = r(14);
        for k in 0..24 { self.lines[k].1 = r(15 + k) as i16; }
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
