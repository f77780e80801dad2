//! Converts a record to the end of a link (`#r=...`) and back. A header line becomes a letter and its value, and the
//! steps are joined. The conversion is lossless. A series is its header's values and the links of its games, separated
//! by `~`. A seal near the beginning (`;c`, a checksum of the record, and its length) shows where the link ends and
//! whether it was cut off.

use super::BadRecord;
use super::header::{Header, Located};
use super::text::{is_invisible, lines, plain};
use crate::series::games;

/// The letters of the known header keys. Other keys are written in full after `x`.
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
/// `bad-record` if the text doesn't have the form of a record. The legality of its steps isn't checked.
///
/// ```
/// use sobremesa_session::{from_link, to_link};
///
/// let record = "[Game \"gobblet\"]\n[Result \"*\"]\n\n1. D@b2\n";
/// let link = to_link(record)?;
/// assert!(link.starts_with("gobblet;"));
/// assert_eq!(from_link(&link)?, record);
/// # Ok::<(), sobremesa_session::BadRecord>(())
/// ```
pub fn to_link(record: &str) -> Result<String, BadRecord> {
    let write = || -> Result<String, Located> {
        let header = Header::read(record, 0)?;
        if header.get("Series").is_none() {
            return Ok(sealed(&game_link(&header)?));
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
        Ok(sealed(&link))
    };
    write().map_err(|located| located.bad(None))
}

/// CRC-16/CCITT-FALSE.
fn checksum(text: &str) -> u16 {
    text.bytes().fold(0xffff, |crc, byte| {
        (0..8).fold(crc ^ u16::from(byte) << 8, |crc, _| crc << 1 ^ if crc & 0x8000 == 0 { 0 } else { 0x1021 })
    })
}

/// Adds the seal to a link: between the game and the rest, or after the first `~` of a series.
fn sealed(link: &str) -> String {
    let record = record_of(link).unwrap_or_default();
    let head = link.find([';', '~']).map_or(0, |at| at.max(1));
    let (head, rest) = link.split_at(head);
    let rest = rest.strip_prefix(';').unwrap_or(rest);
    format!("{head};c{:04x}{};{rest}", checksum(&record), record.len())
}

/// Splits a link into the link without its seal, the checksum and the length.
fn opened(link: &str) -> Option<(String, u16, usize)> {
    let (head, rest) = link.split_once(";c")?;
    let (seal, rest) = rest.split_once(';').unwrap_or((rest, ""));
    let sum = u16::from_str_radix(seal.get(..4)?, 16).ok()?;
    let length = seal.get(4..)?.parse().ok()?;
    let is_game = !head.is_empty() && head.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
    let bare = if head == "~" { format!("~{rest}") } else { format!("{head};{rest}") };
    (is_game || head == "~").then_some((bare, sum, length))
}

/// Returns a key's value as written in a header; empty if there is none.
fn escaped<'a>(header: &'a Header, key: &str) -> &'a str {
    header.entries().find(|entry| entry.key == key).map_or("", |entry| &entry.escaped)
}

fn game_link(header: &Header) -> Result<String, Located> {
    let mut link = header.game()?.to_string();
    for entry in header.entries().filter(|entry| entry.key != "Game") {
        link.push(';');
        match LETTERS.iter().find(|(key, _)| *key == entry.key) {
            Some(&(_, letter)) => link.push(letter),
            None => link.push_str(&format!("x{}=", entry.key)),
        }
        // Most linked games are unfinished, so that result is not written.
        if (&*entry.key, &*entry.escaped) != ("Result", "*") {
            link.push_str(&encode(&entry.escaped));
        }
    }
    let steps = header.steps().map(|step| Ok(encode(&step?.action))).collect::<Result<Vec<_>, Located>>()?;
    link.push_str(";m");
    link.push_str(&steps.join("_"));
    Ok(link)
}

