//! Parses positions and actions. Every error has its place in the text.

use crate::action::{Action, Deal, Lay, Source, Take};
use crate::board::{Cell, Colour, Counts, SIDES, Slot};
use crate::position::{CARDS, Hands, Position, Stage};
use alloc::string::String;
use core::str::FromStr;
use sobremesa_core::{Code, Error, Game, Setup, seat_letter};

/// A text that is read letter by letter. After the first wrong letter nothing more is read, and [`Reader::end`] reports
/// the error. So there is only one place for errors, instead of one per letter.
struct Reader<'a> {
    rest: core::str::Chars<'a>,
    next: Option<char>,
    at: usize,
    stuck: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, at: usize) -> Reader<'a> {
        let mut rest = text.chars();
        Reader { next: rest.next(), rest, at, stuck: false }
    }

    fn is(&self, letter: char) -> bool {
        !self.stuck && self.next == Some(letter)
    }

    /// Reads this letter and returns true if it is the next one.
    fn has(&mut self, letter: char) -> bool {
        let has = self.is(letter);
        if has {
            self.next = self.rest.next();
            self.at += 1;
        }
        has
    }

    fn need(&mut self, letter: char) {
        let has = self.has(letter);
        self.stuck |= !has;
    }

    /// Reads one of `count` consecutive letters from `first` on, and returns its number.
    fn pick(&mut self, first: char, count: u8) -> u8 {
        for number in 0..count {
            if self.has(char::from(first as u8 + number)) {
                return number;
            }
        }
        self.stuck = true;
        0
    }

    /// Reads one of the first `count` colours.
    fn colour(&mut self, count: usize) -> Colour {
        for &colour in &Colour::ALL[..count] {
            if self.has(colour.letter()) {
                return colour;
            }
        }
        self.stuck = true;
        Colour::W
    }

    fn cells(&mut self, cells: &mut [Cell], empty: char) {
        // Cards are never white.
        let colours = if empty == '.' { 5 } else { 4 };
        for (i, cell) in cells.iter_mut().enumerate() {
            if i > 0 && i % 9 == 0 {
                self.need('/');
            }
            if !self.has(empty) {
                *cell = Some(self.colour(colours));
            }
        }
    }

    fn counts(&mut self, counts: &mut [u8]) {
        for (colour, count) in Colour::ALL.iter().zip(counts) {
            self.need(colour.letter());
            *count = self.pick('0', 10);
            // Numbers have no leading zeros and are at most 36.
            if *count > 0 && *count < 4 && matches!(self.next, Some('0'..='9')) {
                *count = *count * 10 + self.pick('0', if *count < 3 { 10 } else { 7 });
            }
        }
    }

    /// Reads the prefix of a seat's value: `A:`, `/B:`.
    fn owner(&mut self, seat: u8) {
        if seat > 0 {
            self.need('/');
        }
        self.need(seat_letter(seat));
        self.need(':');
    }

    /// Reads two to four hands and returns their number.
    fn hands(&mut self, hands: &mut Hands) -> u8 {
        let mut seat = 0;
        while seat < 2 || (seat < 4 && self.is('/')) {
            self.owner(seat);
            let hand = &mut hands[usize::from(seat)];
            for (colour, cards) in Colour::ALL.iter().zip(&mut hand.cards) {
                while *cards < CARDS && self.has(colour.letter()) {
                    *cards += 1;
                }
            }
            while hand.size() == hand.hidden && hand.hidden < CARDS && self.has('?') {
                hand.hidden += 1;
            }
            seat += 1;
        }
        seat
    }

    fn deal(&mut self) -> Deal {
        let mut hands = Hands::default();
        let seats = self.hands(&mut hands);
        let mut piles: Counts = [CARDS; 4];
        for hand in &hands {
            for (cards, held) in piles.iter_mut().zip(hand.cards) {
                *cards = cards.saturating_sub(held);
            }
        }
        if hands.iter().any(|hand| hand.hidden > 0) {
            self.need(' ');
            self.counts(&mut piles);
        }
        Deal { seats, hands, piles }
    }

    fn lay(&mut self, source: Source) -> Lay {
        let colour = self.colour(4);
        self.need('@');
        let mut side = 0;
        while side < 3 && !self.has(SIDES[side]) {
            side += 1;
        }
        if side == 3 {
            self.need(SIDES[3]);
        }
        let line = self.pick('1', 9);
        let take = if !self.has('=') {
            Take::Open
        } else if self.has('-') {
            Take::Nothing
        } else {
            Take::Named(self.colour(4))
        };
        Lay { source, colour, slot: Slot::at(side, line.into()), take }
    }

    /// Requires that no text is left. `message` is about what can't be read.
    fn end(&self, code: Code, message: &str) -> Result<(), Error> {
        if !self.stuck && self.next.is_none() {
            return Ok(());
        }
        let token = self.next.map_or(String::new(), String::from);
        Err(Error::new(code, message, &token, self.at))
    }
}

