//! The exact solution: the value of every state to the seat that is to roll, by value iteration.
//!
//! Pegs only move forward, so the states with the same two Pegs form a block that depends only on itself and on blocks
//! nearer to FINISH. The blocks are solved one by one, backwards from FINISH. A block covers both seats, because the
//! turn passes within it. Only `+ - * /` and comparisons are used, so the values are the same to the last bit
//! everywhere.

use super::arms::{ARMS, Arms, ENDS, count};
use super::race::{GAMES, Race};
use sobremesa_cock_bull::{Action, Colour, Die, FINISH, Position, Roll, Stage};
use sobremesa_core::{Game, SplitMix};

/// A block is solved when a sweep changes no value by more than this.
const EXACT: f64 = 1e-13;

const HOLES: usize = FINISH as usize;

/// The number of blocks, including those in which a Peg has just reached FINISH.
const BLOCKS: usize = (HOLES + 1) * HOLES;

/// The number of states in a block, the unit of work.
const STEP: u64 = 2 * (ARMS as u64 - 2);

/// The number of states before a roll, as seen by the mover, without finished games.
pub const STATES: usize = (ARMS - 2) * HOLES * HOLES;

/// The quantity to maximize. It is zero-sum: one half is subtracted from chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The chance to win the game.
    Win,
    /// The expected difference of points.
    Points,
    /// The chance to win a race for points, with the points that the leader and the other seat still need.
    Race([i32; 2]),
}

/// A solution, possibly unfinished.
pub struct Solver {
    /// The states of the chips and their transitions, under these house rules.
    pub arms: Box<Arms>,
    goal: Goal,
    race: Race,
    /// The values by side, own Peg, other Peg and state. Entries that are not states are minus infinity.
    pub values: Vec<f64>,
    /// The current goal. For a race, games are first solved for winning.
    aim: Goal,
    /// 1, or 2 if the seats' values differ.
    sides: usize,
    /// The number of steps done.
    pub done: usize,
    /// The number of all steps.
    pub total: usize,
}

/// The index of the first value of a block, for one seat to roll.
pub fn at(side: usize, own: usize, other: usize) -> usize {
    ((side * (HOLES + 1) + own) * HOLES + other) * 256
}

