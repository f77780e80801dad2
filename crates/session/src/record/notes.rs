//! Header lines that the rules ignore: people's names by seats, `[Names "Ana, Bo"]`, and the name of a correspondence
//! game, `[Correspondence "k3x9"]`. In a series they are in the header of its last game.

use super::header::{Header, header_line, quoted};

const NAMES: &str = "Names";
const CORRESPONDENCE: &str = "Correspondence";

/// The maximum number of characters in the name of a correspondence game.
const LONGEST_NAME: usize = 32;

/// Sets the line of a key in the last header of a record; an empty value removes it.
fn with_note(record: &str, key: &str, value: &str) -> String {
    let other = |line: &str| header_line(line).is_none_or(|(found, _, _)| found != key);
    let mut text: String = record.split_inclusive('\n').filter(|line| other(line)).collect();
    let mut end = 0;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        at += line.len();
        if header_line(line).is_some() {
            end = at;
        }
    }
    if end > 0 && !value.is_empty() {
        let above = if text[..end].ends_with('\n') { "" } else { "\n" };
        text.insert_str(end, &format!("{above}{}", quoted(key, value)));
    }
    text
}

/// Replaces the names by seats in a record. In a series, they are in the last game's header. Without names, there is no
/// line for them. Commas in names become spaces.
///
/// ```
/// use sobremesa_session::{summary, with_names};
///
/// let named = with_names("[Game \"gobblet\"]\n\n1. D@a1\n", &["Ana", "Bo"]);
/// assert_eq!(named, "[Game \"gobblet\"]\n[Names \"Ana, Bo\"]\n\n1. D@a1\n");
/// assert_eq!(summary(&named)?.names, ["Ana", "Bo"]);
/// # Ok::<(), sobremesa_session::BadRecord>(())
/// ```
pub fn with_names<S: AsRef<str>>(record: &str, names: &[S]) -> String {
    let nobody = names.iter().all(|name| name.as_ref().is_empty());
    let names: Vec<String> = names.iter().map(|name| name.as_ref().replace(',', " ")).collect();
    with_note(record, NAMES, &if nobody { String::new() } else { names.join(", ") })
}

/// Sets the name of the correspondence game in a record. An empty name removes it.
///
/// ```
/// use sobremesa_session::{summary, with_correspondence};
///
/// let letter = with_correspondence("[Game \"gobblet\"]\n\n1. D@a1\n", "k3x9");
/// assert_eq!(summary(&letter)?.correspondence.as_deref(), Some("k3x9"));
/// assert_eq!(summary(&with_correspondence(&letter, ""))?.correspondence, None);
/// # Ok::<(), sobremesa_session::BadRecord>(())
/// ```
pub fn with_correspondence(record: &str, name: &str) -> String {
    with_note(record, CORRESPONDENCE, name)
}

/// The names by seats; empty if the header has none.
pub(super) fn names(header: &Header) -> Vec<String> {
    let line = header.get(NAMES);
    line.map_or(Vec::new(), |(value, _, _)| value.split(',').map(|name| name.trim().to_string()).collect())
}

/// The name of the correspondence game, if the header has one that consists of digits and lowercase letters.
pub(super) fn correspondence(header: &Header) -> Option<String> {
    let (name, _, _) = header.get(CORRESPONDENCE)?;
    let plain = name.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase());
    (plain && (1..=LONGEST_NAME).contains(&name.len())).then(|| name.into())
}
