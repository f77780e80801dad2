//! The view as a drawing in letters.

use crate::board::{Area, Colour, FINISH};
use crate::view::View;
use core::fmt;

/// The Arms with the chips on their spots (`R` red, `B` black), then the pegs, whose turn it is, and the dice.
///
/// ```
/// use sobremesa_cock_bull::Position;
///
/// let game: Position = "RR-/-B/- 12:9 r CB".parse()?;
/// assert_eq!(
///     format!("{game:#}"),
///     "        m1 -
///     b1 -    b2 B
/// c1 R    c2 R    c3 -
/// red peg 12/36 (seat 0)
/// black peg 9/36 (seat 1)
/// red to move, dice CB
/// "
/// );
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (area, indent) in Area::ALL.into_iter().rev().zip([8, 4, 0]) {
            write!(f, "{:indent$}", "")?;
            for (number, spot) in area.spots().enumerate() {
                let chip = self.chips[spot.index()].map_or("-", |colour| ["R", "B"][colour.index()]);
                write!(f, "{}{spot} {chip}", if number > 0 { "    " } else { "" })?;
            }
            writeln!(f)?;
        }
        for colour in Colour::ALL {
            write!(f, "{colour} peg {}/{FINISH}", self.pegs[colour.index()])?;
            match self.colours.iter().position(|&own| own == Some(colour)) {
                Some(seat) => writeln!(f, " (seat {seat})")?,
                None => writeln!(f)?,
            }
        }
        match (self.choosing, self.mover) {
            (Some(seat), _) => write!(f, "seat {seat} to choose a colour")?,
            (None, Some(colour)) => write!(f, "{colour} to move")?,
            (None, None) => write!(f, "seat {} to roll", self.seat)?,
        }
        self.opening.map_or(Ok(()), |die| write!(f, ", first die {die}"))?;
        self.dice.or(self.roll).map_or(Ok(()), |roll| write!(f, ", dice {roll}"))?;
        writeln!(f)
    }
}
