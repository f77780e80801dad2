//! Values that cross the border by serde.

use crate::error;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// A value as plain JavaScript data: objects, arrays, numbers, texts, `null` for nothing.
pub fn to_js(value: &(impl Serialize + ?Sized)) -> JsValue {
    let serializer =
        serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
    // Only maps with keys other than strings could fail, and no type here has one.
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// A value of JavaScript's; `what` names it in a complaint.
pub fn from_js<T: DeserializeOwned>(value: JsValue, what: &str) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|cause| error::bad_shape(what, &cause))
}
