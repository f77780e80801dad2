//! Rollouts: all seats play the actions with the best immediate evaluation until the end of the round.

use super::eval::lead;
use super::sight::Sight;
use sobremesa_core::{Game, SplitMix, Turn};
use sobremesa_dog::{Action, Owed, Phase, Position};

/// The immediate evaluation of a position for a seat that has just acted.
pub(super) fn evaluate(after: &Position, seat: u8, danger: bool, sight: &Sight) -> f32 {
    let draws = after.mover() == seat && after.pending().any(|owed| owed == Owed::Draw);
    lead(after, seat, danger, sight) + sight.hand_worth(after, seat, draws)
}

/// The action that the seat to move plays in a rollout.
fn rollout_policy(position: &Position, sight: &Sight) -> Action {
    if position.phase() == Phase::Exchange {
        return Action::Give(sight.gift(position, position.mover()));
    }
    match sight.best_play(position) {
        // If spending the rest of a card would do harm, giving it up may be legal and better.
        Some((_, gain)) if gain < 0.0 && position.pending().next().is_some() => choose(position, sight),
        Some((play, _)) => Action::Play(play),
        None => choose(position, sight),
    }
}

/// The action with the best immediate evaluation.
fn choose(position: &Position, sight: &Sight) -> Action {
    let mut actions = position.legal_actions();
    let (mut best, mut at) = (f32::MIN, 0);
    for (number, action) in actions.iter().enumerate() {
        if actions.len() == 1 {
            break;
        }
        let worth = evaluate(&position.after(action), position.mover(), false, sight);
        if worth > best {
            (best, at) = (worth, number);
        }
    }
    actions.swap_remove(at)
}

/// Plays to the end of the round.
pub(super) fn play_out(world: &mut Position, dice: &mut SplitMix, sight: &Sight) {
    while world.phase() != Phase::Deal {
        let action = match world.turn() {
            Turn::Over => return,
            Turn::Chance => match world.draw(dice) {
                Some(action) => action,
                None => return,
            },
            Turn::Seat(_) => rollout_policy(world, sight),
        };
        world.advance(&action);
    }
}
