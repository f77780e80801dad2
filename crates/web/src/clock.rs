//! The platform's clock, the same in a page, a worker and Node.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Performance;
}

/// Milliseconds since some fixed moment.
pub fn now() -> f64 {
    PERFORMANCE.with(Performance::now)
}
