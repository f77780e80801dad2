//! The choices before a game starts: the number of seats and the house rules.

use crate::{Code, Error, Info, OptionValues, Options};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

/// A request for a game. Missing values have the game's defaults.
///
/// ```
/// use sobremesa_core::{Info, OptionInfo, Setup};
///
/// # static INFO: Info = Info {
/// #     id: "war", seats: &[2, 3], default_seats: 2, variants: &[], presets: &[], rotates: false, teams: &[],
/// #     dealt: false,
/// #     options: &[OptionInfo { key: "jokers", values: &["off", "on"], variants: &[], needs: None }],
/// # };
/// let rules = Setup::default().rules(&INFO)?;
/// assert_eq!(rules.seats, 2, "the default");
/// let many = Setup { seats: Some(9), ..Setup::default() };
/// assert_eq!(many.rules(&INFO).unwrap_err().message, "war is played with 2 3 seats");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    /// The number of seats.
    pub seats: Option<u8>,
    /// House rules.
    pub options: Options,
}

impl Setup {
    /// Creates a setup from options as strings.
    ///
    /// # Errors
    /// `bad-setup`, the same as [`Options::ask`].
    pub fn of(info: &Info, seats: Option<u8>, options: &OptionValues) -> Result<Setup, Error> {
        let mut setup = Setup { seats, ..Setup::default() };
        for (key, value) in options {
            setup.options.ask(info, key, value)?;
        }
        Ok(setup)
    }

    /// Fills in the options of a preset. Options that were set before stay.
    ///
    /// # Errors
    /// `bad-setup` if the game has no such preset.
    pub fn follow(&mut self, info: &Info, preset: &str) -> Result<(), Error> {
        self.options.fill(info, info.preset(preset)?.options);
        Ok(())
    }

    /// The rules of a game with this setup.
    ///
    /// # Errors
    /// `bad-setup` if the game cannot be played with this number of seats.
    pub fn rules(&self, info: &Info) -> Result<Rules, Error> {
        let seats = self.seats.unwrap_or(info.default_seats);
        let (name, possible) = self.options.variant(info).copied().unwrap_or((info.id, info.seats));
        if !possible.contains(&seats) {
            let possible = possible.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
            let message = format!("{name} is played with {possible} seats");
            return Err(Error::new(Code::BadSetup, message, &seats.to_string(), 0));
        }
        Ok(Rules { seats, options: self.options.differing(info) })
    }
}

/// The checked rules of one game, which stay the same from start to end: seats and house rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The number of seats.
    pub seats: u8,
    /// House rules.
    pub options: Options,
}

impl Rules {
    /// The rules with these option values, by key. The game must list the values.
    pub fn of(info: &Info, seats: u8, values: &[(&str, &str)]) -> Rules {
        let mut options = Options::default();
        for (key, value) in values {
            // This can't fail, because the values are the game's own and each key occurs once.
            let _ = options.ask(info, key, value);
        }
        Rules { seats, options: options.differing(info) }
    }
}
