//! People's names, as a record tells them: `[Names "Ana, Bo"]` by seats, in the header of a game (of a series, its last one).
//! To the rules they mean nothing.

use super::header::{Header, header_line, quoted};

const NAMES: &str = "Names";

/// A record, or a series' record, without people's names.
pub fn nameless(record: &str) -> String {
    let tells = |line: &str| header_line(line).is_some_and(|(key, _, _)| key == NAMES);
    record.split_inclusive('\n').filter(|line| !tells(line)).collect()
}

/// A record with these names by seats and no others, of a series in its last game's header; without a name there is no
/// line for them. A comma in a name becomes a space.
pub fn with_names<S: AsRef<str>>(record: &str, names: &[S]) -> String {
    let mut text = nameless(record);
    let mut end = 0;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        at += line.len();
        if header_line(line).is_some() {
            end = at;
        }
    }
    if end == 0 || names.iter().all(|name| name.as_ref().is_empty()) {
        return text;
    }
    let names: Vec<String> = names.iter().map(|name| name.as_ref().replace(',', " ")).collect();
    let above = if text[..end].ends_with('\n') { "" } else { "\n" };
    text.insert_str(end, &format!("{above}{}", quoted(NAMES, &names.join(", "))));
    text
}

/// The names by seats; none where the header has none.
pub(super) fn names(header: &Header) -> Vec<String> {
    let line = header.get(NAMES);
    line.map_or(Vec::new(), |(value, _, _)| value.split(',').map(|name| name.trim().to_string()).collect())
}
