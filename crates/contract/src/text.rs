//! Small tools for texts. They stand here instead of std's because they are a tenth of the size in the page.

use crate::Error;

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

/// A text that is read from left to right, knowing where it is.
pub struct Fields<'a> {
    rest: std::str::Split<'a, char>,
    at: usize,
}

impl<'a> Fields<'a> {
    /// Reads fields with a letter between; `at` is where the text begins, in characters.
    pub fn new(text: &'a str, between: char, at: usize) -> Fields<'a> {
        Fields { rest: text.split(between), at }
    }

    /// The next field.
    ///
    /// # Errors
    /// `bad-position` at the end of the text.
    pub fn need(&mut self, what: &str) -> Result<(&'a str, usize), Error> {
        let end = self.at.saturating_sub(1);
        self.next().ok_or_else(|| Error::position(format!("{what} is missing"), "", end))
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// `bad-position` about a field too many.
    pub fn end(&mut self, what: &str) -> Result<(), Error> {
        match self.next() {
            Some((field, at)) => Err(Error::position(format!("nothing may follow {what}"), field, at)),
            None => Ok(()),
        }
    }
}

impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, usize);

    /// The next field and where it begins, in characters.
    fn next(&mut self) -> Option<(&'a str, usize)> {
        let field = self.rest.next()?;
        let at = self.at;
        self.at += width(field) + 1;
        Some((field, at))
    }
}