/// The record of a link. The legality of its steps isn't checked. Text after the link, line breaks and percent-encoding
/// that chat apps and people add are ignored.
///
/// # Errors
/// `bad-record` for text that is not a link of a record, at line 1; if the link was cut off, the token is empty and the
/// column is after the end.
///
/// ```
/// use sobremesa_session::{from_link, to_link};
///
/// let link = to_link("[Game \"gobblet\"]\n\n1. D@b2\n2. D@c3\n")?;
/// assert!(from_link(&format!("{link} See you!")).is_ok(), "words after a link are ignored");
/// assert!(from_link(&link[..link.len() - 4]).unwrap_err().error.token.is_empty(), "it was cut off");
/// # Ok::<(), sobremesa_session::BadRecord>(())
/// ```
pub fn from_link(link: &str) -> Result<String, BadRecord> {
    let seen: String = link.chars().filter(|&letter| !is_invisible(letter)).collect();
    let first = seen.split_whitespace().next().unwrap_or_default();
    let joined: String = seen.replace("=\r\n", "").replace("=\n", "").split_whitespace().collect();
    let mut cut = false;
    // First try the text up to the first space, because words may follow a link. Then try a broken link without its
    // line breaks, if a seal shows where it ends.
    for text in [Some(first), Some(&*joined).filter(|text| opened(text).is_some())].into_iter().flatten() {
        let semicolons = text.replace("%3B", ";").replace("%3b", ";").replace("%3D", "=");
        let once = decode(text).unwrap_or_default();
        let twice = decode(&once).unwrap_or_default();
        let found = [text, &semicolons, &once, &twice].map(read);
        cut = found.iter().find(|found| !matches!(found, Read::None)).is_some_and(|found| matches!(found, Read::Cut));
        for read in found {
            if let Read::Record(record) = read {
                return Ok(record);
            }
        }
    }
    let bad = match cut {
        true => Located::new("this link was cut off", "", 1, joined.chars().count() + 1),
        false => Located::new("this is no link of a record", link, 1, 1),
    };
    Err(bad.bad(None))
}

/// The result of reading a text as a link.
enum Read {
    Record(String),
    Cut,
    Damaged,
    None,
}

fn read(text: &str) -> Read {
    // Links have %2E for a dot, but some apps decode it.
    let end = text.bytes().position(|byte| !is_kept(byte) && !b";_~%.".contains(&byte)).unwrap_or(text.len());
    let link = text[..end].trim_end_matches('.');
    let Some((bare, sum, length)) = opened(link) else { return Read::None };
    // No action ends with punctuation.
    let trimmed = bare.trim_end_matches([',', ':', ';', '/', '=', '@', '_', '~', '%', '.']);
    let records = [&bare, trimmed].map(record_of);
    for record in records.iter().flatten().filter(|record| record.len() >= length) {
        // Text after the last action is not part of the link.
        let whole = record.get(..length.saturating_sub(1)).map(|record| format!("{record}\n"));
        if let Some(whole) = whole.filter(|whole| checksum(whole) == sum) {
            return Read::Record(whole);
        }
    }
    let short = records.iter().flatten().all(|record| record.len() < length);
    if short { Read::Cut } else { Read::Damaged }
}

fn record_of(link: &str) -> Option<String> {
    match link.strip_prefix('~') {
        Some(series) => series_of(series),
        None => game_of(link),
    }
}

fn series_of(link: &str) -> Option<String> {
    let mut parts = link.split('~');
    let mut record = String::new();
    for key in ["Series", "Game", "Seed"] {
        record.push_str(&format!("[{key} \"{}\"]\n", decode(parts.next()?)?));
    }
    let mut games = parts.peekable();
    // A series has at least one game.
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

/// The record in a text: that of a link, or of the text after `#r=`. Otherwise the text itself, without what mail
/// programs add around it.
///
/// ```
/// use sobremesa_session::record_in;
///
/// assert_eq!(record_in("> [Game \"gobblet\"]\n>\n> 1. D@b2\n"), "[Game \"gobblet\"]\n\n1. D@b2");
/// ```
pub fn record_in(text: &str) -> String {
    let blank = |letter: char| letter.is_whitespace() || is_invisible(letter) || letter == '\0';
    let lines: Vec<&str> =
        lines(text).map(|line| line.trim_start_matches(|letter| letter == '>' || blank(letter))).collect();
    let bare = lines.join("\n");
    let bare = bare.trim_matches(blank);
    // A text with a header is not a link, but its header may contain links.
    if bare.chars().next().is_some_and(|first| plain(&first.to_string()) == "[") {
        return bare.into();
    }
    let encoded = bare.replace("%23r=", "#r=").replace("%23R=", "#r=").replace("%23r%3D", "#r=").replace("#R=", "#r=");
    let mut found = encoded.split("#r=").skip(1).chain([bare]).filter_map(|link| from_link(link).ok());
    found.next().unwrap_or_else(|| bare.into())
}

/// Percent-encodes all characters except those that URLs and messengers leave unchanged.
fn encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        if is_kept(byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}

fn is_kept(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"@:,/=+-".contains(&byte)
}

/// Decodes percent-encoding; `None` if it is malformed or the result is not UTF-8.
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
