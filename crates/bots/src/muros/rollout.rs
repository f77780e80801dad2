//! Rollouts to the end of the game. The rollout policy greedily picks the card that takes the most valuable counters.

use sobremesa_core::{Dice, SplitMix};
use sobremesa_muros::{Colour, HALF, Lay, Piles, Position, Slot, Source, Take, Taking};

/// The value of a counter of the first, second, third and fourth rank.
const WORTH: [f32; 4] = [1.0, 0.8, 0.64, 0.51];

/// The number of cards laid in both phases.
pub(super) const ALL: u8 = 2 * HALF;

/// The number of counters of each colour in a slot's line.
pub(super) fn line_counts(position: &Position, slot: Slot) -> [u8; 5] {
    let mut counts = [0; 5];
    for square in slot.line() {
        if let Some(colour) = position.squares()[usize::from(square)] {
            counts[colour.index()] += 1;
        }
    }
    counts
}

/// The value of a counter of each colour by its current rank.
pub fn worths(position: &Position) -> [f32; 4] {
    position.ranks().map(|rank| WORTH[usize::from(rank)])
}

/// The value of all counters that a seat has kept.
pub fn holding(position: &Position, seat: usize, worths: &[f32; 4]) -> f32 {
    worths.iter().zip(position.kept()[seat]).map(|(worth, kept)| worth * f32::from(kept)).sum()
}

/// The source of the mover's next card: its hand or the piles. The piles are used first if both are allowed.
fn source(position: &Position) -> Option<Source> {
    let piles = position.piles().iter().any(|&cards| cards > 0);
    let hand = position.hands()[position.mover()].size() > 0;
    match (piles, hand) {
        (true, false) => Some(Source::Pile),
        (true, true) if position.house().piles == Piles::Free => Some(Source::Pile),
        (_, true) => Some(Source::Hand),
        (false, false) => None,
    }
}

/// The number of lines that a rollout samples before each card of the second phase.
pub(super) const LINES_SAMPLED: usize = 1;

/// The value of taking counters of a colour. The fewer counters of a colour are left, the lower it ranks.
pub(super) fn worth(left: &[u8; 5], named: usize, taken: u8) -> f32 {
    let mut rank = 0;
    for colour in 0..4 {
        rank += usize::from(colour != named && left[colour] + taken > left[named]);
    }
    WORTH[rank] * f32::from(taken)
}

/// The counters of each colour on the grid.
pub(super) fn count_left(position: &Position) -> [u8; 5] {
    let mut left = [0; 5];
    for counter in position.squares().iter().flatten() {
        left[counter.index()] += 1;
    }
    left
}

/// Plays until `laid` cards are on the board: at random in the first phase, then the best card of `sampled` random
/// lines. Takes cards from the piles before the hand.
#[allow(clippy::too_many_lines, reason = "the hot loop")]
pub(super) fn play_out(
    position: &mut Position,
    laid: u8,
    dice: &mut SplitMix,
    sampled: usize,
    note: &mut dyn FnMut(usize, Lay),
) {
    let mut left = count_left(position);
    // The free slots, in any order. In the first phase a card uses up both ends of its line.
    let mut slots = [0u8; 36];
    let mut free_slots = 0;
    for slot in Slot::all() {
        if position.card(slot).is_none() && (position.laid() >= HALF || position.card(slot.opposite()).is_none()) {
            slots[free_slots] = slot.index() as u8;
            free_slots += 1;
        }
    }
    while position.laid() < laid {
        let Some(source) = source(position) else {
            position.pass();
            continue;
        };
        if position.laid() == HALF && free_slots == 0 {
            for slot in Slot::all().filter(|&slot| position.card(slot).is_none()) {
                slots[free_slots] = slot.index() as u8;
                free_slots += 1;
            }
            left = count_left(position);
        }
        let cards = match source {
            Source::Hand => position.hands()[position.mover()].cards,
            Source::Pile => *position.piles(),
        };
        let (mut best_value, mut best_taken) = (-1.0, 0);
        let mut chosen = None;
        for _ in 0..sampled {
            let at = dice.below(free_slots as u32) as usize;
            let slot = Slot::numbered(slots[at]);
            let Some(other) = position.card(slot.opposite()) else {
                let colour = any_card(&cards, dice);
                chosen = Some((at, Lay { source, colour, slot, take: Take::Open }));
                break;
            };
            let counts = line_counts(position, slot);
            let value = |colour: Colour| worth(&left, colour.index(), counts[colour.index()]);
            let theirs = value(other);
            for &colour in &Colour::ALL[..4] {
                if cards[colour.index()] == 0 {
                    continue;
                }
                let (value, take, taken) = if colour == other {
                    (0.0, Take::Open, 0)
                } else if value(colour) > theirs {
                    (value(colour), Take::Named(colour), counts[colour.index()])
                } else {
                    (theirs, Take::Named(other), counts[other.index()])
                };
                if value > best_value {
                    (best_value, best_taken) = (value, taken);
                    chosen = Some((at, Lay { source, colour, slot, take }));
                }
            }
        }
        let Some((at, lay)) = chosen else { return };
        note(position.mover(), lay);
        position.lay(lay);
        free_slots -= 1;
        slots[at] = slots[free_slots];
        if let Take::Named(named) = lay.take {
            left[named.index()] -= best_taken;
            if position.house().taking == Taking::FarEnd {
                left = count_left(position);
            }
        } else if position.laid() <= HALF {
            let opposite = lay.slot.opposite().index() as u8;
            if let Some(at) = slots[..free_slots].iter().position(|&slot| slot == opposite) {
                free_slots -= 1;
                slots[at] = slots[free_slots];
            }
        }
    }
}

/// A random card from these counts.
fn any_card(cards: &[u8; 4], dice: &mut SplitMix) -> Colour {
    let total: u8 = cards.iter().sum();
    let mut at = dice.below(u32::from(total)) as u8;
    for (colour, &cards) in Colour::ALL.iter().zip(cards) {
        if at < cards {
            return *colour;
        }
        at -= cards;
    }
    Colour::Y
}

/// Each seat's share of the win in a position that is over.
pub(super) fn shares(position: &Position) -> [f32; 4] {
    let leaders = position.leaders();
    let count = leaders.iter().filter(|&&leads| leads).count();
    leaders.map(|leads| if leads { 1.0 / count as f32 } else { 0.0 })
}
