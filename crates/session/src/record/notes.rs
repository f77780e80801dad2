//! People's names by seats, `[Names "Ana, Bo"]`: a header line that the rules ignore. In a series it is in the header of
//! its last game.

use super::header::{Header, header_line, quoted};

const NAMES: &str = "Names";

/// Sets the line of names in the last header of a record; an empty value removes it.
fn with_line(record: &str, value: &str) -> String {
    let other = |line: &str| header_line(line).is_none_or(|(found, _, _)| found != NAMES);
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
        text.insert_str(end, &format!("{above}{}", quoted(NAMES, value)));
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
    with_line(record, &if nobody { String::new() } else { names.join(", ") })
}

/// The names by seats; empty if the header has none.
pub(super) fn names(header: &Header) -> Vec<String> {
    let line = header.get(NAMES);
    line.map_or(Vec::new(), |(value, _, _)| value.split(',').map(|name| name.trim().to_string()).collect())
}
