//! Rollouts: what a seat plays at first sight, to the end of the round.

use super::eval::{card_worth, hand_worth, lead};
use super::weights::Weights;
use sobremesa_core::{Game, SplitMix, Turn};
use sobremesa_dog::{Action, Card, Phase, Position};

/// The card that a seat gives at first sight: worth more to the receiver than to itself.
pub(super) fn gift(position: &Position, seat: u8, weights: &Weights) -> Card {
    let house = position.house();
    let receiver = house.receiver(seat);
    let sign = if house.partner(seat) == receiver { 1.0 } else { -1.0 };
    let hand = position.hand(seat).cards;
    let mut best = (Card::UNKNOWN, f32::MIN);
    for card in Card::all().filter(|card| hand[card.index()] > 0) {
        let spare = if hand[card.index()] > 1 { 0.3 } else { 1.0 };
        let worth =
            sign * card_worth(position, receiver, card, weights) - spare * card_worth(position, seat, card, weights);
        if worth > best.1 {
            best = (card, worth);
        }
    }
    best.0
}

/// How good it looks to a seat to have come here by an action of its own.
pub(super) fn evaluate(after: &Position, seat: u8, danger: bool, weights: &Weights) -> f32 {
    lead(after, seat, danger, weights) + hand_worth(after, seat, weights)
}

/// What the seat to move plays at first sight.
pub(super) fn rollout_policy(position: &Position, danger: bool, weights: &Weights) -> Action {
    let seat = position.mover();
    if position.phase() == Phase::Exchange {
        return Action::Give(gift(position, seat, weights));
    }
    let mut actions = position.legal_actions();
    let (mut best, mut at) = (f32::MIN, 0);
    for (number, action) in actions.iter().enumerate() {
        if actions.len() == 1 {
            break;
        }
        let worth = evaluate(&position.after(action), seat, danger, weights);
        if worth > best {
            (best, at) = (worth, number);
        }
    }
    actions.swap_remove(at)
}

/// Plays to the end of the round.
pub(super) fn play_out(world: &mut Position, dice: &mut SplitMix, weights: &Weights) {
    while world.phase() != Phase::Deal {
        let action = match world.turn() {
            Turn::Over => return,
            Turn::Chance => match world.draw(dice) {
                Some(action) => action,
                None => return,
            },
            Turn::Seat(_) => rollout_policy(world, false, weights),
        };
        world.advance(&action);
    }
}
