//! A game's description: the seats and house rules that can be chosen before it starts.

use crate::{Code, Error};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::RangeInclusive;

/// House rules as strings: values by key.
pub type OptionValues = BTreeMap<String, String>;

/// A game's description: the choices before it starts.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The game's id in the API, in records and on the command line.
    pub id: &'static str,
    /// The numbers of seats it can be played with, ascending.
    pub seats: &'static [u8],
    /// The default number of seats.
    pub default_seats: u8,
    /// The variants with their numbers of seats, the default first; empty if there is only one.
    pub variants: &'static [(&'static str, &'static [u8])],
    /// The house rules.
    pub options: &'static [OptionInfo],
    /// The presets of house rules, the default first; empty if there is only one.
    pub presets: &'static [Preset],
    /// True if seat 0 moves first by rule. Then the seats rotate in a series.
    pub rotates: bool,
    /// The numbers of seats with which opposite seats are partners, who win and lose together.
    pub teams: &'static [u8],
    /// True if the game begins with a deal that has too many outcomes to list. Then perft needs a position.
    pub dealt: bool,
}

impl Info {
    /// The number of sides for a number of seats. A seat's side is its number modulo this.
    pub fn sides(&self, seats: u8) -> u8 {
        if self.teams.contains(&seats) { seats / 2 } else { seats }
    }

    /// Returns true if the rules depend on the series. Then `series` is a house rule, and earlier scores matter.
    pub fn knows_series(&self) -> bool {
        self.options.iter().any(|option| option.key == SERIES.key)
    }

    /// The options that it accepts: its own, and `series`, because every game can be played as one.
    pub(crate) fn keys(&self) -> impl Iterator<Item = &'static OptionInfo> {
        self.options.iter().chain([&SERIES])
    }

    /// The message about an option that it doesn't have, with the option whose key is most like `key`.
    pub(crate) fn no_option(&self, key: &str) -> String {
        let asked = key.to_ascii_lowercase();
        let keys: Vec<&str> = self.keys().map(|option| option.key).collect();
        let begins = |known: &&str| !asked.is_empty() && known.starts_with(&asked);
        let is_near = |known: &&str| 2 * distance(&asked, known) < asked.len().max(known.len());
        let like = keys.iter().copied().filter(|known| begins(known) || is_near(known));
        match like.min_by_key(|known| distance(&asked, known)) {
            Some(known) => format!("{} has no such option, expected {known}", self.id),
            None => format!("{} has no such option, only {}", self.id, keys.join(", ")),
        }
    }

    /// The preset with this name.
    ///
    /// # Errors
    /// `bad-setup`, with the names of all presets.
    pub fn preset(&self, name: &str) -> Result<&'static Preset, Error> {
        let names: Vec<&str> = self.presets.iter().map(|preset| preset.name).collect();
        self.presets.iter().find(|preset| preset.name == name).ok_or_else(|| {
            let id = self.id;
            let message = match names.is_empty() {
                true => format!("{id} has no presets"),
                false => format!("expected a preset of {id}, {}", names.join(" or ")),
            };
            Error::new(Code::BadSetup, message, name, 0)
        })
    }
}

/// The number of letters to insert, remove or replace to change one text into the other (Levenshtein's distance).
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, to) in b.bytes().enumerate() {
            let replaced = diagonal + usize::from(from != to);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal.min(row[j]) + 1);
        }
    }
    row[b.len()]
}

/// Values of options by key.
pub type Values = &'static [(&'static str, &'static str)];

/// A preset: a named set of house rules.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Its name.
    pub name: &'static str,
    /// The options in which it differs from the defaults.
    pub options: Values,
}

