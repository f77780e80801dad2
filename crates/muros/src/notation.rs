//! How positions and steps are written: `ROWS SLOTS TURN HANDS PILES KEPT`, `grid`, `ROWS deal`; `hand:R@N3=B`, `pass`,
//! `grid:ROWS`, `deal:A:YYBRGG/B:...`, `starter:B`.

use crate::board::{Cell, Colour, Counts, SIDES, Slot};
use crate::moves::{Deal, Lay, Source, Step, Take};
use crate::position::{CARDS, Hand, Hands, Position, Stage};
use sobremesa_contract::{Code, Error, Eye, Game, Notation, Setup};

fn seat_letter(seat: u8) -> char {
    char::from(b'A' + seat)
}

/// Cells in groups of nine, an empty one as `empty`.
pub(crate) fn write_cells(cells: &[Cell], empty: char) -> String {
    let mut text = String::new();
    for (i, cell) in cells.iter().enumerate() {
        if i > 0 && i % 9 == 0 {
            text.push('/');
        }
        text.push(cell.map_or(empty, Colour::letter));
    }
    text
}

pub(crate) fn write_hand(hand: &Hand) -> String {
    let mut text = String::new();
    for colour in Colour::ALL {
        for _ in 0..hand.cards.get(colour.index()).copied().unwrap_or(hand.hidden) {
            text.push(if colour == Colour::W { '?' } else { colour.letter() });
        }
    }
    text
}

/// `Y5B6R7G6`
fn write_counts(text: &mut String, counts: &[u8]) {
    for (colour, &count) in Colour::ALL.iter().zip(counts) {
        text.push(colour.letter());
        if count > 9 {
            text.push(char::from(b'0' + count / 10));
        }
        text.push(char::from(b'0' + count % 10));
    }
}

/// What stands before a seat's hand or counters.
fn write_seat(text: &mut String, seat: u8) {
    if seat > 0 {
        text.push('/');
    }
    text.push(seat_letter(seat));
    text.push(':');
}

fn write_hands(text: &mut String, hands: &Hands, seats: u8) {
    for (seat, hand) in (0..seats).zip(hands) {
        write_seat(text, seat);
        text.push_str(&write_hand(hand));
    }
}

/// A text that is read letter by letter.
struct Reader<'a> {
    rest: std::str::Chars<'a>,
    next: Option<char>,
    at: usize,
    code: Code,
}

type Read<T> = Result<T, Error>;

