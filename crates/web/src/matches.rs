//! A match behind the border.

use crate::error;
use crate::values::{setup, to_js};
use sobremesa_contract::{Eye, Plain, Seat, Show, joined};
use sobremesa_table::{Table, from_record, new_match};
use wasm_bindgen::prelude::*;

/// A match; see `Match` in the API.
#[wasm_bindgen(js_name = RawMatch)]
pub struct RawMatch(pub(crate) Box<dyn Table>);

impl RawMatch {
    fn told(&self) -> JsValue {
        to_js(&self.0.told().plain())
    }
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
        let start = || {
            let (_, setup) = setup(game, seats, &options)?;
            new_match(game, &setup, position.as_deref(), seed)
        };
        start().map(RawMatch).map_err(error::js)
    }

    /// Replays a record.
    ///
    /// # Errors
    /// `bad-record` with `line`, `column` and `prefix`.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<RawMatch, JsValue> {
        from_record(record).map(RawMatch).map_err(error::bad_record)
    }

    /// What a match is and where it stands.
    pub fn state(&self) -> JsValue {
        let table = &self.0;
        let state = Plain::object()
            .with("game", table.info().id)
            .with("seats", table.seats())
            .with("ply", table.ply() as u32)
            .with("seed", table.seed())
            .with("future", table.future() as u32)
            .with("turn", table.turn().plain())
            .with("outcome", table.outcome());
        to_js(&state)
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
    pub fn play(&mut self, notation: &str) -> Result<JsValue, JsValue> {
        self.0.play(notation).map_err(error::js)?;
        Ok(self.told())
    }

    /// Draws one chance step; `GameEvent[]`.
    ///
    /// # Errors
    /// `seat-needed`, `game-over`.
    #[wasm_bindgen(js_name = resolveChance)]
    pub fn resolve_chance(&mut self) -> Result<JsValue, JsValue> {
        self.0.resolve_chance().map_err(error::js)?;
        Ok(self.told())
    }

    /// Tries a step on a copy; `[GameEvent[], Outcome | null]`.
    ///
    /// # Errors
    /// As for `play`.
    pub fn preview(&self, notation: &str) -> Result<js_sys::Array, JsValue> {
        let (events, outcome) = self.0.preview(notation).map_err(error::js)?;
        Ok(js_sys::Array::of2(&to_js(&events.plain()), &to_js(&outcome.plain())))
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
        to_js(&self.0.view(seat.map_or(Eye::Onlooker, |seat| Eye::Seat(Seat(seat)))))
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
