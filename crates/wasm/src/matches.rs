//! One game in progress, its views and events in the game's own types.

use crate::error;
use crate::values::{from_js, to_js};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sobremesa_core::{Code, Error, Game, Notation, OptionValues, Seat, Setup, Turn, Viewer};
use sobremesa_session::{AnyMatch, BadRecord, GameId, Match as Typed, Outcome, with_game};
use std::collections::BTreeMap;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// How a match starts, as the facade has checked it; everything left out takes the game's default.
#[derive(Deserialize, Tsify)]
#[serde(deny_unknown_fields)]
pub struct StartOptions {
    /// The number of seats.
    #[serde(default)]
    #[tsify(optional)]
    pub seats: Option<u8>,
    /// House rules.
    #[serde(default)]
    #[tsify(optional, type = "Record<string, string>")]
    pub options: OptionValues,
    /// A set of rules by its name; the options above hold beside it.
    #[serde(default)]
    #[tsify(optional)]
    pub rules: Option<String>,
    /// What the dice come from.
    pub seed: String,
    /// A position in the game's notation instead of the usual start.
    #[serde(default)]
    #[tsify(optional)]
    pub position: Option<String>,
}

impl StartOptions {
    /// The setup that it asks for.
    pub(crate) fn setup(&self, game: GameId) -> Result<Setup, Error> {
        let mut setup = Setup::of(game.info(), self.seats, &self.options)?;
        if let Some(preset) = &self.rules {
            setup.follow(game.info(), preset)?;
        }
        Ok(setup)
    }
}

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
    /// How often it comes against the others.
    pub weight: u32,
}

/// What happens in every game: its end, the last event of the step that ended it.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum EndedEvent {
    /// The game has ended.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

/// An event of a game, or its end.
#[derive(Serialize)]
#[serde(untagged)]
enum Emitted<E> {
    Event(E),
    End(EndedEvent),
}

/// What a move would do, tried on a copy of the match.
#[derive(Serialize)]
struct Preview<E> {
    events: Vec<Emitted<E>>,
    outcome: Option<Outcome>,
}

/// What is known of a match at a glance.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct MatchState {
    /// The game.
    pub game: GameId,
    /// The number of seats.
    pub seats: u8,
    /// Steps played so far, chance included.
    pub ply: usize,
    /// The seed of the dice.
    pub seed: String,
    /// How many steps can be redone.
    pub future: usize,
    /// Who acts next.
    pub turn: Turn,
    /// The end, once it has come.
    pub outcome: Option<Outcome>,
}

fn with_end<E>(events: impl Iterator<Item = E>, outcome: Option<Outcome>) -> Vec<Emitted<E>> {
    let end = outcome.map(|outcome| Emitted::End(EndedEvent::Ended { outcome }));
    events.map(Emitted::Event).chain(end).collect()
}

/// What of a match has its game's types.
trait JsMatch {
    fn any(&self) -> &dyn AnyMatch;
    fn any_mut(&mut self) -> &mut dyn AnyMatch;
    fn view(&self, viewer: Viewer) -> JsValue;
    fn events(&self, viewer: Viewer) -> JsValue;
    fn preview(&self, notation: &str) -> Result<JsValue, Error>;
}

impl<G: Notation<View: Serialize, Event: Serialize>> JsMatch for Typed<G> {
    fn any(&self) -> &dyn AnyMatch {
        self
    }

    fn any_mut(&mut self) -> &mut dyn AnyMatch {
        self
    }

    fn view(&self, viewer: Viewer) -> JsValue {
        to_js(&self.now().view(viewer))
    }

    fn events(&self, viewer: Viewer) -> JsValue {
        // Of no step nothing is told, not even that the game is over.
        let outcome = if self.ply() == 0 { None } else { self.outcome() };
        to_js(&with_end(Typed::events(self, viewer), outcome))
    }

    fn preview(&self, notation: &str) -> Result<JsValue, Error> {
        let (events, outcome) = Typed::preview(self, notation, Viewer::Onlooker)?;
        Ok(to_js(&Preview { events: with_end(events.into_iter(), outcome.clone()), outcome }))
    }
}

fn viewer(seat: Option<u8>) -> Viewer {
    seat.map_or(Viewer::Onlooker, |seat| Viewer::Seat(Seat(seat)))
}

/// One game in progress. It resolves no chance by itself.
#[wasm_bindgen]
pub struct Match(Box<dyn JsMatch>);

