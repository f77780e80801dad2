//! Another program that speaks the protocol of `engine`, as an opponent. Whatever it does, the time and memory that we
//! spend on it are bounded.

use crate::failure::Failure;
use crate::options::Allowance;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

/// The additional time for an answer after a slow start or on a busy machine.
const GRACE: Duration = Duration::from_secs(5);

/// Time allowed per node when the limit is a number of nodes.
const NODE: Duration = Duration::from_millis(1);

/// The longest wait for an answer: one day.
const LONGEST: Duration = Duration::from_secs(86_400);

/// The time of a search in milliseconds if no limit is given.
const USUAL: u64 = 1000;

/// The length of a line in bytes at which reading stops.
const LONGEST_LINE: usize = 65_536;

/// The maximum number of characters that errors quote.
const QUOTED: usize = 200;

/// A running program.
pub struct Engine {
    command: String,
    child: Child,
    /// The engine's input, written on another thread, so that an engine that doesn't read can't block us.
    to: SyncSender<String>,
    /// The engine's output lines, or why they ended, read on another thread, so that a silent engine can't block us.
    from: Receiver<Result<String, String>>,
}

impl Engine {
    /// Starts the program.
    pub fn start(command: &str) -> Result<Engine, Failure> {
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or_default());
        process.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let complain = |what: &str| Failure::usage(format!("cannot run '{command}': {what}"));
        let mut child = process.spawn().map_err(|error| complain(&error.to_string()))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(complain("no pipes"));
        };
        let (to, texts) = sync_channel(1);
        let (pass, from) = sync_channel(1);
        std::thread::spawn(move || write_texts(stdin, &texts));
        std::thread::spawn(move || read_lines(stdout, &pass));
        Ok(Engine { command: command.into(), child, to, from })
    }

    /// Returns the program's move after a position and the steps since.
    pub fn choose(&mut self, (position, actions): (String, Vec<String>), limit: Allowance) -> Result<String, Failure> {
        let (go, thought) = asked(limit);
        let moves = if actions.is_empty() { String::new() } else { format!(" moves {}", actions.join(" ; ")) };
        let patience = thought + GRACE;
        let deadline = Instant::now() + patience;
        self.to.try_send(format!("position {position}{moves}\n{go}\n")).map_err(|error| match error {
            TrySendError::Full(_) => self.complain("it does not read its input"),
            TrySendError::Disconnected(_) => self.complain("it has ended"),
        })?;
        loop {
            let late = || self.complain(&format!("no bestmove within {} s of '{go}'", patience.as_secs_f64()));
            let line = match self.from.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
                Ok(line) => line.map_err(|error| self.complain(&error))?,
                Err(RecvTimeoutError::Disconnected) => return Err(self.complain("it has ended")),
                Err(RecvTimeoutError::Timeout) => return Err(late()),
            };
            let text = line.trim_start_matches('\u{FEFF}').trim();
            if Instant::now() > deadline {
                return Err(late());
            }
            if let Some(rest) = text.strip_prefix("bestmove ") {
                // A move may have several words.
                return Ok(rest.split(" value ").next().unwrap_or_default().into());
            }
            if text.starts_with("error") {
                return Err(self.complain(text));
            }
        }
    }

    fn complain(&self, what: &str) -> Failure {
        let what: String = what.chars().take(QUOTED).collect();
        Failure::finding(format!("engine '{}': {what}", self.command))
    }
}

/// Returns the `go` command and the time that its search may take.
fn asked(limit: Allowance) -> (String, Duration) {
    if let (None, Some(nodes)) = (limit.millis, limit.nodes) {
        let thought = u32::try_from(nodes).map_or(LONGEST, |nodes| LONGEST.min(NODE * nodes));
        return (format!("go nodes {nodes}"), thought);
    }
    let millis = limit.millis.unwrap_or(USUAL);
    (format!("go millis {millis}"), Duration::from_millis(millis))
}

/// Writes until the sender is gone or the engine stops reading.
fn write_texts(mut to: impl Write, texts: &Receiver<String>) {
    for text in texts {
        if to.write_all(text.as_bytes()).and_then(|()| to.flush()).is_err() {
            return;
        }
    }
}

/// Passes lines on until the output ends or a line can't be read.
fn read_lines(from: impl Read, pass: &SyncSender<Result<String, String>>) {
    let mut from = BufReader::new(from);
    loop {
        let mut bytes = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        let line = match from.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) => return,
            Ok(_) if bytes.len() > LONGEST_LINE => Err(format!("a line of over {LONGEST_LINE} bytes")),
            Ok(_) => String::from_utf8(bytes).map_err(|_| "a line that is not UTF-8".into()),
            Err(error) => Err(error.to_string()),
        };
        let last = line.is_err();
        if pass.send(line).is_err() || last {
            return;
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // The program may have ended already. If not, it must not outlive us.
        let _ = self.to.try_send("quit\n".into());
        let deadline = Instant::now() + Duration::from_secs(1);
        while matches!(self.child.try_wait(), Ok(None)) {
            if Instant::now() > deadline {
                let _ = self.child.kill();
                let _ = self.child.wait();
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_limit_depends_on_the_request() {
        let asked = |millis, nodes| asked(Allowance { millis, nodes });
        assert_eq!(asked(Some(10), None), ("go millis 10".into(), Duration::from_millis(10)));
        assert_eq!(asked(None, None), ("go millis 1000".into(), Duration::from_secs(1)));
        assert_eq!(asked(None, Some(2500)), ("go nodes 2500".into(), Duration::from_millis(2500)));
        assert_eq!(asked(None, Some(u64::MAX)).1, LONGEST);
    }

    #[test]
    fn writing_to_an_engine_that_does_not_read_ends() {
        let mut engine = Engine::start("sleep 60").unwrap();
        let limit = Allowance { millis: Some(1), nodes: None };
        let begun = Instant::now();
        for fault in ["no bestmove within", "no bestmove within", "it does not read its input"] {
            // This is more than fits into a pipe.
            let failure = engine.choose(("x".repeat(1_000_000), Vec::new()), limit).unwrap_err();
            assert!(failure.text.contains(fault), "{}", failure.text);
        }
        drop(engine);
        assert!(begun.elapsed() < Duration::from_secs(30));
    }
}
