//! Conversion of values to JavaScript with serde, and from it by key: to read with serde needs 8 KB of WebAssembly more.

use js_sys::{Object, Reflect};
use serde::Serialize;
use sobremesa_core::OptionValues;
use wasm_bindgen::{JsCast, JsValue};

/// Converts a value to plain JavaScript data: objects, arrays, numbers, strings, and `null` for `None`.
pub fn to_js(value: &(impl Serialize + ?Sized)) -> JsValue {
    let serializer =
        serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
    // This fails only for maps whose keys are not strings, and no type here has one.
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// A plain object from the facade, which has checked it.
pub struct Given(pub JsValue);

impl Given {
    fn value(&self, key: &str) -> JsValue {
        Reflect::get(&self.0, &key.into()).unwrap_or_default()
    }

    /// Returns a number; `None` if there is none.
    pub fn number(&self, key: &str) -> Option<f64> {
        self.value(key).as_f64()
    }

    /// Returns a text; `None` if there is none.
    pub fn text(&self, key: &str) -> Option<String> {
        self.value(key).as_string()
    }

    /// Returns true if the value is `true`.
    pub fn is(&self, key: &str) -> bool {
        self.value(key).is_truthy()
    }

    /// Returns texts by their keys; none if there are none.
    pub fn texts(&self, key: &str) -> OptionValues {
        let mut texts = OptionValues::new();
        let Ok(given) = self.value(key).dyn_into::<Object>() else { return texts };
        for name in Object::keys(&given).iter().filter_map(|name| name.as_string()) {
            let text = Reflect::get(&given, &name.as_str().into()).ok().and_then(|text| text.as_string());
            texts.extend(text.map(|text| (name, text)));
        }
        texts
    }
}
