//! The list of games: the one place where a game is added.

use sobremesa_core::{Code, Error, Game, Info};
use std::fmt;
use std::str::FromStr;

/// Cock & Bull's rules.
pub type CockBull = sobremesa_cock_bull::Position;
/// Dog's rules.
pub type Dog = sobremesa_dog::Position;
/// Gobblet's rules.
pub type Gobblet = sobremesa_gobblet::Position;
/// Muros' rules.
pub type Muros = sobremesa_muros::Position;

/// A game's name in the API, in records and on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum GameId {
    /// Cock & Bull.
    CockBull,
    /// Dog.
    Dog,
    /// Gobblet.
    Gobblet,
    /// Muros.
    Muros,
}

/// Runs code with `$G` standing for the rules of a game that is known only at run time.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::CockBull => {
                type $G = $crate::CockBull;
                $body
            }
            $crate::GameId::Dog => {
                type $G = $crate::Dog;
                $body
            }
            $crate::GameId::Gobblet => {
                type $G = $crate::Gobblet;
                $body
            }
            $crate::GameId::Muros => {
                type $G = $crate::Muros;
                $body
            }
        }
    };
}

impl GameId {
    /// Every game, in the order of their names.
    pub const ALL: [GameId; 4] = [GameId::CockBull, GameId::Dog, GameId::Gobblet, GameId::Muros];

    /// The game's description.
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
        let game = GameId::ALL.into_iter().find(|game| game.info().id == id);
        game.ok_or_else(|| Error::new(Code::BadArgument, "no such game", id, 0))
    }
}
