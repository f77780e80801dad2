//! The core trait: what a game must give, and what follows from it.

use crate::{Code, Dice, Error, Eye, Info, Outcome, PlayError, Rules, Turn};
use std::fmt::Debug;
use std::hash::Hash;

/// A chance step with at most this many outcomes is shown as a list; larger ones are only drawn.
pub const LISTED_CHANCES: usize = 64;

/// What chance may do next.
#[derive(Clone, Debug, PartialEq)]
pub enum Chances<S> {
    /// Every outcome with its weight (a positive whole number).
    Listed(Vec<(S, u32)>),
    /// Too many to list; [`Game::draw`] picks one.
    Drawn,
}

/// A position of a game: all that its rules need to go on from here, house rules included.
///
/// The type is the position; a match (history, undo, repetition, dice) is the session's.
pub trait Game: Clone + Debug + PartialEq + Sized + 'static {
    /// A decision of a seat or an outcome of chance.
    type Step: Clone + Debug + Ord;
    /// What happened while a step was played; folding a step's events over the old view gives the new one.
    type Event: Clone + Debug + PartialEq;
    /// What an eye may see.
    type View: Clone + Debug + PartialEq;
    /// What can be wrong with a position that somebody made up.
    type Fault: std::error::Error;
    /// What must stand on the table again for a position to count as repeated; `()` where nothing repeats.
    type Standing: Clone + Debug + Eq + Hash;

    /// What can be chosen before it starts.
    const INFO: &'static Info;

    /// The usual start under these rules.
    fn start(rules: &Rules) -> Self;

    /// The rules this position is played by.
    fn rules(&self) -> Rules;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The end, where the position itself tells it (repetition is the session's to see).
    fn outcome(&self) -> Option<Outcome>;

    /// The decisions of the seat to move, ascending and without repeats; none when no seat is to move.
    fn legal_steps(&self) -> Vec<Self::Step>;

    /// What chance may do; an empty list when chance is not to act.
    fn chances(&self) -> Chances<Self::Step> {
        Chances::Listed(Vec::new())
    }

    /// Plays a step that is known to be legal, and emits what happens in order.
    fn play_unchecked(&mut self, step: &Self::Step, emit: impl FnMut(Self::Event));

    /// What an eye may see.
    fn view(&self, eye: Eye) -> Self::View;

    /// A position drawn evenly from all that an eye holds possible; where nothing is hidden from it, this one.
    fn world(&self, eye: Eye, dice: &mut dyn Dice) -> Self;

    /// Applies an event, as this eye was told it, to what it saw before.
    ///
    /// # Panics
    /// It may for an event that [`Game::admits`] refuses; those of a game's own steps never are.
    fn fold(view: &mut Self::View, event: &Self::Event);

    /// Whether an event can follow what an eye saw: what comes from outside is asked so before it is folded.
    fn admits(_view: &Self::View, _event: &Self::Event) -> bool {
        true
    }

    /// An event as an eye may know it; `None` where it notices nothing.
    fn seen(event: &Self::Event, _eye: Eye) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether a step of this kind may show eyes what was hidden from them: a hand is laid down, chosen cards change
    /// hands.
    fn reveals(_step: &Self::Step) -> bool {
        false
    }

    /// Whether the position can be at all (pieces conserved, arrangement possible).
    ///
    /// # Errors
    /// What is wrong with it.
    fn validate(&self) -> Result<(), Self::Fault>;

    /// What counts for repetition, or `None` where this position is not counted.
    fn standing(&self) -> Option<Self::Standing> {
        None
    }

    /// How many times a position must stand for a draw by repetition; 0 where there is no such rule.
    const REPETITION: u8 = 0;

    /// Draws one outcome of chance.
    fn draw(&self, dice: &mut dyn Dice) -> Option<Self::Step> {
        let Chances::Listed(outcomes) = self.chances() else { return None };
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut at = dice.below(total);
        outcomes.into_iter().find_map(|(step, weight)| {
            let hit = at < weight;
            at = at.saturating_sub(weight);
            hit.then_some(step)
        })
    }

    /// The outcomes of chance where they are few enough to be shown as a list; else none.
    fn short_chances(&self) -> Vec<(Self::Step, u32)> {
        match self.chances() {
            Chances::Listed(outcomes) if outcomes.len() <= LISTED_CHANCES => outcomes,
            _ => Vec::new(),
        }
    }

    /// Whether a step may be played now. To be given where chance draws from more outcomes than it lists. Wider than
    /// [`Game::legal_steps`] only where a rule says that a step may be played but is never listed (a draw offer).
    fn is_legal(&self, step: &Self::Step) -> bool {
        match self.turn() {
            Turn::Seat(_) => self.legal_steps().contains(step),
            Turn::Chance => match self.chances() {
                Chances::Listed(outcomes) => outcomes.iter().any(|(s, _)| s == step),
                Chances::Drawn => false,
            },
            Turn::Over => false,
        }
    }

    /// What an illegal step, written `token`, is told here.
    fn refusal(&self, token: &str) -> Error {
        refusal(self.turn(), token)
    }

    /// Plays a step that is known to be legal; nobody is told what happens.
    fn advance(&mut self, step: &Self::Step) {
        self.play_unchecked(step, |_| ());
    }

    /// Plays a step that is known to be legal and returns what happens.
    fn advance_with_events(&mut self, step: &Self::Step) -> Vec<Self::Event> {
        let mut events = Vec::new();
        self.play_unchecked(step, |event| events.push(event));
        events
    }

    /// Plays a step and returns the new position with what happened.
    ///
    /// # Errors
    /// `game-over`, `illegal-move` or `not-chance`, with the untouched position.
    fn play(mut self, step: &Self::Step) -> Result<(Self, Vec<Self::Event>), PlayError<Self>> {
        if !self.is_legal(step) {
            let error = self.refusal("");
            return Err(PlayError { position: self, error });
        }
        let events = self.advance_with_events(step);
        Ok((self, events))
    }

    /// Counts the sequences of exactly `depth` steps, outcomes of chance once each; a finished game adds nothing
    /// deeper, nor does chance that lists no outcomes (a deal); repetition is ignored.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let steps = match self.turn() {
            Turn::Seat(_) => self.legal_steps(),
            Turn::Chance => match self.chances() {
                Chances::Listed(outcomes) => outcomes.into_iter().map(|(step, _)| step).collect(),
                Chances::Drawn => Vec::new(),
            },
            Turn::Over => return 0,
        };
        if depth == 1 {
            return steps.len() as u64;
        }
        let count = |step: &Self::Step| {
            let mut next = self.clone();
            next.advance(step);
            next.perft(depth - 1)
        };
        steps.iter().map(count).sum()
    }
}

fn refusal(turn: Turn, token: &str) -> Error {
    let (code, message) = match turn {
        Turn::Over => (Code::GameOver, "the game has ended"),
        Turn::Chance => (Code::NotChance, "this is not what chance can bring here"),
        Turn::Seat(_) => (Code::IllegalMove, "this cannot be played here"),
    };
    Error::new(code, message, token, 0)
}
