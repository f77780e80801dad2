//! What the rules said before they broke: a panic ends the instance, its words outlive it for the report.

use std::cell::RefCell;

thread_local! {
    static LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps what a panic says, with its place in the sources.
pub fn remember_panics() {
    std::panic::set_hook(Box::new(|info| {
        let text = info.to_string();
        LAST.with(|last| {
            if let Ok(mut last) = last.try_borrow_mut() {
                *last = Some(text);
            }
        });
    }));
}

/// The last panic's message.
pub fn last_panic() -> Option<String> {
    LAST.with(|last| last.try_borrow().ok().and_then(|text| text.clone()))
}

/// Panics on purpose.
#[cfg(feature = "panic-test")]
#[wasm_bindgen::prelude::wasm_bindgen(js_name = forcePanic)]
pub fn force_panic() {
    panic!("a panic forced by a test");
}
