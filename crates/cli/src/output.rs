//! Output of the commands.

use crate::failure::Failure;
use std::io::Write;

/// Writes a text to stdout.
pub fn say(text: &str) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}
