//! Small tools for texts. They stand here instead of std's because they are a tenth of the size in the page.

/// How many characters a text has.
pub fn width(text: &str) -> usize {
    // Bytes that go on a character look like 10xxxxxx.
    text.bytes().filter(|byte| byte & 0xC0 != 0x80).count()
}

/// What stands before and after the first of a letter of ASCII.
pub fn cut(text: &str, letter: char) -> Option<(&str, &str)> {
    let at = text.bytes().position(|byte| char::from(byte) == letter)?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// What stands between letters of ASCII.
pub struct Parts<'a> {
    rest: Option<&'a str>,
    between: char,
}

/// The parts of a text with a letter of ASCII between.
pub fn parts(text: &str, between: char) -> Parts<'_> {
    Parts { rest: Some(text), between }
}

impl<'a> Iterator for Parts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let text = self.rest.take()?;
        let Some((part, rest)) = cut(text, self.between) else {
            return Some(text);
        };
        self.rest = Some(rest);
        Some(part)
    }
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
