//! Splits the text of a position into its fields.

use crate::Error;
use alloc::format;
use alloc::string::ToString;
use core::str::Split;

/// A text that is read field by field, with the place of each field.
///
/// ```
/// use sobremesa_core::Fields;
///
/// let mut fields = Fields::new("a1/b2", '/', 0);
/// assert_eq!((fields.need("a square")?, fields.need("another")?), (("a1", 0), ("b2", 3)));
/// assert_eq!(fields.need("a third").unwrap_err().at, 5);
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone)]
pub struct Fields<'a> {
    rest: Split<'a, char>,
    at: usize,
}

impl<'a> Fields<'a> {
    /// The fields of a text that starts `at` characters into a longer one.
    pub fn new(text: &'a str, between: char, at: usize) -> Fields<'a> {
        Fields { rest: text.split(between), at }
    }

    /// The next field.
    ///
    /// # Errors
    /// `bad-position` if there is none.
    pub fn need(&mut self, what: &str) -> Result<(&'a str, usize), Error> {
        let end = self.at.saturating_sub(1);
        self.next().ok_or_else(|| Error::position(format!("{what} is missing"), "", end))
    }

    /// Requires that no field is left.
    ///
    /// # Errors
    /// `bad-position` if a field is left.
    pub fn end(&mut self, what: &str) -> Result<(), Error> {
        match self.next() {
            Some((field, at)) => Err(Error::position(format!("nothing may follow {what}"), field, at)),
            None => Ok(()),
        }
    }
}

impl Error {
    /// `bad-position` about a position that can be read but is impossible, at the field with the fault.
    pub fn fault(fault: &impl core::error::Error, text: &str, field: usize) -> Error {
        let (token, at) = Fields::new(text, ' ', 0).nth(field).unwrap_or((text, 0));
        Error::position(fault.to_string(), token, at)
    }
}

/// Each field and its place in characters.
impl<'a> Iterator for Fields<'a> {
    type Item = (&'a str, usize);

    fn next(&mut self) -> Option<(&'a str, usize)> {
        let field = self.rest.next()?;
        let at = self.at;
        self.at += field.chars().count() + 1;
        Some((field, at))
    }
}
