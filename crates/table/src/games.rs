//! The list of games: the one place where a game is added.

use sobremesa_contract::{Game, Info};

/// Cock & Bull's rules.
pub type CockBull = sobremesa_cock_bull::Position;
/// Dog's rules.
pub type Dog = sobremesa_dog::Position;
/// Gobblet's rules.
pub type Gobblet = sobremesa_gobblet::Position;

/// Muros' rules.
pub type Muros = sobremesa_muros::Position;

/// Every game's description.
pub const GAMES: &[&Info] = &[CockBull::INFO, Dog::INFO, Gobblet::INFO, Muros::INFO];

/// The description of a game, if there is such a game.
pub fn info(id: &str) -> Option<&'static Info> {
    GAMES.iter().copied().find(|info| info.id == id)
}

/// Runs code with `$G` standing for the rules of the game with this id, or `$other` where there is none.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr, else $other:expr) => {
        match $id {
            "cock-bull" => {
                type $G = $crate::CockBull;
                $body
            }
            "dog" => {
                type $G = $crate::Dog;
                $body
            }
            "gobblet" => {
                type $G = $crate::Gobblet;
                $body
            }
            "muros" => {
                type $G = $crate::Muros;
                $body
            }
            _ => $other,
        }
    };
}
