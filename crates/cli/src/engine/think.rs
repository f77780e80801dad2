//! A bot's thinking against a limit: the bot knows no clock, so it is asked for small slices between looks at one.

use sobremesa_bots::{Choice, Limits, Thinker, thinker};
use sobremesa_core::{Code, Error, Turn};
use sobremesa_session::{AnyMatch, seed_number};
use std::time::{Duration, Instant};

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// As long as its level does.
    Level,
    /// At most so many milliseconds.
    Millis(u64),
    /// At most so many nodes.
    Nodes(u64),
    /// Until it has looked so many plies ahead.
    Depth(u32),
}

/// A slice is sized to take about this long.
const SLICE: Duration = Duration::from_millis(1);

/// Thinks for the seat to move, which gets what it may see and nothing else. The same seed for the whole match: what a
/// weaker bot has forgotten, it does not remember at its next move.
///
/// # Errors
/// `game-over` or `not-chance` where no seat is to move; what the bot says of the position.
pub fn think(session: &dyn AnyMatch, level: u8, seed: &str, limit: Limit) -> Result<(Choice, Duration), Error> {
    let started = Instant::now();
    let seat = match session.turn() {
        Turn::Seat(seat) => seat,
        Turn::Over => return Err(Error::new(Code::GameOver, "the game has ended", "", 0)),
        Turn::Chance => {
            return Err(Error::new(Code::NotChance, "chance is to act, there is no seat to think for", "", 0));
        }
    };
    let untimed = Limits::new(level).seed(seed_number(seed));
    let how = match limit {
        Limit::Nodes(nodes) => untimed.clone().nodes(nodes),
        Limit::Millis(_) | Limit::Depth(_) => untimed.clone().timed(),
        Limit::Level => untimed.clone(),
    };
    let (game, observation) = (session.id(), session.observation(seat));
    let mut bot = thinker(game, &observation, &how)?;
    // Who does not count in plies thinks as long as its level does.
    let plies = bot.choice().depth.is_some();
    if matches!(limit, Limit::Depth(_)) && !plies {
        bot = thinker(game, &observation, &untimed)?;
    }
    match limit {
        // Each depth takes many more nodes than the one before, so in such slices none is passed over.
        Limit::Depth(depth) if plies => loop {
            let now = bot.choice();
            if now.depth >= Some(depth) || bot.run(1 + now.nodes / 64) {
                break;
            }
        },
        Limit::Level | Limit::Nodes(_) | Limit::Depth(_) => while !bot.run(u64::from(u32::MAX)) {},
        Limit::Millis(millis) => run_until(&mut *bot, started + Duration::from_millis(millis) - margin(millis)),
    }
    let mut choice = bot.choice();
    // The seat does not see what other hands rule out where its own is not shown: the best of what is legal will do.
    let legal = session.legal_moves();
    if !legal.contains(&choice.action)
        && let Some(best) = bot.review().moves.into_iter().find(|valued| legal.contains(&valued.action))
    {
        choice.action = best.action;
        choice.value = best.value;
    }
    Ok((choice, started.elapsed()))
}

/// What is kept back for the last slice and the way of the answer.
fn margin(millis: u64) -> Duration {
    Duration::from_millis((2 + millis / 25).min(30).min(millis / 2))
}

/// Thinks in slices until a moment; never begins one that is likely to end after it.
pub fn run_until(bot: &mut dyn Thinker, end: Instant) {
    let mut nodes = 64;
    loop {
        let begun = Instant::now();
        let left = end.saturating_duration_since(begun);
        if left.is_zero() || bot.run(nodes) {
            return;
        }
        // Half again as much while slices are short, half when they are long or the end is near.
        let wanted = SLICE.min(end.saturating_duration_since(Instant::now()) / 2);
        let took = begun.elapsed();
        nodes = if took < wanted { nodes + nodes / 2 } else { (nodes / 2).max(1) };
    }
}
