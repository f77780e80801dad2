//! The bot of games without one of their own: flat Monte Carlo. A rollout determinizes the position, plays one of the
//! legal actions, and continues at random. PUCT with a uniform prior (Rosin, "Multi-armed bandits with episode
//! context", 2011) chooses the action. The bot needs only the rules, so it can play and review every game.

use crate::{Choice, Limits, Review, Thinker, Valued, dice, played, spread};
use sobremesa_core::{Dice, Error, Game, Notation, Outcome, Seat, SplitMix, Turn, Viewer};

/// Rollouts of level 2.
const FEW: u64 = 30;

/// Rollouts of levels 3 to 5.
const ROLLOUTS: [u64; 3] = [200, 1_000, 5_000];

/// Rollouts if there is only one legal action.
const ONLY: u64 = 100;

/// The exploration constant of PUCT.
const EXPLORATION: f64 = 1.0;

/// The number of actions after which a rollout counts as a draw.
const LONGEST: usize = 2_000;

/// Creates a bot for a seat's observation.
///
/// # Errors
/// The same as [`crate::thinker`].
///
/// ```
/// use sobremesa_bots::{Limits, monte_carlo};
/// use sobremesa_session::Gobblet;
///
/// let observation = "D,D,-,D/-,-,-,-/-,-,-,-/d,d,-,- 333/433 w";
/// let mut bot = monte_carlo::thinker::<Gobblet>(observation, &Limits::new(3))?;
/// while !bot.run(1_000) {}
/// assert!(bot.choice().value > 0.5);
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub fn thinker<G: Notation>(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    let seen = G::read_observation(observation)?;
    let Turn::Seat(seat) = seen.turn() else { return Err(seen.refusal(None, "")) };
    let mut dice = dice(limits.seed, observation);
    let actions = seen.legal_actions();
    let (focus, first) =
        (played(limits, actions.len(), &|at| actions[at].to_string()), dice.below(actions.len() as u32) as usize);
    let budget = match limits.level {
        2 if !limits.review => limits.nodes.map_or(FEW, |nodes| nodes.min(FEW)),
        _ => limits.games(actions.len(), &ROLLOUTS, ONLY),
    };
    let arms = actions.into_iter().map(|action| Arm { action, visits: 0, gain: 0.0 }).collect();
    Ok(Box::new(Bot { seen, seat, dice, arms, first, focus, visits: 0, budget, even: limits.review }))
}

/// A legal action and the results of its rollouts.
struct Arm<A> {
    action: A,
    /// The number of its rollouts.
    visits: u64,
    /// The sum of its shares of the win.
    gain: f64,
}

impl<A> Arm<A> {
    /// Returns the mean share of the win, or 0.5 without visits.
    fn value(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.gain / self.visits as f64 }
    }
}

struct Bot<G: Game> {
    seen: G,
    seat: Seat,
    dice: SplitMix,
    arms: Vec<Arm<G::Action>>,
    /// A random action, preferred among equals.
    first: usize,
    /// The action that every second rollout starts with.
    focus: Option<usize>,
    visits: u64,
    budget: u64,
    /// True to try every action equally often.
    even: bool,
}

/// A seat's share of the win, 0 to 1. Partners win together.
fn share<G: Game>(outcome: &Outcome<G::Reason>, seat: Seat, seats: u8) -> f64 {
    let sides = G::INFO.sides(seats);
    let won = |side: u8| outcome.winners.iter().any(|winner| winner.0 % sides == side);
    if won(seat.0 % sides) { 1.0 / (0..sides).filter(|&side| won(side)).count() as f64 } else { 0.0 }
}

impl<G: Notation> Bot<G> {
    /// The action to try next.
    fn select(&self) -> usize {
        if let Some(focus) = self.focus.filter(|_| self.visits.is_multiple_of(2)) {
            return focus;
        }
        if self.even {
            return (self.visits % self.arms.len() as u64) as usize;
        }
        let spread = EXPLORATION * (self.visits as f64).sqrt() / self.arms.len() as f64;
        let bound = |arm: &Arm<G::Action>| arm.value() + spread / (1 + arm.visits) as f64;
        let better = |best: usize, at: usize| if bound(&self.arms[at]) > bound(&self.arms[best]) { at } else { best };
        (1..self.arms.len()).fold(0, better)
    }

    /// Plays one random game after an action and returns the seat's share of the win.
    fn rollout(&mut self, at: usize) -> f64 {
        let mut world = self.seen.determinize(Viewer::Seat(self.seat), &mut self.dice);
        world.advance(&self.arms[at].action);
        let seats = world.rules().seats;
        for _ in 0..LONGEST {
            if let Some(outcome) = world.outcome() {
                return share::<G>(&outcome, self.seat, seats);
            }
            let Some(action) = world.random_action(&mut self.dice) else { break };
            world.advance(&action);
        }
        1.0 / f64::from(G::INFO.sides(seats))
    }

    /// The most visited action. Ties are broken by value.
    fn best(&self) -> usize {
        let rank = |at: usize| (self.arms[at].visits, self.arms[at].value());
        (0..self.arms.len()).fold(self.first, |best, at| if rank(at) > rank(best) { at } else { best })
    }
}

impl<G: Notation> Thinker for Bot<G> {
    fn run(&mut self, nodes: u64) -> bool {
        for _ in 0..nodes.min(self.budget - self.visits) {
            let at = self.select();
            let gain = self.rollout(at);
            self.arms[at].visits += 1;
            self.arms[at].gain += gain;
            self.visits += 1;
        }
        self.visits == self.budget
    }

    fn choice(&self) -> Choice {
        let arm = &self.arms[self.best()];
        Choice { action: arm.action.to_string(), value: arm.value(), nodes: self.visits, depth: None }
    }

    fn review(&self) -> Review {
        let valued = |arm: &Arm<G::Action>| Valued {
            action: arm.action.to_string(),
            value: arm.value(),
            error: Some(if arm.visits == 0 { 0.5 } else { spread(arm.value(), arm.visits as f64) }),
        };
        Review::of(self.arms.iter().map(valued).collect(), false)
    }
}
