//! The notation of positions (`-,-,Aa,D/.../... 444/443 w`) and of actions (`D@b2`, `a1-b2`, `lift:a1`, `draw:offer`).

use crate::action::Action;
use crate::board::{Gobblet, Size, Square};
use crate::position::{Pending, Position};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;
use sobremesa_core::{Error, Fields, Game, Notation, Seat, Setup, Viewer, position_as_text};

pub(crate) fn gobblet_letter(gobblet: Gobblet) -> char {
    let letter = gobblet.size.letter();
    if gobblet.seat == 0 { letter } else { letter.to_ascii_lowercase() }
}

fn read_gobblet(letter: char) -> Option<Gobblet> {
    let size = Size::from_letter(u8::try_from(letter.to_ascii_uppercase()).ok()?)?;
    Some(Gobblet { seat: u8::from(letter.is_ascii_lowercase()), size })
}

fn read_board(position: &mut Position, text: &str, at: usize) -> Result<(), Error> {
    let mut ranks = Fields::new(text, '/', at);
    for rank in (0..4).rev() {
        let (text, at) = ranks.need(&format!("rank {}", rank + 1))?;
        let mut squares = Fields::new(text, ',', at);
        for file in 0..4 {
            let square = Square::at(file, rank);
            let (nest, at) = squares.need(&format!("square {square}"))?;
            if nest != "-" {
                read_nest(position, square, nest, at)?;
            }
        }
        squares.end(&format!("the four squares of rank {}", rank + 1))?;
    }
    ranks.end("the four ranks")
}

fn read_nest(position: &mut Position, square: Square, nest: &str, at: usize) -> Result<(), Error> {
    if nest.is_empty() {
        return Err(Error::position(format!("{square} is empty: write '-'"), nest, at));
    }
    for (i, letter) in nest.chars().enumerate() {
        let complain = |message: &str| Error::position(message, &letter.to_string(), at + i);
        let gobblet = read_gobblet(letter).ok_or_else(|| complain("a gobblet is A to D or a to d"))?;
        if position.top(square).is_some_and(|below| below.size >= gobblet.size) {
            return Err(complain("a gobblet covers only smaller ones"));
        }
        position.put(gobblet, square);
        if position.men(gobblet.seat, gobblet.size).count() > 3 {
            return Err(complain("a fourth gobblet of this size and colour"));
        }
    }
    Ok(())
}

fn read_stacks(position: &Position, text: &str, at: usize) -> Result<(), Error> {
    let mut seats = Fields::new(text, '/', at);
    for seat in [0, 1] {
        let (digits, at) = seats.need("a seat's three stacks")?;
        let mut tops = Vec::new();
        for (i, digit) in digits.chars().enumerate() {
            match digit.to_digit(5) {
                Some(top) if i < 3 => tops.push(top as u8),
                _ => return Err(Error::position("stacks are three digits from 0 to 4", &digit.to_string(), at + i)),
            }
        }
        if tops.len() != 3 {
            return Err(Error::position("stacks are three digits from 0 to 4", digits, at));
        }
        if !tops.is_sorted_by(|a, b| a >= b) {
            return Err(Error::position("stacks are written in descending order", digits, at));
        }
        for size in Size::ALL {
            let here = tops.iter().filter(|&&top| top >= size.number()).count();
            let board = position.men(seat, size).count() as usize;
            if here + board != 3 {
                let message = format!(
                    "each colour has three gobblets of size {}, but {here} in these stacks and {board} on the board",
                    size.number()
                );
                return Err(Error::position(message, digits, at));
            }
        }
    }
    seats.end("the two seats' stacks")
}

fn read_pending(position: &mut Position, field: &str, at: usize) -> Result<(), Error> {
    position.pending = match field {
        "offer" => Pending::Offer,
        "agreed" => Pending::Agreed,
        _ => {
            let Some(square) = field.strip_prefix("lift=") else {
                return Err(Error::position("no such field", field, at));
            };
            if !position.house.touch_move {
                return Err(Error::position("only with touch-move=on is lifting a move by itself", field, at));
            }
            let from = square.parse().map_err(|_| Error::position("not a square", square, at + 5))?;
            if position.top(from).is_none_or(|top| top.seat != position.mover) {
                return Err(Error::position("the seat to move shows no gobblet there", square, at + 5));
            }
            Pending::Lifted(from)
        }
    };
    Ok(())
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(size, to) => write!(f, "{}@{to}", size.letter()),
            Action::Move(from, to) => write!(f, "{from}-{to}"),
            Action::Lift(from) => write!(f, "lift:{from}"),
            Action::Offer => f.write_str("draw:offer"),
            Action::Accept => f.write_str("draw:accept"),
            Action::Decline => f.write_str("draw:decline"),
        }
    }
}

