//! The arguments: words in order, and options by name, each command naming those it takes.

use crate::failure::Failure;
use lexopt::Arg;
use sobremesa_contract::{Info, Setup};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// One command of the program.
pub struct Command {
    /// Its name.
    pub name: &'static str,
    /// Its words and options, for the help page.
    pub usage: &'static str,
    /// What it does, for the help page.
    pub about: &'static str,
    /// The options it takes besides [`EVERYWHERE`].
    pub takes: &'static [&'static str],
    /// Runs it.
    pub run: fn(&Args) -> Result<(), Failure>,
}

/// Options that every command takes.
const EVERYWHERE: [&str; 4] = ["option", "seats", "json", "help"];

/// Options without a value.
const SWITCHES: [&str; 4] = ["json", "help", "divide", "ends"];

impl Command {
    /// The command with its words and options.
    pub fn call(&self) -> String {
        format!("{} {}", self.name, self.usage).trim_end().to_string()
    }
}

/// What stood on the command line after the command.
#[derive(Debug, Default)]
pub struct Args {
    words: Vec<String>,
    options: BTreeMap<&'static str, Vec<String>>,
}

impl Args {
    /// Reads what follows a command.
    ///
    /// # Errors
    /// Exit 2 for an option that the command does not take, one without its value, or a repeated one.
    pub fn read(command: &Command, parser: &mut lexopt::Parser) -> Result<Args, Failure> {
        let mut args = Args::default();
        let complain = |error: lexopt::Error| Failure::usage(error.to_string());
        while let Some(arg) = parser.next().map_err(complain)? {
            let name = match arg {
                Arg::Value(word) => {
                    args.words.push(text(word)?);
                    continue;
                }
                Arg::Short('h') => "help".to_string(),
                Arg::Short(letter) => format!("-{letter}"),
                Arg::Long(name) => name.to_string(),
            };
            let Some(known) = EVERYWHERE.iter().chain(command.takes).copied().find(|&known| known == name) else {
                let dashes = if name.starts_with('-') { "" } else { "--" };
                return Err(Failure::usage(format!("'{}' takes no option '{dashes}{name}'", command.name)));
            };
            let values = args.options.entry(known).or_default();
            if !values.is_empty() && known != "option" {
                return Err(Failure::usage(format!("option '--{known}' stands twice")));
            }
            values.push(if SWITCHES.contains(&known) {
                String::new()
            } else {
                text(parser.value().map_err(complain)?)?
            });
        }
        Ok(args)
    }

    /// The words in order, exactly as many as have names.
    ///
    /// # Errors
    /// Exit 2 for a missing word or one too many.
    pub fn words<const N: usize>(&self, names: [&str; N]) -> Result<[&str; N], Failure> {
        match self.words.get(N) {
            Some(extra) => Err(Failure::usage(format!("one word too many: '{extra}'"))),
            None => self.first_words(names).map(|(words, _)| words),
        }
    }

    /// The first words and whatever follows them.
    ///
    /// # Errors
    /// Exit 2 for a missing word.
    pub fn first_words<const N: usize>(&self, names: [&str; N]) -> Result<([&str; N], &[String]), Failure> {
        if let Some(missing) = names.get(self.words.len()) {
            return Err(Failure::usage(format!("{missing} is missing")));
        }
        let mut words = [""; N];
        for (word, given) in words.iter_mut().zip(&self.words) {
            *word = given;
        }
        Ok((words, &self.words[N..]))
    }

    /// All words.
    pub fn all_words(&self) -> &[String] {
        &self.words
    }

    /// Whether an option stands on the command line.
    pub fn has(&self, name: &str) -> bool {
        self.options.contains_key(name)
    }

    /// The value of an option.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.options.get(name)?.first().map(String::as_str)
    }

    /// The value of an option as a number in a range.
    ///
    /// # Errors
    /// Exit 2 for anything else.
    pub fn number<T: FromStr + PartialOrd + std::fmt::Display>(
        &self,
        name: &str,
        range: RangeInclusive<T>,
    ) -> Result<Option<T>, Failure> {
        self.value(name).map(|text| number(&format!("--{name}"), text, range)).transpose()
    }

    /// Whether the answer is to be one JSON object.
    pub fn json(&self) -> bool {
        self.has("json")
    }

    /// The house rules and seats asked for.
    ///
    /// # Errors
    /// Exit 2 for options that the game does not have, or seats it cannot be played with.
    pub fn setup(&self, info: &Info) -> Result<Setup, Failure> {
        let mut setup = Setup { seats: self.number("seats", 1..=u8::MAX)?, ..Setup::default() };
        for pair in self.options.get("option").into_iter().flatten() {
            setup.options.read(info, pair)?;
        }
        setup.rules(info)?;
        Ok(setup)
    }

    /// The house rules and seats asked for, as they stood on the command line, with a space before each.
    pub fn setup_text(&self) -> String {
        let text = |name: &'static str| {
            let values = self.options.get(name).into_iter().flatten();
            values.map(move |value| format!(" --{name} '{value}'"))
        };
        text("option").chain(text("seats")).collect()
    }

    /// The seed asked for, or a fresh one.
    pub fn seed(&self) -> String {
        self.value("seed").map_or_else(fresh_seed, String::from)
    }
}

/// The description of the game that a word names.
///
/// # Errors
/// Exit 2 if there is no such game.
pub fn game(word: &str) -> Result<&'static Info, Failure> {
    sobremesa_table::info(word).ok_or_else(|| {
        let games: Vec<_> = sobremesa_table::GAMES.iter().map(|info| info.id).collect();
        Failure::usage(format!("no such game: '{word}' (there is {})", games.join(", ")))
    })
}

/// A number in a range.
///
/// # Errors
/// Exit 2 for anything else.
pub fn number<T: FromStr + PartialOrd + std::fmt::Display>(
    what: &str,
    text: &str,
    range: RangeInclusive<T>,
) -> Result<T, Failure> {
    let read = text.parse().ok().filter(|number| range.contains(number));
    let complain =
        || Failure::usage(format!("{what} takes a number from {} to {}, not '{text}'", range.start(), range.end()));
    read.ok_or_else(complain)
}

fn text(word: std::ffi::OsString) -> Result<String, Failure> {
    word.into_string().map_err(|word| Failure::usage(format!("not UTF-8: '{}'", word.to_string_lossy())))
}

/// A seed from the machine's own randomness.
fn fresh_seed() -> String {
    format!("{:016x}", getrandom::u64().unwrap_or_default())
}
