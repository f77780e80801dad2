//! Checks that positions are possible.

use crate::board::{Size, Square};
use crate::position::Position;

/// The reason why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the messages say what is wrong")]
pub enum Fault {
    #[error("{} has {count} gobblets of size {}", name(*.seat), .size.number())]
    TooMany { seat: u8, size: Size, count: u32 },
    #[error("{}'s size {} is out before larger ones over it", name(*.seat), .size.number())]
    OutTooEarly { seat: u8, size: Size },
    #[error("two gobblets of size {} on {square}", .size.number())]
    SameSize { size: Size, square: Square },
}

fn name(seat: u8) -> &'static str {
    ["White", "Black"][usize::from(seat)]
}

impl Position {
    /// Checks that the position is possible.
    pub(crate) fn find_fault(&self) -> Result<(), Fault> {
        for seat in [0, 1] {
            let mut more = 0;
            for size in Size::ALL.into_iter().rev() {
                let count = self.men(seat, size).count();
                if count > 3 {
                    return Err(Fault::TooMany { seat, size, count });
                }
                // Larger gobblets leave a stack first.
                if count > 3 - more {
                    return Err(Fault::OutTooEarly { seat, size });
                }
                more = 3 - count;
            }
        }
        for size in Size::ALL {
            if let Some(square) = (self.men(0, size) & self.men(1, size)).into_iter().next() {
                return Err(Fault::SameSize { size, square });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Gobblet;
    use alloc::string::ToString;
    use sobremesa_core::{Game, Setup};

    /// The fault of a board with these gobblets. Parsed texts never have such faults.
    fn fault(gobblets: &[(u8, char, &str)]) -> Option<Fault> {
        let mut position = Position::empty(&Setup::default().rules(Position::INFO).unwrap());
        for &(seat, letter, square) in gobblets {
            let size = Size::from_letter(letter as u8).unwrap();
            position.put(Gobblet { seat, size }, square.parse().unwrap());
        }
        position.validate().err()
    }

    #[test]
    fn each_error_names_its_cause() {
        let largest = [(0, 'D', "a1"), (0, 'D', "b1"), (0, 'D', "c1")];
        assert_eq!(fault(&largest), None);
        let [.., size] = Size::ALL;
        let found = fault(&[&largest[..], &[(0, 'D', "d1")]].concat()).unwrap();
        assert_eq!(found, Fault::TooMany { seat: 0, size, count: 4 });
        assert_eq!(found.to_string(), "White has 4 gobblets of size 4");
        let found = fault(&[(1, 'D', "a1"), (1, 'C', "b1"), (1, 'C', "c1")]).unwrap();
        assert_eq!(found.to_string(), "Black's size 3 is out before larger ones over it");
        let square = "a1".parse().unwrap();
        assert_eq!(fault(&[(0, 'D', "a1"), (1, 'D', "a1")]), Some(Fault::SameSize { size, square }));
    }
}
