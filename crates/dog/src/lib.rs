//! The rules of Dog: cards bring the pieces of two to six seats round a star-shaped track and into their lanes; partners
//! help. Hidden hands.
//!
//! Starter, deals and shuffles are steps of chance. Each seat knows its own hand, the card it gave and the one it got.

mod board;
mod cards;
mod house;
mod info;
mod moves;
mod notation;
mod observation;
mod outcome;
mod play;
mod position;
mod reading;
mod variant;
mod view;

pub use board::{Board, Piece, Place};
pub use cards::{Card, Counts, Hand, Hands, KINDS};
pub use house::{HouseRules, SEATS};
pub use info::INFO;
pub use moves::{Action, Deal, Play, Step};
pub use observation::Observation;
pub use play::{Event, Gift};
pub use position::{Given, Owed, Phase, Position};
pub use variant::{Mode, VARIANTS, Variant};
pub use view::View;
