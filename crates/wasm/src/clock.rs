//! The platform's clock, for thinking that is limited by time.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Performance;

/// Milliseconds since some moment, never going back; pages, workers and Node have this clock.
pub struct Clock(Performance);

impl Clock {
    /// The platform's clock; none where it has none.
    pub fn find() -> Option<Clock> {
        // Neither `window` nor `WorkerGlobalScope`: Node has neither.
        let performance = Reflect::get(&js_sys::global(), &JsValue::from_str("performance")).ok()?;
        performance.is_object().then(|| Clock(performance.unchecked_into()))
    }

    /// The time now, in ms.
    pub fn now(&self) -> f64 {
        self.0.now()
    }
}
