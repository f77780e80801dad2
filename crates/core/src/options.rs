//! House rules chosen for a game, as options.

use crate::{Code, Error, Info, OptionInfo, OptionValues, SERIES};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The options that were set, sorted by key. Each value is one that the game lists.
///
/// ```
/// use sobremesa_core::{Info, OptionInfo, Options};
///
/// # static INFO: Info = Info {
/// #     id: "war", seats: &[2, 3], default_seats: 2, variants: &[], presets: &[], rotates: false, teams: &[],
/// #     dealt: false,
/// #     options: &[OptionInfo { key: "jokers", values: &["off", "on"], variants: &[], needs: None }],
/// # };
/// let mut options = Options::default();
/// options.read(&INFO, "jokers=on")?;
/// assert_eq!((options.get(&INFO, "jokers"), options.write(&INFO).as_str()), ("on", "jokers=on"));
/// assert!(options.ask(&INFO, "jokers", "some").is_err());
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(Vec<Asked>);

/// One option that was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Asked {
    key: &'static str,
    /// The value as the game lists it.
    value: &'static str,
    /// The number in the value; 0 if it has none.
    number: u32,
}

impl Asked {
    fn text(&self) -> String {
        OptionInfo::write(self.value, self.number)
    }
}

impl Options {
    /// Adds one option. Places in errors count from the start of `KEY=VALUE`. Every game can be played as a series, so
    /// `series` is accepted even if the game's rules don't depend on it.
    ///
    /// # Errors
    /// `bad-setup` if the game has no such option or value, or if another value was set before.
    pub fn ask(&mut self, info: &Info, key: &str, value: &str) -> Result<(), Error> {
        let Some(option) = info.keys().find(|o| o.key == key) else {
            return Err(Error::new(Code::BadSetup, info.no_option(key), key, 0));
        };
        let at = key.chars().count() + 1;
        let Some((listed, number)) = option.read(value) else {
            let message = format!("{key}: expected {}", option.expected());
            return Err(Error::new(Code::BadSetup, message, value, at));
        };
        let asked = Asked { key: option.key, value: listed, number };
        match self.0.binary_search_by_key(&option.key, |asked| asked.key) {
            Err(place) => self.0.insert(place, asked),
            Ok(place) if self.0[place] == asked => {}
            Ok(place) => {
                let message = format!("option {key} is {} already", self.0[place].text());
                return Err(Error::new(Code::BadSetup, message, value, at));
            }
        }
        Ok(())
    }

    /// Reads `k=v,k=v`, or nothing from an empty text. Places in errors count from the start of the text.
    ///
    /// # Errors
    /// `bad-setup`, located, the same as [`Options::ask`].
    pub fn read(&mut self, info: &Info, text: &str) -> Result<(), Error> {
        let mut at = 0;
        for pair in text.split(',').filter(|_| !text.is_empty()) {
            let Some((key, value)) = pair.split_once('=') else {
                return Err(Error::new(Code::BadSetup, "expected KEY=VALUE", pair, at));
            };
            self.ask(info, key, value).map_err(|e| e.shifted(at))?;
            at += pair.chars().count() + 1;
        }
        Ok(())
    }

    fn asked(&self, key: &str) -> Option<&Asked> {
        self.0.iter().find(|asked| asked.key == key)
    }

    /// Sets those of the values whose options were not set yet.
    pub fn fill<'a>(&mut self, info: &Info, values: impl IntoIterator<Item = &'a (&'a str, &'a str)>) {
        for (key, value) in values {
            if self.asked(key).is_none() {
                // This can't fail, because the values are the game's own.
                let _ = self.ask(info, key, value);
            }
        }
    }

    /// The value of a key as the game lists it, or the default if the option was not set.
    ///
    /// # Panics
    /// If the game has no such option. Keys come from code, not from people.
    pub fn get(&self, info: &Info, key: &str) -> &'static str {
        let default = || info.options.iter().find(|o| o.key == key).expect("the game lists this option").default();
        self.asked(key).map_or_else(default, |asked| asked.value)
    }

    /// The number in a key's value; 0 if it has none.
    pub fn number(&self, key: &str) -> u32 {
        self.asked(key).map_or(0, |asked| asked.number)
    }

    /// The value of a key as people write it.
    ///
    /// # Panics
    /// The same as [`Options::get`].
    pub fn text(&self, info: &Info, key: &str) -> String {
        self.asked(key).map_or_else(|| self.get(info, key).into(), Asked::text)
    }

    /// The variant of a game with these options, if it has variants.
    pub(crate) fn variant<'a>(&self, info: &'a Info) -> Option<&'a (&'static str, &'static [u8])> {
        info.variants.iter().find(|(name, _)| *name == self.get(info, "variant"))
    }

    /// The options that differ from the defaults and apply to the variant, so that equal rules compare equal.
    pub(crate) fn differing(&self, info: &Info) -> Options {
        let variant = self.variant(info).map_or("", |(name, _)| name);
        let differs = |asked: &Asked| {
            let mut options = info.options.iter().filter(|o| o.variants.is_empty() || o.variants.contains(&variant));
            options.any(|o| o.key == asked.key && o.default() != asked.value)
        };
        Options(self.0.iter().copied().filter(differs).collect())
    }

    /// The kind of the series, such as `games:3`; `None` for a single game.
    pub fn series(&self) -> Option<String> {
        self.asked(SERIES.key).filter(|asked| asked.value != SERIES.default()).map(Asked::text)
    }

    /// Returns the values that differ from the defaults, by key.
    pub fn values(&self, info: &Info) -> OptionValues {
        // Filled one by one: `collect` would sort first, with 6 KB of WebAssembly.
        let mut values = OptionValues::new();
        values.extend(self.differing(info).0.iter().map(|asked| (asked.key.to_string(), asked.text())));
        values
    }

    /// Writes the values that differ from the defaults as `k=v,k=v`, sorted by key; empty if none differs.
    pub fn write(&self, info: &Info) -> String {
        let differing = self.differing(info).0;
        differing.iter().map(|asked| format!("{}={}", asked.key, asked.text())).collect::<Vec<_>>().join(",")
    }
}
