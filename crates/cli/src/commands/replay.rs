//! `replay`: a record's final position and result.

use crate::failure::Failure;
use crate::json;
use crate::options::Common;
use crate::output::say;
use serde_json::json;
use sobremesa_session::{AnyMatch, BadRecord, LONGEST_TEXT, from_record, text_in};
use std::io::Read;

#[derive(clap::Args)]
pub struct Args {
    /// File with the record; - reads stdin
    file: String,
    #[command(flatten)]
    common: Common,
}

/// Replays a record, or the longest legal prefix of a bad record.
pub fn run(args: &Args) -> Result<(), Failure> {
    let file = &args.file;
    let bytes = read(file).map_err(|error| Failure::usage(format!("'{file}': {error}")))?;
    let (session, bad) = match from_record(&text_in(&bytes)) {
        Ok(session) => (Some(session), None),
        Err(BadRecord { error, line, column, prefix }) => (prefix, Some((error, line, column))),
    };
    if let Some(session) = &session {
        agrees(&args.common, &**session)?;
    }
    if args.common.json {
        let mut object = session.as_ref().map_or(json!({}), |session| json::ending(&**session));
        object["error"] = bad.as_ref().map_or(serde_json::Value::Null, |(error, line, column)| {
            json!({ "code": error.code.word(), "line": line, "column": column, "message": error.message, "token": error.token })
        });
        say(&format!("{object}\n"))?;
    } else if let Some(session) = &session {
        say(&json::ending_text(&**session))?;
    }
    match bad {
        None => Ok(()),
        Some((error, ..)) => {
            Err(Failure::finding(format!("{}: {}: '{}'", error.code.word(), error.message, error.token)))
        }
    }
}

/// Reads a file, or stdin for `-`. Stops at one byte more than the maximum.
fn read(file: &str) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let most = LONGEST_TEXT as u64 + 1;
    match file {
        "-" => std::io::stdin().lock().take(most).read_to_end(&mut bytes)?,
        _ => std::fs::File::open(file)?.take(most).read_to_end(&mut bytes)?,
    };
    Ok(bytes)
}

/// Checks that the house rules and seats on the command line match the record.
fn agrees(asked: &Common, session: &dyn AnyMatch) -> Result<(), Failure> {
    let info = session.info();
    let setup = asked.setup(info)?;
    if let Some(seats) = setup.seats.filter(|&seats| seats != session.seats()) {
        return Err(Failure::usage(format!("bad-setup: the record has {} seats, not '{seats}'", session.seats())));
    }
    let mut asked = setup.options;
    let options = session.options();
    let value_of = |key| options.iter().find(|(other, _)| *other == key).map_or("", |(_, value)| value.as_str());
    let variant = value_of("variant");
    for ((key, value), option) in options.iter().zip(info.options) {
        // An option that the variant or its deck doesn't have can't contradict anything.
        let met = option.needs.is_none_or(|need| need.variant != variant || value_of(need.key) == need.value);
        if met && (option.variants.is_empty() || option.variants.contains(&variant)) {
            asked.ask(info, key, value)?;
        }
    }
    Ok(())
}
