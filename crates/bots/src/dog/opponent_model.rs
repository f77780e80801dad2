//! The opponent model: what the others may hold. What was played or folded lies open and what was given is known; the rest is drawn from
//! the cards seen nowhere, with less weight on a start card for a seat that has played others while pieces waited at home.

use super::rollout::gift;
use super::weights::Weights;
use sobremesa_core::{Dice, SplitMix};
use sobremesa_dog::{Card, Counts, Mode, Phase, Place, Position};

/// The weight, of 8, of a card that a seat would most likely have played.
const UNLIKELY: u32 = 3;

/// A determinization: a world that a seat may be in, out of what it has seen.
pub(super) fn determinize(mut world: Position, dice: &mut SplitMix, weights: &Weights) -> Position {
    world.fill_by(|world, seat, cards| {
        if world.phase() == Phase::Exchange && world.hand(seat).hidden == 0 {
            return gift(world, seat, weights);
        }
        draw(world, seat, cards, dice)
    });
    world
}

/// Whether a seat has had its turn this round and still left a piece at home with its start square free.
fn waited(world: &Position, seat: u8) -> bool {
    let board = world.board();
    world.phase() == Phase::Play
        && world.hand(seat).size() < world.house().hand(world.round())
        && board.pieces(seat).any(|piece| board.place(piece) == Place::Home)
        && !board.pieces(seat).any(|piece| board.is_guard(piece))
}

/// Draws one of the unseen cards for a seat.
fn draw(world: &Position, seat: u8, pool: &Counts, dice: &mut SplitMix) -> Card {
    let waited = waited(world, seat);
    let weight = |card: Card| {
        let starts = waited && matches!(world.house().modes(card), [Mode::Start, ..] | [Mode::Wild]);
        u32::from(pool[card.index()]) * if starts { UNLIKELY } else { 8 }
    };
    let mut at = dice.below(Card::all().map(weight).sum::<u32>().max(1));
    let mut drawn = Card::UNKNOWN;
    for card in Card::all().filter(|&card| weight(card) > 0) {
        drawn = card;
        if at < weight(card) {
            break;
        }
        at -= weight(card);
    }
    drawn
}
