//! The steps of a match, for logs and lists.

use crate::matches::Match;
use sobremesa_core::{Notation, Seat, Turn, Viewer};

/// One step of a match, as a viewer may know it, except `full`: send nobody a whole step while hands are hidden.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct Step<E> {
    /// The action as the viewer may know it. Only the kind (`give`, `deal`) if it is secret, or if it was drawn from
    /// more outcomes than are listed.
    pub notation: String,
    /// The whole action with hidden parts, for the referee only.
    pub full: String,
    /// The seat that decided; null for chance.
    pub seat: Option<Seat>,
    /// The places that a person touches to play it; empty for an action that is secret or not listed.
    pub path: Vec<String>,
    /// True if it was the seat's only legal move.
    pub forced: bool,
    /// The events, without the end of the game.
    pub events: Vec<E>,
}

impl<E> Step<E> {
    /// The same step with its events converted.
    pub fn map_events<F>(self, change: impl FnOnce(Vec<E>) -> Vec<F>) -> Step<F> {
        let Step { notation, full, seat, path, forced, events } = self;
        Step { notation, full, seat, path, forced, events: change(events) }
    }
}

impl<G: Notation> Match<G> {
    /// The step after a number of steps; `None` if the match is shorter.
    ///
    /// ```
    /// use sobremesa_core::{Setup, Viewer};
    /// use sobremesa_session::{AnyMatch, Gobblet, Match};
    ///
    /// let mut game = Match::<Gobblet>::new(&Setup::default(), None, "a seed")?;
    /// game.play("D@b2")?;
    /// let step = game.step(0, Viewer::Onlooker).expect("one step was played");
    /// assert_eq!((step.notation.as_str(), step.forced), ("D@b2", false));
    /// # Ok::<(), sobremesa_core::Error>(())
    /// ```
    pub fn step(&self, ply: usize, viewer: Viewer) -> Option<Step<G::Event>> {
        let (action, before, events) = (self.actions.get(ply)?, self.positions.get(ply)?, self.events.get(ply)?);
        let (seat, listed) = match before.turn() {
            Turn::Seat(seat) => (Some(seat), before.legal_actions()),
            _ => (None, before.short_chances().into_iter().map(|(action, _)| action).collect()),
        };
        let seen: Vec<_> = events.iter().map(|event| G::redact(event, viewer)).collect();
        let secret = seen.iter().zip(events).any(|(seen, event)| seen.as_ref() != Some(event));
        let full = action.to_string();
        let open = !secret && !listed.is_empty();
        let notation = if open { full.clone() } else { full.split(':').next().unwrap_or_default().into() };
        let path = if open && listed.contains(action) { before.path(action) } else { Vec::new() };
        let forced = seat.is_some() && listed.len() == 1;
        Some(Step { notation, full, seat, path, forced, events: seen.into_iter().flatten().collect() })
    }
}
