//! The border to JavaScript: the only crate that knows wasm-bindgen. What is exported here is raw; the facade in
//! `www/api` checks every argument before it gets here and is the API that people use.

mod error;
mod held;
mod js;
mod panic;
mod values;

use sobremesa_contract::{Plain, Show};
use sobremesa_table::GAMES;
use wasm_bindgen::prelude::*;

/// Runs once when an instance starts.
#[wasm_bindgen(start)]
pub fn start() {
    panic::remember_panics();
}

/// What needs no match: `games`, as `GameInfo[]`; the `panic` before this; and `perft` of a game, `=`
/// and a position (or nothing), and a depth, as a text, since it may be more than a number holds.
///
/// # Errors
/// `bad-argument`, `bad-position` or `bad-setup` for a count.
#[wasm_bindgen]
pub fn tell(what: &str, game: &str, position: &str, depth: u32) -> Result<JsValue, JsValue> {
    let told = match what {
        "games" => GAMES.plain(),
        "panic" => panic::last_panic().map_or(Plain::Nothing, Plain::Text),
        _ => count(game, position, depth)?,
    };
    Ok(values::to_js(&told))
}

fn count(game: &str, position: &str, depth: u32) -> Result<Plain, JsValue> {
    let position = values::given(position);
    let table = sobremesa_table::new_match(game, &Default::default(), position, "").map_err(error::js)?;
    sobremesa_table::may_count(table.info(), position).map_err(error::js)?;
    Ok(Plain::Text(table.perft(depth).to_string()))
}
