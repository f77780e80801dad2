//! Errors about input, with a code and a place.

use alloc::string::String;
use core::fmt;

/// The kind of an [`Error`]; the words are those of the JS API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
#[non_exhaustive]
pub enum Code {
    /// A value of the wrong type or out of range.
    BadArgument,
    /// Seats or options that the game does not have, or that contradict each other.
    BadSetup,
    /// A position that cannot be read or is impossible.
    BadPosition,
    /// An action that cannot be read.
    BadNotation,
    /// An action that can be read but not played here.
    IllegalMove,
    /// A record that cannot be read or replayed to its end.
    BadRecord,
    /// The game has ended.
    GameOver,
    /// Chance was requested while a seat must move.
    SeatNeeded,
    /// A seat's move was given while chance must act.
    NotChance,
}

impl Code {
    /// The code's word in the JS API and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Code::BadArgument => "bad-argument",
            Code::BadSetup => "bad-setup",
            Code::BadPosition => "bad-position",
            Code::BadNotation => "bad-notation",
            Code::IllegalMove => "illegal-move",
            Code::BadRecord => "bad-record",
            Code::GameOver => "game-over",
            Code::SeatNeeded => "seat-needed",
            Code::NotChance => "not-chance",
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// An input error: its kind, the token and its place.
///
/// ```
/// use sobremesa_core::{Code, Error};
///
/// let error = Error::notation("a square is a1 to d4", "e5", 2);
/// assert_eq!(error.code, Code::BadNotation);
/// assert_eq!(error.to_string(), "a square is a1 to d4: 'e5' at 2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// The kind of error.
    pub code: Code,
    /// The message, in English, for developers. The page shows its own message for `code`.
    pub message: String,
    /// The offending token, shortened if it is long.
    pub token: String,
    /// The place of the token in the given text, in characters from 0.
    pub at: usize,
}

/// The maximum length of tokens in errors, in characters.
const SHOWN: usize = 40;

impl Error {
    /// An error about `token`, which starts `at` characters into the text.
    pub fn new(code: Code, message: impl Into<String>, token: &str, at: usize) -> Error {
        let mut shown: String = token.chars().take(SHOWN).collect();
        if shown.len() < token.len() {
            shown.push('…');
        }
        Error { code, message: message.into(), token: shown, at }
    }

    /// `bad-position` about a token.
    pub fn position(message: impl Into<String>, token: &str, at: usize) -> Error {
        Error::new(Code::BadPosition, message, token, at)
    }

    /// `bad-notation` about a token.
    pub fn notation(message: impl Into<String>, token: &str, at: usize) -> Error {
        Error::new(Code::BadNotation, message, token, at)
    }

    /// The same error with its place moved by `by`, for a longer text.
    pub fn shifted(mut self, by: usize) -> Error {
        self.at += by;
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Error { code, message, token, at } = self;
        match (code, token.is_empty()) {
            // The message has the line and the column already.
            (Code::BadRecord, false) => write!(f, "{message}: '{token}'"),
            (_, true) if *at > 0 && *code != Code::BadRecord => write!(f, "{message} (at {at})"),
            (_, true) => write!(f, "{message}"),
            (_, false) => write!(f, "{message}: '{token}' at {at}"),
        }
    }
}

impl core::error::Error for Error {}

/// The refusal of an action: the error with the untouched position.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayError<G> {
    /// The untouched position.
    pub position: G,
    /// The reason of the refusal.
    pub error: Error,
}

impl<G> fmt::Display for PlayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<G: fmt::Debug> core::error::Error for PlayError<G> {}