impl<'a> Reader<'a> {
    fn new(text: &'a str, at: usize, code: Code) -> Reader<'a> {
        let mut rest = text.chars();
        Reader { next: rest.next(), rest, at, code }
    }

    /// The next letter cannot stand here.
    fn complaint(&self) -> Error {
        let token = self.next.map_or(String::new(), String::from);
        Error::new(self.code, "this cannot stand here", &token, self.at)
    }

    fn skip(&mut self) {
        self.next = self.rest.next();
        self.at += 1;
    }

    /// Whether this letter comes next, and is read.
    fn has(&mut self, letter: char) -> bool {
        let has = self.next == Some(letter);
        if has {
            self.skip();
        }
        has
    }

    fn need(&mut self, letter: char) -> Read<()> {
        if self.has(letter) { Ok(()) } else { Err(self.complaint()) }
    }

    /// One of a few letters, by its number.
    fn pick(&mut self, letters: &[char]) -> Read<usize> {
        match letters.iter().position(|&letter| self.has(letter)) {
            Some(number) => Ok(number),
            None => Err(self.complaint()),
        }
    }

    fn card(&mut self) -> Read<Colour> {
        Ok(Colour::ALL[self.pick(&['Y', 'B', 'R', 'G'])?])
    }

    fn seat(&mut self) -> Read<u8> {
        Ok(self.pick(&['A', 'B', 'C', 'D'])? as u8)
    }

    fn digit(&mut self) -> Option<u8> {
        let digit = self.next?.to_digit(10)?;
        self.skip();
        Some(digit as u8)
    }

    fn cells(&mut self, cells: &mut [Cell], empty: char) -> Read<()> {
        for (i, cell) in cells.iter_mut().enumerate() {
            if i > 0 && i % 9 == 0 {
                self.need('/')?;
            }
            if !self.has(empty) {
                *cell = Some(if empty == '.' && self.has('W') { Colour::W } else { self.card()? });
            }
        }
        Ok(())
    }

    fn counts(&mut self, counts: &mut [u8]) -> Read<()> {
        for (colour, count) in Colour::ALL.iter().zip(counts) {
            self.need(colour.letter())?;
            *count = self.digit().ok_or_else(|| self.complaint())?;
            // No number begins with a zero but zero, and there are never more than 36 of anything.
            if *count > 0
                && let Some(digit) = self.digit()
            {
                *count = *count * 10 + digit;
                if *count > 36 {
                    return Err(self.complaint());
                }
            }
        }
        Ok(())
    }

    /// `A:`, `/B:` before what a seat has.
    fn owner(&mut self, seat: u8) -> Read<()> {
        if seat > 0 {
            self.need('/')?;
        }
        self.need(seat_letter(seat))?;
        self.need(':')
    }

    /// The hands, two to four of them, and their number.
    fn hands(&mut self, hands: &mut Hands) -> Read<u8> {
        let mut seat = 0;
        while seat < 2 || (seat < 4 && self.next == Some('/')) {
            self.owner(seat)?;
            let hand = &mut hands[usize::from(seat)];
            for (colour, cards) in hand.cards.iter_mut().enumerate() {
                while *cards < CARDS && self.has(Colour::ALL[colour].letter()) {
                    *cards += 1;
                }
            }
            while hand.size() == hand.hidden && hand.hidden < CARDS && self.has('?') {
                hand.hidden += 1;
            }
            seat += 1;
        }
        Ok(seat)
    }

    fn end(&self) -> Read<()> {
        if self.next.is_some() { Err(self.complaint()) } else { Ok(()) }
    }
}

fn read_deal(reader: &mut Reader) -> Read<Deal> {
    let mut hands = Hands::default();
    let seats = reader.hands(&mut hands)?;
    let mut piles: Counts = [CARDS; 4];
    for hand in &hands {
        for (cards, held) in piles.iter_mut().zip(hand.cards) {
            *cards = cards.saturating_sub(held);
        }
    }
    if hands.iter().any(|hand| hand.hidden > 0) {
        reader.need(' ')?;
        reader.counts(&mut piles)?;
    }
    Ok(Deal { seats, hands, piles })
}

fn read_lay(reader: &mut Reader, source: Source) -> Read<Lay> {
    let colour = reader.card()?;
    reader.need('@')?;
    let side = reader.pick(&SIDES)?;
    let line = reader.pick(&['1', '2', '3', '4', '5', '6', '7', '8', '9'])?;
    let take = if !reader.has('=') {
        Take::Open
    } else if reader.has('-') {
        Take::Nothing
    } else {
        Take::Named(reader.card()?)
    };
    Ok(Lay { source, colour, slot: Slot::at(side, line), take })
}

impl Position {
    /// The cards at the slots, in the order of SLOTS.
    pub(crate) fn walls(&self) -> [Cell; 36] {
        let mut walls = [None; 36];
        for (i, cell) in walls.iter_mut().enumerate() {
            *cell = self.card(Slot::in_writing(i));
        }
        walls
    }

