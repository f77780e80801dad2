//! The opponent model: what the others may hold. What was played or folded lies open and what was given is known; the rest is drawn from
//! the cards seen nowhere, with less weight on a start card for a seat that has played others while pieces waited at home.

use super::sight::Sight;
use sobremesa_core::{Dice, SplitMix};
use sobremesa_dog::{Card, Counts, KINDS, Phase, Place, Position};

/// The weight, of 8, of a card that a seat would most likely have played.
const UNLIKELY: u32 = 3;

/// A determinization: a world that a seat may be in, out of what it has seen.
pub(super) fn determinize(mut world: Position, dice: &mut SplitMix, sight: &Sight) -> Position {
    let mut waits = (u8::MAX, false);
    world.fill_by(|world, seat, cards| {
        if world.phase() == Phase::Exchange && world.hand(seat).hidden == 0 {
            return sight.gift(world, seat);
        }
        if waits.0 != seat {
            waits = (seat, waited(world, seat));
        }
        draw(cards, if waits.1 { sight.starts } else { [false; KINDS] }, dice)
    });
    world
}

/// Returns true if a seat had its turn this round but left a piece at home with its start square free.
fn waited(world: &Position, seat: u8) -> bool {
    let board = world.board();
    world.phase() == Phase::Play
        && world.hand(seat).size() < world.house().hand(world.round())
        && board.pieces(seat).any(|piece| board.place(piece) == Place::Home)
        && !board.pieces(seat).any(|piece| board.is_guard(piece))
}

/// Draws one of the unseen cards; those that are `unlikely` come less often.
fn draw(pool: &Counts, unlikely: [bool; KINDS], dice: &mut SplitMix) -> Card {
    let mut weights = [0; KINDS];
    let mut total = 0;
    for ((weight, &count), unlikely) in weights.iter_mut().zip(pool).zip(unlikely) {
        *weight = u32::from(count) * if unlikely { UNLIKELY } else { 8 };
        total += *weight;
    }
    let mut at = dice.below(total.max(1));
    let mut drawn = Card::UNKNOWN;
    for card in Card::all().filter(|card| weights[card.index()] > 0) {
        drawn = card;
        if at < weights[card.index()] {
            break;
        }
        at -= weights[card.index()];
    }
    drawn
}
