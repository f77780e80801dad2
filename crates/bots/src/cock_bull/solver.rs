//! The exact solution: what every state is worth to the seat that is to roll, by value iteration.
//!
//! Pegs only go forward. So the states with the same two Pegs form a block, a block leans on itself and on blocks
//! nearer to FINISH, and block after block is solved from there backwards. A block takes both seats in: the turn
//! passes within it. Only `+ - *` and comparisons are used: the values are the same to the last bit everywhere.

use super::arms::{ARMS, Arms, HOLES, NONE, count, played};
use super::race::Race;
use sobremesa_cock_bull::{Colour, Die, Position, Stage, Step};
use sobremesa_contract::{Chances, Game};

/// A block is solved when a sweep changes nothing by more than this.
const EXACT: f64 = 1e-12;

/// The states of a block, the unit of work.
const BLOCK: i64 = 2 * (ARMS as i64 - 2);

/// The states of a game before its end, as the mover sees them, before the roll.
pub const STATES: usize = (ARMS - 2) * (HOLES - 1) * (HOLES - 1);

/// What is to be made as large as possible. What one seat has the other lacks: chances count from one half.
pub enum Aim {
    /// The chance to win the game.
    Win,
    /// The expected difference of points.
    Points,
    /// The chance to win a race to so many points, the seats having some already.
    Race(Box<Race>),
}

/// Where a roll that does not pass leads to.
#[derive(Clone, Copy)]
pub struct Link {
    /// States of the block.
    pub arms: [u8; 2],
    /// The worth of what lies outside it.
    pub beyond: f64,
}

/// The states of one pair of Pegs, one seat to roll.
pub struct Block {
    /// By state and roll; a state without any is an end.
    pub links: Vec<[Link; 4]>,
    /// What states are worth; room for [`NONE`], and no index is out of bounds.
    pub values: [f64; 256],
}

/// A solution, or as much of it as there is.
pub struct Solver {
    /// The rules.
    pub arms: Arms,
    aim: Aim,
    /// One, or two where the seats' aims differ.
    sides: usize,
    /// By side, own Peg, other Peg, state.
    values: Vec<f64>,
    /// The Pegs of the next block.
    next: [usize; 2],
    done: usize,
    total: usize,
}

