//! How a command fails: one line on stderr and an exit code.

use sobremesa_core::{Code, Error};
use std::io;

/// The length in characters at which errors about arguments are cut off.
const LONGEST: usize = 400;

/// Why a command did not end well.
#[derive(Debug)]
pub struct Failure {
    /// 1 a finding (illegal move, bad record, law broken); 2 unreadable arguments, position or notation.
    pub exit: u8,
    /// One line for stderr with the offending token; empty if there is nothing to report.
    pub text: String,
}

impl Failure {
    /// Arguments that cannot be read: exit 2.
    pub fn usage(text: impl Into<String>) -> Failure {
        let mut text = one_line(&text.into());
        // A token may be a whole file, passed by mistake.
        if let Some((end, _)) = text.char_indices().nth(LONGEST) {
            text.truncate(end);
            text.push('…');
        }
        Failure { exit: 2, text }
    }

    /// The command ran and found something wrong: exit 1.
    pub fn finding(text: impl Into<String>) -> Failure {
        Failure { exit: 1, text: one_line(&text.into()) }
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        let exit = match error.code {
            Code::BadArgument | Code::BadSetup | Code::BadPosition | Code::BadNotation => 2,
            _ => 1,
        };
        Failure { exit, text: format!("{}: {}", error.code.word(), one_line(&error.to_string())) }
    }
}

impl From<clap::Error> for Failure {
    fn from(error: clap::Error) -> Failure {
        // The first paragraph describes the error. Tips about similar words and the usage follow.
        let text = error.to_string();
        let wrong = text.split("\n\n").next().unwrap_or_default();
        let tip = text.lines().find(|line| line.trim_start().starts_with("tip: a similar")).unwrap_or_default();
        let parts = [wrong.trim_start_matches("error: "), tip]
            .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
        Failure::usage(parts.join("; ").trim_end_matches("; "))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        // A closed pipe (`| head`) is a reader that has seen enough, so the program ends silently.
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure { exit: 0, text: String::new() };
        }
        Failure::usage(error.to_string())
    }
}

/// The line that reports an error in place of an answer: `error CODE TEXT`.
pub fn error_line(error: &Error) -> String {
    format!("error {} {}", error.code.word(), one_line(&error.to_string()))
}

/// A text without line breaks or other control characters.
pub fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
