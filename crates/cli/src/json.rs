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

/// The same as lines of text: the position, the result, and the reason if the game has ended.
pub fn ending_text(session: &dyn AnyMatch) -> String {
    let end = session.outcome();
    let why = end.as_ref().map_or(String::new(), |end| format!("{}\n", end.reason));
    format!("{}\n{}\n{why}", session.position(), session.result())
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
