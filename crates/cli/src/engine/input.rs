//! The lines of stdin, read on another thread so that the engine receives them during a search.

use crate::positions::next_line;
use sobremesa_core::Error;
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// A line. An inner error is one bad line; an outer error ends the input.
type Line = io::Result<Result<String, Error>>;

/// The end of the input stops a search only after it has run this long, because a piped script reaches its end at once.
const SCRIPTED: Duration = Duration::from_secs(1);

/// Lines in the order of their arrival.
pub struct Input {
    lines: Receiver<Line>,
    waiting: VecDeque<Line>,
    /// The number of waiting lines that are `stop`.
    stops: usize,
    /// True after `quit` or the end of the input.
    ended: bool,
}

impl Input {
    /// Starts reading stdin.
    pub fn new() -> Input {
        let (send, lines) = channel();
        std::thread::spawn(move || {
            let mut input = io::stdin().lock();
            while let Some(line) = next_line(&mut input).transpose() {
                let last = line.is_err();
                if send.send(line).is_err() || last {
                    return;
                }
            }
        });
        Input { lines, waiting: VecDeque::new(), stops: 0, ended: false }
    }

    /// The next line; none at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<Result<String, Error>>> {
        let Some(line) = self.waiting.pop_front() else { return self.lines.recv().ok().transpose() };
        self.stops -= usize::from(is(&line, "stop"));
        line.map(Some)
    }

    /// Returns true if the search must stop now. `stop` stops it at once. `quit` and the end of the input stop it once
    /// it has run for `SCRIPTED`, unless the caller expects it to end `soon` by itself.
    pub fn cuts(&mut self, elapsed: Duration, soon: bool) -> bool {
        loop {
            match self.lines.try_recv() {
                Ok(line) => {
                    self.stops += usize::from(is(&line, "stop"));
                    self.ended |= is(&line, "quit");
                    self.waiting.push_back(line);
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.ended = true;
                    break;
                }
            }
        }
        self.stops > 0 || self.ended && !soon && elapsed >= SCRIPTED
    }
}

fn is(line: &Line, word: &str) -> bool {
    matches!(line, Ok(Ok(line)) if line.trim() == word)
}
