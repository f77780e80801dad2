//! A bot that searches one position, in slices.

use crate::error;
use crate::values::{from_js, to_js};
use serde::Deserialize;
use sobremesa_bots::{Limits, Thinker, thinker};
use sobremesa_session::seed_number;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The strength and the length of a bot's search, already checked by the facade.
#[derive(Deserialize, Tsify)]
#[serde(deny_unknown_fields)]
pub struct BotLimits {
    /// 1 (weakest) to 5.
    pub level: u8,
    /// The seed of the random mistakes that the weaker levels make.
    pub seed: String,
    /// The maximum number of nodes.
    #[serde(default)]
    #[tsify(optional)]
    pub nodes: Option<f64>,
    /// True if the caller sets a time limit. Level 5 then has no node limit.
    pub timed: bool,
    /// True to value every move, not only the best one found.
    pub review: bool,
    /// For a review, the move that was played.
    #[serde(default)]
    #[tsify(optional)]
    pub played: Option<String>,
}

/// A search that runs in slices. With `nodes`, or with a level's own budget, its result does not depend on the slices.
#[wasm_bindgen]
pub struct Bot(Box<dyn Thinker>);

#[wasm_bindgen]
impl Bot {
    /// Creates a bot for a seat's observation.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        observation: &str,
        #[wasm_bindgen(unchecked_param_type = "BotLimits")] limits: JsValue,
    ) -> Result<Bot, JsValue> {
        let asked: BotLimits = from_js(limits, "how")?;
        let mut limits = Limits::new(asked.level).seed(seed_number(&asked.seed));
        limits.nodes = asked.nodes.map(|nodes| nodes as u64);
        limits.timed = asked.timed;
        limits.review = asked.review;
        limits.played = asked.played.as_deref();
        game.parse().and_then(|game| thinker(game, observation, &limits)).map(Bot).map_err(error::js)
    }

    /// Searches about this number of nodes; returns true when done.
    pub fn run(&mut self, nodes: f64) -> bool {
        self.0.run(nodes as u64)
    }

    /// The progress, 0 to 1, of work that must finish before the first answer whatever the limits; null if there is no
    /// such work left.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn progress(&self) -> JsValue {
        to_js(&self.0.progress())
    }

    /// The best move so far; a review returns it in [`Bot::review`].
    #[wasm_bindgen(unchecked_return_type = "Choice")]
    pub fn choice(&self) -> JsValue {
        to_js(&self.0.choice())
    }

    /// The values so far.
    #[wasm_bindgen(unchecked_return_type = "Review")]
    pub fn review(&self) -> JsValue {
        to_js(&self.0.review())
    }
}
