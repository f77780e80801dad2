//! The rules of Dog: cards bring the pieces of two to six seats round a star-shaped track and into their lanes; partners
//! help. Hidden hands.
//!
//! Starter, deals and shuffles are actions of chance. Each seat knows its own hand, the card it gave and the one it got.
//! The rules in words: `docs/rules/dog.md`.

mod action;
mod apply;
mod blocked;
mod board;
mod cards;
mod chance;
mod disc;
mod event;
mod info;
mod movegen;
mod notation;
mod observation;
mod outcome;
mod parse;
mod position;
mod setup;
mod split;
mod validate;
mod variant;
mod view;
mod view_data;

pub use action::{Action, Effect, Play};
pub use blocked::Blocked;
pub use board::{Board, Piece, Place};
pub use cards::{Card, CardSet, Counts, Hand, Hands, KINDS};
pub use chance::Deal;
pub use event::{Event, Gift};
pub use info::INFO;
pub use observation::Observation;
pub use outcome::Reason;
pub use position::{Given, Owed, Pending, Phase, Position};
pub use setup::{
    Copied, DiscTurn, DogGuards, Guard, HandSize, HouseRules, KingStart, LastSeven, NoTarget, SEATS, SevenPartner,
    Thirteen,
};
pub use validate::Fault;
pub use variant::{CardTraits, Figure, Mode, VARIANTS, Variant};
pub use view::View;
pub use view_data::{DealData, ViewData};
