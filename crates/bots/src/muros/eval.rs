//! Evaluation of the second phase with two seats who know each other's hands. The weights in `data/muros.txt` were
//! learned from such games of the search against itself (TD(lambda)).
//!
//! A seat wins with its counters of the colour that ends up in the first rank, but that colour is not known yet. So the
//! evaluation sums up a few "opinions". An opinion gives each colour an importance and a value for the mover, both
//! linear in the features of the colour, and averages the values by importance.

use super::rollout::{ALL, line_counts};
use crate::data::{MUROS, numbers};
use sobremesa_muros::{Position, Slot};

/// The number of features of a colour, in the order of [`features`].
pub(super) const FEATURES: usize = 20;

/// The weights are in units of one over this.
pub(super) const UNIT: f32 = 16.0;

struct Opinion {
    /// The weights of a colour's importance.
    weight: [i16; FEATURES],
    /// The weights of a colour's value.
    worth: [i16; FEATURES],
}

/// The number of opinions.
pub(super) const OPINIONS: usize = 4;

/// The number of weights: those of the opinions, and the value of the turn.
pub(super) const WEIGHTS: usize = 2 * OPINIONS * FEATURES + 1;

const fn opinion(number: usize) -> Opinion {
    let first = 2 * number * FEATURES;
    Opinion { weight: numbers(MUROS, first), worth: numbers(MUROS, first + FEATURES) }
}

const LEARNT: [Opinion; OPINIONS] = [opinion(0), opinion(1), opinion(2), opinion(3)];

/// The value of being the seat to move.
const TURN: f32 = numbers::<1>(MUROS, WEIGHTS - 1)[0] as f32;

/// The mover's expected share of the win in a position of the second phase.
pub fn evaluate(position: &Position) -> f32 {
    let features = features(position);
    let mut score = TURN / UNIT;
    for Opinion { weight, worth } in &LEARNT {
        let (mut all, mut sum) = (0.0, 0.0);
        for features in &features {
            let weight = weigh(weight, features);
            // A smooth function that is always positive.
            let weight = if weight > 0.0 { 1.0 + weight } else { 1.0 / (1.0 - weight) };
            all += weight;
            sum += weight * weigh(worth, features);
        }
        score += sum / all;
    }
    0.5 + 0.5 * score / (1.0 + score * score).sqrt()
}

fn weigh(by: &[i16; FEATURES], features: &[i32; FEATURES]) -> f32 {
    let sum: i32 = by.iter().zip(features).map(|(&by, feature)| i32::from(by) * feature).sum();
    sum as f32 / UNIT
}

#[allow(clippy::too_many_lines, reason = "one pass over the colours counts all of them")]
pub(super) fn features(position: &Position) -> [[i32; FEATURES]; 4] {
    // Per colour: the counters, those in no open line and those in two open lines. Then, over the open lines: the
    // counters in lines with a card of their own colour, the maximum in one line, and the lines with at least one and
    // with at least two. An open line has a card at one end only.
    let mut found = [[0; 7]; 4];
    let mut open = [0; 81];
    for slot in Slot::all() {
        let Some(card) = position.card(slot) else { continue };
        if position.card(slot.opposite()).is_some() {
            continue;
        }
        for square in slot.line() {
            open[usize::from(square)] += 1;
        }
        let counts = line_counts(position, slot);
        for (colour, [_, _, _, opposite, most, one, two]) in found.iter_mut().enumerate() {
            let count = i32::from(counts[colour]);
            *opposite += if card.index() == colour { count } else { 0 };
            *most = count.max(*most);
            *one += i32::from(count > 0);
            *two += i32::from(count > 1);
        }
    }
    for (counter, lines) in position.squares().iter().zip(open) {
        let Some([left, safe, both, ..]) = counter.and_then(|colour| found.get_mut(colour.index())) else { continue };
        *left += 1;
        *safe += i32::from(lines == 0);
        *both += i32::from(lines == 2);
    }
    let me = position.mover();
    let cards_left = i32::from(ALL - position.laid());
    let (hands, kept) = (position.hands(), position.kept());
    let mut features = [[0; FEATURES]; 4];
    for (colour, features) in features.iter_mut().enumerate() {
        let [left, safe, both, opposite, most, one, two] = found[colour];
        let (mut next, mut more) = (0, 0);
        for (other, found) in found.iter().enumerate() {
            if other != colour {
                next = found[0].max(next);
                more += i32::from(found[0] > left);
            }
        }
        let ahead = i32::from(kept[me][colour]) - i32::from(kept[1 - me][colour]);
        *features = [
            (left - next).clamp(-4, 4),
            more,
            i32::from(more == 0),
            ahead,
            i32::from(ahead > 0),
            i32::from(ahead < 0),
            i32::from(ahead > 1),
            i32::from(ahead < -1),
            i32::from(hands[me].cards[colour]),
            i32::from(hands[1 - me].cards[colour]),
            i32::from(position.piles()[colour]),
            opposite,
            most,
            one,
            two,
            safe,
            both,
            1,
            cards_left,
            cards_left & 1,
        ];
    }
    features
}
