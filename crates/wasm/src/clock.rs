//! The clock of the window, the worker or Node.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// The time in ms since the page, the worker or the process started.
pub fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}
