//! A bot that searches one position, in slices.

use crate::clock::now;
use crate::error;
use crate::values::{Given, to_js};
use sobremesa_bots::{Limits, Thinker, thinker};
use sobremesa_session::seed_number;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The strength and the length of a bot's search, already checked by the facade.
#[derive(Tsify)]
pub struct BotLimits {
    /// 1 (weakest) to 5.
    pub level: u8,
    /// The seed of the random mistakes that the weaker levels make.
    pub seed: String,
    /// The maximum number of nodes.
    #[tsify(optional)]
    pub nodes: Option<f64>,
    /// The maximum time in ms from now on. Level 5 then has no node limit of its own.
    #[tsify(optional)]
    pub millis: Option<f64>,
    /// True to value every move, not only the best one found.
    pub review: bool,
    /// For a review, the move that was played.
    #[tsify(optional)]
    pub played: Option<String>,
}

impl BotLimits {
    fn read(given: JsValue) -> BotLimits {
        let given = Given(given);
        BotLimits {
            level: given.number("level").map_or(5, |level| level as u8),
            seed: given.text("seed").unwrap_or_default(),
            nodes: given.number("nodes"),
            millis: given.number("millis"),
            review: given.is("review"),
            played: given.text("played"),
        }
    }
}

/// The time between two looks at the clock, in ms.
const BURST: f64 = 0.5;

/// A search that runs in slices. With `nodes`, or with a level's own budget, its result does not depend on the slices.
#[wasm_bindgen]
pub struct Bot {
    thinker: Box<dyn Thinker>,
    /// When its time is over.
    end: f64,
    /// The nodes to search between two looks at the clock. The cost of a node differs between games.
    burst: u64,
}

#[wasm_bindgen]
impl Bot {
    /// Creates a bot for a seat's observation.
    #[wasm_bindgen(constructor)]
    pub fn new(
        game: &str,
        observation: &str,
        #[wasm_bindgen(unchecked_param_type = "BotLimits")] limits: JsValue,
    ) -> Result<Bot, JsValue> {
        let begun = now();
        let asked = BotLimits::read(limits);
        let mut limits = Limits::new(asked.level).seed(seed_number(&asked.seed));
        limits.nodes = asked.nodes.map(|nodes| nodes as u64);
        limits.timed = asked.millis.is_some();
        limits.review = asked.review;
        limits.played = asked.played.as_deref();
        let end = begun + asked.millis.unwrap_or(f64::INFINITY);
        game.parse()
            .and_then(|game| thinker(game, observation, &limits))
            .map(|thinker| Bot { thinker, end, burst: 1 })
            .map_err(error::js)
    }

    /// Searches for about this many ms; returns true when done or when its time is over.
    pub fn run(&mut self, slice: f64) -> bool {
        let mut time = now();
        let pause = time + slice;
        while !self.thinker.run(self.burst) {
            let took = now() - time;
            time += took;
            // A solution that limits don't cut short goes on.
            if time >= self.end && self.thinker.progress().is_none() {
                return true;
            }
            if time >= pause {
                return false;
            }
            // The clock may be coarse: a burst that took no time doubles until it takes some.
            self.burst = if took < BURST { self.burst * 2 } else { (self.burst / 2).max(1) };
        }
        true
    }

    /// The progress, 0 to 1, of work that must finish before the first answer whatever the limits; null if there is no
    /// such work left.
    #[wasm_bindgen(unchecked_return_type = "number | null")]
    pub fn progress(&self) -> JsValue {
        to_js(&self.thinker.progress())
    }

    /// The best move so far; a review returns it in [`Bot::review`].
    #[wasm_bindgen(unchecked_return_type = "Choice")]
    pub fn choice(&self) -> JsValue {
        to_js(&self.thinker.choice())
    }

    /// The values so far.
    #[wasm_bindgen(unchecked_return_type = "Review")]
    pub fn review(&self) -> JsValue {
        to_js(&self.thinker.review())
    }
}
