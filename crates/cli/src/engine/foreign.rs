//! Another program that speaks the protocol of `engine`, as an opponent.

use crate::failure::Failure;
use crate::options::Allowance;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// The additional time for an answer after a slow start or on a busy machine.
const GRACE: Duration = Duration::from_secs(5);

/// Time allowed per node, in milliseconds, when the limit is a number of nodes.
const NODE: u64 = 1;

/// The time of a search in milliseconds if no limit is given.
const USUAL: u64 = 1000;

/// A running program.
pub struct Engine {
    command: String,
    child: Child,
    to: ChildStdin,
    /// The engine's output lines, read on another thread, so that a silent engine can't block us.
    from: Receiver<String>,
}

impl Engine {
    /// Starts the program.
    pub fn start(command: &str) -> Result<Engine, Failure> {
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or_default());
        process.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let complain = |what: &str| Failure::usage(format!("cannot run '{command}': {what}"));
        let mut child = process.spawn().map_err(|error| complain(&error.to_string()))?;
        let (Some(to), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(complain("no pipes"));
        };
        let (pass, from) = sync_channel(1);
        std::thread::spawn(move || {
            let lines = BufReader::new(stdout).lines().map_while(Result::ok);
            lines.take_while(|line| pass.send(line.clone()).is_ok()).for_each(drop);
        });
        Ok(Engine { command: command.into(), child, to, from })
    }

    /// Returns the program's move after a position and the steps since.
    pub fn choose(&mut self, (position, actions): (String, Vec<String>), limit: Allowance) -> Result<String, Failure> {
        let (go, millis) = match (limit.millis, limit.nodes) {
            (None, Some(nodes)) => (format!("go nodes {nodes}"), nodes.saturating_mul(NODE)),
            (millis, _) => (format!("go millis {}", millis.unwrap_or(USUAL)), millis.unwrap_or(USUAL)),
        };
        let moves = if actions.is_empty() { String::new() } else { format!(" moves {}", actions.join(" ; ")) };
        let asked = format!("position {position}{moves}\n{go}\n");
        self.to.write_all(asked.as_bytes()).map_err(|error| self.complain(&error.to_string()))?;
        let (begun, patience) = (Instant::now(), Duration::from_millis(millis).saturating_add(GRACE));
        loop {
            let line = match self.from.recv_timeout(patience.saturating_sub(begun.elapsed())) {
                Ok(line) if begun.elapsed() <= patience => line,
                Err(RecvTimeoutError::Disconnected) => return Err(self.complain("it has ended")),
                _ => {
                    let late = format!("no bestmove within {} s of '{go}'", patience.as_secs_f64());
                    return Err(self.complain(&late));
                }
            };
            let text = line.trim_start_matches('\u{FEFF}').trim();
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
        Failure::finding(format!("engine '{}': {what}", self.command))
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // The program must not outlive us. It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
