//! The platform's clock, the same in a page, a worker and Node.

use wasm_bindgen::{JsCast, JsValue};

/// Milliseconds since some fixed moment; 0 where there is no clock.
pub fn now() -> f64 {
    let performance = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"));
    performance.map_or(0.0, |clock| clock.unchecked_into::<web_sys::Performance>().now())
}
