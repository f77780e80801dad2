//! The view as a drawing in letters.

use crate::board::{Cell, Colour};
use crate::notation::write_counts;
use crate::view::View;
use crate::view_data::Slots;
use core::fmt;
use sobremesa_core::{Game, Seat, Turn, seat_letter};

fn letter(cell: Cell) -> char {
    cell.map_or('-', Colour::letter)
}

/// The grid inside the slots of its four sides, then the piles, and each seat's hand and counters. `>` marks the seat to
/// move.
///
/// ```
/// use sobremesa_core::{Game, Seat, Viewer};
/// use sobremesa_muros::Position;
///
/// let game: Position = ".RB.YRWB./........./........./........./........./........./........./........./......... \
///     --R------/---------/---------/--------- B A:R/B:Y Y8B9R7G9 A:Y0B0R0G0W0/B:Y0B0R0G0W0"
///     .parse()?;
/// let drawn = game.view(Viewer::Seat(Seat(0))).to_string();
/// assert!(drawn.contains("N    - - R - - - - - -\n1 - . R B . Y R W B . -"));
/// assert!(drawn.ends_with("piles Y8B9R7G9\n A hand R  kept Y0B0R0G0W0\n>B hand ?  kept Y0B0R0G0W0\n"));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.0;
        let Slots { n, e, s, w } = Slots::of(position);
        let side = |f: &mut fmt::Formatter<'_>, name, slots: &[Cell]| {
            write!(f, "{name}   ")?;
            slots.iter().try_for_each(|&slot| write!(f, " {}", letter(slot)))?;
            writeln!(f)
        };
        writeln!(f, "     1 2 3 4 5 6 7 8 9")?;
        side(f, 'N', &n)?;
        for (row, squares) in position.squares.chunks(9).enumerate() {
            write!(f, "{} {}", row + 1, letter(w[row]))?;
            squares.iter().try_for_each(|square| write!(f, " {}", square.map_or('.', Colour::letter)))?;
            writeln!(f, " {}", letter(e[row]))?;
        }
        side(f, 'S', &s)?;
        writeln!(f, "piles {}", write_counts(&position.piles))?;
        for (seat, (hand, kept)) in (0..).zip(position.hands().iter().zip(position.kept())) {
            let mark = if position.turn() == Turn::Seat(Seat(seat)) { '>' } else { ' ' };
            writeln!(f, "{mark}{} hand {hand}  kept {}", seat_letter(seat), write_counts(kept))?;
        }
        Ok(())
    }
}
