//! Which game is played by which bot.

use crate::{Limits, Thinker, cock_bull, dog, gobblet, monte_carlo, muros};
use sobremesa_core::{Error, Notation};
use sobremesa_session::{CockBull, Dog, Gobblet, Muros, each_bot};

/// A game that bots play.
pub(crate) trait Player: Notation {
    /// Sets its bot to think about what a seat observes; by itself that is the bot for any game.
    ///
    /// # Errors
    /// As [`crate::thinker`].
    fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
        monte_carlo::thinker::<Self>(observation, limits)
    }
}

/// A game without a bot of its own is played by the one for any game.
macro_rules! player {
    ($game:path, own) => {};
    ($game:path, default) => {
        impl Player for $game {}
    };
}

each_bot!(player);

impl Player for CockBull {
    fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
        cock_bull::thinker(observation, limits)
    }
}

impl Player for Dog {
    fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
        dog::thinker(observation, limits)
    }
}

impl Player for Gobblet {
    fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
        gobblet::thinker(observation, limits)
    }
}

impl Player for Muros {
    fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
        muros::thinker(observation, limits)
    }
}
