//! A match behind the border.

use crate::error;
use crate::values::{Ended, MatchState, Outcome, to_js};
use serde::Serialize;
use sobremesa_contract::{Code, Error, Eye, Notation, Seat, Setup, joined};
use sobremesa_table::{BadRecord, Match, Table, game_of, info, with_game};
use wasm_bindgen::prelude::*;

/// A match that can be shown: views and events as JavaScript values.
trait Shown: Table {
    fn play_shown(&mut self, text: &str) -> Result<js_sys::Array, Error>;
    fn chance_shown(&mut self) -> Result<js_sys::Array, Error>;
    fn preview_shown(&self, text: &str) -> Result<(js_sys::Array, Option<Outcome>), Error>;
    fn view_shown(&self, eye: Eye) -> JsValue;
}

/// The events of a step as the public may know them, and at the end of a game how it ended.
fn shown<G: Notation>(events: &[G::Event], outcome: Option<sobremesa_contract::Outcome>) -> js_sys::Array
where
    G::Event: Serialize,
{
    let list = js_sys::Array::new();
    for event in events.iter().filter_map(|event| G::seen(event, Eye::Onlooker)) {
        list.push(&to_js(&event));
    }
    if let Some(outcome) = outcome {
        list.push(&to_js(&Ended::new(outcome)));
    }
    list
}

impl<G: Notation> Shown for Match<G>
where
    G::Event: Serialize,
    G::View: Serialize,
{
    fn play_shown(&mut self, text: &str) -> Result<js_sys::Array, Error> {
        let events = Match::play(self, text)?;
        Ok(shown::<G>(&events, Match::outcome(self)))
    }

    fn chance_shown(&mut self) -> Result<js_sys::Array, Error> {
        let events = Match::resolve_chance(self)?;
        Ok(shown::<G>(&events, Match::outcome(self)))
    }

    fn preview_shown(&self, text: &str) -> Result<(js_sys::Array, Option<Outcome>), Error> {
        let (events, outcome) = self.preview(text)?;
        Ok((shown::<G>(&events, outcome.clone()), outcome.map(Outcome::from)))
    }

    fn view_shown(&self, eye: Eye) -> JsValue {
        to_js(&self.now().view(eye))
    }
}

/// A match; see `Match` in the API.
#[wasm_bindgen(js_name = RawMatch)]
pub struct RawMatch(Box<dyn Shown>);

fn no_such_game(game: &str) -> Error {
    Error::new(Code::BadArgument, "no such game", game, 0)
}

#[wasm_bindgen(js_class = RawMatch)]
impl RawMatch {
    /// Starts a match; options as a list of key, value, key, value.
    ///
    /// # Errors
    /// `bad-argument`, `bad-setup` or `bad-position`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        seats: Option<u8>,
        options: Vec<String>,
        seed: &str,
        position: Option<String>,
    ) -> Result<RawMatch, JsValue> {
        let start = || -> Result<Box<dyn Shown>, Error> {
            let info = info(game).ok_or_else(|| no_such_game(game))?;
            let mut setup = Setup { seats, ..Setup::default() };
            for pair in options.chunks_exact(2) {
                setup.options.ask(info, &pair[0], &pair[1])?;
            }
            with_game!(game, G => Ok(Box::new(Match::<G>::new(&setup, position.as_deref(), seed)?)),
                else Err(no_such_game(game)))
        };
        start().map(RawMatch).map_err(error::js)
    }

    /// Replays a record.
    ///
    /// # Errors
    /// `bad-record` with `line`, `column` and `prefix`.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<RawMatch, JsValue> {
        let read = || -> Result<Box<dyn Shown>, BadRecord> {
            let game = game_of(record)?;
            with_game!(game.as_str(), G => Ok(Box::new(Match::<G>::from_record(record)?)),
                else Err(BadRecord::unknown_game(&game)))
        };
        read().map(RawMatch).map_err(error::bad_record)
    }

    /// `MatchState`: what a match is and where it stands.
    pub fn state(&self) -> JsValue {
        let table = &self.0;
        to_js(&MatchState {
            game: table.info().id,
            seats: table.seats(),
            ply: table.ply(),
            seed: table.seed(),
            future: table.future(),
            turn: table.turn().into(),
            outcome: table.outcome().map(Outcome::from),
        })
    }

    /// Legal moves, each its notation and the places of its path with tabs between.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        let moves = self.0.legal_moves();
        moves.into_iter().map(|(notation, path)| joined([notation].into_iter().chain(path), '\t')).collect()
    }

    /// The outcomes of chance where they can be listed, each its notation and its weight with a tab between.
    pub fn chances(&self) -> Vec<String> {
        self.0.chances().into_iter().map(|(notation, weight)| format!("{notation}\t{weight}")).collect()
    }

    /// Plays a step; `GameEvent[]`.
    ///
    /// # Errors
    /// `bad-notation`, `illegal-move`, `not-chance`, `game-over`.
    pub fn play(&mut self, notation: &str) -> Result<js_sys::Array, JsValue> {
        self.0.play_shown(notation).map_err(error::js)
    }

    /// Draws one chance step; `GameEvent[]`.
    ///
    /// # Errors
    /// `seat-needed`, `game-over`.
    #[wasm_bindgen(js_name = resolveChance)]
    pub fn resolve_chance(&mut self) -> Result<js_sys::Array, JsValue> {
        self.0.chance_shown().map_err(error::js)
    }

    /// Tries a step on a copy; `[GameEvent[], Outcome | null]`.
    ///
    /// # Errors
    /// As for `play`.
    pub fn preview(&self, notation: &str) -> Result<js_sys::Array, JsValue> {
        let (events, outcome) = self.0.preview_shown(notation).map_err(error::js)?;
        Ok(js_sys::Array::of2(&events, &to_js(&outcome)))
    }

    /// Takes one step back.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Plays one step again.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The steps so far.
    pub fn steps(&self) -> Vec<String> {
        self.0.steps()
    }

    /// Every option with its value, as a list of key, value, key, value.
    pub fn options(&self) -> Vec<String> {
        self.0.options().into_iter().flat_map(|(key, value)| [key.to_string(), value]).collect()
    }

    /// The referee's position.
    pub fn position(&self) -> String {
        self.0.position()
    }

    /// What a seat, or an onlooker, may see: `View` without what `state` tells.
    pub fn view(&self, seat: Option<u8>) -> JsValue {
        self.0.view_shown(seat.map_or(Eye::Onlooker, |seat| Eye::Seat(Seat(seat))))
    }

    /// All that a seat knows.
    pub fn observation(&self, seat: u8) -> String {
        self.0.observation(Seat(seat))
    }

    /// The record.
    pub fn record(&self) -> String {
        self.0.record()
    }
}
