//! A progress bar on stderr, drawn only where a person looks at it.

use std::io::{IsTerminal, Write, stderr};
use std::time::{Duration, Instant};

/// Work under way.
pub struct Progress {
    what: &'static str,
    total: u64,
    shown: bool,
    /// When the bar was drawn last.
    drawn: Instant,
}

const WIDTH: u64 = 30;
const EVERY: Duration = Duration::from_millis(150);

impl Progress {
    /// Work of `total` parts begins.
    pub fn new(what: &'static str, total: u64) -> Progress {
        Progress { what, total: total.max(1), shown: stderr().is_terminal(), drawn: Instant::now() }
    }

    /// Counts finished parts.
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
