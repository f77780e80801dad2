//! Opponents at Dog.

use crate::simple::{Decided, decided, turn};
use sobremesa_core::{Error, Game, Seat, SplitMix, Viewer};
use sobremesa_dog::{Board, Phase, Place, Position};

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

/// The number of rollouts per decision.
const PLAYOUTS: usize = 800;

/// The value of a win, in squares.
const WIN: i32 = 1_000;

/// Flat Monte Carlo: random play to the end of the round after each action, with random hands and equally many rollouts
/// per action. The value is the number of squares that the team has gone, less those of its rivals.
pub fn flat(position: &Position, mut dice: SplitMix) -> Result<Decided, Error> {
    let (mover, actions) = turn(position)?;
    let mut gains = vec![0; actions.len()];
    let worlds = if actions.len() == 1 { 0 } else { PLAYOUTS.div_ceil(actions.len()) };
    for _ in 0..worlds {
        let world = position.determinize(Viewer::Seat(Seat(mover)), &mut dice);
        for (gain, action) in gains.iter_mut().zip(&actions) {
            let mut world = world.after(action);
            while !matches!(world.phase(), Phase::Deal | Phase::Over) {
                let Some(action) = world.random_action(&mut dice) else { break };
                world.advance(&action);
            }
            *gain += squares(&world, mover);
        }
    }
    let best = gains.iter().zip(&actions).max_by_key(|(gain, _)| **gain);
    Ok(decided::<Position>(best.map_or(&actions[0], |(_, action)| action)))
}

/// The number of squares that a seat's team is ahead.
fn squares(position: &Position, seat: u8) -> i32 {
    let (board, house) = (position.board(), position.house());
    let team = |other: u8| other == seat || other == house.partner(seat);
    let rivals = i32::from(house.seats / (1 + u8::from(!house.small()))) - 1;
    let mut ahead = 0;
    for piece in (0..house.seats).flat_map(|seat| board.pieces(seat)) {
        let gone = match board.place(piece) {
            Place::Home => 0,
            Place::Lane(slot) => house.track() + slot,
            Place::Track(square) | Place::Fresh(square) => 1 + house.track() - house.gap(square, piece.seat),
        };
        ahead += if team(piece.seat) { rivals * i32::from(gone) } else { -i32::from(gone) };
    }
    if position.outcome().is_some_and(|outcome| outcome.winners.contains(&Seat(seat))) {
        ahead + WIN
    } else if position.phase() == Phase::Over {
        ahead - WIN
    } else {
        ahead
    }
}
