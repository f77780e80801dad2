//! The notation of positions and actions.

use crate::{Error, Game, Info, Rules, Seat, Setup, Viewer};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The notation of a game, as described in its rules page. An action is displayed in this notation and parsed from it
/// (`bad-notation`), without checking that it is legal. A full position is displayed with its options, so that it can
/// be parsed (`bad-position`) without a setup.
///
/// ```
/// use sobremesa_core::{Error, Notation};
///
/// /// The position after an action, both as text.
/// fn play<G: Notation>(position: &str, action: &str) -> Result<String, Error> {
///     let position: G = position.parse()?;
///     Ok(position.after(&position.find_action(action)?).to_string())
/// }
/// ```
pub trait Notation: Game<Action: fmt::Display + FromStr<Err = Error>> + fmt::Display + FromStr<Err = Error> {
    /// True if a position names its seats. If not (sides are chosen during the game), a parsed position has the sides
    /// in the seats' order.
    const TELLS_SEATS: bool = true;

    /// The position without its `options=` field, as a viewer sees it. Unknown parts are `?`.
    fn write(&self, viewer: Viewer) -> String;

    /// Reads a position (without `options=`) under a setup. A field of the position may add to the setup.
    ///
    /// # Errors
    /// `bad-position` with the token and its place; `bad-setup` if the position contradicts the setup.
    fn read(text: &str, setup: &Setup) -> Result<Self, Error>;

    /// The places that a person touches, in order, to play an action.
    fn path(&self, action: &Self::Action) -> Vec<String>;

    /// Returns true if the position contains nothing unknown (`?`). A match needs such a position.
    fn knows_all(&self) -> bool {
        true
    }

    /// The written fields that a seat remembers from the actions so far, beyond the position it sees. Empty if it needs
    /// none.
    fn memory(&self, _seat: Seat, _actions: &[Self::Action]) -> String {
        String::new()
    }

    /// Reads a whole position: the game's own fields and, at the end, `options=k=v,...`, which adds to the setup.
    ///
    /// # Errors
    /// The same as [`Notation::read`]; `bad-setup` if the field contradicts the setup.
    fn read_position(text: &str, setup: &Setup) -> Result<Self, Error> {
        let (rest, setup) = split_options(Self::INFO, text, setup)?;
        Self::read(rest, &setup)
    }

    /// The `options=` field with a leading space; empty if all options have their defaults.
    fn write_options(&self) -> String {
        options_field(Self::INFO, &self.rules())
    }

    /// Everything that a seat knows: the position it sees, what it remembers, and the options. If the rules depend on
    /// the series, also the scores before this game (`score=60:45`, its own first, then in the order of the seats).
    fn observation(&self, seat: Seat, actions: &[Self::Action], score: &[u32]) -> String {
        let text = self.write(Viewer::Seat(seat)) + &self.memory(seat, actions);
        text + &write_score(Self::INFO, seat, score) + &self.write_options()
    }

    /// Reads the position from [`Notation::observation`], as its seat sees it. Games in which a seat remembers more
    /// must override this.
    ///
    /// # Errors
    /// `bad-position` or `bad-setup`, located.
    fn read_observation(text: &str) -> Result<Self, Error> {
        text.parse()
    }

    /// Reads an action that is legal here.
    ///
    /// # Errors
    /// `bad-notation`, or the error of [`Game::play`] for an illegal action.
    fn find_action(&self, text: &str) -> Result<Self::Action, Error> {
        let action = text.parse()?;
        if self.is_legal(&action) { Ok(action) } else { Err(self.refusal(Some(&action), text)) }
    }
}

/// Splits the last field `key=value` from a text. Returns the rest, and the value with its place in characters.
///
/// ```
/// use sobremesa_core::split_field;
///
/// assert_eq!(split_field("... w me=1", "me"), ("... w", Some(("1", 9))));
/// assert_eq!(split_field("... w", "me"), ("... w", None));
/// ```
pub fn split_field<'a>(text: &'a str, key: &str) -> (&'a str, Option<(&'a str, usize)>) {
    let (rest, last) = text.rsplit_once(' ').unwrap_or(("", text));
    match last.strip_prefix(key).and_then(|v| v.strip_prefix('=')) {
        Some(value) => (rest, Some((value, text.chars().count() - value.chars().count()))),
        None => (text, None),
    }
}

/// Splits the options from the end of a position. Returns the rest, and the setup with the options added.
///
/// # Errors
/// `bad-setup`, located.
pub fn split_options<'a>(info: &Info, text: &'a str, setup: &Setup) -> Result<(&'a str, Setup), Error> {
    let mut setup = setup.clone();
    let (rest, options) = split_field(text, "options");
    if let Some((value, at)) = options {
        setup.options.read(info, value).map_err(|e| e.shifted(at))?;
    }
    Ok((rest, setup))
}

fn options_field(info: &Info, rules: &Rules) -> String {
    let options = rules.options.write(info);
    if options.is_empty() { options } else { format!(" options={options}") }
}

fn write_score(info: &Info, seat: Seat, score: &[u32]) -> String {
    if score.is_empty() || !info.knows_series() {
        return String::new();
    }
    let (before, from) = score.split_at(seat.index().min(score.len()));
    let points: Vec<String> = from.iter().chain(before).map(u32::to_string).collect();
    format!(" score={}", points.join(":"))
}

/// Implements the conversion to `String` by `Display`, for serde.
#[macro_export]
macro_rules! as_text {
    ($type:ident) => {
        impl From<$type> for String {
            fn from(value: $type) -> String {
                alloc::string::ToString::to_string(&value)
            }
        }
    };
}

/// Implements `Display` and `FromStr` for a position by [`Notation`]. `{:#}` draws the referee's view.
#[macro_export]
macro_rules! position_as_text {
    ($position:ident) => {
        impl core::fmt::Display for $position {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                use $crate::{Game, Notation};
                if f.alternate() {
                    return write!(f, "{}", self.view($crate::Viewer::Referee));
                }
                f.write_str(&self.write($crate::Viewer::Referee))?;
                f.write_str(&self.write_options())
            }
        }

        impl core::str::FromStr for $position {
            type Err = $crate::Error;

            fn from_str(text: &str) -> Result<$position, $crate::Error> {
                $crate::Notation::read_position(text, &$crate::Setup::default())
            }
        }
    };
}
