//! The lines that the engine gets, read on a thread of their own so that it hears them while it thinks.

use crate::positions::next_line;
use sobremesa_core::Error;
use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// A line, or why it cannot be read; the outer error ends the input.
type Line = io::Result<Result<String, Error>>;

/// A thought lasts at least so long before the end of the input cuts it off, as a script is often read to its end at once.
const SCRIPTED: Duration = Duration::from_secs(1);

/// Lines in the order they came.
pub struct Input {
    lines: Receiver<Line>,
    waiting: VecDeque<Line>,
    /// How many of them are `stop`.
    stops: usize,
    /// One of them is `quit`, or no more lines come.
    ends: bool,
}

impl Input {
    /// Begins to read stdin.
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
        Input { lines, waiting: VecDeque::new(), stops: 0, ends: false }
    }

    /// The next line; none at the end of the input.
    pub fn next(&mut self) -> io::Result<Option<Result<String, Error>>> {
        let Some(line) = self.waiting.pop_front() else { return self.lines.recv().ok().transpose() };
        self.stops -= usize::from(is(&line, "stop"));
        line.map(Some)
    }

    /// Returns true if the thought must end now. `stop` ends it at once; `quit` and the end of the input end it after
    /// `SCRIPTED`, unless it ends `soon` by itself.
    pub fn cuts(&mut self, thought: Duration, soon: bool) -> bool {
        loop {
            match self.lines.try_recv() {
                Ok(line) => {
                    self.stops += usize::from(is(&line, "stop"));
                    self.ends |= is(&line, "quit");
                    self.waiting.push_back(line);
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    self.ends = true;
                    break;
                }
            }
        }
        self.stops > 0 || self.ends && !soon && thought >= SCRIPTED
    }
}

fn is(line: &Line, word: &str) -> bool {
    matches!(line, Ok(Ok(line)) if line.trim() == word)
}
