//! The border to JavaScript: the only crate that knows wasm-bindgen. What is exported here is raw; the facade in
//! `www/api` checks every argument before it gets here and is the API that people use.

mod bots;
mod clock;
mod error;
mod matches;
mod panic;
mod series;
mod values;

#[cfg(target_arch = "wasm32")]
use lol_alloc::{AssumeSingleThreaded, FreeListAllocator};
use sobremesa_contract::Show;
use sobremesa_table::GAMES;
use wasm_bindgen::prelude::*;

// SAFETY: an instance is never shared between threads: the page has no SharedArrayBuffer.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: AssumeSingleThreaded<FreeListAllocator> =
    unsafe { AssumeSingleThreaded::new(FreeListAllocator::new()) };

/// Runs once when an instance starts.
#[wasm_bindgen(start)]
pub fn start() {
    panic::remember_panics();
}

/// The release of the rules.
#[wasm_bindgen]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_string()
}

/// Every game's description, as `GameInfo[]`.
#[wasm_bindgen]
pub fn games() -> JsValue {
    values::to_js(&GAMES.plain())
}

/// A seed nobody can guess, from the platform's randomness.
///
/// # Errors
/// `bad-setup` where the platform has none.
#[wasm_bindgen(js_name = newSeed)]
pub fn new_seed() -> Result<String, JsValue> {
    let word = getrandom::u64().map_err(|_| error::coded("bad-setup", "no randomness here: pass a seed"))?;
    Ok(format!("{word:016x}"))
}

/// Counts sequences of exactly `depth` steps from a position, or from the usual start.
///
/// # Errors
/// `bad-argument`, `bad-position` or `bad-setup`.
#[wasm_bindgen]
pub fn perft(game: &str, position: Option<String>, depth: u32) -> Result<js_sys::BigInt, JsValue> {
    let setup = sobremesa_contract::Setup::default();
    let table = sobremesa_table::new_match(game, &setup, position.as_deref(), "").map_err(error::js)?;
    Ok(table.perft(depth).into())
}
