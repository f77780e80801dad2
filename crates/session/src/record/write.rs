//! Writing a record.

use super::header::quoted;
use crate::outcome::Outcome;
use sobremesa_core::{Info, Rules};

/// The content of a record.
pub(crate) struct Content<'a> {
    pub(crate) info: &'static Info,
    pub(crate) rules: Rules,
    pub(crate) seed: &'a str,
    /// The first position, if it is not the usual start.
    pub(crate) position: Option<String>,
    pub(crate) score: &'a [u32],
    pub(crate) result: String,
    /// Other header lines.
    pub(crate) notes: &'a [(String, String)],
    pub(crate) moves: Vec<String>,
}

/// Writes a record: header lines, an empty line, then one action per line.
pub(crate) fn write_record(content: &Content) -> String {
    let mut text = String::new();
    let mut head = |key: &str, value: &str| text.push_str(&quoted(key, value));
    head("Game", content.info.id);
    head("Version", env!("CARGO_PKG_VERSION"));
    head("Seats", &content.rules.seats.to_string());
    let options = content.rules.options.write(content.info);
    if !options.is_empty() {
        head("Options", &options);
    }
    head("Seed", content.seed);
    if let Some(position) = &content.position {
        head("Position", position);
    }
    if !content.score.is_empty() {
        let points: Vec<String> = content.score.iter().map(u32::to_string).collect();
        head("Score", &points.join(","));
    }
    head("Result", &content.result);
    for (key, value) in content.notes {
        head(key, value);
    }
    text.push('\n');
    for (number, action) in (1..).zip(&content.moves) {
        text.push_str(&format!("{number}. {action}\n"));
    }
    text
}

/// `*`, or the winners' seats joined by commas.
pub(crate) fn write_result(outcome: Option<&Outcome>) -> String {
    let Some(outcome) = outcome else { return "*".into() };
    outcome.winners.iter().map(|seat| seat.0.to_string()).collect::<Vec<_>>().join(",")
}
