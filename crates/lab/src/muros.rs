//! Opponents at Muros.

use crate::simple::{Decided, decided, turn};
use core::array;
use sobremesa_bots::muros::inside::{holding, shares, worths};
use sobremesa_bots::{Choice, Review, Thinker};
use sobremesa_core::{Dice, Error, SplitMix, draw_from};
use sobremesa_muros::{Action, Colour, Lay, Piles, Position, Slot, Source, Take};

/// Lays the card after which its kept counters have the greatest lead in value over the best rival's. Prefers cards
/// from the piles to those of its hand. Ties are random.
pub fn greedy(position: &Position, mut dice: SplitMix) -> Result<Decided, Error> {
    let (mover, actions) = turn(position)?;
    let me = usize::from(mover);
    let lead = |action: &Action| {
        let Action::Lay(lay) = action else { return (0.0, false) };
        let mut after = *position;
        after.lay(*lay);
        let worths = worths(&after);
        let held = |seat| holding(&after, seat, &worths);
        let rival = (0..after.seats()).filter(|&seat| seat != me).map(held).fold(0.0, f32::max);
        (held(me) - rival, lay.source == Source::Pile)
    };
    let mut best = (actions[0], (f32::MIN, false), 0);
    for action in actions {
        let (lead, tie) = (lead(&action), dice.word());
        // Sums of the same counters may differ in the last bit.
        let nearly = (lead.0 - best.1.0).abs() < 1e-4;
        if if nearly { (lead.1, tie) > (best.1.1, best.2) } else { lead.0 > best.1.0 } {
            best = (action, lead, tie);
        }
    }
    Ok(decided::<Position>(&best.0))
}

/// The number of rollouts per legal move.
const GAMES: usize = 50;

/// Plays a rollout to the end of the game: a random free line each time, with cards from the piles before the hand.
fn play_out(world: &mut Position, dice: &mut SplitMix) {
    for opens in [true, false] {
        let mut lines: [u8; 18] = array::from_fn(|line| line as u8);
        for at in (1..18).rev() {
            lines.swap(at, dice.below(at as u32 + 1) as usize);
        }
        for end in lines.map(Slot::numbered) {
            let ends = [end, end.opposite()];
            let slot = match ends.map(|end| world.card(end).is_some()) {
                [false, false] if opens => ends[dice.below(2) as usize],
                [false, true] if !opens => ends[0],
                [true, false] if !opens => ends[1],
                _ => continue,
            };
            while world.must_pass() {
                world.pass();
            }
            world.lay(rollout_lay(world, slot, dice));
        }
    }
}

/// A random card in the first phase; in the second phase, the card that takes the most counters.
fn rollout_lay(world: &Position, slot: Slot, dice: &mut SplitMix) -> Lay {
    let hand = &world.hands()[world.mover()];
    let from_hand =
        world.piles().iter().all(|&cards| cards == 0) || world.house().piles == Piles::Last && hand.size() > 0;
    let (source, cards) = if from_hand { (Source::Hand, hand.cards) } else { (Source::Pile, *world.piles()) };
    let held = Colour::ALL[..4].iter().copied().filter(|colour| cards[colour.index()] > 0);
    let Some(other) = world.card(slot.opposite()) else {
        let colour = Colour::ALL[draw_from(&mut { cards }, dice)];
        return Lay { source, colour, slot, take: Take::Open };
    };
    let mut counts = [0u8; 5];
    for square in slot.line() {
        if let Some(counter) = world.squares()[usize::from(square)] {
            counts[counter.index()] += 1;
        }
    }
    let mut best = (0, Lay { source, colour: other, slot, take: Take::Open });
    for colour in held {
        let named = if counts[colour.index()] > counts[other.index()] { colour } else { other };
        let (score, take) =
            if colour == other { (1, Take::Open) } else { (2 + counts[named.index()], Take::Named(named)) };
        if score > best.0 {
            best = (score, Lay { source, colour, slot, take });
        }
    }
    best.1
}

/// Flat Monte Carlo over sampled hands: rollouts after each move, distributed by sequential halving (Karnin, Koren,
/// Somekh, "Almost optimal exploration in multi-armed bandits", 2013). It shares no code with the bot's search.
pub struct Flat {
    seen: Position,
    me: usize,
    dice: SplitMix,
    /// The remaining moves, each with its number of rollouts and its sum of shares of the win.
    moves: Vec<(Action, f32, f32)>,
    /// The number of rollouts left in this round.
    round: usize,
    /// The number of rollouts per round.
    games: usize,
    at: usize,
    played: u64,
}

impl Flat {
    /// Creates a search of a position as the seat to move sees it.
    pub fn new(position: &Position, dice: SplitMix) -> Result<Flat, Error> {
        let (mover, actions) = turn(position)?;
        let total = GAMES * actions.len();
        let rounds = actions.len().next_power_of_two().trailing_zeros().max(1) as usize;
        let moves = actions.into_iter().map(|action| (action, 0.0, 0.0)).collect();
        let games = total / rounds;
        Ok(Flat { seen: *position, me: mover.into(), dice, moves, round: games, games, at: 0, played: 0 })
    }
}

impl Thinker for Flat {
    fn run(&mut self, nodes: u64) -> bool {
        for _ in 0..nodes {
            if self.moves.len() == 1 {
                return true;
            }
            let (action, games, gain) = &mut self.moves[self.at];
            let mut world = self.seen;
            world.fill(&mut self.dice);
            match action {
                Action::Lay(lay) => world.lay(*lay),
                _ => world.pass(),
            }
            play_out(&mut world, &mut self.dice);
            *games += 1.0;
            *gain += shares(&world)[self.me];
            self.at = (self.at + 1) % self.moves.len();
            self.played += 1;
            self.round = self.round.saturating_sub(1);
            if self.round == 0 && self.at == 0 {
                self.moves.sort_by(|a, b| (b.2 / b.1).total_cmp(&(a.2 / a.1)));
                self.moves.truncate(self.moves.len().div_ceil(2));
                self.round = self.games;
            }
        }
        self.moves.len() == 1
    }

    fn choice(&self) -> Choice {
        let best = self.moves.iter().max_by(|a, b| (a.2 / a.1.max(1.0)).total_cmp(&(b.2 / b.1.max(1.0))));
        let (action, games, gain) = best.unwrap_or(&self.moves[0]);
        let value = f64::from(gain / games.max(1.0));
        Choice { action: action.to_string(), value, nodes: self.played, depth: None }
    }

    fn review(&self) -> Review {
        crate::simple::review(self.choice())
    }

    fn reviews(&self) -> bool {
        false
    }
}