    fn read_from(&mut self, reader: &mut Reader, asked: Option<u8>) -> Read<()> {
        reader.cells(&mut self.squares, '.')?;
        reader.need(' ')?;
        self.stage = Stage::Deal;
        if reader.has('d') {
            reader.need('e')?;
            reader.need('a')?;
            return reader.need('l');
        }
        let mut walls = [None; 36];
        reader.cells(&mut walls, '-')?;
        for (i, cell) in walls.into_iter().enumerate() {
            self.slots[Slot::in_writing(i).index()] = cell;
            self.laid += u8::from(cell.is_some());
        }
        reader.need(' ')?;
        self.stage = if reader.has('-') { Stage::Starter } else { Stage::Play };
        let turn = reader.complaint();
        if self.stage == Stage::Play {
            self.mover = reader.seat()?;
        }
        reader.need(' ')?;
        let at = reader.at;
        self.house.seats = reader.hands(&mut self.hands)?;
        if asked.is_some_and(|asked| asked != self.house.seats) {
            return Err(Error::new(Code::BadSetup, "another number of seats was asked for", "", at));
        }
        if self.mover >= self.house.seats {
            return Err(turn);
        }
        reader.need(' ')?;
        reader.counts(&mut self.piles)?;
        reader.need(' ')?;
        for seat in 0..self.house.seats {
            reader.owner(seat)?;
            reader.counts(&mut self.kept[usize::from(seat)])?;
        }
        Ok(())
    }
}

impl Notation for Position {
    fn write(&self, eye: Eye) -> String {
        if self.stage == Stage::Grid {
            return "grid".into();
        }
        let mut text = write_cells(&self.squares, '.');
        if self.stage == Stage::Deal {
            return text + " deal";
        }
        text.push(' ');
        text.push_str(&write_cells(&self.walls(), '-'));
        text.push(' ');
        text.push(if self.stage == Stage::Starter { '-' } else { seat_letter(self.mover) });
        text.push(' ');
        let seats = self.house.seats;
        write_hands(&mut text, &self.hidden_from(eye).hands, seats);
        text.push(' ');
        write_counts(&mut text, &self.piles);
        text.push(' ');
        for seat in 0..seats {
            write_seat(&mut text, seat);
            write_counts(&mut text, &self.kept[usize::from(seat)]);
        }
        text
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        let mut position = Position::empty(&setup.rules(&Self::INFO)?);
        if text != "grid" {
            let mut reader = Reader::new(text, 0, Code::BadPosition);
            position.read_from(&mut reader, setup.seats)?;
            reader.end()?;
        }
        position.find_fault().map_err(|found| Error::position(found, text, 0))?;
        Ok(position)
    }

    fn knows_all(&self) -> bool {
        self.hands.iter().all(|hand| hand.hidden == 0)
    }

    fn write_step(step: &Step) -> String {
        match step {
            Step::Grid(squares) => String::from("grid:") + &write_cells(squares, '.'),
            Step::Deal(deal) => {
                let mut text = String::from("deal:");
                write_hands(&mut text, &deal.hands, deal.seats);
                if deal.hands.iter().any(|hand| hand.hidden > 0) {
                    text.push(' ');
                    write_counts(&mut text, &deal.piles);
                }
                text
            }
            Step::Starter(seat) => {
                let mut text = String::from("starter:");
                text.push(seat_letter(*seat));
                text
            }
            Step::Pass => "pass".into(),
            Step::Lay(lay) => {
                let mut text = lay.card();
                text.push('@');
                text.push_str(&lay.slot.name());
                if let Some(letter) = lay.take.letter() {
                    text.push('=');
                    text.push(letter);
                }
                text
            }
        }
    }

    fn read_step(text: &str) -> Result<Step, Error> {
        if text == "pass" {
            return Ok(Step::Pass);
        }
        let (verb, rest) = text.split_once(':').unwrap_or(("", text));
        let mut reader = Reader::new(rest, verb.len() + 1, Code::BadNotation);
        let step = match verb {
            "hand" => Step::Lay(read_lay(&mut reader, Source::Hand)?),
            "pile" => Step::Lay(read_lay(&mut reader, Source::Pile)?),
            "starter" => Step::Starter(reader.seat()?),
            "deal" => Step::Deal(read_deal(&mut reader)?),
            "grid" => {
                let mut squares = [None; 81];
                reader.cells(&mut squares, '.')?;
                Step::Grid(squares)
            }
            _ => return Err(Error::notation("a move is hand:R@N3, pile:R@N3, hand:R@N3=B or pass", text, 0)),
        };
        reader.end()?;
        Ok(step)
    }

    fn path(&self, step: &Step) -> Vec<String> {
        let Step::Lay(lay) = step else {
            return vec![Self::write_step(step)];
        };
        let mut path = vec![lay.card(), lay.slot.name()];
        if let Some(letter) = lay.take.letter() {
            let mut take = String::from("take:");
            take.push(letter);
            path.push(take);
        }
        path
    }
}

impl Lay {
    /// The card and where it comes from: `hand:R`.
    fn card(&self) -> String {
        let mut text = String::from(if self.source == Source::Hand { "hand:" } else { "pile:" });
        text.push(self.colour.letter());
        text
    }
}

impl Take {
    /// What stands after the `=`.
    fn letter(self) -> Option<char> {
        match self {
            Take::Open => None,
            Take::Nothing => Some('-'),
            Take::Named(colour) => Some(colour.letter()),
        }
    }
}
