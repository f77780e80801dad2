//! Bots behind the border.

use crate::{clock, error};
use js_sys::Array;
use sobremesa_bots::{How, Thinker, thinker};
use sobremesa_table::seed_number;
use wasm_bindgen::prelude::*;

/// Nodes between two looks at the clock: well under a millisecond.
const SLICE: u64 = 1_000;

/// A bot thinking about one observation, in slices.
#[wasm_bindgen(js_name = RawThinker)]
pub struct RawThinker(Box<dyn Thinker>);

#[wasm_bindgen(js_class = RawThinker)]
impl RawThinker {
    /// Sets a bot to think. Without `nodes` the level's own budget holds, with `timed` none.
    ///
    /// # Errors
    /// `bad-argument`, `bad-position`, `bad-setup`, `game-over` or `not-chance`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        observation: &str,
        level: u8,
        seed: &str,
        nodes: Option<f64>,
        timed: bool,
        review: bool,
    ) -> Result<RawThinker, JsValue> {
        let nodes = nodes.map(|nodes| nodes as u64);
        let how = How { level, seed: seed_number(seed), nodes, timed, review };
        thinker(game, observation, &how).map(RawThinker).map_err(error::js)
    }

    /// Thinks on for about so many nodes; true when done.
    pub fn run(&mut self, nodes: f64) -> bool {
        self.0.run(nodes as u64)
    }

    /// Thinks on for so many milliseconds, or to the end without them; true when done.
    #[wasm_bindgen(js_name = runFor)]
    pub fn run_for(&mut self, millis: Option<f64>) -> bool {
        let end = millis.map(|millis| clock::now() + millis);
        loop {
            if self.0.run(SLICE) {
                return true;
            }
            if end.is_some_and(|end| clock::now() >= end) {
                return false;
            }
        }
    }

    /// How much is done of work that has to be done before the first answer; none where there is none left.
    pub fn progress(&self) -> Option<f64> {
        self.0.progress()
    }

    /// The best move so far: notation, value, nodes, depth or `undefined`.
    pub fn choice(&self) -> Array {
        let choice = self.0.choice();
        let depth = choice.depth.map_or(JsValue::UNDEFINED, |depth| JsValue::from_f64(f64::from(depth)));
        Array::of4(&choice.step.into(), &choice.value.into(), &(choice.nodes as f64).into(), &depth)
    }

    /// Whether all is proven, the position's value, then for each move, best first, its notation and its value.
    pub fn review(&self) -> Array {
        let review = self.0.review();
        let list = Array::of2(&review.exact.into(), &review.value.into());
        for (notation, value) in review.moves {
            list.push(&notation.into());
            list.push(&value.into());
        }
        list
    }
}
