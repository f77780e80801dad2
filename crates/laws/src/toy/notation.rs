//! The notation of the toy: `12/35/4/6`, `deal:3`, `lay:3`.

use super::{Action, CARDS, Toy};
use sobremesa_core::{Error, Game, Notation, Seat, Setup, Viewer, position_as_text};
use std::fmt;
use std::str::FromStr;

fn write_cards(cards: &[u8]) -> String {
    cards.iter().map(|&card| if card == 0 { '?' } else { char::from(b'0' + card) }).collect()
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal(card) => write!(f, "deal:{card}"),
            Action::Lay(card) | Action::Twin(card) => write!(f, "lay:{card}"),
            Action::Scrawl(card) => write!(f, "~{card}"),
        }
    }
}

impl FromStr for Action {
    type Err = Error;

    fn from_str(text: &str) -> Result<Action, Error> {
        let complain = || Error::notation("deal:CARD or lay:CARD", text, 0);
        let (verb, card) = text.split_once(':').ok_or_else(complain)?;
        let card = card.parse().map_err(|_| complain())?;
        match verb {
            "deal" => Ok(Action::Deal(card)),
            "lay" => Ok(Action::Lay(card)),
            _ => Err(complain()),
        }
    }
}

position_as_text!(Toy);

impl Notation for Toy {
    fn write(&self, viewer: Viewer) -> String {
        let seen = if self.has("writes-hands") { self.clone() } else { self.hidden_from(viewer) };
        let laid = if self.has("writes-no-cards-laid") { [Vec::new(), Vec::new()] } else { seen.laid };
        [&seen.hands[0], &seen.hands[1], &laid[0], &laid[1]].map(|cards| write_cards(cards)).join("/")
    }

    fn read(text: &str, setup: &Setup) -> Result<Toy, Error> {
        let mut toy = Toy::start(&setup.rules(Toy::INFO)?);
        if toy.has("reads-anything") {
            return Ok(toy);
        }
        if toy.has("complains-beyond") && text.is_empty() {
            return Err(Error::position("nothing is there", text, 1_000));
        }
        let complain = || Error::position("a toy is 12/35/4/6", text, 0);
        let card = |letter: char| match letter {
            '?' => Some(0),
            letter => letter.to_digit(10).map(|card| card as u8).filter(|card| (1..=CARDS).contains(card)),
        };
        let read = |cards: &str| cards.chars().map(card).collect::<Option<Vec<u8>>>();
        let fields: Vec<Vec<u8>> = text.split('/').map(read).collect::<Option<_>>().ok_or_else(complain)?;
        let [a, b, c, d] = <[Vec<u8>; 4]>::try_from(fields).map_err(|_| complain())?;
        (toy.hands, toy.laid) = ([a, b], [c, d]);
        toy.validate().map_err(|fault| Error::fault(&fault, text, 0))?;
        Ok(toy)
    }

    fn path(&self, action: &Action) -> Vec<String> {
        if self.has("no-path") {
            return Vec::new();
        }
        let mut path = vec!["hand".into()];
        if self.has("path-knows-hands") {
            path = vec![write_cards(&self.hands[1 - self.mover()])];
        }
        if !self.has("one-path") {
            path.push(action.to_string());
        }
        path
    }

    fn knows_all(&self) -> bool {
        self.cards().all(|card| card > 0)
    }

    fn memory(&self, seat: Seat, _actions: &[Action]) -> String {
        if self.has("remembers-hands") {
            format!(" {}", write_cards(&self.hands[1 - seat.index()]))
        } else {
            String::new()
        }
    }
}