/// One house rule.
#[derive(Clone, Copy, Debug)]
pub struct OptionInfo {
    /// Its key, as in `touch-move=on`.
    pub key: &'static str,
    /// Its values, the default first. In a value that ends in a colon and a capital (`games:N`), the capital stands for
    /// any number in [`NUMBERS`].
    pub values: &'static [&'static str],
    /// The variants that have it; empty means all.
    pub variants: &'static [&'static str],
    /// The option on which this one depends.
    pub needs: Option<Need>,
}

/// A dependency: in this variant, an option has no effect unless another option has this value.
#[derive(Clone, Copy, Debug)]
pub struct Need {
    /// The variant.
    pub variant: &'static str,
    /// The other option.
    pub key: &'static str,
    /// Its value.
    pub value: &'static str,
}

impl OptionInfo {
    /// The default value.
    pub fn default(&self) -> &'static str {
        self.values[0]
    }

    /// The numbers for a value such as `games:N`, if the option has one.
    pub fn numbers(&self) -> Option<RangeInclusive<u32>> {
        self.values.iter().any(|value| open_stem(value).is_some()).then_some(NUMBERS)
    }

    /// The values as an error lists them.
    pub fn expected(&self) -> String {
        let values = self.values.join(" or ");
        let range = self.numbers().map(|n| format!(", with numbers from {} to {}", n.start(), n.end()));
        values + &range.unwrap_or_default()
    }

    /// The listed value for `text`, and its number. `true` and `false` mean `on` and `off`.
    pub fn read(&self, text: &str) -> Option<(&'static str, u32)> {
        let text = match text {
            "true" => "on",
            "false" => "off",
            other => other,
        };
        self.values.iter().find_map(|&value| match open_stem(value) {
            None => (value == text).then_some((value, 0)),
            Some(stem) => {
                let digits = text.strip_prefix(stem)?;
                let number = digits.parse().ok().filter(|number| NUMBERS.contains(number))?;
                digits.bytes().all(|b| b.is_ascii_digit()).then_some((value, number))
            }
        })
    }

    /// A listed value with its number filled in, as people write it.
    pub fn write(listed: &'static str, number: u32) -> String {
        open_stem(listed).map_or(listed.into(), |stem| format!("{stem}{number}"))
    }
}

/// The numbers in a value such as `games:N`.
pub const NUMBERS: RangeInclusive<u32> = 1..=9999;

/// Returns the text before the number of a value that has one.
fn open_stem(value: &str) -> Option<&str> {
    match value.as_bytes() {
        [.., b':', b'A'..=b'Z'] => value.get(..value.len() - 1),
        _ => None,
    }
}

/// How many games are played and how they count: a single one, first to N won games, first to P points, or N games.
pub const SERIES: OptionInfo = OptionInfo {
    key: "series",
    values: &["single", "games:N", "points:P", "tournament:N"],
    variants: &[],
    needs: None,
};

/// Declares an enum for the values of a house rule, each with its word in the notation, the default first.
///
/// ```
/// sobremesa_core::option_values! {
///     /// How a game ends.
///     Ending {
///         /// With the first player home.
///         First = "first",
///         /// With the last one.
///         Last = "last",
///     }
/// }
///
/// assert_eq!(Ending::WORDS, ["first", "last"]);
/// assert_eq!(Ending::of("last").word(), "last");
/// ```
#[macro_export]
macro_rules! option_values {
    ($(#[$about:meta])* $name:ident { $($(#[$meaning:meta])* $value:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$meaning])* $value,)+
        }

        impl $name {
            /// The words of the values, the default first.
            pub const WORDS: &'static [&'static str] = &[$($word,)+];

            /// The value of a word.
            ///
            /// # Panics
            /// If there is no such value. Words come from [`Options::get`]($crate::Options::get), which returns only
            /// these.
            pub fn of(word: &str) -> $name {
                match word {
                    $($word => $name::$value,)+
                    other => unreachable!("no value: {other}"),
                }
            }

            /// The word of the value.
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$value => $word,)+
                }
            }
        }
    };
}

/// The value of an on/off option.
pub fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}
