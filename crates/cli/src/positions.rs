//! Commands that answer for one position or, with `--position -`, for every line of stdin.

use crate::failure::{Failure, error_line};
use crate::json;
use crate::options::ForPositions;
use crate::output::say;
use serde_json::Value;
use sobremesa_core::{Code, Error, Info, Setup};
use sobremesa_session::{LONGEST_TEXT, plain};
use std::io::{BufRead, Read, Write};

/// A command's answer for a position.
pub struct Answer {
    /// Lines of text; in batch mode they are joined by ` | `.
    pub lines: Vec<String>,
    /// The object that `--json` prints.
    pub json: Value,
}

/// A command's function from a position (or the start, if none is given) to its answer.
pub type Answering<'a> = &'a dyn Fn(Option<&str>, &Setup) -> Result<Answer, Error>;

/// Answers for the given position, or for the start position.
pub fn run(on: &ForPositions, info: &Info, answer: Answering) -> Result<(), Failure> {
    let setup = on.common.setup(info)?;
    let position = on.position.as_deref().map(plain);
    let position = position.as_deref();
    if position != Some("-") {
        let Answer { lines, json } = answer(position, &setup)?;
        let text = if on.common.json { vec![json.to_string()] } else { lines };
        return say(&text.iter().map(|line| format!("{line}\n")).collect::<String>());
    }

    let mut input = std::io::stdin().lock();
    let mut out = std::io::stdout().lock();
    let mut refused = 0;
    while let Some(line) = next_line(&mut input)? {
        let line = line.map_err(|mut error| {
            error.code = Code::BadPosition;
            error
        });
        let answered = line.and_then(|line| answer(Some(&line), &setup));
        refused += usize::from(answered.is_err());
        let text = match (answered, on.common.json) {
            (Ok(answer), false) => answer.lines.join(" | "),
            (Ok(answer), true) => answer.json.to_string(),
            (Err(error), false) => error_line(&error),
            (Err(error), true) => json::error(&error).to_string(),
        };
        writeln!(out, "{text}")?;
        // A program that feeds positions one by one waits for each answer.
        out.flush()?;
    }
    match refused {
        0 => Ok(()),
        _ => Err(Failure::finding(format!("lines refused: {refused}"))),
    }
}

/// Reads a line without its end, in plain letters. The inner error reports a line that is too long or not
/// UTF-8; reading can go on after it.
pub fn next_line(input: &mut dyn BufRead) -> std::io::Result<Option<Result<String, Error>>> {
    let mut bytes = Vec::new();
    let most = LONGEST_TEXT as u64 * 2;
    if Read::take(&mut *input, most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && bytes.len() as u64 == most {
        skip_line(input)?;
        return Ok(Some(Err(Error::new(Code::BadArgument, "a line of over two million bytes", "", 0))));
    }
    let ends = |c: &u8| *c == b'\n' || *c == b'\r';
    let end = bytes.iter().rposition(|c| !ends(c)).map_or(0, |last| last + 1);
    let line = match std::str::from_utf8(&bytes[..end]) {
        Ok(line) => Ok(plain(line)),
        Err(error) => {
            let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).chars().count();
            Err(Error::new(Code::BadArgument, "not UTF-8", "\u{FFFD}", good))
        }
    };
    Ok(Some(line))
}

fn skip_line(input: &mut dyn BufRead) -> std::io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (length, ended) = match buffer.iter().position(|&c| c == b'\n') {
            Some(at) => (at + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(length);
        if ended {
            return Ok(());
        }
    }
}
