//! How positions and actions are written: `ROWS SLOTS TURN HANDS PILES KEPT`, `grid`, `ROWS deal`; `hand:R@N3=B`, `pass`,
//! `grid:ROWS`, `deal:A:YYBRGG/B:...`, `starter:B`.

use crate::action::{Action, Lay, Source, Take};
use crate::board::{Cell, Colour, Slot};
use crate::parse::{read_action, read_position};
use crate::position::{Hand, Hands, Position, Stage};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use sobremesa_core::{Error, Notation, Setup, Viewer, seat_letter};

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

impl Position {
    /// The cards at the slots, in the order of SLOTS.
    pub(crate) fn walls(&self) -> [Cell; 36] {
        let mut walls = [None; 36];
        for (i, cell) in walls.iter_mut().enumerate() {
            *cell = self.card(Slot::in_writing(i));
        }
        walls
    }
}

impl Notation for Position {
    fn write(&self, viewer: Viewer) -> String {
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
        write_hands(&mut text, &self.hidden_from(viewer).hands, seats);
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
        read_position(text, setup)
    }

    fn knows_all(&self) -> bool {
        self.hands.iter().all(|hand| hand.hidden == 0)
    }

    fn write_action(action: &Action) -> String {
        match action {
            Action::Grid(squares) => String::from("grid:") + &write_cells(squares, '.'),
            Action::Deal(deal) => {
                let mut text = String::from("deal:");
                write_hands(&mut text, &deal.hands, deal.seats);
                if deal.hands.iter().any(|hand| hand.hidden > 0) {
                    text.push(' ');
                    write_counts(&mut text, &deal.piles);
                }
                text
            }
            Action::Starter(seat) => {
                let mut text = String::from("starter:");
                text.push(seat_letter(*seat));
                text
            }
            Action::Pass => "pass".into(),
            Action::Lay(lay) => {
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

    fn read_action(text: &str) -> Result<Action, Error> {
        read_action(text)
    }

    fn path(&self, action: &Action) -> Vec<String> {
        let Action::Lay(lay) = action else {
            return vec![Self::write_action(action)];
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
