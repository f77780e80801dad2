//! A seat's prospects: roughly, its chance to win. In the sum over colours, each colour counts by its chance of the
//! first rank times the seat's chance to keep the most counters of it. So a seat competes where it can win, and takes
//! counters of colours that others would win with.
//!
//! Both chances grow exponentially, with counters left and with counters kept. The bases were fitted to the results of
//! 2,700 games of the search with four seats, and smoothed.

use super::rollout::ALL;
use sobremesa_muros::{HALF, Position};

/// The maximum number of cards left after a card of the second phase.
const CARDS: usize = HALF as usize - 1;

/// The maximum number of counters of a colour.
const COUNTERS: usize = 17;

/// By the cards left: the factor by which one more counter left raises a colour's weight.
const LEFT: [f32; CARDS + 1] =
    [12.0, 7.0, 5.0, 4.5, 3.5, 2.3, 1.8, 1.55, 1.35, 1.17, 1.1, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05, 1.05];

/// By the cards left: the factor by which one more counter kept raises a seat's weight in the colour.
const KEPT: [f32; CARDS + 1] =
    [9.0, 7.0, 7.0, 7.0, 6.0, 5.5, 5.0, 4.7, 4.5, 4.0, 3.6, 3.4, 3.3, 3.0, 3.0, 2.7, 2.7, 2.7];

/// The powers of a factor.
type Powers = [f32; COUNTERS + 1];

/// The weights by the cards left and the number of counters.
pub(super) struct Weights {
    left: [Powers; CARDS + 1],
    kept: [Powers; CARDS + 1],
}

impl Weights {
    pub(super) fn new() -> Weights {
        let powers = |base: f32| {
            let mut power = 1.0 / base;
            [(); COUNTERS + 1].map(|()| {
                power *= base;
                power
            })
        };
        Weights { left: LEFT.map(powers), kept: KEPT.map(powers) }
    }
}

/// The prospects of the seat to move, and what they become by counters that it takes.
pub(super) struct Prospects<'a> {
    left: &'a [u8; 5],
    kept: &'a [u8; 5],
    /// The weights after this card.
    by_left: &'a Powers,
    by_kept: &'a Powers,
    /// The sum of the other seats' weights in each colour.
    others: [f32; 4],
    /// Each colour's weight, and that times the seat's chance.
    parts: [[f32; 2]; 4],
    /// The sums of those.
    sums: [f32; 2],
}

impl<'a> Prospects<'a> {
    /// The prospects of the seat to move, given the counters left.
    pub(super) fn of(position: &'a Position, left: &'a [u8; 5], weights: &'a Weights) -> Prospects<'a> {
        let cards = usize::from(ALL - 1 - position.laid());
        let (by_left, by_kept) = (&weights.left[cards], &weights.kept[cards]);
        let (me, kept) = (position.mover(), position.kept());
        let (others, parts, sums) = ([0.0; 4], [[0.0; 2]; 4], [0.0; 2]);
        let mut found = Prospects { left, kept: &kept[me], by_left, by_kept, others, parts, sums };
        for colour in 0..4 {
            for (_, kept) in kept.iter().enumerate().filter(|&(seat, _)| seat != me) {
                found.others[colour] += by_kept[usize::from(kept[colour])];
            }
            let part = found.part(colour, 0);
            found.parts[colour] = part;
            found.sums = [found.sums[0] + part[0], found.sums[1] + part[1]];
        }
        found
    }

    /// A colour's weight, and that times the seat's chance, after the seat has taken counters of it.
    fn part(&self, colour: usize, taken: u8) -> [f32; 2] {
        let weight = self.by_left[usize::from(self.left[colour] - taken)];
        let own = self.by_kept[usize::from(self.kept[colour] + taken)];
        [weight, weight * own / (own + self.others[colour])]
    }

    /// The prospects after the seat has taken counters of a colour, maybe none.
    pub(super) fn after(&self, colour: usize, taken: u8) -> f32 {
        let (now, then) = (self.parts[colour], self.part(colour, taken));
        (self.sums[1] - now[1] + then[1]) / (self.sums[0] - now[0] + then[0])
    }
}