impl FromStr for Action {
    type Err = Error;

    fn from_str(text: &str) -> Result<Action, Error> {
        let square = |token: &str, at: usize| token.parse().map_err(|error: Error| error.shifted(at));
        if let Some(from) = text.strip_prefix("lift:") {
            return Ok(Action::Lift(square(from, 5)?));
        }
        if let Some((letter, to)) = text.split_once('@') {
            let size = match letter.as_bytes() {
                [byte] => Size::from_letter(*byte),
                _ => None,
            }
            .ok_or_else(|| Error::notation("a size is A to D", letter, 0))?;
            return Ok(Action::Place(size, square(to, 2)?));
        }
        if let Some((from, to)) = text.split_once('-') {
            return Ok(Action::Move(square(from, 0)?, square(to, 3)?));
        }
        match text {
            "draw:offer" => Ok(Action::Offer),
            "draw:accept" => Ok(Action::Accept),
            "draw:decline" => Ok(Action::Decline),
            _ => Err(Error::notation("a move is D@b2, a1-b2, lift:a1 or draw:offer", text, 0)),
        }
    }
}

position_as_text!(Position);

impl Notation for Position {
    fn write(&self, _viewer: Viewer) -> String {
        let mut text = String::with_capacity(64);
        for rank in (0..4).rev() {
            for file in 0..4 {
                let before = text.len();
                text.extend(self.nest(Square::at(file, rank)).map(gobblet_letter));
                if text.len() == before {
                    text.push('-');
                }
                text.push(if file < 3 { ',' } else { '/' });
            }
        }
        text.pop();
        for (seat, before) in [(0, ' '), (1, '/')] {
            text.push(before);
            text.extend(self.stacks(seat).map(|top| char::from(b'0' + top)));
        }
        text.push_str(if self.mover == 0 { " w" } else { " b" });
        match self.pending {
            Pending::Nothing => {}
            Pending::Lifted(square) => text.push_str(&format!(" lift={square}")),
            Pending::Offer => text.push_str(" offer"),
            Pending::Agreed => text.push_str(" agreed"),
        }
        text
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        let mut position = Position::empty(&setup.rules(Self::INFO)?);
        let mut fields = Fields::new(text, ' ', 0);
        let (board, at) = fields.need("the board")?;
        read_board(&mut position, board, at)?;
        let (stacks, at) = fields.need("the stacks")?;
        read_stacks(&position, stacks, at)?;
        let (turn, at) = fields.need("the seat to move")?;
        position.mover = match turn {
            "w" => 0,
            "b" => 1,
            _ => return Err(Error::position("the seat to move is w or b", turn, at)),
        };
        if let Some((field, at)) = fields.next() {
            let over = position.is_over();
            read_pending(&mut position, field, at)?;
            if over {
                return Err(Error::position("nothing is pending after the end", field, at));
            }
        }
        fields.end("these fields")?;
        position.find_fault().map_err(|fault| Error::fault(&fault, text, 0))?;
        Ok(position)
    }

    fn path(&self, action: &Action) -> Vec<String> {
        match action {
            Action::Place(size, to) => vec![format!("stack:{}", size.number()), to.to_string()],
            // After a lift, only the target is touched.
            Action::Move(_, to) if self.pending != Pending::Nothing => vec![to.to_string()],
            Action::Move(from, to) => vec![from.to_string(), to.to_string()],
            Action::Lift(from) => vec![from.to_string()],
            Action::Offer | Action::Accept | Action::Decline => vec![action.to_string()],
        }
    }

    fn memory(&self, _seat: Seat, actions: &[Action]) -> String {
        crate::observation::write_since(actions)
    }

    fn read_observation(text: &str) -> Result<Position, Error> {
        crate::Observation::read(text).map(|observed| observed.position)
    }
}
