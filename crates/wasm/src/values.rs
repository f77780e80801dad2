//! Conversion of values to and from JavaScript with serde.

use crate::error;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsValue;

/// Converts a value to plain JavaScript data: objects, arrays, numbers, strings, and `null` for `None`.
pub fn to_js(value: &(impl Serialize + ?Sized)) -> JsValue {
    let serializer =
        serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true).serialize_maps_as_objects(true);
    // This fails only for maps whose keys are not strings, and no type here has one.
    value.serialize(&serializer).unwrap_or(JsValue::NULL)
}

/// Converts a JavaScript value; `what` names it in errors.
pub fn from_js<T: DeserializeOwned>(value: JsValue, what: &str) -> Result<T, JsValue> {
    serde_wasm_bindgen::from_value(value).map_err(|cause| error::bad_shape(what, &cause))
}
