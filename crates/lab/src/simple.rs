//! Opponents that do not search.

use sobremesa_bots::{Choice, Review, Thinker, Valued};
use sobremesa_cock_bull::{Colour, Spot};
use sobremesa_core::{Dice, Error, Game, Notation, Outcome, SplitMix, Turn};
use sobremesa_gobblet::LINES;

/// A decision made at once.
pub struct Decided(Choice);

impl Thinker for Decided {
    fn run(&mut self, _nodes: u64) -> bool {
        true
    }

    fn choice(&self) -> Choice {
        self.0.clone()
    }

    fn review(&self) -> Review {
        let Choice { action, value, .. } = self.choice();
        Review { exact: false, value, moves: vec![Valued { action, value, error: None }] }
    }

    fn reviews(&self) -> bool {
        false
    }
}

/// The seat to move and its legal actions.
pub fn turn<G: Game>(position: &G) -> Result<(u8, Vec<G::Action>), Error> {
    match position.turn() {
        Turn::Seat(seat) => Ok((seat.0, position.legal_actions())),
        Turn::Chance | Turn::Over => Err(position.refusal(None, "")),
    }
}

/// A bot that has already decided on an action.
pub fn decided<G: Notation>(action: &G::Action) -> Decided {
    Decided(Choice { action: action.to_string(), value: 0.5, nodes: 1, depth: None })
}

/// Plays a random legal move. All are equally likely.
pub fn random<G: Notation>(position: &G, mut dice: SplitMix) -> Result<Decided, Error> {
    let (_, actions) = turn(position)?;
    let at = dice.below(actions.len() as u32);
    Ok(decided::<G>(&actions[at as usize]))
}

/// The value of a position for the seat that moved into it.
type Worth<'a, G> = &'a dyn Fn(&G, u8) -> i32;

/// Wins at once if it can, otherwise plays the move of the greatest value. Ties are random.
pub fn greedy<G: Notation>(position: &G, mut dice: SplitMix, worth: Worth<G>) -> Result<Decided, Error> {
    let (mover, actions) = turn(position)?;
    let worth = |action: &G::Action| {
        let after = position.after(action);
        after.outcome().map_or_else(|| worth(&after, mover), |outcome| won(&outcome, mover))
    };
    let best =
        actions.iter().map(|action| (worth(action), dice.word(), action)).max_by_key(|(worth, tie, _)| (*worth, *tie));
    Ok(decided::<G>(best.map_or(&actions[0], |(_, _, action)| action)))
}

/// Gobblet: counts visible gobblets in open lines. Moves after which the other side can win at once are worst.
pub fn lines(after: &sobremesa_gobblet::Position, mover: u8) -> i32 {
    let loses = after
        .legal_actions()
        .iter()
        .any(|reply| after.after(reply).outcome().is_some_and(|outcome| won(&outcome, 1 - mover) > 0));
    let (mine, yours) = (after.shown(mover), after.shown(1 - mover));
    let lines = |us, them| {
        let open = LINES.iter().filter(|&&line| (line & them) == Default::default());
        open.map(|&line| (line & us).count().pow(2)).sum::<u32>() as i32
    };
    if loses { -1000 } else { lines(mine, yours) - lines(yours, mine) }
}

/// Cock & Bull: Pegs and chips with the values of a Peg-Out.
pub fn points(after: &sobremesa_cock_bull::Position, mover: u8) -> i32 {
    let points = |colour: Colour| {
        let chips = Spot::ALL.into_iter().filter(|spot| after.chips()[spot.index()] == Some(colour));
        let points = chips.map(|spot| spot.area().worth()).sum::<u8>() + after.pegs()[colour.index()];
        if after.seat_of(colour) == mover { i32::from(points) } else { -i32::from(points) }
    };
    Colour::ALL.into_iter().map(points).sum()
}

fn won<R>(outcome: &Outcome<R>, seat: u8) -> i32 {
    match outcome.winners.as_slice() {
        [winner] if winner.0 == seat => 10_000,
        [_] => -10_000,
        _ => 0,
    }
}
