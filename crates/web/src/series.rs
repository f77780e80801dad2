//! A series behind the border.

use crate::error;
use crate::matches::RawMatch;
use crate::values::{setup, to_js};
use sobremesa_contract::{SERIES, Show};
use sobremesa_table::Series;
use wasm_bindgen::prelude::*;

/// A series; see `Series` in the API.
#[wasm_bindgen(js_name = RawSeries)]
pub struct RawSeries(Series);

#[wasm_bindgen(js_class = RawSeries)]
impl RawSeries {
    /// Begins a series; options as a list of key, value, key, value.
    ///
    /// # Errors
    /// `bad-argument` or `bad-setup`.
    #[wasm_bindgen(constructor)]
    pub fn new(game: &str, seats: Option<u8>, mut options: Vec<String>, seed: &str) -> Result<RawSeries, JsValue> {
        let place = options.chunks_exact(2).position(|pair| pair[0] == SERIES.key).map(|pair| 2 * pair);
        let mut kind = SERIES.default().to_string();
        if let Some(place) = place {
            kind = options.drain(place..place + 2).nth(1).unwrap_or_default();
        }
        let start = || {
            let (info, setup) = setup(game, seats, &options)?;
            Series::new(info, setup, &kind, seed)
        };
        start().map(RawSeries).map_err(error::js)
    }

    /// Reads a record of a series.
    ///
    /// # Errors
    /// `bad-record` with `line`, `column` and `prefix`.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(record: &str) -> Result<RawSeries, JsValue> {
        Series::from_record(record).map(RawSeries).map_err(error::bad_record)
    }

    /// The game's id.
    pub fn game(&self) -> String {
        self.0.info().id.into()
    }

    /// The game that is on.
    ///
    /// # Errors
    /// None that can happen.
    #[wasm_bindgen(js_name = match)]
    pub fn table(&self) -> Result<RawMatch, JsValue> {
        self.0.table().map(RawMatch).map_err(error::bad_record)
    }

    /// What has become of the game that is on.
    ///
    /// # Errors
    /// `bad-record` with `line`, `column` and `prefix`.
    pub fn keep(&mut self, record: &str) -> Result<(), JsValue> {
        self.0.keep(record).map_err(error::bad_record)
    }

    /// Opens the next game if this one is over and the series is not.
    pub fn next(&mut self) -> bool {
        self.0.next()
    }

    /// `Sheet`
    pub fn sheet(&self) -> JsValue {
        to_js(&self.0.sheet().plain())
    }

    /// The record.
    pub fn record(&self) -> String {
        self.0.record()
    }
}
