//! Runs the built program.

// Each test program uses a part of it.
#![allow(dead_code)]

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// The usual start.
pub const START: &str = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";

/// The end of one of the vectors' games: Black has won on the long diagonal from a4.
pub const WON: &str = "c,-,D,-/-,b,-,-/d,C,d,-/D,-,D,c 332/421 w";

/// The result of a run of the program.
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

impl Ran {
    /// The lines on stdout.
    pub fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// The one object on stdout.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}", self.out))
    }

    /// Ended well and said nothing on stderr.
    pub fn good(self) -> Ran {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self
    }

    /// Ended with this code and one line on stderr that names the token.
    pub fn bad(self, code: i32, token: &str) -> Ran {
        assert_eq!(self.code, code, "{}{}", self.out, self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        assert!(self.err.contains(token), "{token}: {}", self.err);
        self
    }
}

/// Runs `sobremesa ARGS` with bytes on stdin.
pub fn feed(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_sobremesa"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.to_vec();
    // Beside reading, or long input and output wait for each other. The program may leave before it has read all.
    let feeding = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    feeding.join().expect("fed");
    Ran {
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
        code: output.status.code().expect("an exit code"),
    }
}

/// Runs `sobremesa ARGS`.
pub fn run(args: &[&str]) -> Ran {
    feed(args, b"")
}
