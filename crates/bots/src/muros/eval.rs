//! What the second phase promises between two seats who know each other's hands, as it was learnt from such games of a
//! program against itself (TD(0.8), ends exact, counters taken by colour). A seat wins by what it keeps of the first rank,
//! and which colour that will be is open: so each of a few opinions says how much each colour matters and what it is worth
//! to the mover, by the same marks for every colour.

use super::rollout::{ALL, line_counts};
use sobremesa_muros::{Position, Slot};

/// So much is looked at in a colour, in the order of [`marks`].
const MARKS: usize = 20;

/// The parts of a whole in which opinions are written.
const PARTS: f32 = 16.0;

struct Opinion {
    /// How much a colour matters, mark by mark.
    weight: [i8; MARKS],
    /// What it is worth.
    worth: [i8; MARKS],
}

const OPINIONS: [Opinion; 4] = [
    Opinion {
        weight: [6, -12, -12, 26, 10, -2, -17, -32, 0, -78, -58, -29, 12, 8, -7, 4, -12, -38, 0, -7],
        worth: [15, -10, 0, 0, 26, 17, 5, 2, 0, -38, 1, -4, 3, 4, 2, 0, 0, 0, 0, 2],
    },
    Opinion {
        weight: [3, -15, -13, -23, -13, 8, -31, -17, -89, 0, -82, -40, 3, 11, -2, 4, -14, -33, -1, 5],
        worth: [-15, 9, -3, 0, -21, -27, 5, -6, 37, -2, 4, 5, -9, -3, -1, -1, 0, -1, 0, -1],
    },
    Opinion {
        weight: [-5, 7, -5, 1, -28, -27, 15, 16, -1, -3, -4, -2, 0, 12, 9, 21, -14, -8, -3, -3],
        worth: [0, 0, 3, 9, 21, -17, -3, 0, 6, -6, 1, 1, 0, 0, 0, 0, 0, -2, 0, 0],
    },
    Opinion {
        weight: [19, -63, -49, 0, 48, 50, 20, 16, 0, 4, -12, -8, -12, -15, -31, 7, -8, -25, -1, 5],
        worth: [-1, 2, 2, 25, 11, -8, -13, 10, -13, 14, -4, -1, 12, 0, -1, 1, -2, -1, 0, 2],
    },
];

/// What the turn is worth by itself.
const TURN: f32 = -1.0;

/// The mover's share of the win that a position of the second phase promises.
pub fn evaluate(position: &Position) -> f32 {
    let marks = marks(position);
    let mut promise = TURN / PARTS;
    for Opinion { weight, worth } in &OPINIONS {
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

fn weigh(by: &[i8; MARKS], marks: &[i32; MARKS]) -> f32 {
    let sum: i32 = by.iter().zip(marks).map(|(&by, mark)| i32::from(by) * mark).sum();
    sum as f32 / PARTS
}

/// What is looked at in each colour.
fn marks(position: &Position) -> [[i32; MARKS]; 4] {
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
