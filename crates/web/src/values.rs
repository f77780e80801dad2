//! The values that cross the border, shaped as `www/api/types.ts` says.

use crate::js::{Array, Object, set};
use sobremesa_contract::{Code, Error, Info, Plain, Setup};
use sobremesa_table::info;
use wasm_bindgen::JsValue;

/// A value as plain JavaScript data: objects, arrays, numbers, `null` for nothing.
pub fn to_js(value: &Plain) -> JsValue {
    match value {
        Plain::Nothing => JsValue::NULL,
        Plain::Bool(value) => JsValue::from_bool(*value),
        Plain::Number(value) => JsValue::from_f64(*value),
        Plain::Text(text) => JsValue::from_str(text),
        Plain::List(values) => {
            let list = Array::new();
            for value in values {
                list.push(&to_js(value));
            }
            list.into()
        }
        Plain::Object(keys) => {
            let object = Object::new();
            for (key, value) in keys {
                set(&object, key, &to_js(value));
            }
            object.into()
        }
    }
}

/// A whole number, where the text is one.
pub fn number(text: &str) -> Option<u64> {
    text.parse().ok()
}

/// A text that may not be given: `=` and the text, or nothing.
pub fn given(text: &str) -> Option<&str> {
    text.strip_prefix('=')
}

/// A game's description and what somebody asks for, its options as a list of key, value, key, value.
///
/// # Errors
/// `bad-argument` or `bad-setup`.
pub fn setup(game: &str, seats: Option<u8>, options: &[&str]) -> Result<(&'static Info, Setup), Error> {
    let info = info(game).ok_or_else(|| Error::new(Code::BadArgument, "no such game", game, 0))?;
    let mut setup = Setup { seats, ..Setup::default() };
    for pair in options.chunks_exact(2) {
        setup.options.ask(info, pair[0], pair[1])?;
    }
    Ok((info, setup))
}
