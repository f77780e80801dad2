//! The bindings for JavaScript: typed classes and functions, whose declarations wasm-bindgen and tsify generate. The
//! facade in `www/engine` is the public API. It checks arguments before calling these bindings, and turns failures into
//! `SobremesaError`s.

mod bot;
mod clock;
mod error;
mod info;
mod matches;
mod objects;
mod panic;
mod records;
mod series;
mod values;

use sobremesa_core::Error;
use wasm_bindgen::prelude::*;

/// Runs once when an instance starts.
#[wasm_bindgen(start, private)]
pub fn start() {
    panic::tell_panics();
}

/// An unpredictable seed: 16 hexadecimal digits.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Result<String, JsValue> {
    let seed = getrandom::u64().map_err(|cause| error::without_randomness(&cause))?;
    Ok(format!("{seed:016x}"))
}

/// Counts the sequences of exactly `depth` steps from a position, or from the game's usual start. Each listed outcome
/// of chance counts once. Outcomes that are not listed, such as deals, count nothing.
#[wasm_bindgen]
pub fn perft(game: &str, position: Option<String>, depth: u32) -> Result<js_sys::BigInt, JsValue> {
    let count =
        |game: &str| -> Result<u64, Error> { sobremesa_session::perft(game.parse()?, position.as_deref(), depth) };
    count(game).map(js_sys::BigInt::from).map_err(error::js)
}
