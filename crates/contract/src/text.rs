//! Small tools for texts. They stand here instead of std's because they are a tenth of the size in the page.

/// How many characters a text has.
pub fn width(text: &str) -> usize {
    // Bytes that go on a character look like 10xxxxxx.
    text.bytes().filter(|byte| byte & 0xC0 != 0x80).count()
}

/// Texts one after the other with a letter between.
pub fn joined<T: AsRef<str>>(parts: impl IntoIterator<Item = T>, between: char) -> String {
    let mut text = String::new();
    for (i, part) in parts.into_iter().enumerate() {
        if i > 0 {
            text.push(between);
        }
        text.push_str(part.as_ref());
    }
    text
}
