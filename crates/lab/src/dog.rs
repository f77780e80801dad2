//! Opponents at Dog.

use crate::simple::{Decided, decided, turn};
use sobremesa_core::{Error, Game, SplitMix};
use sobremesa_dog::{Board, Place, Position};

/// A team's pieces in the lanes, its pieces at home, and the squares left for its foremost piece on the track.
fn standing(board: &Board, seats: impl Iterator<Item = u8>) -> [i32; 3] {
    let mut standing = [0, 0, 255];
    for piece in seats.flat_map(|seat| board.pieces(seat)) {
        match board.place(piece) {
            Place::Lane(_) => standing[0] += 1,
            Place::Home => standing[1] += 1,
            place => {
                let left = place.square().map_or(255, |square| board.house.gap(square, piece.seat));
                standing[2] = standing[2].min(left.into());
            }
        }
    }
    standing
}

/// Enters a lane, otherwise captures, otherwise starts, otherwise advances the team's foremost piece. Ties are random.
pub fn greedy(position: &Position, mut dice: SplitMix) -> Result<Decided, Error> {
    let (mover, actions) = turn(position)?;
    let partner = position.house().partner(mover);
    let team = |seat: &u8| *seat == mover || *seat == partner;
    let seats = 0..position.house().seats;
    let look = |board: &Board| {
        (standing(board, seats.clone().filter(team)), standing(board, seats.clone().filter(|seat| !team(seat))))
    };
    let (own, theirs) = look(position.board());
    let mut best = (&actions[0], None, 0);
    for action in &actions {
        let after = position.after(action);
        let (own_after, theirs_after) = look(after.board());
        let rank = [own_after[0] - own[0], theirs_after[1] - theirs[1], own[1] - own_after[1], -own_after[2]];
        let (rank, tie) = (Some(rank), dice.word());
        if (rank, tie) > (best.1, best.2) {
            best = (action, rank, tie);
        }
    }
    Ok(decided::<Position>(best.0))
}
