//! What cannot be in a position.

use crate::board::Size;
use crate::position::Position;

impl Position {
    /// Whether the position can be; the words say what is wrong.
    pub(crate) fn find_fault(&self) -> Result<(), String> {
        for seat in [0, 1] {
            let name = ["White", "Black"][usize::from(seat)];
            let mut more = 0;
            for size in Size::ALL.into_iter().rev() {
                let count = self.men(seat, size).count();
                if count > 3 {
                    return Err(format!("{name} has {count} gobblets of size {}", size.number()));
                }
                // A stack gives its larger gobblets first.
                if count > 3 - more {
                    return Err(format!("{name}'s size {} is out before larger ones over it", size.number()));
                }
                more = 3 - count;
            }
        }
        if Size::ALL.iter().any(|&size| !(self.men(0, size) & self.men(1, size)).is_empty()) {
            return Err("two gobblets of one size on a square".into());
        }
        Ok(())
    }
}
