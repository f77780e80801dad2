//! Records as text: summaries of their headers, the names in them, and their links. No record is replayed here.

use crate::error;
use crate::values::to_js;
use wasm_bindgen::prelude::*;

/// Summarizes the record of a match or series from its header.
#[wasm_bindgen(unchecked_return_type = "Summary")]
pub fn summary(record: &str) -> Result<JsValue, JsValue> {
    sobremesa_session::summary(record).map(|summary| to_js(&summary)).map_err(error::bad_record)
}

/// Returns true if a text is the record of a series, by its first lines.
#[wasm_bindgen(js_name = isSeries)]
pub fn is_series(record: &str) -> bool {
    sobremesa_session::is_series(record)
}

/// Replaces the names by seats in a record.
#[wasm_bindgen(js_name = withNames)]
pub fn with_names(record: &str, names: Vec<String>) -> String {
    sobremesa_session::with_names(record, &names)
}

/// The link form of a record.
#[wasm_bindgen(js_name = toLink)]
pub fn to_link(record: &str) -> Result<String, JsValue> {
    sobremesa_session::to_link(record).map_err(error::bad_record)
}

/// The record of a link.
#[wasm_bindgen(js_name = fromLink)]
pub fn from_link(link: &str) -> Result<String, JsValue> {
    sobremesa_session::from_link(link).map_err(error::bad_record)
}

/// The record in a copied text: that of a link, or the text without what mail programs add around it.
#[wasm_bindgen(js_name = recordIn)]
pub fn record_in(text: &str) -> String {
    sobremesa_session::record_in(text)
}

/// A text in the letters of the notation, as people may mean it.
#[wasm_bindgen]
pub fn plain(text: &str) -> String {
    sobremesa_session::plain(text)
}

/// The text of a file in UTF-8, UTF-16 or Latin-1.
#[wasm_bindgen(js_name = textIn)]
pub fn text_in(file: &[u8]) -> String {
    sobremesa_session::text_in(file)
}
