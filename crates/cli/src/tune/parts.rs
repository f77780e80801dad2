//! What an evaluation is made of, weight by weight: for learning the weights, and to check the tables that the evaluator makes of them.

use sobremesa_bots::data::{GOBBLET, numbers};
use sobremesa_bots::gobblet::inside::{
    LINE_BENT, LINE_WORTH, LINES, NEST_WORTH, STACKS_WORTH, Sight, TO_MOVE, TOP_BENT,
};

/// Which sum a weight belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sum {
    /// What counts in proportion.
    Worth,
    /// The bent sum of the side to move.
    Mine,
    /// The bent sum of the other side.
    Yours,
}

/// Where the weights of each kind begin, in the order of [`weights`].
const LINES_AT: usize = 0;
const BENT_LINES_AT: usize = LINES_AT + LINE_WORTH.len();
const NESTS_AT: usize = BENT_LINES_AT + LINE_BENT.len();
const TOPS_AT: usize = NESTS_AT + 2 * SQUARES;
const STACKS_AT: usize = TOPS_AT + TOP_BENT.len();
const BENT_STACKS_AT: usize = STACKS_AT + 2 * STATES;
const TO_MOVE_AT: usize = BENT_STACKS_AT + 2 * STATES;

/// So many ways a square may be covered.
const SQUARES: usize = NEST_WORTH[0].len();

/// So many states of a side's stacks there are.
const STATES: usize = STACKS_WORTH[0].len();

/// How many weights there are.
pub const WEIGHTS: usize = TO_MOVE_AT + TO_MOVE.len();

/// All weights of the evaluation, in their order.
pub fn weights() -> [i16; WEIGHTS] {
    numbers(GOBBLET, 0)
}

/// Finds what counts in a position.
pub struct Parts {
    /// Places of lines by what the sides show there, and of squares by what stands there: the greater number first.
    lines: Vec<usize>,
    nests: Vec<usize>,
    /// Places of stacks by how many of each size have left them, two bits a size.
    stacks: Vec<usize>,
}

impl Default for Parts {
    fn default() -> Parts {
        let sorted = |state: &usize| [state & 3, state >> 2 & 3, state >> 4 & 3, state >> 6].is_sorted();
        Parts {
            lines: listed(25, &|own, opp| own / 5 + own % 5 + opp / 5 + opp % 5 <= 4),
            nests: listed(16, &|own, opp| own & opp == 0),
            stacks: (0..256).map(|state| (0..state).filter(sorted).count()).collect(),
        }
    }
}

/// The places of pairs of numbers as they are listed, by the greater one, then the lesser one.
fn listed(count: usize, possible: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut places = vec![0; count * count];
    let pairs = (0..count).flat_map(|greater| (0..greater).map(move |lesser| (greater, lesser)));
    for (place, (greater, lesser)) in pairs.filter(|&(greater, lesser)| possible(greater, lesser)).enumerate() {
        places[greater * count + lesser] = place;
    }
    places
}

impl Parts {
    /// Tells the number of each weight that counts, the sum it belongs to, and whether it is added (1) or taken away (-1).
    pub fn each(&self, sight: &Sight, tell: &mut dyn FnMut(usize, Sum, i8)) {
        let (me, you, big) = (&sight.me, &sight.you, sight.lane(3));
        for line in LINES {
            let count = |side: u16| ((side & line & !big).count_ones() * 5 + (side & line & big).count_ones()) as usize;
            let shown = |side: u16| (side & line).count_ones() as usize;
            pair(LINES_AT, &self.lines, count(me.shown), count(you.shown), tell);
            tell(BENT_LINES_AT + 5 * shown(me.shown) + shown(you.shown), Sum::Mine, 1);
            tell(BENT_LINES_AT + 5 * shown(you.shown) + shown(me.shown), Sum::Yours, 1);
        }
        for square in (0..16).filter(|&square| sight.lane(0) >> square & 1 > 0) {
            // A bit a size.
            let nest = |men: u64| (0..4).map(|size| (men >> (16 * size + square) & 1) << size).sum::<u64>() as usize;
            let (own, opp) = (nest(me.men), nest(you.men));
            let beside = usize::from((LINES[8] | LINES[9]) >> square & 1 == 0);
            pair(NESTS_AT + SQUARES * beside, &self.nests, own, opp, tell);
            tell(TOPS_AT + top(own, opp), Sum::Mine, 1);
            tell(TOPS_AT + top(opp, own), Sum::Yours, 1);
        }
        for (side, out) in [me.out, you.out].into_iter().enumerate() {
            let state = (0..4).map(|size| usize::from(out >> (4 * size) & 3) << (2 * size)).sum::<usize>();
            let place = self.stacks[state];
            tell(STACKS_AT + STATES * side + place, Sum::Worth, 1);
            tell(BENT_STACKS_AT + STATES * side + place, Sum::Mine, 1);
            tell(BENT_STACKS_AT + STATES * (1 - side) + place, Sum::Yours, 1);
        }
        for (place, sum) in [Sum::Worth, Sum::Mine, Sum::Yours].into_iter().enumerate() {
            tell(TO_MOVE_AT + place, sum, 1);
        }
    }
}

/// What gives to one side what it takes from the other.
fn pair(first: usize, places: &[usize], own: usize, opp: usize, tell: &mut dyn FnMut(usize, Sum, i8)) {
    let count = places.len().isqrt();
    if own != opp {
        let sign = if own > opp { 1 } else { -1 };
        tell(first + places[own.max(opp) * count + own.min(opp)], Sum::Worth, sign);
    }
}

/// The place of a square among tops, by own gobblets and the other side's.
fn top(own: usize, opp: usize) -> usize {
    let outermost = (own | opp).ilog2();
    let below = (own | opp) & !(1 << outermost);
    let owner = |size: u32| own >> size & 1;
    6 * outermost as usize + 3 * owner(outermost) + if below == 0 { 0 } else { 1 + owner(below.ilog2()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sobremesa_bots::gobblet::inside::{Board, Evaluator, has_four};
    use sobremesa_core::{Dice, SplitMix};

    #[test]
    fn the_evaluator_counts_what_it_has_weights_for() {
        let (evaluator, parts, weights) = (Evaluator::default(), Parts::default(), weights());
        let mut dice = SplitMix(1);
        for _ in 0..300 {
            let mut board = Board::default();
            for _ in 0..60 {
                let sight = Sight::of(&board);
                if has_four(sight.me.shown) || has_four(sight.you.shown) {
                    break;
                }
                let mut sums = [0; 3];
                parts.each(&sight, &mut |weight, sum, sign| {
                    sums[sum as usize] += i32::from(weights[weight] * i16::from(sign))
                });
                let [worth, mine, yours] = sums;
                let bent = |sum: i32| sum.max(sum >> 3);
                assert_eq!(evaluator.value(&sight), 2 * (worth + bent(mine) - bent(yours)), "{board:?}");
                let mut moves = Vec::new();
                sight.moves(u16::MAX, true, |m| moves.push(m));
                board = board.play(moves[dice.below(moves.len() as u32) as usize]);
            }
        }
    }
}
