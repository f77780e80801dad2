//! The shapes that `--json` prints.

use serde_json::{Value, json};
use sobremesa_core::Error;
use sobremesa_session::{AnyMatch, Outcome, Sheet};

/// The end of a game, or null.
pub fn outcome(outcome: Option<&Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| {
        let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
        json!({ "winners": winners, "scores": outcome.scores, "reason": outcome.reason })
    })
}

/// An error in place of an answer.
pub fn error(error: &Error) -> Value {
    json!({ "error": { "code": error.code.word(), "message": error.to_string(), "token": error.token, "at": error.at } })
}

/// The current state of a game.
pub fn ending(session: &dyn AnyMatch) -> Value {
    let end = session.outcome();
    json!({
        "game": session.info().id,
        "position": session.position(),
        "outcome": outcome(end.as_ref()),
        "result": session.result(),
        "ply": session.ply(),
    })
}

/// The same as lines of text: the position, the result, and the end in words if the game has ended.
pub fn ending_text(session: &dyn AnyMatch) -> String {
    let end = session.outcome().map_or(String::new(), |end| format!("{}\n", in_words(&end, session.seats())));
    format!("{}\n{}\n{end}", session.position(), session.result())
}

/// The end of a game, such as `winners: seats 1 and 3, home`.
fn in_words(end: &Outcome, seats: u8) -> String {
    let won: Vec<String> = end.winners.iter().map(|seat| seat.0.to_string()).collect();
    let who = match &won[..] {
        _ if won.len() == usize::from(seats) => "draw".into(),
        [one] => format!("winner: seat {one}"),
        [first @ .., last] => format!("winners: seats {} and {last}", first.join(", ")),
        [] => "no winner".into(),
    };
    format!("{who}, {}", end.reason)
}

/// The score sheet of a series. People are numbered by their seats in the first game.
pub fn sheet(sheet: &Sheet) -> Value {
    let games: Vec<Value> = sheet.games.iter().map(|game| outcome(game.as_ref())).collect();
    json!({
        "kind": sheet.kind,
        "target": sheet.target,
        "games": games,
        "wins": sheet.wins,
        "points": sheet.points,
        "over": sheet.over,
        "winners": sheet.winners,
    })
}
