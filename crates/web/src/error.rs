//! Failures as JavaScript `Error`s with a `code`.

use sobremesa_contract::Error;
use sobremesa_table::BadRecord;
use wasm_bindgen::JsValue;

fn set(error: &js_sys::Error, key: &str, value: &JsValue) {
    // Setting a property of a fresh Error cannot fail.
    let _ = js_sys::Reflect::set(error, &JsValue::from_str(key), value);
}

/// An `Error` with this code and message.
pub fn coded(code: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message);
    set(&error, "code", &JsValue::from_str(code));
    error.into()
}

/// A complaint as an `Error` with `code`, `token` and `at`.
pub fn js(complaint: Error) -> JsValue {
    let error = js_sys::Error::new(&complaint.to_string());
    set(&error, "code", &JsValue::from_str(complaint.code.word()));
    set(&error, "token", &JsValue::from_str(&complaint.token));
    set(&error, "at", &JsValue::from_f64(complaint.at as f64));
    error.into()
}

/// A bad record as an `Error` with `code`, `line`, `column` and `prefix`.
pub fn bad_record(bad: BadRecord) -> JsValue {
    let prefix = bad.prefix.map_or(String::new(), |table| table.record());
    let value = js(bad.error);
    let error = js_sys::Error::from(value);
    set(&error, "line", &JsValue::from_f64(bad.line as f64));
    set(&error, "column", &JsValue::from_f64(bad.column as f64));
    set(&error, "prefix", &JsValue::from_str(&prefix));
    error.into()
}
