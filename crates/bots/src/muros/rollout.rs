//! Rollouts to the end of the game: at random in the first phase, then the card with the best prospects in a few lines.

use super::prospects::{Prospects, Weights};
use sobremesa_core::{Dice, SplitMix};
use sobremesa_muros::{Cell, Colour, Counts, HALF, Lay, Piles, Position, Slot, Source, Take};

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

/// The source of the mover's next card and its cards: the hand or the piles. The piles are used first if both are
/// allowed.
fn source(position: &Position) -> Option<(Source, Counts)> {
    let (piles, hand) = (*position.piles(), &position.hands()[position.mover()]);
    let has_piles = piles.iter().any(|&cards| cards > 0);
    if has_piles && (position.house().piles == Piles::Free || hand.size() == 0) {
        Some((Source::Pile, piles))
    } else {
        (hand.size() > 0).then_some((Source::Hand, hand.cards))
    }
}

/// The number of lines that a rollout samples before each card of the second phase.
const LINES_SAMPLED: usize = 3;

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

/// The counters of each colour on the grid and in its lines.
#[derive(Debug, PartialEq)]
struct Counters {
    all: [u8; 5],
    /// First the rows, then the columns.
    lines: [[u8; 5]; 18],
}

impl Counters {
    fn of(position: &Position) -> Counters {
        let mut counters = Counters { all: [0; 5], lines: [[0; 5]; 18] };
        for (square, &cell) in position.squares().iter().enumerate() {
            counters.change(square, cell, 1);
        }
        counters
    }

    /// Adds the counter on a square, or removes it by adding -1.
    fn change(&mut self, square: usize, cell: Cell, by: i8) {
        let Some(colour) = cell.map(Colour::index) else { return };
        let (rows, columns) = self.lines.split_at_mut(9);
        for counts in [&mut self.all, &mut rows[square / 9], &mut columns[square % 9]] {
            counts[colour] = counts[colour].wrapping_add_signed(by);
        }
    }

    /// The counters in a slot's line.
    fn line(&self, slot: Slot) -> &[u8; 5] {
        let [near, next, ..] = slot.line().map(usize::from);
        &self.lines[if near.abs_diff(next) == 1 { near / 9 } else { 9 + near % 9 }]
    }

    /// Lays a card and follows the changes of its line.
    fn lay(&mut self, position: &mut Position, lay: Lay) {
        let squares = lay.slot.line().map(usize::from);
        let before = squares.map(|square| position.squares()[square]);
        position.lay(lay);
        for (square, before) in squares.into_iter().zip(before) {
            let after = position.squares()[square];
            if before != after {
                self.change(square, before, -1);
                self.change(square, after, 1);
            }
        }
    }
}

/// A list of slots, in any order.
struct Slots {
    slots: [u8; 36],
    count: usize,
}

impl Slots {
    fn of(slots: impl Iterator<Item = Slot>) -> Slots {
        let mut list = Slots { slots: [0; 36], count: 0 };
        for slot in slots {
            list.slots[list.count] = slot.index() as u8;
            list.count += 1;
        }
        list
    }

    /// Moves a random slot, of those from `place` on, to this place and returns it.
    fn draw(&mut self, place: usize, dice: &mut SplitMix) -> Slot {
        let at = place + dice.below((self.count - place) as u32) as usize;
        self.slots.swap(place, at);
        Slot::numbered(self.slots[place])
    }

    fn remove(&mut self, place: usize) {
        self.count -= 1;
        self.slots[place] = self.slots[self.count];
    }
}

/// Plays until `laid` cards are on the board: at random in the first phase, then the best card of a few random lines.
pub(super) fn play_out(
    position: &mut Position,
    laid: u8,
    dice: &mut SplitMix,
    weights: &Weights,
    note: &mut dyn FnMut(usize, Lay),
) {
    push(position, laid.min(HALF), dice, note);
    if position.laid() >= laid {
        return;
    }
    let mut slots = Slots::of(Slot::all().filter(|&slot| position.card(slot).is_none()));
    let mut counters = Counters::of(position);
    while position.laid() < laid {
        let Some((source, cards)) = source(position) else {
            position.pass();
            continue;
        };
        let prospects = Prospects::of(position, &counters.all, weights);
        let (mut best, mut chosen) = (-1.0, None);
        for place in 0..LINES_SAMPLED.min(slots.count) {
            let slot = slots.draw(place, dice);
            let Some(other) = position.card(slot.opposite()) else { continue };
            let counts = counters.line(slot);
            let worth = |colour: Colour| prospects.after(colour.index(), counts[colour.index()]);
            let theirs = worth(other);
            for &colour in Colour::ALL[..4].iter().filter(|colour| cards[colour.index()] > 0) {
                let own = worth(colour);
                let (value, take) = if colour == other {
                    (prospects.after(colour.index(), 0), Take::Open)
                } else if own > theirs {
                    (own, Take::Named(colour))
                } else {
                    (theirs, Take::Named(other))
                };
                if value > best {
                    best = value;
                    chosen = Some((place, Lay { source, colour, slot, take }));
                }
            }
        }
        let Some((place, lay)) = chosen else { return };
        note(position.mover(), lay);
        counters.lay(position, lay);
        slots.remove(place);
    }
}

/// Plays random cards of the first phase until `laid` are on the board.
fn push(position: &mut Position, laid: u8, dice: &mut SplitMix, note: &mut dyn FnMut(usize, Lay)) {
    // A card uses up both ends of its line.
    let is_free = |slot: Slot| position.card(slot).is_none() && position.card(slot.opposite()).is_none();
    let mut slots = Slots::of(Slot::all().filter(|&slot| is_free(slot)));
    while position.laid() < laid {
        let Some((source, cards)) = source(position) else {
            position.pass();
            continue;
        };
        let slot = slots.draw(0, dice);
        let lay = Lay { source, colour: any_card(&cards, dice), slot, take: Take::Open };
        note(position.mover(), lay);
        position.lay(lay);
        slots.remove(0);
        let opposite = slot.opposite().index() as u8;
        if let Some(place) = slots.slots[..slots.count].iter().position(|&slot| slot == opposite) {
            slots.remove(place);
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

#[cfg(test)]
mod tests {
    use super::*;
    use sobremesa_core::Setup;
    use sobremesa_laws::{each_action, random_start};
    use sobremesa_muros::Action;

    #[test]
    fn counters_are_followed_under_all_house_rules() {
        for game in 0..40 {
            let start: Position = random_start(&Setup::default(), game);
            each_action(start, 60, &mut SplitMix(game), &mut |position, action, after| {
                let Action::Lay(lay) = action else { return };
                let mut counters = Counters::of(position);
                counters.lay(&mut position.clone(), *lay);
                assert_eq!(counters, Counters::of(after), "{lay:?} in {position}");
                for slot in Slot::all() {
                    assert_eq!(*counters.line(slot), line_counts(after, slot));
                }
            });
        }
    }
}
