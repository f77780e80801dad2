//! What a judgement is made of, weight by weight: for learning the weights, and to check the tables that the judge makes of them.

use super::board::{LINES, Sight};

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

/// So many weights there are.
pub const WEIGHTS: usize = 304;

/// Where those of each kind begin among [`weights`](super::eval::weights).
const LINE_WORTH: usize = 0;
const LINE_BENT: usize = 32;
const NEST_WORTH: usize = 57;
const TOP_BENT: usize = 137;
const STACKS_WORTH: usize = 161;
const STACKS_BENT: usize = 231;
const TO_MOVE: usize = 301;

/// So many states of a side's stacks there are.
const STATES: usize = 35;

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
            pair(LINE_WORTH, &self.lines, count(me.shown), count(you.shown), tell);
            tell(LINE_BENT + 5 * shown(me.shown) + shown(you.shown), Sum::Mine, 1);
            tell(LINE_BENT + 5 * shown(you.shown) + shown(me.shown), Sum::Yours, 1);
        }
        for square in (0..16).filter(|&square| sight.lane(0) >> square & 1 > 0) {
            // A bit a size.
            let nest = |men: u64| (0..4).map(|size| (men >> (16 * size + square) & 1) << size).sum::<u64>() as usize;
            let (own, opp) = (nest(me.men), nest(you.men));
            let beside = usize::from((LINES[8] | LINES[9]) >> square & 1 == 0);
            pair(NEST_WORTH + 40 * beside, &self.nests, own, opp, tell);
            tell(TOP_BENT + top(own, opp), Sum::Mine, 1);
            tell(TOP_BENT + top(opp, own), Sum::Yours, 1);
        }
        for (side, out) in [me.out, you.out].into_iter().enumerate() {
            let state = (0..4).map(|size| usize::from(out >> (4 * size) & 3) << (2 * size)).sum::<usize>();
            let place = self.stacks[state];
            tell(STACKS_WORTH + STATES * side + place, Sum::Worth, 1);
            tell(STACKS_BENT + STATES * side + place, Sum::Mine, 1);
            tell(STACKS_BENT + STATES * (1 - side) + place, Sum::Yours, 1);
        }
        for (place, sum) in [Sum::Worth, Sum::Mine, Sum::Yours].into_iter().enumerate() {
            tell(TO_MOVE + place, sum, 1);
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
