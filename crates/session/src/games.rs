//! The list of games, the only place where a game is registered. All code that selects a game at run time uses this
//! list.

use sobremesa_core::{Code, Error, Game, Info};
use std::fmt;
use std::str::FromStr;

/// The only game of this build; without it a build has all games. On the web the first game needn't wait for the rules of
/// the others (tools/wasm.sh).
const ONLY: Option<&str> = option_env!("SOBREMESA_GAME");

/// Returns true if this build has the game with the id.
const fn is_built(id: &str) -> bool {
    let Some(only) = ONLY else { return true };
    let (only, id) = (only.as_bytes(), id.as_bytes());
    let mut same = 0;
    while same < id.len() && same < only.len() && id[same] == only[same] {
        same += 1;
    }
    same == id.len() && same == only.len()
}

/// Declares the games, one per line: its name, the name of its reasons to end, its crate, and whether it has its own
/// bot or uses the one for any game (`default`).
macro_rules! games {
    // `$d` is a dollar sign, for the macros that this macro defines.
    ($d:tt $($(#[$about:meta])* $name:ident, $reason:ident: $rules:ident, $bot:ident bot;)+) => {
        $($(#[$about])* pub type $name = $rules::Position;)+

        $(pub use $rules::Reason as $reason;)+

        /// A game's name in the API, in records and on the command line.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
        #[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
        #[non_exhaustive]
        pub enum GameId {
            $($(#[$about])* $name,)+
        }

        impl GameId {
            /// Every game of this build, in the order of their names.
            pub const ALL: &[GameId] = match ONLY {
                None => &[$(GameId::$name,)+],
                $(Some(_) if GameId::$name.is_built() => &[GameId::$name],)+
                Some(_) => panic!("SOBREMESA_GAME is no game"),
            };

            /// Returns true if this build has the game.
            #[doc(hidden)]
            pub const fn is_built(self) -> bool {
                match self {
                    $(GameId::$name => is_built(<$rules::Position as Game>::INFO.id),)+
                }
            }
        }

        /// Why a game ended: any game's reasons, for TypeScript.
        #[cfg(feature = "tsify")]
        #[derive(serde::Serialize, tsify::Tsify)]
        #[serde(untagged)]
        pub enum Reason {
            $($(#[$about])* $name($reason),)+
        }

        /// Runs code for a game that is known only at run time, with `$G` as the type of its rules.
        #[macro_export]
        macro_rules! with_game {
            ($d id:expr, $d G:ident => $d body:expr) => {
                match $d id {
                    $($crate::GameId::$name if const { $crate::GameId::$name.is_built() } => {
                        type $d G = $crate::$name;
                        $d body
                    })+
                    _ => unreachable!("a game of this build"),
                }
            };
        }

        /// Calls a macro with each game's rules, and `own` or `default` for its bot.
        #[macro_export]
        macro_rules! each_bot {
            ($d callback:ident) => {
                $($d callback! { $crate::$name, $bot })+
            };
        }
    };
}

games! { $
    /// Cock & Bull.
    CockBull, CockBullReason: sobremesa_cock_bull, own bot;
    /// Dog.
    Dog, DogReason: sobremesa_dog, own bot;
    /// Gobblet.
    Gobblet, GobbletReason: sobremesa_gobblet, own bot;
    /// Muros.
    Muros, MurosReason: sobremesa_muros, own bot;
}

impl GameId {
    /// The game's description.
    ///
    /// ```
    /// use sobremesa_session::GameId;
    ///
    /// let game: GameId = "dog".parse()?;
    /// assert_eq!((game.info().default_seats, game.to_string().as_str()), (4, "dog"));
    /// # Ok::<(), sobremesa_core::Error>(())
    /// ```
    pub fn info(self) -> &'static Info {
        with_game!(self, G => G::INFO)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl FromStr for GameId {
    type Err = Error;

    fn from_str(id: &str) -> Result<GameId, Error> {
        let game = GameId::ALL.iter().find(|game| game.info().id == id);
        game.copied().ok_or_else(|| {
            let all = GameId::ALL.iter().map(GameId::to_string).collect::<Vec<_>>().join(", ");
            Error::new(Code::BadArgument, format!("no such game, expected one of {all}"), id, 0)
        })
    }
}