#[wasm_bindgen]
impl Match {
    /// Starts a game.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        #[wasm_bindgen(unchecked_param_type = "StartOptions")] start: JsValue,
    ) -> Result<Match, JsValue> {
        let start: StartOptions = from_js(start, "setup")?;
        let begin = || -> Result<Match, Error> {
            let game: GameId = game.parse()?;
            let (setup, position) = (start.setup(game)?, start.position.as_deref());
            with_game!(game, G => Ok(Match(Box::new(Typed::<G>::new(&setup, position, &start.seed)?))))
        };
        begin().map_err(error::js)
    }

    /// Replays a record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<Match, JsValue> {
        let game = sobremesa_session::game_of_record(record).map_err(error::bad_record)?;
        with_game!(game, G => match Typed::<G>::from_record(record) {
            Ok(game) => Ok(Match(Box::new(game))),
            Err(bad) => Err(bad_record(bad)),
        })
    }

    /// What is known of it at a glance.
    #[wasm_bindgen(unchecked_return_type = "MatchState")]
    pub fn state(&self) -> JsValue {
        let game = self.0.any();
        to_js(&MatchState {
            game: game.id(),
            seats: game.seats(),
            ply: game.ply(),
            seed: game.seed().into(),
            future: game.future(),
            turn: game.turn(),
            outcome: game.outcome(),
        })
    }

    /// Every house rule with its value.
    #[wasm_bindgen(unchecked_return_type = "Record<string, string>")]
    pub fn options(&self) -> JsValue {
        to_js(&self.0.any().options().into_iter().collect::<BTreeMap<_, _>>())
    }

    /// Legal moves of the seat to move, or at a chance node its outcomes if at most 64, by notation; empty when over.
    #[wasm_bindgen(js_name = legalMoves, unchecked_return_type = "LegalMove[]")]
    pub fn legal_moves(&self) -> JsValue {
        let mut moves: Vec<_> = self.0.any().list();
        moves.sort_unstable_by(|a, b| a.action.cmp(&b.action));
        to_js(
            &moves.into_iter().map(|move_| LegalMove { notation: move_.action, path: move_.path }).collect::<Vec<_>>(),
        )
    }

    /// The outcomes of chance with their whole-number weights where they can be listed; none at a seat's turn.
    #[wasm_bindgen(unchecked_return_type = "ChanceOutcome[]")]
    pub fn chances(&self) -> JsValue {
        let listed = self.0.any().list().into_iter().filter(|listed| listed.weight > 0);
        to_js(
            &listed.map(|chance| ChanceOutcome { notation: chance.action, weight: chance.weight }).collect::<Vec<_>>(),
        )
    }

    /// Plays a decision, or a chance outcome entered by hand.
    pub fn play(&mut self, notation: &str) -> Result<(), JsValue> {
        self.0.any_mut().play(notation).map_err(error::js)
    }

    /// What a step would do, tried on a copy: `{ events, outcome }`.
    #[wasm_bindgen(unchecked_return_type = "unknown")]
    pub fn preview(&self, notation: &str) -> Result<JsValue, JsValue> {
        self.0.preview(notation).map_err(error::js)
    }

    /// Draws one chance step from the match's seed.
    #[wasm_bindgen(js_name = resolveChance)]
    pub fn resolve_chance(&mut self) -> Result<(), JsValue> {
        self.0.any_mut().resolve_chance().map_err(error::js)
    }

    /// What happened in the last step, as a seat may know it, or without a seat an onlooker; nothing before the first.
    #[wasm_bindgen(unchecked_return_type = "unknown[]")]
    pub fn events(&self, seat: Option<u8>) -> JsValue {
        self.0.events(viewer(seat))
    }

    /// Takes one step back; false at the start.
    pub fn undo(&mut self) -> bool {
        self.0.any_mut().undo()
    }

    /// Plays one step again; false where there is none. Never draws new dice.
    pub fn redo(&mut self) -> bool {
        self.0.any_mut().redo()
    }

    /// The steps played so far, in the game's notation.
    pub fn steps(&self) -> Vec<String> {
        self.0.any().moves()
    }

    /// The referee's truth, in the game's notation.
    pub fn position(&self) -> String {
        self.0.any().position()
    }

    /// What a seat may see; without a seat, an onlooker.
    #[wasm_bindgen(unchecked_return_type = "object")]
    pub fn view(&self, seat: Option<u8>) -> JsValue {
        self.0.view(viewer(seat))
    }

    /// The same as text, with what the seat remembers: all that a bot gets.
    pub fn observation(&self, seat: u8) -> String {
        self.0.any().observation(Seat(seat))
    }

    /// The record of the match up to now.
    pub fn record(&self) -> String {
        self.0.any().record()
    }
}

fn bad_record<G: Notation>(bad: BadRecord<Typed<G>>) -> JsValue {
    let prefix = bad.prefix.as_ref().map_or(String::new(), |game| game.record());
    error::bad_series(bad, &prefix)
}

/// A game's view after one of its events, both as a seat was told them.
#[wasm_bindgen(unchecked_return_type = "object")]
pub fn fold(
    game: &str,
    #[wasm_bindgen(unchecked_param_type = "object")] view: JsValue,
    #[wasm_bindgen(unchecked_param_type = "object")] event: JsValue,
) -> Result<JsValue, JsValue> {
    let game: GameId = game.parse().map_err(error::js)?;
    with_game!(game, G => folded::<G>(view, event))
}

fn folded<G>(view: JsValue, event: JsValue) -> Result<JsValue, JsValue>
where
    G: Game<View: Serialize + DeserializeOwned, Event: DeserializeOwned>,
{
    let mut view: G::View = from_js(view, "view")?;
    let event: G::Event = from_js(event, "event")?;
    if !G::admits(&view, &event) {
        return Err(error::js(Error::new(Code::BadArgument, "this event cannot follow this view", "", 0)));
    }
    G::fold(&mut view, &event);
    Ok(to_js(&view))
}
