//! `options`: the house rules of a game.

use crate::failure::Failure;
use crate::options::any_game;
use crate::output::say;
use sobremesa_core::OptionInfo;
use sobremesa_session::GameId;

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
}

/// Prints the numbers of seats and a line for each option.
pub fn run(args: &Args) -> Result<(), Failure> {
    let info = args.game.info();
    let seats: Vec<String> = info.seats.iter().map(u8::to_string).collect();
    let presets = info.presets.iter().map(|preset| preset.name).collect::<Vec<_>>().join(" | ");
    let mut text = format!("--seats {} (default {})\n", seats.join(" | "), info.default_seats);
    if !presets.is_empty() {
        text += &format!("--rules {presets}\n");
    }
    for option in info.options {
        text += &format!("--option {}\n", described(option));
    }
    say(&text)
}

/// A line such as `jokers=off | on (only royal)`.
fn described(option: &OptionInfo) -> String {
    let OptionInfo { key, values, variants, needs } = option;
    let only = if variants.is_empty() { String::new() } else { format!(" (only {})", variants.join(", ")) };
    let needs = needs.map_or(String::new(), |need| format!(" (in {}, with {}={})", need.variant, need.key, need.value));
    format!("{key}={}{only}{needs}", values.join(" | "))
}
