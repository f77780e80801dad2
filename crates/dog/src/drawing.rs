//! The view as a drawing in letters.

use crate::cards::Hand;
use crate::notation::{list, list_owed};
use crate::piece::Place;
use crate::position::Position;
use crate::view::View;
use alloc::string::{String, ToString};
use core::fmt;
use sobremesa_core::{Game, Seat, Turn, seat_letter};

/// The letters for a square of the track.
fn square(position: &Position, square: u8) -> String {
    let (board, house) = (&position.board, position.house());
    let variant = house.variant();
    if let Some(piece) = board.on(square) {
        let fresh = matches!(board.place(piece), Place::Fresh(_));
        return piece.to_string() + if fresh { "!" } else { "" };
    }
    let mark = if board.dog == Some(square) {
        "dog"
    } else if house.squares(variant.specials).any(|special| special == square) {
        "+"
    } else if house.squares(variant.paws).any(|paw| paw == square) {
        "*"
    } else {
        "."
    };
    mark.into()
}

fn cards(hand: &Hand) -> String {
    list(hand.iter(), " ")
}

/// The track in rows of sixteen squares, then each seat: its pieces in the kennel and in its lane, its hand, the card
/// that it gave. `>` marks the seat to move. `+` is a special square, `*` a paw, `A1!` a fresh guard.
///
/// ```
/// use sobremesa_core::{Game, Seat, Viewer};
/// use sobremesa_dog::Position;
///
/// let text = "variant=royal A=T17,H,F2,H B=H,H,H,H C=T40,H,H,H D=H,H,H,H round=1 starter=A phase=play turn=A \
///     pending=- last=6 played=6 hands=A:2.X/B:10/C:13/D:8 given=- out=- deck=";
/// let game: Position = (text.to_string() + &["?"; 104].join(".") + " discard=?").parse()?;
/// let drawn = game.view(Viewer::Seat(Seat(0))).to_string();
/// assert!(drawn.contains(">A start T0  kennel A2 A4  lane - - A3 -  hand 2 X\n B start T16  kennel B1 B2 B3 B4"));
/// assert!(drawn.contains("T16    .  A1") && drawn.contains("lane - - - -  hand ?\n"));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let position = &self.0;
        let (board, house) = (&position.board, position.house());
        for row in 0..house.track() / 16 {
            write!(f, "T{:<3}", 16 * row)?;
            (16 * row..16 * row + 16).try_for_each(|at| write!(f, " {:>3}", square(position, at)))?;
            writeln!(f)?;
        }
        for seat in 0..house.seats {
            let mark = if position.turn() == Turn::Seat(Seat(seat)) { '>' } else { ' ' };
            write!(f, "{mark}{} start T{}", seat_letter(seat), house.start(seat))?;
            let kennel = board.pieces(seat).filter(|&piece| board.place(piece) == Place::Home);
            write!(f, "  kennel {}  lane", list(kennel, " "))?;
            for slot in 0..4 {
                let piece = board.pieces(seat).find(|&piece| board.place(piece) == Place::Lane(slot));
                write!(f, " {}", list(piece, " "))?;
            }
            write!(f, "  hand {}", cards(position.hand(seat)))?;
            position.given(seat).map_or(Ok(()), |card| write!(f, "  gave {card}"))?;
            writeln!(f, "{}", if position.has_folded(seat) { "  folded" } else { "" })?;
        }
        write!(f, "round {}, {}", position.round, position.phase)?;
        write!(f, "  last {}  pending {}", list(position.last, ""), list_owed(&position.pending))?;
        board.dog.map_or(Ok(()), |dog| write!(f, "  dog T{dog}"))?;
        writeln!(f, "  deck {}  discard {}", position.deck.len(), list(position.discard.iter(), " "))
    }
}
