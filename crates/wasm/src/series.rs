//! A series of games between the same people, with its own record and score sheet.

use crate::error;
use crate::matches::StartOptions;
use crate::values::to_js;
use sobremesa_core::{Error, SERIES};
use sobremesa_session::{GameId, Series as Played};
use wasm_bindgen::prelude::*;

/// A series. Its kind is the option `series`, which every game takes here: `single`, `games:N` (first to N won games),
/// `points:P` (first to at least P points), `tournament:N` (N games, ranked by games won, then by points).
#[wasm_bindgen]
pub struct Series(Played);

#[wasm_bindgen]
impl Series {
    /// Starts a series with its first game. A position is ignored.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        #[wasm_bindgen(unchecked_param_type = "StartOptions")] start: JsValue,
    ) -> Result<Series, JsValue> {
        let start = StartOptions::read(start);
        let begin = || -> Result<Series, Error> {
            let game: GameId = game.parse()?;
            let kind = start.options.get(SERIES.key).map_or(SERIES.default(), String::as_str);
            Ok(Series(Played::new(game, start.setup(game)?, kind, &start.seed)?))
        };
        begin().map_err(error::js)
    }

    /// Reads a series from its record.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<Series, JsValue> {
        Played::from_record(record).map(Series).map_err(error::bad_series)
    }

    /// The game of the series.
    #[wasm_bindgen(getter, unchecked_return_type = "GameId")]
    pub fn game(&self) -> String {
        self.0.id().to_string()
    }

    /// The record of the current game, as last kept.
    pub fn current(&self) -> String {
        self.0.current().into()
    }

    /// Replaces the current game by its record.
    pub fn keep(&mut self, record: &str) -> Result<(), JsValue> {
        self.0.keep(record).map_err(error::bad_record)
    }

    /// Opens the next game if this one is over and the series is not. Returns true if it did.
    pub fn next(&mut self) -> bool {
        self.0.open_next()
    }

    /// The standing of the series.
    #[wasm_bindgen(unchecked_return_type = "Sheet")]
    pub fn sheet(&self) -> JsValue {
        to_js(&self.0.sheet())
    }

    /// Writes the series' header, then the record of each game.
    pub fn record(&self) -> String {
        self.0.record()
    }
}
