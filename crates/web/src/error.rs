//! Failures as JavaScript `Error`s with a `code`.

use crate::js::{Error as JsError, set};
use sobremesa_contract::Error;
use sobremesa_table::BadRecord;
use wasm_bindgen::JsValue;

/// A complaint as an `Error` with `code`, `token` and `at`.
pub fn js(complaint: Error) -> JsValue {
    let error = JsError::new(&complaint.to_string()).into();
    set(&error, "code", &JsValue::from_str(complaint.code.word()));
    set(&error, "token", &JsValue::from_str(&complaint.token));
    set(&error, "at", &JsValue::from_f64(complaint.at as f64));
    error
}

/// A bad record as an `Error` with `code`, `line`, `column` and `prefix`.
pub fn bad_record(mut bad: BadRecord) -> JsValue {
    let prefix = bad.prefix.take().map_or(String::new(), |table| table.record());
    bad_series(bad, &prefix)
}

/// The same of a series, whose prefix has the games before.
pub fn bad_series(bad: BadRecord, prefix: &str) -> JsValue {
    let error = js(bad.error);
    set(&error, "line", &JsValue::from_f64(bad.line as f64));
    set(&error, "column", &JsValue::from_f64(bad.column as f64));
    set(&error, "prefix", &JsValue::from_str(prefix));
    error
}
