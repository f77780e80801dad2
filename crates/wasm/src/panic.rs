//! Reports panics. A panic ends the instance; its message goes to the console and to the listener, if one is set.

use js_sys::Function;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;

thread_local! {
    static REPORT: RefCell<Option<Function>> = const { RefCell::new(None) };
}

/// Reports panics, with their places, on the console and to the listener set by [`on_panic`].
pub fn tell_panics() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        let report = REPORT.with(|report| report.try_borrow().ok().and_then(|report| report.clone()));
        if let Some(report) = report {
            // An exception of the listener is ignored, because the panic matters more.
            let _ = report.call1(&JsValue::UNDEFINED, &info.to_string().into());
        }
    }));
}

/// Sets the listener that gets the message and the place of a panic, before the panicking call fails.
#[wasm_bindgen(js_name = onPanic)]
pub fn on_panic(#[wasm_bindgen(unchecked_param_type = "(message: string) => void")] report: Function) {
    REPORT.with(|kept| *kept.borrow_mut() = Some(report));
}
