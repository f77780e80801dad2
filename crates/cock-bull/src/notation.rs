//! The notation of positions (`RR-/-B/R 12:7 r CB`, `opening:C`, `colour:1`) and of actions (`place:c1`, `peg`,
//! `roll:CC`).

use crate::action::Action;
use crate::board::{Colour, FINISH, Roll, Spot};
use crate::position::{Position, Stage};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use sobremesa_core::{Error, Fields, Game, Notation, Seat, Setup, Viewer, position_as_text};

/// The empty Arms, with slashes between the areas.
const EMPTY: &str = "---/--/-";

const LETTERS: [char; 2] = ['R', 'B'];

fn read_arms(position: &mut Position, text: &str, at: usize) -> Result<(), Error> {
    if text.chars().count() != EMPTY.len() {
        return Err(Error::position("the Arms are written ccc/bb/m", text, at));
    }
    let mut spots = position.chips.iter_mut();
    for (i, (letter, empty)) in text.chars().zip(EMPTY.chars()).enumerate() {
        let colour = Colour::ALL.into_iter().find(|colour| LETTERS[colour.index()] == letter);
        if (empty == '/') != (letter == '/') || (colour.is_none() && letter != empty) {
            let message = "a spot is R, B or -, a slash stands between areas";
            return Err(Error::position(message, &letter.to_string(), at + i));
        }
        if empty == '-'
            && let Some(spot) = spots.next()
        {
            *spot = colour;
        }
    }
    Ok(())
}

fn read_pegs(position: &mut Position, text: &str, at: usize) -> Result<(), Error> {
    let complain = |token: &str, at: usize| Error::position("the Pegs are red:black, each 0 to 36", token, at);
    let (red, black) = text.split_once(':').ok_or_else(|| complain(text, at))?;
    for (peg, digits, at) in [(0, red, at), (1, black, at + red.chars().count() + 1)] {
        let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits.len() == 1 || !digits.starts_with('0'));
        let hole = digits.parse().ok().filter(|&hole| plain && hole <= FINISH);
        position.pegs[peg] = hole.ok_or_else(|| complain(digits, at))?;
    }
    Ok(())
}

/// Reads a stage before the colours are chosen.
fn read_opening(text: &str) -> Option<Stage> {
    if text == "opening" {
        return Some(Stage::Opening(None));
    }
    let (stage, rest) = text.split_once(':')?;
    match (stage, rest) {
        ("opening", die) => die.parse().ok().map(|die| Stage::Opening(Some(die))),
        ("colour", "0") => Some(Stage::Colour(0)),
        ("colour", "1") => Some(Stage::Colour(1)),
        _ => None,
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(spot) => write!(f, "place:{spot}"),
            Action::Flip(spot) => write!(f, "flip:{spot}"),
            Action::Remove(spot) => write!(f, "remove:{spot}"),
            Action::Peg => f.write_str("peg"),
            Action::Pass => f.write_str("pass"),
            Action::Choose(colour) => colour.fmt(f),
            Action::Die(die) => write!(f, "die:{die}"),
            Action::Roll(roll) => write!(f, "roll:{roll}"),
        }
    }
}

impl FromStr for Action {
    type Err = Error;

    fn from_str(text: &str) -> Result<Action, Error> {
        let Some((verb, rest)) = text.split_once(':') else {
            return match text {
                "peg" => Ok(Action::Peg),
                "pass" => Ok(Action::Pass),
                "red" => Ok(Action::Choose(Colour::Red)),
                "black" => Ok(Action::Choose(Colour::Black)),
                _ => Err(Error::notation("a move is place:c1, flip:c1, remove:c1, peg, pass, red or black", text, 0)),
            };
        };
        let action = match verb {
            "place" => rest.parse().map(Action::Place),
            "flip" => rest.parse().map(Action::Flip),
            "remove" => rest.parse().map(Action::Remove),
            "die" => rest.parse().map(Action::Die),
            "roll" => rest.parse().map(Action::Roll),
            _ => return Err(Error::notation("no such move", verb, 0)),
        };
        action.map_err(|error: Error| error.shifted(verb.len() + 1))
    }
}

position_as_text!(Position);

impl Notation for Position {
    const TELLS_SEATS: bool = false;

    fn write(&self, _viewer: Viewer) -> String {
        let (colour, pending) = match self.stage {
            Stage::Opening(None) => return "opening".into(),
            Stage::Opening(Some(die)) => return format!("opening:{die}"),
            Stage::Colour(seat) => return format!("colour:{seat}"),
            Stage::Roll(colour) => (colour, "-".into()),
            Stage::Act(colour, roll) => (colour, roll.to_string()),
        };
        let mut text = String::new();
        for spot in Spot::ALL.into_iter() {
            if spot.index() > 0 && spot.area().spots().next() == Some(spot) {
                text.push('/');
            }
            text.push(self.chips[spot.index()].map_or('-', |colour| LETTERS[colour.index()]));
        }
        let [red, black] = self.pegs;
        format!("{text} {red}:{black} {} {pending}", colour.letter())
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        let mut position = Position::empty(&setup.rules(Self::INFO)?);
        if let Some(stage) = read_opening(text) {
            position.stage = stage;
            return Ok(position);
        }
        let mut fields = Fields::new(text, ' ', 0);
        let (arms, at) = fields.need("the Arms")?;
        read_arms(&mut position, arms, at)?;
        let (pegs, at) = fields.need("the Pegs")?;
        read_pegs(&mut position, pegs, at)?;
        let (turn, at) = fields.need("the turn")?;
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == turn);
        let colour = colour.ok_or_else(|| Error::position("the turn is r or b", turn, at))?;
        let (pending, at) = fields.need("what is pending")?;
        position.stage = match pending.parse::<Roll>() {
            Ok(roll) if !roll.passes() => Stage::Act(colour, roll),
            Err(_) if pending == "-" => Stage::Roll(colour),
            _ => return Err(Error::position("pending is -, CC, BB, MM or CB", pending, at)),
        };
        fields.end("these fields")?;
        position.find_fault().map_err(|fault| Error::fault(&fault, text, fault.field()))?;
        Ok(position)
    }

    fn path(&self, action: &Action) -> Vec<String> {
        vec![match action {
            Action::Place(spot) | Action::Flip(spot) | Action::Remove(spot) => spot.to_string(),
            other => other.to_string(),
        }]
    }

    fn memory(&self, seat: Seat, _actions: &[Action]) -> String {
        crate::observation::write_me(self, seat.0)
    }

    fn read_observation(text: &str) -> Result<Position, Error> {
        crate::Observation::read(text).map(|observed| observed.position)
    }
}
