//! The few things of JavaScript that are asked for. js-sys would bring them too, and with them closures that nobody calls:
//! a kilobyte of the page.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// An array.
    pub type Array;
    #[wasm_bindgen(constructor)]
    pub fn new() -> Array;
    #[wasm_bindgen(method)]
    pub fn push(this: &Array, value: &JsValue);

    /// An object without properties.
    pub type Object;
    #[wasm_bindgen(constructor)]
    pub fn new() -> Object;

    /// What is thrown.
    pub type Error;
    #[wasm_bindgen(constructor)]
    pub fn new(message: &str) -> Error;

    /// Sets a property of an object that is fresh, so that it cannot fail.
    #[wasm_bindgen(js_namespace = Reflect)]
    pub fn set(object: &JsValue, key: &str, value: &JsValue);
}
