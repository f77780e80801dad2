//! Searches within a limit. Bots have no clock, so they search in small slices, and the time is checked in between.

use sobremesa_bots::{Choice, Limits, Thinker, thinker};
use sobremesa_core::{Code, Error, Turn};
use sobremesa_session::{AnyMatch, seed_number};
use std::time::{Duration, Instant};

/// The limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The level's own limit.
    Level,
    /// At most this number of milliseconds.
    Millis(u64),
    /// At most this number of nodes.
    Nodes(u64),
    /// A depth of this number of plies.
    Depth(u32),
}

/// The intended duration of a slice.
const SLICE: Duration = Duration::from_millis(1);

/// A search of a number of nodes ends "soon" if it takes no longer than this.
const SOON: Duration = Duration::from_secs(5);

/// The largest slice of a search to a depth.
const MOST_NODES: u64 = 100_000;

/// Searches for the seat to move. The bot gets only what that seat may see. `cut` is called between slices and returns
/// true to stop the search; its argument is true if the search will end soon by itself. Callers should use the same
/// seed for the whole match, so that what a weaker bot has forgotten stays forgotten.
pub fn think(
    session: &dyn AnyMatch,
    level: u8,
    seed: &str,
    limit: Limit,
    cut: &mut dyn FnMut(bool) -> bool,
) -> Result<(Choice, Duration), Error> {
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
    // Bots that don't count plies use their level's own limit.
    let plies = bot.choice().depth.is_some();
    if matches!(limit, Limit::Depth(_)) && !plies {
        bot = thinker(game, &observation, &untimed)?;
    }
    let end = match limit {
        Limit::Millis(millis) => Some(started + Duration::from_millis(millis) - margin(millis)),
        _ => None,
    };
    let mut cut = |bot: &dyn Thinker| {
        let exact = bot.progress().is_some();
        let most = SOON.as_secs() * bot.choice().nodes;
        cut(exact || matches!(limit, Limit::Nodes(nodes) if started.elapsed().as_secs().saturating_mul(nodes) <= most))
    };
    match limit {
        // Each depth takes many more nodes than the one before, so slices of this size do not skip one.
        Limit::Depth(depth) if plies => loop {
            let now = bot.choice();
            if now.depth >= Some(depth) || cut(&*bot) || bot.run(1 + (now.nodes / 64).min(MOST_NODES)) {
                break;
            }
        },
        _ => run_until(&mut *bot, end, &mut cut),
    }
    let mut choice = bot.choice();
    // If the seat's own hand is hidden, the other hands may rule out the choice. Then the best legal move is played.
    let legal = session.legal_moves();
    if !legal.contains(&choice.action)
        && let Some(best) = bot.review().moves.into_iter().find(|valued| legal.contains(&valued.action))
    {
        choice.action = best.action;
        choice.value = best.value;
    }
    Ok((choice, started.elapsed()))
}

/// The time reserved for the last slice and for delivering the answer.
fn margin(millis: u64) -> Duration {
    Duration::from_millis((2 + millis / 25).min(30).min(millis / 2))
}

/// Searches in slices until `end`, until nothing is left to find, or until `cut` returns true. Never starts a slice
/// that is likely to finish after `end`.
pub fn run_until(bot: &mut dyn Thinker, end: Option<Instant>, cut: &mut dyn FnMut(&dyn Thinker) -> bool) {
    let mut nodes = 64;
    loop {
        let begun = Instant::now();
        let left = end.map_or(Duration::MAX, |end| end.saturating_duration_since(begun));
        if left.is_zero() || cut(bot) || bot.run(nodes) {
            return;
        }
        // Slices grow by half while they are short. They are halved if they are long or the end is near.
        let took = begun.elapsed();
        let wanted = SLICE.min(left.saturating_sub(took) / 2);
        nodes = if took < wanted { nodes + nodes / 2 } else { (nodes / 2).max(1) };
    }
}
