//! The lines of a record: the header lines, and the steps below them.

use super::text::{is_blank, lines, plain, plain_letter, split_line};
use crate::games::GameId;
use sobremesa_core::Error;

/// The place of an error.
pub(crate) struct Located {
    pub(super) message: String,
    pub(super) token: String,
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Located {
    pub(crate) fn new(message: impl Into<String>, token: &str, line: usize, column: usize) -> Located {
        Located { message: message.into(), token: token.to_string(), line, column }
    }
}

/// The maximum number of header lines. Every key is compared with all earlier ones.
const MOST_HEADERS: usize = 100;

/// The keys whose values are notation. Other values, such as seeds and names, are kept letter by letter.
const NOTATION: [&str; 8] = ["Game", "Version", "Seats", "Options", "Position", "Score", "Result", "Series"];

/// A header line.
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) value: String,
    /// The value between its quotes, with its escapes.
    pub(crate) escaped: String,
    line: usize,
}

/// A step and its line.
pub(crate) struct Step {
    pub(crate) action: String,
    pub(crate) line: usize,
    /// The column of each of its characters in the person's text.
    columns: Vec<usize>,
}

impl Step {
    /// The column of a character of the action.
    pub(crate) fn column(&self, at: usize) -> usize {
        let after = self.columns.last().map_or(1, |last| last + 1);
        self.columns.get(at).copied().unwrap_or(after)
    }
}

/// A record's header: keys and values with their lines, and the text below.
pub(crate) struct Header<'a> {
    entries: Vec<Entry>,
    below: &'a str,
    /// The first line of that text.
    line: usize,
}

impl<'a> Header<'a> {
    /// Reads the header lines at the start of a text; `above` lines precede it.
    pub(crate) fn top(text: &'a str, above: usize) -> Result<Header<'a>, Located> {
        if text.len() > crate::LONGEST_TEXT {
            return Err(Located::new("a record of over a million bytes", "", above + 1, 1));
        }
        let mut header = Header { entries: Vec::new(), below: text, line: above + 1 };
        loop {
            let (first, rest) = split_line(header.below);
            let Some((key, escaped, value)) = header_line(first) else { return Ok(header) };
            let line = header.line;
            if header.entries.len() == MOST_HEADERS {
                return Err(Located::new("too many header lines", first.trim_end(), line, 1));
            }
            if header.entries.iter().any(|entry| entry.key == key) {
                return Err(Located::new("this key stands twice", &key, line, 2));
            }
            header.entries.push(Entry { key, value, escaped, line });
            header.below = rest.unwrap_or_default();
            header.line += 1;
        }
    }

    /// Reads a record's header, which ends with an empty line or with the first step; `above` lines precede it.
    pub(crate) fn read(text: &'a str, above: usize) -> Result<Header<'a>, Located> {
        let header = Header::top(text, above)?;
        let (first, _) = split_line(header.below);
        let begins = !header.entries.is_empty() && plain(first).trim_start().starts_with("1. ");
        if begins || is_blank(first) {
            return Ok(header);
        }
        Err(Located::new("a header line is [Key \"value\"]", first.trim_end(), header.line, 1))
    }

    /// The game named in the header.
    pub(crate) fn game(&self) -> Result<GameId, Located> {
        let (game, line, column) = self.get("Game").unwrap_or(("", 1, 1));
        let missing = if game.is_empty() { "the header line Game is missing" } else { "no such game" };
        game.parse().map_err(|_| Located::new(missing, game, line, column))
    }

    /// An error about the start, at the most likely header line.
    pub(crate) fn misplaced(&self, e: Error) -> Located {
        let (_, line, column) = self.get("Position").unwrap_or(("", 1, 1));
        Located::new(&*e.message, &e.token, line, column + e.at)
    }

    /// The position to start from, and the seed.
    pub(crate) fn start(&self) -> (Option<&str>, &str) {
        (self.get("Position").map(|(text, _, _)| text), self.get("Seed").map_or("", |(seed, _, _)| seed))
    }

    /// A key's value, its line, and its first column.
    pub(crate) fn get(&self, key: &str) -> Option<(&str, usize, usize)> {
        let entry = self.entries().find(|entry| entry.key == key)?;
        Some((&entry.value, entry.line, key.len() + 4))
    }

    /// All header lines.
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// The numbered steps below the header.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Result<Step, Located>> {
        let mut number = 0;
        lines(self.below).zip(self.line..).flat_map(move |(text, line)| steps_in(text, line, &mut number))
    }
}

/// The steps in a line, usually one. `number` counts them.
fn steps_in(text: &str, line: usize, number: &mut usize) -> Vec<Result<Step, Located>> {
    let letters = text.chars().zip(1..).filter_map(|(letter, column)| Some((plain_letter(letter)?, column)));
    let mut letters: Vec<(char, usize)> = letters.collect();
    while letters.last().is_some_and(|(letter, _)| *letter == ' ') {
        letters.pop();
    }
    let word = |letters: &[(char, usize)]| letters.iter().map(|(letter, _)| *letter).collect::<String>();
    let begins = |letters: &[(char, usize)], start: &str| {
        let mut after = letters.iter();
        start.chars().all(|letter| after.next().is_some_and(|(other, _)| *other == letter))
    };
    let blank = |rest: &[(char, usize)]| rest.iter().take_while(|(letter, _)| *letter == ' ').count();
    let mut steps = Vec::new();
    let mut rest = &letters[blank(&letters)..];
    while let Some((_, column)) = rest.first() {
        *number += 1;
        let start = format!("{number}. ");
        if !begins(rest, &start) {
            steps.push(Err(Located::new(format!("expected '{start}' and a step"), &word(rest), line, *column)));
            break;
        }
        rest = &rest[start.len()..];
        rest = &rest[blank(rest)..];
        let next = format!(" {}. ", *number + 1);
        let end = (0..rest.len()).find(|&at| begins(&rest[at..], &next)).unwrap_or(rest.len());
        let (step, after) = rest.split_at(end);
        let columns = step.iter().map(|(_, column)| *column).collect();
        steps.push(Ok(Step { action: word(step).trim_end().into(), line, columns }));
        rest = &after[blank(after)..];
    }
    steps
}

/// A header line's key, its value with escapes and without them; `None` for any other line.
pub(crate) fn header_line(line: &str) -> Option<(String, String, String)> {
    let is = |wanted: char| move |letter: char| plain_letter(letter) == Some(wanted);
    let unseen = |letter: char| matches!(plain_letter(letter), None | Some(' '));
    let framed = line.trim_matches(unseen).strip_prefix(is('['))?.strip_suffix(is(']'))?;
    let (key, quoted) = framed.split_once(is(' '))?;
    let escaped = quoted.trim_matches(unseen).strip_prefix(is('"'))?.strip_suffix(is('"'))?;
    let key = plain(key);
    let escaped = if NOTATION.contains(&&*key) { plain(escaped) } else { escaped.replace('\0', "") };
    let mut value = String::new();
    let mut letters = escaped.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => value.push(letters.next()?),
            '"' => return None,
            _ => value.push(letter),
        }
    }
    (!key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric())).then_some((key, escaped, value))
}

/// Writes a header line.
pub(crate) fn quoted(key: &str, value: &str) -> String {
    let mut line = format!("[{key} \"");
    for letter in value.chars() {
        if matches!(letter, '\\' | '"') {
            line.push('\\');
        }
        line.push(if letter.is_control() { ' ' } else { letter });
    }
    line.push_str("\"]\n");
    line
}
