//! The bot of each game.

use crate::{Limits, Thinker, cock_bull, dog, gobblet, monte_carlo, muros};
use sobremesa_core::{Code, Error, Notation, Turn};
use sobremesa_session::{CockBull, Dog, GameId, Gobblet, Match, Muros, each_bot, with_game};

/// Creates a bot for the observation of the seat to move. From another seat's observation it guesses the hand of the
/// seat to move.
///
/// # Errors
/// `bad-position` and `bad-setup` if the observation can't be read, `game-over` if nothing is left to decide,
/// `not-chance` if chance is to act, `bad-argument` for a level outside 1 to 5.
pub fn thinker(game: GameId, observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    if !(1..=5).contains(&limits.level) {
        return Err(Error::new(Code::BadArgument, "a level is 1 to 5", &limits.level.to_string(), 0));
    }
    with_game!(game, G => G::thinker(observation, limits)).map_err(|error| blame_game(error, game, observation))
}

/// Thinks to the end of the budget and returns the action for the seat to move, as [`sobremesa_core::Game::play`] takes
/// it. Level 5 takes some seconds for a move of Gobblet, and many more without optimisation: set `nodes`, or run a
/// [`thinker`] in slices until the time is up.
///
/// # Errors
/// The same as [`thinker`].
///
/// ```
/// use sobremesa_bots::{Limits, choose};
/// use sobremesa_session::{Gobblet, Match};
///
/// let game = Match::<Gobblet>::new(&Default::default(), None, "")?;
/// let action = choose(&game, &Limits::new(1))?;
/// assert!(game.legal_actions().contains(&action));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub fn choose<G: Notation>(game: &Match<G>, limits: &Limits) -> Result<G::Action, Error> {
    let Turn::Seat(seat) = game.turn() else { return Err(game.now().refusal(None, "")) };
    let mut bot = thinker(G::INFO.id.parse()?, &game.observation(seat), limits)?;
    while !bot.run(1_000) {}
    game.now().find_action(&bot.choice().action)
}

/// The same error, or a plainer one if the observation is another game's.
fn blame_game(mut error: Error, game: GameId, observation: &str) -> Error {
    let reads = |other: &GameId| with_game!(*other, G => G::read_observation(observation).is_ok());
    let unread = error.code == Code::BadPosition;
    if let Some(other) = GameId::ALL.iter().copied().filter(|&other| unread && other != game).find(reads) {
        error.message = format!("an observation of {other}, not of {game}");
    }
    error
}

/// A game that bots can play.
pub(crate) trait Player: Notation {
    /// Creates the game's bot for a seat's observation. The default is the Monte Carlo bot.
    ///
    /// # Errors
    /// The same as [`crate::thinker`].
    fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
        monte_carlo::thinker::<Self>(observation, limits)
    }
}

/// Gives the Monte Carlo bot to games without their own bot.
macro_rules! player {
    ($game:path, own) => {};
    ($game:path, default) => {
        impl Player for $game {}
    };
}

each_bot!(player);

/// Connects games to their own bots.
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
