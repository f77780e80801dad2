//! A record as the end of a link (`#r=...`) and back. Header lines become a letter and their value, steps are joined;
//! nothing is lost, so a record read back is the same text. A series is its own header's values and the links of its
//! games, with `~` between.

use super::BadRecord;
use super::header::{Header, Located};
use crate::series::games;

/// The letters of the known header keys; others are written out after `x`.
const LETTERS: [(&str, char); 8] = [
    ("Version", 'v'),
    ("Seats", 'n'),
    ("Options", 'o'),
    ("Seed", 's'),
    ("Position", 'p'),
    ("Result", 'w'),
    ("Names", 'N'),
    ("Date", 'd'),
];

/// The link form of a record, or of a series' record: safe in the part of an address after `#`.
///
/// # Errors
/// `bad-record` for what has not the form of a record; whether its steps can be played is not looked at.
pub fn to_link(record: &str) -> Result<String, BadRecord> {
    let write = || -> Result<String, Located> {
        let header = Header::read(record, 0)?;
        if header.get("Series").is_none() {
            return game_link(&header);
        }
        let mut link = String::new();
        for key in ["Series", "Game", "Seed"] {
            link.push('~');
            link.push_str(&encode(escaped(&header, key)));
        }
        for (above, game) in games(record) {
            link.push('~');
            link.push_str(&game_link(&Header::read(&game, above)?)?);
        }
        Ok(link)
    };
    write().map_err(|located| located.bad(None))
}

/// A key's value as it stands in a header; empty where there is none.
fn escaped<'a>(header: &Header<'a>, key: &str) -> &'a str {
    header.entries().find(|entry| entry.key == key).map_or("", |entry| entry.escaped)
}

fn game_link(header: &Header) -> Result<String, Located> {
    let mut link = header.game()?.to_string();
    for entry in header.entries().filter(|entry| entry.key != "Game") {
        link.push(';');
        match LETTERS.iter().find(|(key, _)| *key == entry.key) {
            Some(&(_, letter)) => link.push(letter),
            None => link.push_str(&format!("x{}=", entry.key)),
        }
        // Most links are of games that go on.
        if (entry.key, entry.escaped) != ("Result", "*") {
            link.push_str(&encode(entry.escaped));
        }
    }
    let steps = header.steps().map(|step| Ok(encode(step?.action))).collect::<Result<Vec<_>, Located>>()?;
    link.push_str(";m");
    link.push_str(&steps.join("_"));
    Ok(link)
}

/// The record of a link; whether it can be read is not looked at.
///
/// # Errors
/// `bad-record` for what is no link of a record, its line 1.
pub fn from_link(link: &str) -> Result<String, BadRecord> {
    let record = match link.strip_prefix('~') {
        Some(series) => series_of(series),
        None => game_of(link),
    };
    record.ok_or_else(|| Located::new("this is no link of a record", link, 1, 1).bad(None))
}

fn series_of(link: &str) -> Option<String> {
    let mut parts = link.split('~');
    let mut record = String::new();
    for key in ["Series", "Game", "Seed"] {
        record.push_str(&format!("[{key} \"{}\"]\n", decode(parts.next()?)?));
    }
    let mut games = parts.peekable();
    // A series begins with a game.
    games.peek()?;
    for game in games {
        record.push('\n');
        record.push_str(&game_of(game)?);
    }
    Some(record)
}

fn game_of(link: &str) -> Option<String> {
    let (game, fields) = link.split_once(';')?;
    if game.is_empty() || !game.bytes().all(|b| b.is_ascii_lowercase() || b == b'-') {
        return None;
    }
    let mut record = format!("[Game \"{game}\"]\n");
    let mut steps = None;
    for field in fields.split(';') {
        let letter = field.chars().next()?;
        let rest = &field[letter.len_utf8()..];
        let (key, value) = match letter {
            'm' => {
                steps = Some(rest);
                continue;
            }
            'x' => rest.split_once('=').filter(|(key, _)| !key.is_empty())?,
            _ => (LETTERS.iter().find(|&&(_, known)| known == letter)?.0, rest),
        };
        let value = if (key, value) == ("Result", "") { "*".into() } else { decode(value)? };
        record.push_str(&format!("[{key} \"{value}\"]\n"));
    }
    record.push('\n');
    let steps = steps?.split('_').filter(|_| steps != Some(""));
    for (number, step) in (1..).zip(steps) {
        record.push_str(&format!("{number}. {}\n", decode(step)?));
    }
    Some(record)
}

/// The record in a text: that of a link, or of what follows `#r=` there; else the text without what a mail puts around it.
pub fn record_in(text: &str) -> String {
    let blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
    let lines: Vec<&str> = text.split('\n').map(|line| line.trim_start_matches(['>', ' ', '\t'])).collect();
    let bare = lines.join("\n");
    let bare = bare.trim_matches(blank);
    // Its headers may tell of links, too.
    if bare.starts_with('[') {
        return bare.into();
    }
    let ends = |letter: char| blank(letter) || matches!(letter, '.' | ')' | '>' | '"');
    let mut found = text.split("#r=").skip(1).filter_map(|after| after.split(ends).next());
    let link = found.find(|link| !link.is_empty()).unwrap_or(bare);
    from_link(link).unwrap_or_else(|_| bare.into())
}

/// Keeps what addresses and messengers leave alone; the rest becomes %XX.
fn encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"@:,/=+-".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

/// What was encoded; `None` where a % begins nothing, or what comes out is no UTF-8.
fn decode(text: &str) -> Option<String> {
    let mut decoded = Vec::new();
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        decoded.push(if byte == b'%' { hex(bytes.next()?)? * 16 + hex(bytes.next()?)? } else { byte });
    }
    String::from_utf8(decoded).ok()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}
