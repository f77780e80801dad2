//! A race to so many points, `series=points:P`: what the end of a game is worth there.
//!
//! How the games after this one go is taken from the solution for winning: followed from the start, it tells how
//! often a game ends by which scores. From these follows, for any points that the seats lack, the chance to win.

use super::arms::{ARMS, HOLES};
use super::solver::{Solver, at};
use super::store::{Shared, locked};

/// Seats that both lack more points than this are taken to lack less, with the lead the same.
const FAR: i32 = 256;

/// Scores of one game are smaller.
const SCORES: usize = 64;

/// What is left of a block's flow when it is as good as nothing.
const DRY: f64 = 1e-10;

/// A race under way.
pub struct Race {
    /// The points that the seat in the lead lacks, and those that the other does.
    pub missing: [i32; 2],
    /// The solution for winning one game.
    win: Shared,
    /// How often play comes through each state; the Pegs of the next block, the blocks done.
    flow: Vec<f64>,
    next: [usize; 2],
    flowed: usize,
    /// How often a game ends by the winner's and the loser's score.
    ends: Vec<f64>,
    /// Those that occur.
    scores: Vec<([i32; 2], f64)>,
    /// The chance to win by the points that oneself and the other seat lack, less one half; row after row.
    table: Vec<f64>,
    size: usize,
    row: usize,
}

/// What seats lack, the leader first, so that no more than the table's size is asked for.
pub fn lacking(target: u32, scores: [u32; 2]) -> [i32; 2] {
    let lack = |score: u32| target as i32 - score.min(99_999) as i32;
    let [one, two] = scores.map(lack);
    let (least, most) = (one.min(two), one.max(two));
    let near = least.min(FAR);
    [near, (most - least + near).min(2 * FAR)]
}

impl Race {
    /// Nothing known yet.
    pub fn new(missing: [i32; 2], win: Shared) -> Race {
        let size = missing[1].max(0) as usize + 1;
        let mut flow = vec![0.0; at(1, [0; 2])];
        // Empty Arms are number 0.
        flow[0] = 1.0;
        Race {
            missing,
            win,
            flow,
            next: [0; 2],
            flowed: 0,
            ends: vec![0.0; SCORES * SCORES],
            scores: Vec::new(),
            table: vec![0.0; size * size],
            size,
            row: 1,
        }
    }

    /// Whether the end of a game can be valued.
    pub fn is_ready(&self) -> bool {
        self.row >= self.size
    }

    /// Steps done until then, and all.
    pub fn work(&self) -> (usize, usize) {
        let (done, total) = locked(&self.win).work();
        (done + self.flowed + self.row, 2 * total + self.size)
    }

    /// Works on for a block or a row.
    pub fn step(&mut self) {
        let win = self.win.clone();
        let mut win = locked(&win);
        if !win.run(1) {
            // That was the step.
        } else if self.next[0] < HOLES {
            self.flow_on(&win);
        } else {
            self.add_row();
        }
    }

    /// Follows play out of the next block; in FINISH, where it ends.
    fn flow_on(&mut self, win: &Solver) {
        let [own, other] = self.next;
        let mut here = [[0.0; 256]; 2];
        let both = [[own, other], [other, own]];
        for (here, &pegs) in here.iter_mut().zip(&both[..if own == other { 1 } else { 2 }]) {
            here[..ARMS].copy_from_slice(&self.flow[at(0, pegs)..][..ARMS]);
        }
        if own < HOLES - 1 {
            let blocks = both.map(|pegs| win.block(0, pegs, pegs));
            loop {
                let mut flowed = 0.0;
                for (seat, block) in blocks.iter().enumerate() {
                    for (number, links) in block.links.iter().enumerate() {
                        let often = here[seat][number];
                        if often == 0.0 || win.arms.ends.contains(&number) {
                            continue;
                        }
                        flowed += often;
                        here[seat][number] = 0.0;
                        here[1 - seat][usize::from(win.arms.turned[number])] += often * win.arms.weights[4];
                        let [own, other] = both[seat];
                        for ((link, &to), weight) in links.iter().zip(&win.arms.reach[own]).zip(win.arms.weights) {
                            let worth = link.worth(&block.values);
                            if link.beyond == worth {
                                self.flow[at(0, [usize::from(to), other]) + number] += often * weight;
                            } else {
                                let which = usize::from(block.values[usize::from(link.arms[0])] != worth);
                                here[seat][usize::from(link.arms[which])] += often * weight;
                            }
                        }
                    }
                }
                if flowed < DRY {
                    break;
                }
            }
        }
        for (here, pegs) in here.iter().zip(both) {
            for (number, &often) in here[..ARMS].iter().enumerate().filter(|(_, often)| **often > 0.0) {
                if let Some([won, lost]) = win.arms.scores(number, pegs) {
                    self.ends[won as usize * SCORES + lost as usize] += often;
                }
            }
        }
        self.flowed += 1;
        self.next = if other < own.min(HOLES - 2) { [own, other + 1] } else { [own + 1, 0] };
        if self.next[0] == HOLES {
            let sum: f64 = self.ends.iter().sum();
            let ends = self.ends.iter().enumerate().filter(|(_, often)| **often > 0.0);
            let score = |at: usize| [at / SCORES, at % SCORES].map(|score| score as i32);
            self.scores = ends.map(|(at, often)| (score(at), often / sum)).collect();
            self.flow = Vec::new();
        }
    }

    /// A seat lacks one point more than before, the other seat fewer than it.
    fn add_row(&mut self) {
        let own = self.row;
        for other in 1..own {
            let [x, y] = [own as i32, other as i32];
            // Either seat may win the game, both as likely.
            let after = |[a, b]: [i32; 2]| self.worth(x - a, y - b) + self.worth(x - b, y - a);
            let worth = self.scores.iter().map(|&(scores, often)| often * after(scores)).sum::<f64>() / 2.0;
            self.table[own * self.size + other] = worth;
            self.table[other * self.size + own] = -worth;
        }
        self.row += 1;
    }

    /// What it is worth to lack so many points while the other seat lacks `other`: somebody may have made it. The
    /// larger sum wins; a tie plays on, even.
    fn worth(&self, own: i32, other: i32) -> f64 {
        if own > 0 && other > 0 {
            self.table[own as usize * self.size + other as usize]
        } else if own == other {
            0.0
        } else if own < other {
            0.5
        } else {
            -0.5
        }
    }

    /// What it is worth to the seat on a side to have won a game by these scores.
    pub fn end(&self, side: usize, [own, other]: [i32; 2]) -> f64 {
        self.worth(self.missing[side] - own, self.missing[1 - side] - other)
    }
}