fn larger(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

impl Solver {
    /// Returns a solver for the rules of a position, with nothing solved.
    pub fn new(like: &Position, goal: Goal) -> Solver {
        let (mut missing, mut sides, mut aim, mut total) = ([0; 2], 1, goal, BLOCKS);
        if let Goal::Race(lacking) = goal {
            missing = lacking;
            sides = 2;
            aim = Goal::Win;
        }
        let race = Race::new(missing);
        if sides == 2 {
            total += GAMES + race.rows() + BLOCKS;
        }
        let values = vec![f64::NEG_INFINITY; at(sides, 0, 0)];
        Solver { arms: Arms::new(like), goal, race, values, aim, sides: 1, done: 0, total }
    }

    /// Computes about this many more states. Returns true when everything is solved.
    pub fn run(&mut self, nodes: u64) -> bool {
        let mut left = nodes;
        while self.done < self.total && left > 0 {
            left = left.saturating_sub(STEP);
            self.step();
            self.done += 1;
        }
        self.done == self.total
    }

    fn step(&mut self) {
        let mut done = self.done;
        if done < BLOCKS {
            return self.solve(done);
        }
        done -= BLOCKS;
        if done < GAMES {
            return self.play(done);
        }
        done -= GAMES;
        if done < self.race.rows() {
            return self.race.add_row(done);
        }
        if let Goal::Race([leader, other]) = self.goal {
            self.aim = self.goal;
            self.sides = if leader == other { 1 } else { 2 };
        }
        self.solve(done - self.race.rows());
    }

    /// Plays a game in which both seats play to win, and adds its scores to the sample.
    fn play(&mut self, number: usize) {
        let mut dice = SplitMix(number as u64);
        let mut position = self.arms.start.clone();
        loop {
            if let Some(outcome) = position.outcome() {
                let winner = usize::from(outcome.winners[0].0);
                let scores = outcome.scores;
                return self.race.games.push([scores[winner] as i32, scores[1 - winner] as i32]);
            }
            let mut best = position.draw(&mut dice);
            let mut most = f64::NEG_INFINITY;
            let mover = u8::from(position.mover() == Some(Colour::Black));
            for action in position.legal_actions() {
                let worth = self.worth(&position.after(&action), mover, 0);
                if worth > most {
                    most = worth;
                    best = Some(action);
                }
            }
            let Some(action) = best else { return };
            position.advance(&action);
        }
    }

    /// Solves a block. All blocks nearer to FINISH must be solved.
    fn solve(&mut self, number: usize) {
        let (own, other) = (HOLES - number / HOLES, HOLES - 1 - number % HOLES);
        if own == HOLES {
            for side in 0..self.sides {
                for arms in 0..ARMS {
                    self.end(side, arms, own, other);
                }
            }
        } else if self.sides == 2 || own >= other {
            // If the seats' values are the same, one of two mirrored blocks is enough.
            let mine = self.begin(0, own, other);
            let yours = self.begin(self.sides - 1, other, own);
            while self.sweep(mine, yours[4]) | self.sweep(yours, mine[4]) {}
        }
    }

    /// Stores the value to the mover of a game that ends here.
    fn end(&mut self, side: usize, arms: usize, own: usize, other: usize) {
        let position = self.arms.position(arms, [own, other]);
        self.values[at(side, own, other) + arms] = self.worth(&position, 0, side as u8);
    }

    /// Initializes a block. Returns the indices of the blocks that the Peg reaches with each roll, and its own.
    fn begin(&mut self, side: usize, own: usize, other: usize) -> [usize; 5] {
        let mut places = [at(side, own, other); 5];
        let position = self.arms.position(0, [own, other]);
        for (roll, place) in places.iter_mut().enumerate().take(4) {
            let rolled = position.after(&Action::Roll(Roll::ALL[roll]));
            *place = at(side, usize::from(rolled.after(&Action::Peg).pegs()[0]), other);
        }
        // The values with the Peg one hole further are the best first guess.
        for arms in 0..ARMS {
            self.values[places[4] + arms] = self.values[at(side, own + 1, other) + arms];
        }
        self.end(side, ENDS[0], own, other);
        places
    }

    /// Updates every state of a block. Returns false if no value changed.
    fn sweep(&mut self, places: [usize; 5], yours: usize) -> bool {
        let mine = places[4];
        let weights = self.arms.weights;
        let mut changed = false;
        for arms in 0..ARMS {
            if ENDS.contains(&arms) {
                continue;
            }
            let mut value = -weights[4] * self.values[yours + usize::from(self.arms.turned[arms])];
            for roll in 0..4 {
                let [a, b, peg] = self.arms.offers[arms][roll];
                let best = larger(self.values[mine + usize::from(a)], self.values[mine + usize::from(b)]);
                value += weights[roll] * larger(best, self.values[places[roll] + usize::from(peg)]);
            }
            changed |= (value - self.values[mine + arms]).abs() > EXACT;
            self.values[mine + arms] = value;
        }
        changed
    }

    /// Returns the value of a position for `seat`. No choice may be pending. `first` is the seat that is side 0.
    pub fn worth(&self, position: &Position, seat: u8, first: u8) -> f64 {
        let side = |seat: u8| usize::from(seat != first) % self.sides;
        let mut mover = 0;
        let worth = if let Some(outcome) = position.outcome() {
            mover = outcome.winners[0].0;
            let [own, other] = [outcome.scores[usize::from(mover)], outcome.scores[usize::from(1 - mover)]];
            match self.aim {
                Goal::Win => 0.5,
                Goal::Points => own - other,
                Goal::Race(missing) => {
                    let side = side(mover);
                    self.race.worth(missing[side] - own as i32, missing[1 - side] - other as i32)
                }
            }
        } else if let Some(colour) = position.mover() {
            mover = position.seat_of(colour);
            let peg = |colour: Colour| usize::from(position.pegs()[colour.index()]);
            self.values[at(side(mover), peg(colour), peg(colour.other())) + count(position.chips(), colour)]
        } else {
            // The probability that seat 1 starts. A tie is rolled again.
            let mut one = 0.5;
            if let Stage::Opening(Some(lying)) = position.stage() {
                for die in Die::ALL {
                    let share = f64::from(position.house().faces[die as usize]) / 12.0;
                    if die > lying {
                        one += share;
                    } else if die < lying {
                        one -= share;
                    }
                }
            }
            (1.0 - one) * self.values[at(side(0), 0, 0)] - one * self.values[at(side(1), 0, 0)]
        };
        if mover == seat { worth } else { -worth }
    }
}
