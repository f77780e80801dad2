//! The search lists the possible turns, one per distinct result, and chooses between them with PUCT at the root only
//! (Rosin, "Multi-armed bandits with episode context", 2011). Each rollout fills in the hidden cards (determinization),
//! plays a turn, continues to the end of the round with the rollout policy, and evaluates the position there.

use super::eval::shares;
use super::opponent_model::determinize;
use super::rollout::{evaluate, play_out};
use super::sight::Sight;
use super::weights::{Ends, ends};
use sobremesa_core::{Game, Seat, SplitMix, Turn};
use sobremesa_dog::{Action, Mode, Owed, Piece, Place, Play, Position};
use std::collections::HashSet;

/// The exploration constant of PUCT.
const EXPLORATION: f32 = 0.25;

/// The minimum variance: a few similar results don't prove much.
const MIN_VARIANCE: f32 = 0.01;

/// How strongly the prior favours the plan with the best immediate evaluation.
const PRIOR_STRENGTH: f32 = 2.0;

/// A possible turn, and the results of its rollouts.
pub(super) struct TurnPlan {
    /// The actions of the turn. The first one is the bot's move.
    pub actions: Vec<Action>,
    /// The immediate evaluation after the turn.
    pub prior_value: f32,
    /// The share of the win after the turn, estimated without a rollout.
    estimate: f32,
    /// The prior probability.
    prior: f32,
    /// The number of rollouts.
    pub visits: u32,
    /// The sum of the rollouts' shares of the win, and the sum of their squares.
    gain: f32,
    squares: f32,
}

impl TurnPlan {
    /// The mean share of the win. The estimate counts as one rollout.
    pub(super) fn value(&self) -> f32 {
        (self.gain + self.estimate) / (self.visits + 1) as f32
    }

    /// Half the width of the 95 % confidence interval of the value.
    pub(super) fn error(&self) -> f32 {
        let (tries, mean) = ((self.visits + 1) as f32, self.value());
        let spread = (self.squares + self.estimate * self.estimate) / tries - mean * mean;
        1.96 * (spread.max(MIN_VARIANCE) / tries).sqrt()
    }
}

/// A search in progress.
pub(super) struct Search {
    seen: Position,
    seat: u8,
    seed: u64,
    sight: Sight,
    ends: Ends,
    /// True to keep the best plan of every first action, even if another first action leads to the same result.
    thorough: bool,
    /// The possible turns.
    pub plans: Vec<TurnPlan>,
    /// The number of rollouts.
    pub played: u64,
    /// The plan that every second rollout tries.
    pub focus: Option<usize>,
}

/// A hash of the result of a seat's turn (Zobrist, "A new hashing method with application for game playing", 1970). It
/// is a sum over pieces and cards, so swapping equivalent pieces does not change it.
fn hash(position: &Position, seat: u8) -> u64 {
    let board = position.board();
    let mix = |word: u64| SplitMix(word).word();
    let ranked = !board.house.variant().figures.is_empty();
    let spot = |piece: Piece| {
        let place = match board.place(piece) {
            Place::Home => 0,
            Place::Lane(slot) => 1 + u64::from(slot),
            Place::Track(square) => 8 + u64::from(square),
            Place::Fresh(square) => 128 + u64::from(square),
        };
        place << 8 | u64::from(piece.seat) << 4 | if ranked { u64::from(piece.number) } else { 0 }
    };
    let mut sum = u64::from(position.mover()) << 8 | board.dog().map_or(0, u64::from);
    for seat in 0..board.house.seats {
        for piece in board.pieces(seat) {
            sum = sum.wrapping_add(mix(spot(piece)));
        }
    }
    for owed in position.pending() {
        let (kind, more) = match owed {
            Owed::Split { points, piece, .. } => (points, spot(piece)),
            Owed::Jump { piece } => (10, spot(piece)),
            Owed::Dog { steps } => (20 + steps, 0),
            Owed::Paw => (30, 0),
            Owed::Draw | Owed::Drawn => (40, 0),
        };
        sum = sum.wrapping_mul(3).wrapping_add(mix(1 << 32 | u64::from(kind) << 24 | more));
    }
    for (kind, cards) in (0..).zip(position.hand(seat).cards) {
        sum = sum.wrapping_add(mix(1 << 48 | kind << 8 | u64::from(cards)));
    }
    if let Some(card) = position.given(seat) {
        sum = sum.wrapping_add(mix(1 << 49 | card.index() as u64));
    }
    sum
}

/// Returns true if the action plays a wild card as a card that is also in the hand.
fn wastes(position: &Position, action: &Action) -> bool {
    let Action::Play(Play { card, counts, .. }) = action else { return false };
    position.house().modes(*card) == [Mode::Wild] && position.hand(position.mover()).cards[counts.index()] > 0
}

