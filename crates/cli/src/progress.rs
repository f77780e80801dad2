//! A progress bar on stderr, drawn only if that is a terminal.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// The progress of a task.
pub struct Progress {
    what: &'static str,
    total: u64,
    shown: bool,
    /// The time of the last drawing.
    drawn: Instant,
}

const WIDTH: u64 = 30;
const EVERY: Duration = Duration::from_millis(150);

impl Progress {
    /// Starts a task of `total` parts.
    pub fn new(what: &'static str, total: u64) -> Progress {
        Progress { what, total: total.max(1), shown: stderr().is_terminal(), drawn: Instant::now() }
    }

    /// Shows that `parts` parts are done.
    pub fn done(&mut self, parts: u64) {
        if self.shown && self.drawn.elapsed() >= EVERY {
            self.drawn = Instant::now();
            let parts = parts.min(self.total);
            let full = WIDTH * parts / self.total;
            let bar: String = (0..WIDTH).map(|i| if i < full { '#' } else { '-' }).collect();
            let percent = 100 * parts / self.total;
            // Work continues if the terminal can't be written to.
            let _ = write!(stderr(), "\r{} [{bar}] {percent:3} % ({parts} of {})", self.what, self.total);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            let _ = write!(stderr(), "\r\x1b[K");
        }
    }
}
