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
/// assert_eq!(many.rules(&INFO).unwrap_err().message, "war is played with 2 or 3 seats");
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
    /// `bad-setup`, the same as [`Options::ask`] and [`Setup::ask_seats`].
    pub fn of(info: &Info, seats: Option<u32>, options: &OptionValues) -> Result<Setup, Error> {
        let mut setup = Setup::default();
        for (key, value) in options {
            setup.options.ask(info, key, value)?;
        }
        setup.ask_seats(info, seats)?;
        Ok(setup)
    }

    /// Sets the number of seats. It is checked by [`Setup::rules`], because a later option may name another variant.
    ///
    /// # Errors
    /// `bad-setup` for a number that no game has.
    pub fn ask_seats(&mut self, info: &Info, seats: Option<u32>) -> Result<(), Error> {
        let small = |asked: u32| u8::try_from(asked).map_err(|_| self.wrong_seats(info, asked));
        self.seats = seats.map(small).transpose()?;
        Ok(())
    }

    /// The numbers of seats that can be played with these options, and the name of the variant or game.
    fn possible_seats<'a>(&self, info: &'a Info) -> (&'a str, &'a [u8]) {
        self.options.variant(info).copied().unwrap_or((info.id, info.seats))
    }

    fn wrong_seats(&self, info: &Info, asked: u32) -> Error {
        let (name, possible) = self.possible_seats(info);
        let seats = match possible {
            [first, _, .., last] if usize::from(last - first) == possible.len() - 1 => format!("{first} to {last}"),
            _ => possible.iter().map(u8::to_string).collect::<Vec<_>>().join(" or "),
        };
        Error::new(Code::BadSetup, format!("{name} is played with {seats} seats"), &asked.to_string(), 0)
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
        if !self.possible_seats(info).1.contains(&seats) {
            return Err(self.wrong_seats(info, seats.into()));
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