impl Search {
    /// Creates a search for the seat to move, from its view of the position. If `thorough`, every first action has a
    /// plan.
    pub(super) fn new(seen: Position, level: u8, seed: u64, thorough: bool) -> Search {
        let seat = seen.mover();
        let (sight, ends) = (Sight::new(seen.house(), level), ends(seen.house()));
        let mut search =
            Search { seat, seed, sight, ends, thorough, plans: Vec::new(), played: 0, focus: None, seen: seen.clone() };
        let mut met = HashSet::new();
        search.extend(&seen, &mut Vec::new(), &mut met);
        let best = search.plans.iter().map(|plan| plan.prior_value).fold(f32::MIN, f32::max);
        let mut total = 0.0;
        for plan in &mut search.plans {
            let behind = (best - plan.prior_value) * PRIOR_STRENGTH;
            plan.prior = 1.0 / (1.0 + behind * behind);
            total += plan.prior;
        }
        for plan in &mut search.plans {
            plan.prior /= total;
        }
        search
    }

    /// Adds every way to finish this turn, one plan per distinct result.
    fn extend(&mut self, position: &Position, actions: &mut Vec<Action>, met: &mut HashSet<u64>) {
        for action in position.legal_actions() {
            if self.thorough && actions.is_empty() {
                met.clear();
            }
            if !self.thorough && wastes(position, &action) {
                continue;
            }
            let after = position.after(&action);
            if !met.insert(hash(&after, self.seat)) {
                continue;
            }
            actions.push(action);
            if after.turn() == Turn::Seat(Seat(self.seat)) && after.pending().next().is_some() {
                self.extend(&after, actions, met);
            } else {
                let prior_value = match actions[0] {
                    Action::Give(card) => self.sight.gift_worth(position, self.seat, card),
                    _ => evaluate(&after, self.seat, true, &self.sight),
                };
                if self.thorough
                    && let Some(other) = self.plans.last().filter(|other| other.actions[0] == actions[0])
                {
                    if other.prior_value < prior_value {
                        self.plans.pop();
                    } else {
                        actions.pop();
                        continue;
                    }
                }
                let estimate = shares(&after, &self.ends)[usize::from(self.seat)];
                self.plans.push(TurnPlan {
                    actions: actions.clone(),
                    prior_value,
                    estimate,
                    prior: 1.0,
                    visits: 0,
                    gain: 0.0,
                    squares: 0.0,
                });
            }
            actions.pop();
        }
    }

    /// Plays one rollout. The n-th rollout of every plan uses the same dice.
    pub(super) fn play(&mut self) {
        let spread = EXPLORATION * (self.played as f32).sqrt();
        let (mut best, mut at) = (f32::MIN, 0);
        for (number, plan) in self.plans.iter().enumerate() {
            let value = plan.value() + spread * plan.prior / (1 + plan.visits) as f32;
            if value > best {
                (best, at) = (value, number);
            }
        }
        if let Some(focus) = self.focus.filter(|_| self.played % 2 == 1) {
            at = focus;
        }
        let plan = &mut self.plans[at];
        let mut dice = SplitMix(self.seed.wrapping_add(u64::from(plan.visits)));
        let mut seen = self.seen.clone();
        // A hidden hand must hold the card that it plays. During a split, that card is already on the pile.
        let split = seen.pending().any(|owed| matches!(owed, Owed::Split { .. }));
        if let Some(card) = plan.actions[0].card().filter(|_| !split) {
            seen.reveal(self.seat, card);
        }
        let mut world = determinize(seen, &mut dice, &self.sight);
        for action in &plan.actions {
            world.advance(action);
        }
        play_out(&mut world, &mut dice, &self.sight);
        let share = shares(&world, &self.ends)[usize::from(self.seat)];
        plan.gain += share;
        plan.squares += share * share;
        plan.visits += 1;
        self.played += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sobremesa_core::Setup;
    use sobremesa_laws::{each_action, random_start};

    #[test]
    fn the_error_of_a_plan_follows_the_spread_of_its_rollouts() {
        let mut wide = 0;
        let start: Position = random_start(&Setup::default(), 1);
        each_action(start, 60, &mut SplitMix(1), &mut |position, _, _| {
            if position.turn() == Turn::Chance {
                return;
            }
            let mut search = Search::new(position.clone(), 5, 1, false);
            for _ in 0..40 {
                search.play();
            }
            for plan in &search.plans {
                let least = 1.96 * (MIN_VARIANCE / (plan.visits + 1) as f32).sqrt();
                wide += u32::from(plan.error() > 1.01 * least);
            }
        });
        assert!(wide > 0);
    }
}
