//! One game in progress, with views and events in the game's own types.

use crate::error;
use crate::objects::{ChanceOutcome, Emitted, MatchInfo, MatchState, Played, Preview, with_end};
use crate::values::{Given, to_js};
use serde::Serialize;
use sobremesa_core::{Error, Game, Notation, OptionValues, Seat, Setup, Turn, Viewer};
use sobremesa_session::{AnyMatch, BadRecord, GameId, Match as Typed, Step, with_game};
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The setup of a match, already checked by the facade. Missing values have the game's defaults.
#[derive(Tsify)]
pub struct StartOptions {
    /// The number of seats.
    #[tsify(optional)]
    pub seats: Option<u32>,
    /// House rules.
    #[tsify(optional, type = "Record<string, string>")]
    pub options: OptionValues,
    /// The name of a preset of house rules. The options above take precedence.
    #[tsify(optional)]
    pub rules: Option<String>,
    /// The seed of the dice.
    pub seed: String,
    /// A position in the game's notation instead of the usual start.
    #[tsify(optional)]
    pub position: Option<String>,
}

impl StartOptions {
    /// Reads the setup.
    pub(crate) fn read(given: JsValue) -> StartOptions {
        let given = Given(given);
        StartOptions {
            seats: given.number("seats").map(|seats| seats as u32),
            options: given.texts("options"),
            rules: given.text("rules"),
            seed: given.text("seed").unwrap_or_default(),
            position: given.text("position"),
        }
    }

    /// The requested setup.
    pub(crate) fn setup(&self, game: GameId) -> Result<Setup, Error> {
        let mut setup = Setup::of(game.info(), self.seats, &self.options)?;
        if let Some(preset) = &self.rules {
            setup.follow(game.info(), preset)?;
        }
        Ok(setup)
    }
}

/// The part of a match that depends on its game's types.
trait JsMatch {
    fn any(&self) -> &dyn AnyMatch;
    fn any_mut(&mut self) -> &mut dyn AnyMatch;
    fn view(&self, viewer: Viewer) -> JsValue;
    fn events(&self, viewer: Viewer) -> JsValue;
    fn views(&self, viewer: Viewer) -> JsValue;
    fn preview(&self, notation: &str, seat: Option<u8>) -> Result<JsValue, Error>;
    fn steps(&self, viewer: Viewer) -> JsValue;
    /// The last step as [`Played`]; undefined if there is none.
    fn last_played(&self, viewer: Viewer) -> JsValue;
    /// Undoes or redoes steps and returns the last of them as [`Played`]; undefined if there is none.
    fn go_to(&mut self, ply: usize, viewer: Viewer) -> JsValue;
}

/// A step as the public may know it. The last step includes the end of the game.
fn step_of<G: Notation>(game: &Typed<G>, ply: usize, viewer: Viewer) -> Option<Step<Emitted<G::Event>>> {
    let outcome = if ply + 1 == game.ply() { game.outcome() } else { None };
    Some(game.step(ply, viewer)?.map_events(|events| with_end(events.into_iter(), outcome)))
}

/// The last step as the public may know it, and its events and views as a viewer may see them.
fn last_of<G: Notation>(game: &Typed<G>, viewer: Viewer) -> Option<Last<G>> {
    let step = step_of(game, game.ply().checked_sub(1)?, Viewer::Onlooker)?;
    Some((step, with_end(game.events(viewer), game.outcome()), game.views(viewer)))
}

