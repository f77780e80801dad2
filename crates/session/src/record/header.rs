//! The lines of a record: the header lines, and the steps below them.

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

/// A header line.
pub(crate) struct Entry<'a> {
    pub(crate) key: &'a str,
    pub(crate) value: String,
    /// The raw value between its quotes.
    pub(crate) escaped: &'a str,
    line: usize,
}

/// A step, its line, and its first column.
pub(crate) struct Step<'a> {
    pub(crate) action: &'a str,
    pub(crate) line: usize,
    pub(crate) column: usize,
}

/// A record's header: keys and values with their lines, and the text below.
pub(crate) struct Header<'a> {
    entries: Vec<Entry<'a>>,
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
        // Windows editors may write a byte order mark first.
        let below = text.trim_start_matches('\u{FEFF}');
        let mut header = Header { entries: Vec::new(), below, line: above + 1 };
        loop {
            let (first, rest) = header.below.split_once('\n').unwrap_or((header.below, ""));
            let Some((key, escaped, value)) = header_line(first) else { return Ok(header) };
            let line = header.line;
            if header.entries.len() == MOST_HEADERS {
                return Err(Located::new("too many header lines", first.trim_ascii_end(), line, 1));
            }
            if header.entries.iter().any(|entry| entry.key == key) {
                return Err(Located::new("this key stands twice", key, line, 2));
            }
            header.entries.push(Entry { key, value, escaped, line });
            header.below = rest;
            header.line += 1;
        }
    }

    /// Reads a record's header, which ends with an empty line; `above` lines precede it.
    pub(crate) fn read(text: &'a str, above: usize) -> Result<Header<'a>, Located> {
        let header = Header::top(text, above)?;
        let first = header.below.split('\n').next().unwrap_or_default().trim_ascii_end();
        if first.is_empty() {
            return Ok(header);
        }
        Err(Located::new("a header line is [Key \"value\"]", first, header.line, 1))
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
    pub(crate) fn entries(&self) -> impl Iterator<Item = &Entry<'a>> {
        self.entries.iter()
    }

    /// The numbered steps below the header.
    pub(crate) fn steps(&self) -> impl Iterator<Item = Result<Step<'a>, Located>> {
        let lines = self.below.split('\n').map(str::trim_ascii_end).zip(self.line..);
        lines.filter(|(text, _)| !text.is_empty()).zip(1..).map(|((text, line), number)| {
            let start = format!("{number}. ");
            match text.strip_prefix(&start) {
                Some(action) => Ok(Step { action, line, column: start.len() + 1 }),
                None => Err(Located::new(format!("expected '{start}' and a step"), text, line, 1)),
            }
        })
    }
}

/// A header line's key, its raw value and its unescaped value; `None` for any other line.
pub(crate) fn header_line(line: &str) -> Option<(&str, &str, String)> {
    let (key, quoted) = line.trim_ascii_end().strip_prefix('[')?.strip_suffix("\"]")?.split_once(' ')?;
    let escaped = quoted.strip_prefix('"')?;
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
