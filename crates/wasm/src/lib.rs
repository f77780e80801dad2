//! The border to JavaScript: typed classes and functions, whose declarations wasm-bindgen and tsify generate. The facade in
//! `www/engine` checks what callers pass before it gets here, makes `SobremesaError`s of failures, and is the API that
//! people use.

mod bot;
mod error;
mod info;
mod matches;
mod panic;
mod records;
mod series;
mod told;
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

/// Counts the sequences of exactly `depth` steps from a position, outcomes of chance once each; chance that lists none, as
/// a deal does, adds nothing. Without a position from the game's usual start.
#[wasm_bindgen]
pub fn perft(game: &str, position: Option<String>, depth: u32) -> Result<js_sys::BigInt, JsValue> {
    let count =
        |game: &str| -> Result<u64, Error> { sobremesa_session::perft(game.parse()?, position.as_deref(), depth) };
    count(game).map(js_sys::BigInt::from).map_err(error::js)
}
