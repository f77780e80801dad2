//! The notation of positions (`ROWS SLOTS TURN HANDS PILES KEPT`, `grid`, `ROWS deal`) and of actions (`hand:R@N3=B`,
//! `pass`, `grid:ROWS`, `deal:A:YYBRGG/B:...`, `starter:B`).

use crate::action::{Action, Deal, Lay, Source, Take};
use crate::board::{Cell, Colour, Slot};
use crate::parse::read_position;
use crate::position::{Hand, Position, Stage};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use sobremesa_core::{Error, Notation, Setup, Viewer, position_as_text, seat_letter};

/// Writes cells in groups of nine, and an empty cell as `empty`.
pub(crate) fn write_cells(cells: &[Cell], empty: char) -> String {
    let group = |cells: &[Cell]| cells.iter().map(|cell| cell.map_or(empty, Colour::letter)).collect::<String>();
    cells.chunks(9).map(group).collect::<Vec<_>>().join("/")
}

/// `YYBRGG`, `??????`
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = ["Y", "B", "R", "G", "?"].into_iter().zip(self.cards.into_iter().chain([self.hidden]));
        letters.into_iter().try_for_each(|(letter, count)| f.write_str(&letter.repeat(count.into())))
    }
}

/// `Y5B6R7G6`
pub(crate) fn write_counts(counts: &[u8]) -> String {
    Colour::ALL.iter().zip(counts).map(|(colour, count)| format!("{colour}{count}")).collect()
}

/// Writes a value per seat: `A:.../B:...`
fn write_seats<T>(things: &[T], write: impl Fn(&T) -> String) -> String {
    let seats = (0..).zip(things).map(|(seat, thing)| format!("{}:{}", seat_letter(seat), write(thing)));
    seats.collect::<Vec<_>>().join("/")
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal:{}", write_seats(&self.hands[..usize::from(self.seats)], Hand::to_string))?;
        if self.hands.iter().any(|hand| hand.hidden > 0) {
            write!(f, " {}", write_counts(&self.piles))?;
        }
        Ok(())
    }
}

/// `hand:R@N3=B`
impl fmt::Display for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.card(), self.slot)?;
        self.take.letter().map_or(Ok(()), |letter| write!(f, "={letter}"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Grid(squares) => write!(f, "grid:{}", write_cells(squares, '.')),
            Action::Deal(deal) => deal.fmt(f),
            Action::Starter(seat) => write!(f, "starter:{}", seat_letter(*seat)),
            Action::Pass => f.write_str("pass"),
            Action::Lay(lay) => lay.fmt(f),
        }
    }
}

impl Position {
    /// The cards at the slots, in the order of SLOTS.
    pub(crate) fn walls(&self) -> [Cell; 36] {
        core::array::from_fn(|number| self.card(Slot::in_writing(number)))
    }
}

position_as_text!(Position);

impl Notation for Position {
    fn write(&self, viewer: Viewer) -> String {
        let grid = write_cells(&self.squares, '.');
        match self.stage {
            Stage::Grid => return "grid".into(),
            Stage::Deal => return grid + " deal",
            _ => {}
        }
        let seen = self.hidden_from(viewer);
        let turn = if self.stage == Stage::Starter { '-' } else { seat_letter(self.mover) };
        [
            grid,
            write_cells(&self.walls(), '-'),
            turn.to_string(),
            write_seats(seen.hands(), Hand::to_string),
            write_counts(&self.piles),
            write_seats(self.kept(), |kept| write_counts(kept)),
        ]
        .join(" ")
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        read_position(text, setup)
    }

    fn knows_all(&self) -> bool {
        self.hands.iter().all(|hand| hand.hidden == 0)
    }

    fn path(&self, action: &Action) -> Vec<String> {
        let Action::Lay(lay) = action else { return vec![action.to_string()] };
        // Without counters of either colour all choices are the same.
        let chosen = lay.take.letter().filter(|_| {
            let colours = [Some(lay.colour), self.card(lay.slot.opposite())];
            lay.slot.line().iter().any(|&square| colours.contains(&self.squares[usize::from(square)]))
        });
        let take = chosen.map(|letter| format!("take:{letter}"));
        [lay.card(), lay.slot.to_string()].into_iter().chain(take).collect()
    }
}

impl Lay {
    /// The card and its source: `hand:R`.
    fn card(&self) -> String {
        let source = if self.source == Source::Hand { "hand" } else { "pile" };
        format!("{source}:{}", self.colour)
    }
}

impl Take {
    /// Returns the letter after the `=`.
    fn letter(self) -> Option<char> {
        match self {
            Take::Open => None,
            Take::Nothing => Some('-'),
            Take::Named(colour) => Some(colour.letter()),
        }
    }
}