/// The larger of two, without the care for what is no number.
fn larger(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

impl Link {
    /// Its worth to a mover who knows what states are worth.
    pub fn worth(&self, values: &[f64; 256]) -> f64 {
        let [a, b] = self.arms;
        larger(larger(values[usize::from(a)], values[usize::from(b)]), self.beyond)
    }
}

/// Where the values of a block stand.
pub fn at(side: usize, [own, other]: [usize; 2]) -> usize {
    ((side * HOLES + own) * HOLES + other) * ARMS
}

impl Solver {
    /// Nothing solved yet, by the rules of a position.
    pub fn new(like: &Position, aim: Aim) -> Solver {
        let sides = match &aim {
            Aim::Race(race) if race.missing[0] != race.missing[1] => 2,
            _ => 1,
        };
        let holes = HOLES - 1;
        let blocks = if sides == 1 { holes * (holes + 1) / 2 } else { holes * holes };
        Solver {
            arms: Arms::new(like),
            aim,
            sides,
            values: vec![0.0; at(sides, [0; 2])],
            next: [holes, holes - 1],
            done: 0,
            total: blocks + holes,
        }
    }

    /// Works on for about so many states; true when all is solved.
    pub fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes.min(1 << 60) as i64;
        while self.done < self.total {
            if left <= 0 {
                return false;
            }
            left -= BLOCK;
            match &mut self.aim {
                Aim::Race(race) if !race.is_ready() => race.step(),
                _ => self.step(),
            }
        }
        true
    }

    /// Steps done, and all.
    pub fn work(&self) -> (usize, usize) {
        let (done, total) = match &self.aim {
            Aim::Race(race) => race.work(),
            _ => (0, 0),
        };
        (done + self.done, total + self.total)
    }

    /// What an end is worth to the mover, who has won.
    fn end(&self, side: usize, [own, other]: [f64; 2]) -> f64 {
        match &self.aim {
            Aim::Win => 0.5,
            Aim::Points => own - other,
            Aim::Race(race) => race.end(side, [own as i32, other as i32]),
        }
    }

    /// A block whose outside is solved; what its states are worth is copied from these Pegs.
    pub fn block(&self, side: usize, [own, other]: [usize; 2], from: [usize; 2]) -> Block {
        let side = side % self.sides;
        let mut values = [f64::NEG_INFINITY; 256];
        let from = at(side, from);
        values[..ARMS].copy_from_slice(&self.values[from..from + ARMS]);
        if let Some(scores) = self.arms.scores(self.arms.ends[0], [own, other]) {
            values[self.arms.ends[0]] = self.end(side, scores);
        }
        let links = self.arms.offers.iter().enumerate().map(|(number, offers)| {
            let mut links = [Link { arms: [NONE; 2], beyond: f64::NEG_INFINITY }; 4];
            for ((link, offer), &to) in links.iter_mut().zip(offers).zip(&self.arms.reach[own]) {
                let mut offer = *offer;
                let to = usize::from(to);
                if offer.peg && to == own {
                    offer.add(number as u8);
                } else if offer.peg {
                    link.beyond = self.values[at(side, [to, other]) + number];
                }
                link.arms = offer.arms;
            }
            links
        });
        Block { links: links.collect(), values }
    }

    /// Solves the next block.
    fn step(&mut self) {
        let pegs = self.next;
        let [own, other] = pegs;
        if own == HOLES - 1 {
            // The Peg has just come to FINISH.
            for side in 0..self.sides {
                for number in 0..ARMS {
                    if let Some(scores) = self.arms.scores(number, pegs) {
                        self.values[at(side, pegs) + number] = self.end(side, scores);
                    }
                }
            }
        } else {
            // A Peg one hole further is the best guess.
            let mut mine = self.block(0, pegs, [own + 1, other]);
            let mut yours = self.block(1, [other, own], [other + 1, own]);
            while self.sweep(&mut mine, &yours) | self.sweep(&mut yours, &mine) {}
            for (block, at) in [(mine, at(0, pegs)), (yours, at(self.sides - 1, [other, own]))] {
                self.values[at..at + ARMS].copy_from_slice(&block.values[..ARMS]);
            }
        }
        // Where the seats are alike, of two pairs of Pegs that mirror each other one is enough.
        self.next = match other {
            0 => [own.saturating_sub(1), if self.sides == 1 { own.saturating_sub(1) } else { HOLES - 2 }],
            _ => [own, other - 1],
        };
        self.done += 1;
    }

    /// Brings every state of a block up to date; false when that changed nothing.
    fn sweep(&self, block: &mut Block, other: &Block) -> bool {
        let weights = self.arms.weights;
        let mut changed = false;
        for (number, links) in block.links.iter().enumerate() {
            if self.arms.ends.contains(&number) {
                continue;
            }
            let mut value = -weights[4] * other.values[usize::from(self.arms.turned[number])];
            for (link, weight) in links.iter().zip(weights) {
                value += weight * link.worth(&block.values);
            }
            changed |= (value - block.values[number]).abs() > EXACT;
            block.values[number] = value;
        }
        changed
    }

    /// What a position is worth to a seat; `first` is the seat on the first side.
    pub fn worth(&self, position: &Position, seat: u8, first: u8) -> f64 {
        let after = |step| played(position, &step);
        let side = |seat| usize::from(seat != first) % self.sides;
        let (mover, worth) = if let Some(outcome) = position.outcome() {
            let winner = outcome.winners[0].0;
            let score = |seat: u8| outcome.scores[usize::from(seat)];
            (winner, self.end(side(winner), [score(winner), score(1 - winner)]))
        } else {
            match position.stage() {
                Stage::Opening(None) => {
                    // One of the seats starts; a tie is rolled again.
                    let opened = |one, two| played(&after(Step::Die(one)), &Step::Die(two));
                    let [zero, one] = [opened(Die::M, Die::C), opened(Die::C, Die::M)];
                    (seat, (self.worth(&zero, seat, first) + self.worth(&one, seat, first)) / 2.0)
                }
                Stage::Opening(_) => {
                    let Chances::Listed(dice) = position.chances() else { return 0.0 };
                    let sum =
                        dice.into_iter().map(|(die, faces)| f64::from(faces) * self.worth(&after(die), seat, first));
                    (seat, sum.sum::<f64>() / 6.0)
                }
                Stage::Colour(_) => (seat, self.worth(&after(Step::Choose(Colour::Red)), seat, first)),
                Stage::Roll(colour) => {
                    let mover = position.seat_of(colour);
                    let [red, black] = position.pegs().map(usize::from);
                    let pegs = if colour == Colour::Red { [red, black] } else { [black, red] };
                    (mover, self.values[at(side(mover), pegs) + count(position.chips(), colour)])
                }
                Stage::Act(colour, _) => {
                    let mover = position.seat_of(colour);
                    let worths = position.legal_steps().into_iter().map(|step| self.worth(&after(step), mover, first));
                    (mover, worths.fold(f64::NEG_INFINITY, larger))
                }
            }
        };
        if mover == seat { worth } else { -worth }
    }
}
