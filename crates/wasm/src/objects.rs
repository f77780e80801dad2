//! The objects that a match returns to JavaScript, as types whose declarations tsify generates.

use serde::Serialize;
use sobremesa_core::Turn;
use sobremesa_session::{AnyMatch, GameId, Outcome, Step};
use std::collections::BTreeMap;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// A legal move and the places that a person touches in order to play it.
#[derive(Serialize, Tsify)]
pub struct LegalMove {
    /// The move in the game's notation.
    pub notation: String,
    /// Place ids in the order of the taps, such as `["stack:4", "b2"]`.
    pub path: Vec<String>,
}

/// An outcome of chance.
#[derive(Serialize, Tsify)]
pub struct ChanceOutcome {
    /// The outcome in the game's notation.
    pub notation: String,
    /// Its probability relative to the other outcomes.
    pub weight: u32,
}

/// The event that all games share: the end, the last event of the step that ended the game.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EndedEvent {
    /// The game has ended.
    Ended {
        /// The outcome.
        outcome: Outcome,
    },
}

/// An event of a game, or its end.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Emitted<E> {
    /// An event of the game.
    Event(E),
    /// The end.
    End(EndedEvent),
}

/// The result of a move, tried on a copy of the match.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Preview<E, V> {
    /// The events.
    pub events: Vec<E>,
    /// The outcome if the move ends the game.
    pub outcome: Option<Outcome>,
    /// The view of the given seat after it; missing if no seat was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub view: Option<V>,
    /// The next to act.
    pub turn: Turn,
}

/// The facts of a match that stay the same from beginning to end.
#[derive(Serialize, Tsify)]
pub struct MatchInfo {
    /// The game.
    pub game: GameId,
    /// The number of seats.
    pub seats: u8,
    /// The seed of the dice.
    pub seed: String,
    /// Every house rule with its value.
    #[tsify(type = "Record<string, string>")]
    pub options: BTreeMap<&'static str, String>,
}

impl MatchInfo {
    /// The facts of a match.
    pub fn of(game: &dyn AnyMatch) -> MatchInfo {
        // As in `sobremesa_core::Options::values`, not by `collect`.
        let mut options = BTreeMap::new();
        options.extend(game.options());
        MatchInfo { game: game.id(), seats: game.seats(), seed: game.seed().into(), options }
    }
}

/// A record that was replayed.
#[wasm_bindgen(typescript_custom_section)]
const OPENED: &str = "
/** A record that was replayed. */
export interface Opened {
    match: Match;
    info: MatchInfo;
    state: MatchState;
    /** Its steps as the viewer may know them. */
    steps: Step<unknown>[];
}
";

/// The state of a match that changes with each step.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MatchState {
    /// The number of steps played so far, including chance. All of them can be undone.
    pub ply: usize,
    /// The number of steps that can be redone.
    pub future: usize,
    /// The next to act.
    pub turn: Turn,
    /// The outcome, once the game has ended.
    pub outcome: Option<Outcome>,
    /// The legal moves of the seat to move, or at a chance node its outcomes if at most 64, sorted by notation; empty
    /// when over.
    pub moves: Vec<LegalMove>,
    /// The draw offer that the seat to move may make now, which is never among the moves; null if there is none.
    pub offer: Option<String>,
}

/// A step that was played, redone or undone, and the state of the match afterwards.
#[derive(Serialize, Tsify)]
pub struct Played<E, V> {
    /// The step as the public may know it.
    pub step: Step<E>,
    /// The events of the step, as the viewer may see them.
    pub events: Vec<E>,
    /// The match after the step or, if the step was undone, before it.
    pub state: MatchState,
    /// The viewer's views: before the step, and after each of its events except the end of the game.
    pub views: Vec<V>,
}

impl MatchState {
    /// The current state of a match.
    pub fn of(game: &dyn AnyMatch) -> MatchState {
        let mut moves: Vec<_> = game.list();
        moves.sort_unstable_by(|a, b| a.action.cmp(&b.action));
        let moves = moves.into_iter().map(|move_| LegalMove { notation: move_.action, path: move_.path }).collect();
        MatchState {
            ply: game.ply(),
            future: game.future(),
            turn: game.turn(),
            outcome: game.outcome(),
            moves,
            offer: game.draw_offer(),
        }
    }
}

/// Adds the end of the game to events, if the game has ended.
pub fn with_end<E>(events: impl Iterator<Item = E>, outcome: Option<Outcome>) -> Vec<Emitted<E>> {
    let end = outcome.map(|outcome| Emitted::End(EndedEvent::Ended { outcome }));
    events.map(Emitted::Event).chain(end).collect()
}