impl Position {
    fn read_from(&mut self, reader: &mut Reader) {
        reader.cells(&mut self.squares, '.');
        reader.need(' ');
        self.stage = Stage::Deal;
        if reader.has('d') {
            "eal".chars().for_each(|letter| reader.need(letter));
            return;
        }
        let mut walls = [None; 36];
        reader.cells(&mut walls, '-');
        for (i, cell) in walls.into_iter().enumerate() {
            self.slots[Slot::in_writing(i).index()] = cell;
            self.laid += u8::from(cell.is_some());
        }
        reader.need(' ');
        self.stage = Stage::Starter;
        if !reader.has('-') {
            self.stage = Stage::Play;
            self.mover = reader.pick('A', 4);
        }
        reader.need(' ');
        self.house.seats = reader.hands(&mut self.hands);
        reader.need(' ');
        reader.counts(&mut self.piles);
        reader.need(' ');
        for seat in 0..self.house.seats {
            reader.owner(seat);
            reader.counts(&mut self.kept[usize::from(seat)]);
        }
    }
}

pub(crate) fn read_position(text: &str, setup: &Setup) -> Result<Position, Error> {
    let mut position = Position::empty(&setup.rules(Position::INFO)?);
    if text == "grid" {
        return Ok(position);
    }
    let mut reader = Reader::new(text, 0);
    position.read_from(&mut reader);
    reader.end(Code::BadPosition, "this cannot stand here")?;
    if setup.seats.is_some_and(|asked| asked != position.house.seats) {
        return Err(Error::new(Code::BadSetup, "another number of seats was asked for", text, 0));
    }
    position.find_fault().map_err(|fault| Error::fault(&fault, text, fault.field()))?;
    Ok(position)
}

impl FromStr for Action {
    type Err = Error;

    fn from_str(text: &str) -> Result<Action, Error> {
        if text == "pass" {
            return Ok(Action::Pass);
        }
        let (verb, rest) = text.split_once(':').unwrap_or(("", text));
        let mut reader = Reader::new(rest, verb.len() + 1);
        let action = match verb {
            "hand" => Action::Lay(reader.lay(Source::Hand)),
            "pile" => Action::Lay(reader.lay(Source::Pile)),
            "starter" => Action::Starter(reader.pick('A', 4)),
            "deal" => Action::Deal(reader.deal()),
            "grid" => {
                let mut squares = [None; 81];
                reader.cells(&mut squares, '.');
                Action::Grid(squares)
            }
            _ => return Err(Error::notation("a move is hand:R@N3, pile:R@N3, hand:R@N3=B or pass", text, 0)),
        };
        let message = match action {
            Action::Lay(_) => {
                "a card is laid as hand:R@N3 or pile:B@W9=Y, with Y, B, R or G at N, E, S or W and 1 to 9"
            }
            _ => "this cannot stand here",
        };
        reader.end(Code::BadNotation, message)?;
        Ok(action)
    }
}
