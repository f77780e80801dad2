//! Which game is played by which bot.

use crate::{Limits, Thinker, cock_bull, dog, gobblet, monte_carlo, muros};
use sobremesa_core::{Code, Error, Notation};
use sobremesa_session::{CockBull, Dog, GameId, Gobblet, Muros, each_bot, with_game};

/// Sets a bot to think about what a seat observes.
///
/// # Errors
/// `bad-position` and `bad-setup` for what cannot be read, `game-over` where nothing is left to decide, `not-chance`
/// where chance is to act, `bad-argument` for a level that is not 1 to 5.
pub fn thinker(game: GameId, observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    if !(1..=5).contains(&limits.level) {
        return Err(Error::new(Code::BadArgument, "a level is 1 to 5", &limits.level.to_string(), 0));
    }
    with_game!(game, G => G::thinker(observation, limits))
}

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

/// A game without a special bot uses the general one.
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
