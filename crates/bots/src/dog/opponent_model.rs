//! The opponent model: a guess at the hidden cards. Played and folded cards are visible, and so are the cards that a
//! seat gave. The others are drawn from the unseen cards. A seat that played other cards while its pieces waited at
//! home is less likely to hold a start card.

use super::sight::Sight;
use sobremesa_core::{Dice, SplitMix};
use sobremesa_dog::{Card, Counts, KINDS, Phase, Place, Position};

/// The weight of a card that a seat would probably have played. Other cards weigh 8.
const UNLIKELY: u32 = 3;

/// Fills in the hidden cards: returns a world that agrees with what the seat has seen.
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

/// Draws one of the unseen cards, an `unlikely` one less often.
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
