//! The list of games: the one place where a game is added.

use sobremesa_contract::{Code, Error, Game, Info};
use std::fmt;
use std::str::FromStr;

/// Lists the games: what each is called in code, its rules, and its id in the API, in records and on the command line.
macro_rules! games {
    ($($(#[$doc:meta])* $name:ident = $rules:ty;)*) => {
        $($(#[$doc])* pub type $name = $rules;)*

        /// A game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(
            feature = "serde",
            derive(serde::Serialize, serde::Deserialize),
            serde(rename_all = "kebab-case")
        )]
        #[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
        pub enum GameId {
            $($(#[$doc])* $name,)*
        }

        impl GameId {
            /// Every game, in the order of their names.
            pub const ALL: &[GameId] = &[$(GameId::$name),*];

            /// The game's description.
            pub const fn info(self) -> &'static Info {
                match self {
                    $(GameId::$name => <$name as Game>::INFO,)*
                }
            }
        }

        /// Runs code with `$G` standing for the rules of a game that is known only at run time.
        #[macro_export]
        macro_rules! with_game {
            ($id:expr, $G:ident => $body:expr) => {
                match $id {
                    $($crate::GameId::$name => {
                        type $G = $crate::$name;
                        $body
                    })*
                }
            };
        }
    };
}

games! {
    /// Cock & Bull.
    CockBull = sobremesa_cock_bull::Position;
    /// Dog.
    Dog = sobremesa_dog::Position;
    /// Gobblet.
    Gobblet = sobremesa_gobblet::Position;
    /// Muros.
    Muros = sobremesa_muros::Position;
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl FromStr for GameId {
    type Err = Error;

    fn from_str(id: &str) -> Result<GameId, Error> {
        let game = GameId::ALL.iter().copied().find(|game| game.info().id == id);
        game.ok_or_else(|| Error::new(Code::BadArgument, "no such game", id, 0))
    }
}
