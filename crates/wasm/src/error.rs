//! Failures as JavaScript `Error`s with a `code`. The facade turns them into `SobremesaError`s.

use js_sys::Reflect;
use sobremesa_core::{Code, Error};
use sobremesa_session::{BadRecord, Series};
use wasm_bindgen::JsValue;

fn set(error: &js_sys::Error, key: &str, value: impl Into<JsValue>) {
    // This can't fail, because a new object accepts every key.
    let _ = Reflect::set(error, &JsValue::from_str(key), &value.into());
}

fn coded(code: Code, message: &str) -> js_sys::Error {
    let error = js_sys::Error::new(message);
    // The name distinguishes these errors from all others that may leave the instance.
    error.set_name("SobremesaError");
    set(&error, "code", code.word());
    error
}

fn complaint(error: &Error) -> js_sys::Error {
    let js = coded(error.code, &error.to_string());
    set(&js, "token", error.token.as_str());
    set(&js, "at", error.at as u32);
    js
}

/// Converts an error to an `Error` with `code`, `token` and `at`.
pub fn js(error: Error) -> JsValue {
    complaint(&error).into()
}

/// The error for a platform without random numbers.
pub fn without_randomness(cause: &getrandom::Error) -> JsValue {
    coded(Code::BadSetup, &format!("no seed was given, and there are no random numbers: {cause}")).into()
}

/// Converts a bad record to an `Error` with `code`, `line`, `column` and `prefix`.
pub fn bad_record(bad: BadRecord) -> JsValue {
    located(&bad, |game| game.record())
}

/// The same for a series, whose prefix is the series up to the error.
pub fn bad_series(bad: BadRecord<Series>) -> JsValue {
    located(&bad, Series::record)
}

/// The same for any match or series, whose prefix is written by `record`.
pub fn located<M: ?Sized>(bad: &BadRecord<M>, record: impl FnOnce(&M) -> String) -> JsValue {
    let js = complaint(&bad.error);
    set(&js, "line", bad.line as u32);
    set(&js, "column", bad.column as u32);
    set(&js, "prefix", bad.prefix.as_deref().map_or(String::new(), record));
    js.into()
}
