//! The choices before a game starts.

use crate::values::to_js;
use serde::Serialize;
use sobremesa_core::{Info, Need, OptionInfo, OptionValues, Preset};
use sobremesa_session::GameId;
use std::collections::BTreeMap;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The choices before a game starts.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(hashmap_as_object)]
pub struct GameInfo {
    /// The game's name in the API, in records and on the command line.
    pub id: GameId,
    /// The numbers of seats the game can be played with.
    pub seats: Vec<u8>,
    /// The default number of seats.
    pub default_seats: u8,
    /// The variants, the default first; empty if the game has only one.
    pub variants: Vec<&'static str>,
    /// The numbers of seats of each variant.
    pub variant_seats: BTreeMap<&'static str, Vec<u8>>,
    /// The house rules.
    pub options: Vec<GameOption>,
    /// The presets of house rules, the default first; empty if the game has only one.
    pub presets: Vec<GamePreset>,
}

/// A preset: a named set of house rules.
#[derive(Serialize, Tsify)]
pub struct GamePreset {
    /// Its name, as in `rules: "box"`.
    pub name: &'static str,
    /// The options in which it differs from the defaults.
    #[tsify(type = "Record<string, string>")]
    pub options: OptionValues,
}

/// A house rule.
#[derive(Serialize, Tsify)]
pub struct GameOption {
    /// Its key, as in `touch-move=on`.
    pub key: &'static str,
    /// Its values, the default first. In a value that ends in a colon and a capital (`games:N`), the capital stands for
    /// any whole number in `numbers`.
    pub values: Vec<&'static str>,
    /// The default value.
    pub default: &'static str,
    /// The numbers for such a value; missing if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub numbers: Option<NumberRange>,
    /// The variants that have it; missing if all have.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub variants: Option<Vec<&'static str>>,
    /// The option on which this one depends; missing if it always has an effect.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(optional)]
    pub needs: Option<OptionNeed>,
}

/// A dependency: in this variant, an option has no effect unless another option has this value.
#[derive(Serialize, Tsify)]
pub struct OptionNeed {
    /// The variant.
    pub variant: &'static str,
    /// The other option.
    pub key: &'static str,
    /// Its value.
    pub value: &'static str,
}

/// Whole numbers, both ends included.
#[derive(Serialize, Tsify)]
pub struct NumberRange {
    /// The smallest.
    pub min: u32,
    /// The largest.
    pub max: u32,
}

impl From<&Preset> for GamePreset {
    fn from(preset: &Preset) -> GamePreset {
        let mut options = OptionValues::new();
        for (key, value) in preset.options {
            options.insert((*key).into(), (*value).into());
        }
        GamePreset { name: preset.name, options }
    }
}

impl From<&OptionInfo> for GameOption {
    fn from(option: &OptionInfo) -> GameOption {
        GameOption {
            key: option.key,
            values: option.values.to_vec(),
            default: option.default(),
            numbers: option.numbers().map(|numbers| NumberRange { min: *numbers.start(), max: *numbers.end() }),
            variants: (!option.variants.is_empty()).then(|| option.variants.to_vec()),
            needs: option.needs.map(|Need { variant, key, value }| OptionNeed { variant, key, value }),
        }
    }
}

impl GameInfo {
    fn of(id: GameId) -> GameInfo {
        let Info { seats, default_seats, variants, options, presets, .. } = *id.info();
        let mut variant_seats = BTreeMap::new();
        variant_seats.extend(variants.iter().map(|(name, seats)| (*name, seats.to_vec())));
        GameInfo {
            id,
            seats: seats.to_vec(),
            default_seats,
            variants: variants.iter().map(|(name, _)| *name).collect(),
            variant_seats,
            options: options.iter().map(GameOption::from).collect(),
            presets: presets.iter().map(GamePreset::from).collect(),
        }
    }
}

/// The games, and what can be chosen before each starts.
#[wasm_bindgen(unchecked_return_type = "GameInfo[]")]
pub fn games() -> JsValue {
    to_js(&GameId::ALL.iter().copied().map(GameInfo::of).collect::<Vec<_>>())
}
