//! What the rules say when they break: a panic ends the instance, so its words leave it at once.

/// Throws the message of a panic to JavaScript, where `www/api/load.ts` knows it for one; its place is not in the wasm
/// (tools/build/wasm.mjs).
pub fn throw_panics() {
    std::panic::set_hook(Box::new(|info| wasm_bindgen::throw_str(info.payload_as_str().unwrap_or("a panic"))));
}

/// Panics on purpose.
#[cfg(feature = "panic-test")]
#[wasm_bindgen::prelude::wasm_bindgen(js_name = forcePanic)]
pub fn force_panic() {
    panic!("a panic forced by a test");
}
