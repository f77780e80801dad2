//! Positions are fields with a letter between.

use crate::{Error, Parts, parts, width};

/// A text that is read from left to right, knowing where it is.
pub struct Fields<'a> {
    rest: Parts<'a>,
    at: usize,
}

impl<'a> Fields<'a> {
    /// The fields of a text that begins `at` characters into a longer one.
    pub fn new(text: &'a str, between: char, at: usize) -> Fields<'a> {
        Fields { rest: parts(text, between), at }
    }

    /// The next field and where it begins, in characters.
    #[allow(clippy::should_implement_trait)] // an iterator's adapters would each be code in the page
    pub fn next(&mut self) -> Option<(&'a str, usize)> {
        let field = self.rest.next()?;
        let at = self.at;
        self.at += width(field) + 1;
        Some((field, at))
    }

    /// The next field.
    ///
    /// # Errors
    /// `bad-position` where there is none.
    pub fn need(&mut self, what: &str) -> Result<(&'a str, usize), Error> {
        let end = self.at.saturating_sub(1);
        self.next().ok_or_else(|| Error::position(format!("{what} is missing"), "", end))
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// `bad-position` where something does.
    pub fn end(&mut self, what: &str) -> Result<(), Error> {
        match self.next() {
            Some((field, at)) => Err(Error::position(format!("nothing may follow {what}"), field, at)),
            None => Ok(()),
        }
    }
}
