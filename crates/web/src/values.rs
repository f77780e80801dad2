//! The values that cross the border, shaped as `www/api/types.ts` says.

use serde::Serialize;
use sobremesa_contract as contract;
use wasm_bindgen::JsValue;

/// A value as plain JavaScript data: objects, arrays, numbers, `null` for nothing.
pub fn to_js<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let plain = serde_wasm_bindgen::Serializer::json_compatible();
    // Our own types hold nothing that cannot be plain data.
    value.serialize(&plain).unwrap_or(JsValue::NULL)
}

/// `GameInfo`
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    id: &'static str,
    seats: &'static [u8],
    default_seats: u8,
    variants: &'static [&'static str],
    options: Vec<OptionInfo>,
}

#[derive(Serialize)]
struct OptionInfo {
    key: &'static str,
    values: &'static [&'static str],
    default: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    variants: Option<&'static [&'static str]>,
}

impl From<&contract::Info> for GameInfo {
    fn from(info: &contract::Info) -> GameInfo {
        let option = |option: &contract::OptionInfo| OptionInfo {
            key: option.key,
            values: option.values,
            default: option.default(),
            variants: (!option.variants.is_empty()).then_some(option.variants),
        };
        GameInfo {
            id: info.id,
            seats: info.seats,
            default_seats: info.default_seats,
            variants: info.variants,
            options: info.options.iter().map(option).collect(),
        }
    }
}

/// `Turn`
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Turn {
    /// A seat decides.
    Seat {
        /// Which.
        seat: u8,
    },
    /// Chance acts.
    Chance,
    /// The game has ended.
    Over,
}

impl From<contract::Turn> for Turn {
    fn from(turn: contract::Turn) -> Turn {
        match turn {
            contract::Turn::Seat(seat) => Turn::Seat { seat: seat.0 },
            contract::Turn::Chance => Turn::Chance,
            contract::Turn::Over => Turn::Over,
        }
    }
}

/// `Outcome`
#[derive(Serialize)]
pub struct Outcome {
    winners: Vec<u8>,
    scores: Vec<f64>,
    reason: &'static str,
}

impl From<contract::Outcome> for Outcome {
    fn from(outcome: contract::Outcome) -> Outcome {
        Outcome {
            winners: outcome.winners.iter().map(|seat| seat.0).collect(),
            scores: outcome.scores,
            reason: outcome.reason.word(),
        }
    }
}

/// What a match is and where it stands.
#[derive(Serialize)]
pub struct MatchState<'a> {
    /// The game's id.
    pub game: &'static str,
    /// The number of seats.
    pub seats: u8,
    /// Steps played so far.
    pub ply: usize,
    /// The seed of the dice.
    pub seed: &'a str,
    /// How many steps can be redone.
    pub future: usize,
    /// Who acts next.
    pub turn: Turn,
    /// The end, if it has come.
    pub outcome: Option<Outcome>,
}

/// `EndedEvent`
#[derive(Serialize)]
pub struct Ended {
    kind: &'static str,
    outcome: Outcome,
}

impl Ended {
    /// The last event of the step that ended a game.
    pub fn new(outcome: contract::Outcome) -> Ended {
        Ended { kind: "ended", outcome: outcome.into() }
    }
}
