//! `completions`: what a shell needs to complete commands, options and games.

use crate::failure::Failure;
use crate::options::Common;
use crate::{arguments, say};
use clap_complete::{Shell, generate};
use serde_json::json;

#[derive(clap::Args)]
pub struct Args {
    /// The shell
    shell: Shell,
    #[command(flatten)]
    common: Common,
}

/// Prints the script for a shell.
pub fn run(args: &Args) -> Result<(), Failure> {
    let mut script = Vec::new();
    generate(args.shell, &mut arguments(), "sobremesa", &mut script);
    let script = String::from_utf8_lossy(&script);
    if args.common.json { say(&format!("{}\n", json!({ "script": script }))) } else { say(&script) }
}
