//! Evaluation: what the second phase promises between two seats who know each other's hands, by the weights of
//! `data/muros.txt`, learned from such games of the search against itself (TD(lambda)). A seat
//! wins by what it keeps of the first rank, and which colour that will be is open: so each of a few opinions says how much
//! each colour matters and what it is worth to the mover, by the same marks for every colour.

use super::rollout::{ALL, line_counts};
use crate::data::{MUROS, numbers};
use sobremesa_muros::{Position, Slot};

/// The number of marks of a colour, in the order of [`marks`].
pub(super) const MARKS: usize = 20;

/// The parts of a whole in which opinions are written.
pub(super) const PARTS: f32 = 16.0;

struct Opinion {
    /// The importance of a colour, mark by mark.
    weight: [i16; MARKS],
    /// The value of the colour, mark by mark.
    worth: [i16; MARKS],
}

/// The number of opinions.
pub(super) const OPINIONS: usize = 4;

/// The number of weights: those of the opinions, and the value of the turn.
pub(super) const WEIGHTS: usize = 2 * OPINIONS * MARKS + 1;

const fn opinion(number: usize) -> Opinion {
    let first = 2 * number * MARKS;
    Opinion { weight: numbers(MUROS, first), worth: numbers(MUROS, first + MARKS) }
}

const LEARNT: [Opinion; OPINIONS] = [opinion(0), opinion(1), opinion(2), opinion(3)];

/// The value of being the seat to move.
const TURN: f32 = numbers::<1>(MUROS, WEIGHTS - 1)[0] as f32;

/// The mover's expected share of the win in a position of the second phase.
pub fn evaluate(position: &Position) -> f32 {
    let marks = marks(position);
    let mut promise = TURN / PARTS;
    for Opinion { weight, worth } in &LEARNT {
        let (mut all, mut sum) = (0.0, 0.0);
        for marks in &marks {
            let weight = weigh(weight, marks);
            // Always above 0, and smooth.
            let weight = if weight > 0.0 { 1.0 + weight } else { 1.0 / (1.0 - weight) };
            all += weight;
            sum += weight * weigh(worth, marks);
        }
        promise += sum / all;
    }
    0.5 + 0.5 * promise / (1.0 + promise * promise).sqrt()
}

fn weigh(by: &[i16; MARKS], marks: &[i32; MARKS]) -> f32 {
    let sum: i32 = by.iter().zip(marks).map(|(&by, mark)| i32::from(by) * mark).sum();
    sum as f32 / PARTS
}

/// The marks of each colour.
#[allow(clippy::too_many_lines, reason = "one pass over the colours counts all of them")]
pub(super) fn marks(position: &Position) -> [[i32; MARKS]; 4] {
    // For each colour its counters, those in no open line and in two, then by open lines: those opposite a card of their
    // own, the most in one, and the lines with one or more and with two or more.
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
    let mut marks = [[0; MARKS]; 4];
    for (colour, marks) in marks.iter_mut().enumerate() {
        let [left, safe, both, opposite, most, one, two] = found[colour];
        let (mut next, mut more) = (0, 0);
        for (other, found) in found.iter().enumerate() {
            if other != colour {
                next = found[0].max(next);
                more += i32::from(found[0] > left);
            }
        }
        let ahead = i32::from(kept[me][colour]) - i32::from(kept[1 - me][colour]);
        *marks = [
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
    marks
}
