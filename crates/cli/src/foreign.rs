//! Another program that speaks the protocol of `engine`, as an opponent.

use crate::duel::Allowance;
use crate::failure::Failure;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// Who is told no time has this much for a move.
const LONGEST_THOUGHT: Duration = Duration::from_secs(600);

/// What it may be late.
const GRACE: Duration = Duration::from_secs(5);

/// Another program under way.
pub struct Engine {
    command: String,
    child: Child,
    to: ChildStdin,
    /// Its lines, read on a thread of their own: who says nothing is not waited for for ever.
    from: Receiver<std::io::Result<String>>,
}

impl Engine {
    /// Starts it.
    ///
    /// # Errors
    /// Exit 2 where it cannot be run.
    pub fn start(command: &str) -> Result<Engine, Failure> {
        let mut words = command.split_whitespace();
        let mut process = Command::new(words.next().unwrap_or_default());
        process.args(words).stdin(Stdio::piped()).stdout(Stdio::piped());
        let complain = |what: &str| Failure::usage(format!("cannot run '{command}': {what}"));
        let mut child = process.spawn().map_err(|error| complain(&error.to_string()))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(to), Some(from)) => {
                let (pass, lines) = sync_channel(1);
                std::thread::spawn(move || BufReader::new(from).lines().try_for_each(|line| pass.send(line)));
                Ok(Engine { command: command.into(), child, to, from: lines })
            }
            _ => Err(complain("no pipes")),
        }
    }

    /// The move it plays, told a position and the steps since.
    ///
    /// # Errors
    /// Exit 1 where it breaks the protocol, ends, or is late.
    pub fn choose(&mut self, (position, steps): (String, &[String]), limit: Allowance) -> Result<String, Failure> {
        let go = match (limit.millis, limit.nodes) {
            (Some(millis), _) => format!("go millis {millis}"),
            (_, Some(nodes)) => format!("go nodes {nodes}"),
            _ => "go millis 1000".into(),
        };
        let moves = if steps.is_empty() { String::new() } else { format!(" moves {}", steps.join(" ; ")) };
        let complain = |what: &str| Failure::finding(format!("engine '{}': {what}", self.command));
        let sent = writeln!(self.to, "position {position}{moves}\n{go}").and_then(|()| self.to.flush());
        sent.map_err(|error| complain(&error.to_string()))?;
        let deadline = Instant::now() + limit.millis.map_or(LONGEST_THOUGHT, Duration::from_millis) + GRACE;
        loop {
            let line = self.from.recv_timeout(deadline.saturating_duration_since(Instant::now()));
            let line = match line {
                Ok(line) => line.map_err(|error| complain(&error.to_string()))?,
                Err(RecvTimeoutError::Disconnected) => return Err(complain("it has ended")),
                Err(RecvTimeoutError::Timeout) => return Err(complain("no bestmove in time")),
            };
            let text = line.trim();
            if Instant::now() > deadline {
                return Err(complain("no bestmove in time"));
            }
            if let Some(rest) = text.strip_prefix("bestmove ") {
                // A move may be of several words.
                return Ok(rest.split(" value ").next().unwrap_or_default().into());
            }
            if text.starts_with("error") {
                return Err(complain(text));
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may be gone already; either way it is not to outlive us.
        let _ = writeln!(self.to, "quit").and_then(|()| self.to.flush());
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