type Last<G> = (Step<Emitted<<G as Game>::Event>>, Vec<Emitted<<G as Game>::Event>>, Vec<<G as Game>::View>);

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
        // Before the first step there are no events, even if the game is already over.
        let outcome = if self.ply() == 0 { None } else { self.outcome() };
        to_js(&with_end(Typed::events(self, viewer), outcome))
    }

    fn views(&self, viewer: Viewer) -> JsValue {
        to_js(&Typed::views(self, viewer))
    }

    fn preview(&self, notation: &str, seat: Option<u8>) -> Result<JsValue, Error> {
        let preview = Typed::preview(self, notation, Viewer::Onlooker)?;
        let outcome = preview.outcome;
        let turn = if outcome.is_some() { Turn::Over } else { preview.position.turn() };
        let view = seat.map(|seat| preview.position.view(Viewer::Seat(Seat(seat))));
        let events = with_end(preview.events.into_iter(), outcome.clone());
        Ok(to_js(&Preview { events, outcome, view, turn }))
    }

    fn steps(&self, viewer: Viewer) -> JsValue {
        to_js(&(0..self.ply()).filter_map(|ply| step_of(self, ply, viewer)).collect::<Vec<_>>())
    }

    fn last_played(&self, viewer: Viewer) -> JsValue {
        let Some((step, events, views)) = last_of(self, viewer) else { return JsValue::UNDEFINED };
        to_js(&Played { step, events, views, state: MatchState::of(self) })
    }

    fn go_to(&mut self, ply: usize, viewer: Viewer) -> JsValue {
        let before = self.ply();
        if ply >= before {
            AnyMatch::go_to(self, ply);
            return if self.ply() > before { self.last_played(viewer) } else { JsValue::UNDEFINED };
        }
        AnyMatch::go_to(self, ply + 1);
        let Some((step, events, views)) = last_of(self, viewer) else { return JsValue::UNDEFINED };
        AnyMatch::undo(self);
        to_js(&Played { step, events, views, state: MatchState::of(self) })
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
        let start = StartOptions::read(start);
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

    /// Replays a record and returns the whole match, with its steps as a viewer may know them.
    #[wasm_bindgen(unchecked_return_type = "Opened")]
    pub fn open(record: &str, seat: Option<u8>) -> Result<JsValue, JsValue> {
        let opened = Match::from_record(record)?;
        let (info, state, steps) = (opened.info(), opened.state(), opened.steps(seat));
        let all = js_sys::Object::new();
        for (key, value) in [("match", opened.into()), ("info", info), ("state", state), ("steps", steps)] {
            js_sys::Reflect::set(&all, &key.into(), &value)?;
        }
        Ok(all.into())
    }

    /// Returns the facts that stay the same during the match.
    #[wasm_bindgen(unchecked_return_type = "MatchInfo")]
    pub fn info(&self) -> JsValue {
        to_js(&MatchInfo::of(self.0.any()))
    }

    /// Returns the state that changes with each step.
    #[wasm_bindgen(unchecked_return_type = "MatchState")]
    pub fn state(&self) -> JsValue {
        to_js(&MatchState::of(self.0.any()))
    }

    /// The outcomes of chance with their whole-number weights, if they can be listed. Empty at a seat's turn.
    #[wasm_bindgen(unchecked_return_type = "ChanceOutcome[]")]
    pub fn chances(&self) -> JsValue {
        let listed = self.0.any().list().into_iter().filter(|listed| listed.weight > 0);
        to_js(
            &listed.map(|chance| ChanceOutcome { notation: chance.action, weight: chance.weight }).collect::<Vec<_>>(),
        )
    }

    /// Plays a decision, or a chance outcome entered by hand, and returns the step; `seat` is the viewer.
    #[wasm_bindgen(unchecked_return_type = "Played<unknown, object>")]
    pub fn play(&mut self, notation: &str, seat: Option<u8>) -> Result<JsValue, JsValue> {
        self.0.any_mut().play(notation).map_err(error::js)?;
        Ok(self.0.last_played(viewer(seat)))
    }

    /// Returns the result of a step, tried on a copy. With a seat, it includes that seat's view after the step.
    #[wasm_bindgen(unchecked_return_type = "Preview<unknown, object>")]
    pub fn preview(&self, notation: &str, seat: Option<u8>) -> Result<JsValue, JsValue> {
        self.0.preview(notation, seat).map_err(error::js)
    }

    /// Draws one chance step from the match's seed and returns it; `seat` is the viewer.
    #[wasm_bindgen(js_name = resolveChance, unchecked_return_type = "Played<unknown, object>")]
    pub fn resolve_chance(&mut self, seat: Option<u8>) -> Result<JsValue, JsValue> {
        self.0.any_mut().resolve_chance().map_err(error::js)?;
        Ok(self.0.last_played(viewer(seat)))
    }

    /// Undoes or redoes steps to get to this number of steps. Returns the last of them; undefined if there is none. It
    /// draws no new dice. `seat` is the viewer.
    #[wasm_bindgen(js_name = goTo, unchecked_return_type = "Played<unknown, object> | undefined")]
    pub fn go_to(&mut self, ply: usize, seat: Option<u8>) -> JsValue {
        self.0.go_to(ply, viewer(seat))
    }

    /// All steps played so far, as a seat (or, without one, a spectator) may know them.
    #[wasm_bindgen(unchecked_return_type = "Step<unknown>[]")]
    pub fn steps(&self, seat: Option<u8>) -> JsValue {
        self.0.steps(viewer(seat))
    }

    /// Returns the events of the last step as a seat (or, without one, a spectator) may see them; empty before the
    /// first.
    #[wasm_bindgen(unchecked_return_type = "unknown[]")]
    pub fn events(&self, seat: Option<u8>) -> JsValue {
        self.0.events(viewer(seat))
    }

    /// Returns the views of the last step as a seat (or, without one, a spectator) may see it: before it, and after each
    /// of its events except the end of the game.
    #[wasm_bindgen(unchecked_return_type = "object[]")]
    pub fn views(&self, seat: Option<u8>) -> JsValue {
        self.0.views(viewer(seat))
    }

    /// The full position, in the game's notation.
    pub fn position(&self) -> String {
        self.0.any().position()
    }

    /// Returns the view of a seat or, without one, of a spectator.
    #[wasm_bindgen(unchecked_return_type = "object")]
    pub fn view(&self, seat: Option<u8>) -> JsValue {
        self.0.view(viewer(seat))
    }

    /// Returns the view of a seat or, without one, of a spectator, as a drawing in letters.
    pub fn ascii(&self, seat: Option<u8>) -> String {
        self.0.any().drawing(viewer(seat))
    }

    /// The view of a seat as text, with what the seat remembers: the input of a bot.
    pub fn observation(&self, seat: u8) -> String {
        self.0.any().observation(Seat(seat))
    }

    /// The record of the match so far.
    pub fn record(&self) -> String {
        self.0.any().record()
    }
}

fn bad_record<G: Notation>(bad: BadRecord<Typed<G>>) -> JsValue {
    error::located(&bad, |game| game.record())
}
