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

/// The games with bots of their own.
macro_rules! own {
    ($($game:ident: $bot:ident,)+) => {
        $(impl Player for $game {
            fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
                $bot::thinker(observation, limits)
            }
        })+
    };
}

own! { CockBull: cock_bull, Dog: dog, Gobblet: gobblet, Muros: muros, }
