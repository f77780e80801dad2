//! The view as a drawing in letters.

use crate::board::Square;
use crate::notation::gobblet_letter;
use crate::view::View;
use alloc::format;
use alloc::string::String;
use core::fmt;

/// The board from White's side, then what is beside it. A nest is written bottom to top, White in capitals.
///
/// ```
/// use sobremesa_gobblet::Position;
///
/// let game: Position = "-,-,-,-/-,-,-,-/-,Cd,-,-/D,-,-,- 442/443 w offer".parse()?;
/// assert_eq!(
///     format!("{game:#}"),
///     "4  -    -    -    -
/// 3  -    -    -    -
/// 2  -    Cd   -    -
/// 1  D    -    -    -
///    a    b    c    d
/// White 442  Black 443  Black offers a draw
/// "
/// );
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..4).rev() {
            let mut line = format!("{} ", rank + 1);
            for file in 0..4 {
                let square = &self.squares[usize::from(Square::at(file, rank).index())];
                let nest: String = square.nest.iter().copied().map(gobblet_letter).collect();
                line += &format!(" {:<4}", if nest.is_empty() { "-" } else { &nest });
            }
            writeln!(f, "{}", line.trim_end())?;
        }
        writeln!(f, "   a    b    c    d")?;
        let [white, black] = self.stacks.map(|tops| tops.map(|top| char::from(b'0' + top)).iter().collect::<String>());
        write!(f, "White {white}  Black {black}")?;
        if let Some(square) = self.lifted {
            write!(f, "  lifted {square}")?;
        }
        if let Some(seat) = self.offer {
            write!(f, "  {} offers a draw", ["White", "Black"][usize::from(seat)])?;
        }
        writeln!(f)
    }
}
