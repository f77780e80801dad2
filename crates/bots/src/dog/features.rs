//! The features of the evaluation. A feature's number is the index of its weight.

use sobremesa_dog::{Board, Phase, Place, Position};

// The index of the first weight of each kind.
pub(super) const HOME: usize = 0;
pub(super) const LANE: usize = HOME + 6;
pub(super) const TRACK: usize = LANE + 16;
pub(super) const GUARD: usize = TRACK + 14;
const NEAR: usize = GUARD + 1;
const FAR: usize = NEAR + 1;
const EXPOSED: usize = FAR + 1;
const LEADS: usize = EXPOSED + 1;

pub(super) const SLOW: usize = LEADS + 1;
const HUNTED: usize = SLOW + 2;
const DISC: usize = HUNTED + 1;

/// The index of the first weight of the cards that a seat keeps.
pub(super) const KEEP: usize = DISC + 1;

/// How many weights there are at first sight.
pub(super) const FEATURES: usize = KEEP + 4;

// And where a rollout is left.
const LAST: usize = FEATURES;
const LANES: usize = LAST + 5;

/// How many weights there are then.
pub(super) const ALL: usize = LANES + 15;

/// Finds what counts of a seat: the number of a weight, and how much of it there is. What takes longer to see, the
/// danger that pieces are in and how near they are to all being in, only when asked for.
pub(super) fn each_feature(position: &Position, seat: u8, danger: bool, found: &mut impl FnMut(usize, f32)) {
    let board = position.board();
    let house = &board.house;
    let (mut home, mut lane) = (0, 0);
    let own = if danger { usize::from(board.arrived(seat)) } else { 0 };
    for piece in board.pieces(seat) {
        match board.place(piece) {
            Place::Home => home += 1,
            Place::Lane(slot) => {
                lane |= 1 << slot;
                if house.figure(piece).most < 13 {
                    found(SLOW, 1.0);
                }
            }
            Place::Track(square) | Place::Fresh(square) => {
                let gap = house.gap(square, seat);
                if house.figure(piece).most < 13 {
                    found(SLOW + 1, f32::from(gap) / 64.0);
                }
                let part = f32::from(gap % 8) / 8.0;
                found(TRACK + usize::from(gap / 8), 1.0 - part);
                found(TRACK + usize::from(gap / 8) + 1, part);
                if own == 3 {
                    found(LAST + usize::from((gap - 1) / 4).min(4), 1.0);
                }
                if board.is_guard(piece) {
                    found(GUARD, 1.0);
                } else if danger {
                    dangers(board, seat, square, f32::from(house.track() - gap) / 64.0, found);
                }
            }
        }
    }
    found(HOME + home, 1.0);
    found(LANE + lane, 1.0);
    if danger {
        let partner = usize::from(board.arrived(house.partner(seat)));
        let most = own.max(partner);
        // Each of the two tells half of it.
        found(LANES + most * (most + 1) / 2 + own.min(partner), 0.5);
    }
    if position.starter() == Some(seat) && position.phase() == Phase::Deal {
        found(LEADS, 1.0);
    }
}

/// The features of the dangers to a piece on this square: what could send it home or turn it back. Each is worth the piece's
/// progress.
fn dangers(board: &Board, seat: u8, square: u8, progress: f32, found: &mut impl FnMut(usize, f32)) {
    let house = &board.house;
    if board.reach().any(|at| at == square) {
        found(HUNTED, progress);
    }
    if house.variant().disc.contains(&(square % 16)) {
        found(DISC, progress);
    }
    for other in (0..house.seats).filter(|&other| other != seat && other != house.partner(seat)) {
        let mut homes = 0;
        for piece in board.pieces(other) {
            match board.place(piece) {
                Place::Home => homes = 1,
                Place::Lane(_) => {}
                Place::Track(from) | Place::Fresh(from) => match house.distance(from, square) {
                    1..8 => found(NEAR, progress),
                    8..14 => found(FAR, progress),
                    _ => {}
                },
            }
        }
        if homes > 0 && square == house.start(other) {
            found(EXPOSED, progress);
        }
    }
}
