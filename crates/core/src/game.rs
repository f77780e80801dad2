//! The core trait, which every game implements.

use crate::{Code, Dice, Error, Info, Outcome, PlayError, Reason, Rules, Turn, Viewer};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::hash::Hash;

/// The maximum number of outcomes of chance that are shown as a list. If there are more, they are only drawn.
pub const LISTED_CHANCES: usize = 64;

/// The outcomes that chance may draw next.
#[derive(Clone, Debug, PartialEq)]
pub enum Chances<S> {
    /// Every outcome with its weight (a positive whole number).
    Listed(Vec<(S, u32)>),
    /// Too many to list; [`Game::draw`] picks one.
    Drawn,
}

/// A position of a game: everything that its rules need to continue, including the house rules.
///
/// The type is the position. The session has the match: history, undo, repetition and dice.
pub trait Game: Clone + Debug + PartialEq + Send + Sync + Sized + 'static {
    /// A decision of a seat or an outcome of chance.
    type Action: Clone + Debug + Ord + Send + Sync;
    /// An event of an action. Folding an action's events over the old view gives the new view.
    type Event: Clone + Debug + PartialEq + Send + Sync;
    /// The part of a position that a viewer may see. It is displayed as a drawing in letters, hidden things as `?`.
    type View: Clone + Debug + Display + PartialEq;
    /// The reasons why it can end.
    type Reason: Reason;
    /// A fault of an impossible position, which can't arise in play.
    type Fault: core::error::Error;
    /// The part of a position that must recur for a repetition; `()` in games without repetition.
    type RepetitionKey: Clone + Debug + Eq + Hash + Send + Sync;

    /// The choices before a game starts.
    const INFO: &'static Info;

    /// The usual start under these rules.
    fn start(rules: &Rules) -> Self;

    /// The rules of this position.
    fn rules(&self) -> Rules;

    /// Returns the next to act.
    fn turn(&self) -> Turn;

    /// The outcome if the position itself has one (repetition is the session's task).
    fn outcome(&self) -> Option<Outcome<Self::Reason>>;

    /// The decisions of the seat to move, ascending and without repeats. Empty if no seat is to move.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// Returns the outcomes that chance may draw; an empty list if it isn't chance's turn.
    fn chances(&self) -> Chances<Self::Action> {
        Chances::Listed(Vec::new())
    }

    /// Plays an action that is known to be legal, and emits its events in order.
    fn play_unchecked(&mut self, action: &Self::Action, emit: impl FnMut(Self::Event));

    /// Returns the part of the position that a viewer may see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A random position among those that a viewer considers possible, all equally likely. If nothing is hidden from
    /// the viewer, this position.
    fn determinize(&self, viewer: Viewer, dice: &mut dyn Dice) -> Self;

    /// Applies an event of a game's own action, as the viewer got it, to the view before.
    fn fold(view: &mut Self::View, event: &Self::Event);

    /// An event as a viewer may know it; `None` if the viewer doesn't notice it.
    fn redact(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Returns true if an action of this kind may reveal something hidden to viewers, such as a discarded hand or
    /// exchanged cards.
    fn reveals(_action: &Self::Action) -> bool {
        false
    }

    /// Checks that the position is possible (pieces conserved, arrangement possible).
    ///
    /// # Errors
    /// The first fault found.
    fn validate(&self) -> Result<(), Self::Fault>;

    /// Returns the key for counting repetitions, or `None` if this position isn't counted.
    fn repetition_key(&self) -> Option<Self::RepetitionKey> {
        None
    }

    /// The reason for a draw by repetition; `None` if the game has no such rule.
    const REPETITION: Option<Self::Reason> = None;

    /// The number of occurrences of a position that make a draw by repetition.
    fn repetitions(&self) -> u8 {
        3
    }

    /// Draws one outcome of chance.
    fn draw(&self, dice: &mut dyn Dice) -> Option<Self::Action> {
        let Chances::Listed(outcomes) = self.chances() else { return None };
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut at = dice.below(total);
        outcomes.into_iter().find_map(|(action, weight)| {
            let hit = at < weight;
            at = at.saturating_sub(weight);
            hit.then_some(action)
        })
    }

    /// The outcomes of chance if they are few enough to be shown as a list, otherwise an empty list.
    fn short_chances(&self) -> Vec<(Self::Action, u32)> {
        match self.chances() {
            Chances::Listed(outcomes) if outcomes.len() <= LISTED_CHANCES => outcomes,
            _ => Vec::new(),
        }
    }

    /// Returns true if an action may be played now: a legal action, a draw offer or an outcome of chance. A game must
    /// override this if chance draws from more outcomes than it lists.
    fn is_legal(&self, action: &Self::Action) -> bool {
        self.draw_offer().as_ref() == Some(action) || self.listed_actions().contains(action)
    }

    /// The legal actions of a seat, or the outcomes of chance if they can be listed. Empty after the end.
    fn listed_actions(&self) -> Vec<Self::Action> {
        if let Turn::Seat(_) = self.turn() {
            return self.legal_actions();
        }
        match self.chances() {
            Chances::Listed(outcomes) => outcomes.into_iter().map(|(action, _)| action).collect(),
            Chances::Drawn => Vec::new(),
        }
    }

    /// The draw offer that the seat to move may make now. It is never among [`Game::legal_actions`].
    fn draw_offer(&self) -> Option<Self::Action> {
        None
    }

    /// Returns the error for an illegal action, written `token`, or for any action.
    fn refusal(&self, action: Option<&Self::Action>, token: &str) -> Error {
        let (code, message) = match self.turn() {
            Turn::Over => (Code::GameOver, "the game has ended".into()),
            Turn::Chance if action.is_some() => (Code::NotChance, "chance is to act, and cannot bring this".into()),
            Turn::Chance => (Code::NotChance, "chance is to act, not a seat".into()),
            Turn::Seat(_) => (
                Code::IllegalMove,
                action.and_then(|action| self.why_not(action)).unwrap_or_else(|| "this cannot be played here".into()),
            ),
        };
        Error::new(code, message, token, 0)
    }

    /// Returns the reason why the seat to move can't play an action; `None` if there is no more to say.
    fn why_not(&self, _action: &Self::Action) -> Option<String> {
        None
    }

    /// Plays an action that is known to be legal, without collecting its events.
    fn advance(&mut self, action: &Self::Action) {
        self.play_unchecked(action, |_| ());
    }

    /// The position after an action that is known to be legal.
    fn after(&self, action: &Self::Action) -> Self {
        let mut after = self.clone();
        after.advance(action);
        after
    }

    /// A random action: any legal action of a seat, or an outcome of chance by its weight. `None` after the end.
    fn random_action(&self, dice: &mut dyn Dice) -> Option<Self::Action> {
        match self.turn() {
            Turn::Seat(_) => {
                let mut legal = self.legal_actions();
                Some(legal.swap_remove(dice.below(legal.len() as u32) as usize))
            }
            _ => self.draw(dice),
        }
    }

    /// Plays an action that is known to be legal and returns its events.
    fn advance_with_events(&mut self, action: &Self::Action) -> Vec<Self::Event> {
        let mut events = Vec::new();
        self.play_unchecked(action, |event| events.push(event));
        events
    }

    /// Plays an action and returns the new position with the events.
    ///
    /// # Errors
    /// `game-over`, `illegal-move` or `not-chance`, with the untouched position.
    fn play(mut self, action: &Self::Action) -> Result<(Self, Vec<Self::Event>), PlayError<Self>> {
        if !self.is_legal(action) {
            let error = self.refusal(Some(action), "");
            return Err(PlayError { position: self, error });
        }
        let events = self.advance_with_events(action);
        Ok((self, events))
    }

    /// Counts the sequences of exactly `depth` actions. Each listed outcome of chance counts once. Finished games and
    /// unlisted outcomes (a deal) have no further actions. Repetition is ignored.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.listed_actions();
        if depth == 1 {
            return actions.len() as u64;
        }
        actions.iter().map(|action| self.after(action).perft(depth - 1)).sum()
    }
}
