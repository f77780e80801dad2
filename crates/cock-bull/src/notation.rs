//! How positions and actions are written: `RR-/-B/R 12:7 r CB`, `opening:C`, `colour:1`; `place:c1`, `peg`, `roll:CC`.

use crate::action::Action;
use crate::board::{Colour, Die, FINISH, Roll, Spot};
use crate::position::{Position, Stage};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use sobremesa_core::{Error, Fields, Game, Notation, Seat, Setup, Viewer};

/// The Arms with nothing on them; the slashes stand between the areas.
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

/// What stands before there are colours.
fn read_opening(text: &str) -> Option<Stage> {
    if text == "opening" {
        return Some(Stage::Opening(None));
    }
    let (stage, rest) = text.split_once(':')?;
    match (stage, rest) {
        ("opening", die) => Die::read(die).map(|die| Stage::Opening(Some(die))),
        ("colour", "0") => Some(Stage::Colour(0)),
        ("colour", "1") => Some(Stage::Colour(1)),
        _ => None,
    }
}

impl Notation for Position {
    const TELLS_SEATS: bool = false;

    fn write(&self, _viewer: Viewer) -> String {
        let (colour, pending) = match self.stage {
            Stage::Opening(None) => return "opening".into(),
            Stage::Opening(Some(die)) => return format!("opening:{}", die.letter()),
            Stage::Colour(seat) => return format!("colour:{seat}"),
            Stage::Roll(colour) => (colour, "-"),
            Stage::Act(colour, roll) => (colour, roll.word()),
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
        position.stage = match Roll::read(pending) {
            Some(roll) if !roll.passes() => Stage::Act(colour, roll),
            None if pending == "-" => Stage::Roll(colour),
            _ => return Err(Error::position("pending is -, CC, BB, MM or CB", pending, at)),
        };
        fields.end("these fields")?;
        position.find_fault().map_err(|fault| Error::fault(&fault, text, fault.field()))?;
        Ok(position)
    }

    fn write_action(action: &Action) -> String {
        match action {
            Action::Place(spot) => format!("place:{}", spot.name()),
            Action::Flip(spot) => format!("flip:{}", spot.name()),
            Action::Remove(spot) => format!("remove:{}", spot.name()),
            Action::Peg => "peg".into(),
            Action::Pass => "pass".into(),
            Action::Choose(colour) => colour.word().into(),
            Action::Die(die) => format!("die:{}", die.letter()),
            Action::Roll(roll) => format!("roll:{}", roll.word()),
        }
    }

    fn read_action(text: &str) -> Result<Action, Error> {
        match text {
            "peg" => return Ok(Action::Peg),
            "pass" => return Ok(Action::Pass),
            "red" => return Ok(Action::Choose(Colour::Red)),
            "black" => return Ok(Action::Choose(Colour::Black)),
            _ => {}
        }
        let Some((verb, rest)) = text.split_once(':') else {
            return Err(Error::notation("a move is place:c1, flip:c1, remove:c1, peg, pass, red or black", text, 0));
        };
        let at = verb.chars().count() + 1;
        let spot = || Spot::read(rest).ok_or_else(|| Error::notation("a spot is c1 c2 c3 b1 b2 m1", rest, at));
        match verb {
            "place" => spot().map(Action::Place),
            "flip" => spot().map(Action::Flip),
            "remove" => spot().map(Action::Remove),
            "die" => Die::read(rest).map(Action::Die).ok_or_else(|| Error::notation("a die is C, B or M", rest, at)),
            "roll" => Roll::read(rest)
                .map(Action::Roll)
                .ok_or_else(|| Error::notation("a roll is CC BB MM CB CM BM", rest, at)),
            _ => Err(Error::notation("no such move", verb, 0)),
        }
    }

    fn path(&self, action: &Action) -> Vec<String> {
        vec![match action {
            Action::Place(spot) | Action::Flip(spot) | Action::Remove(spot) => spot.name().into(),
            other => Self::write_action(other),
        }]
    }

    fn memory(&self, seat: Seat, _actions: &[Action]) -> String {
        crate::observation::write_me(self, seat.0)
    }

    fn read_observation(text: &str) -> Result<Position, Error> {
        crate::Observation::read(text).map(|observed| observed.position)
    }
}
