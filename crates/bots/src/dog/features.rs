//! The features of the evaluation. A feature's index is also the index of its weight.

use sobremesa_dog::{Board, HouseRules, Phase, Piece, Place, Position};

// The index of the first feature of each kind.
pub(super) const HOME: usize = 0;
pub(super) const LANE: usize = HOME + 6;
pub(super) const TRACK: usize = LANE + 16;
pub(super) const GUARD: usize = TRACK + 14;
pub(super) const NEAR: usize = GUARD + 1;
const FAR: usize = NEAR + 1;
pub(super) const EXPOSED: usize = FAR + 1;
const LEADS: usize = EXPOSED + 1;

pub(super) const SLOW: usize = LEADS + 1;
pub(super) const HUNTED: usize = SLOW + 2;
pub(super) const DISC: usize = HUNTED + 1;

/// The index of the first weight of the cards in a seat's hand.
pub(super) const KEEP: usize = DISC + 1;

/// The number of features of the immediate evaluation.
pub(super) const FEATURES: usize = KEEP + 4;

// Additional features at the end of a rollout.
const LAST: usize = FEATURES;
const LANES: usize = LAST + 5;

/// The number of features at the end of a rollout.
pub(super) const END_FEATURES: usize = LANES + 15;

/// The largest value of a card.
const HIGHEST_CARD: u8 = 13;

/// Returns true if only low cards move a piece.
pub(super) fn is_slow(house: &HouseRules, piece: Piece) -> bool {
    house.figure(piece).most < HIGHEST_CARD
}

/// Calls `found` with the index and the amount of each feature of a seat. The slower features (dangers to pieces, and
/// how many pieces have arrived) are computed only if `danger`.
pub(super) fn each_feature(position: &Position, seat: u8, danger: bool, found: &mut impl FnMut(usize, f32)) {
    let board = position.board();
    let house = &board.house;
    let (mut home, mut lane) = (0, 0);
    let own_arrived = if danger { usize::from(board.arrived(seat)) } else { 0 };
    for piece in board.pieces(seat) {
        match board.place(piece) {
            Place::Home => home += 1,
            Place::Lane(slot) => {
                lane |= 1 << slot;
                if is_slow(house, piece) {
                    found(SLOW, 1.0);
                }
            }
            Place::Track(square) | Place::Fresh(square) => {
                let gap = house.gap(square, seat);
                if is_slow(house, piece) {
                    found(SLOW + 1, f32::from(gap) / 64.0);
                }
                let part = f32::from(gap % 8) / 8.0;
                found(TRACK + usize::from(gap / 8), 1.0 - part);
                found(TRACK + usize::from(gap / 8) + 1, part);
                if own_arrived == 3 {
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
        let most = own_arrived.max(partner);
        // Both partners report this feature, so each counts half.
        found(LANES + most * (most + 1) / 2 + own_arrived.min(partner), 0.5);
    }
    if position.starter() == Some(seat) && position.phase() == Phase::Deal {
        found(LEADS, 1.0);
    }
}

/// The dangers to a piece on a square: threats to send it home or to turn it back. Each is weighted by the piece's
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
        let mut has_piece_at_home = false;
        for piece in board.pieces(other) {
            match board.place(piece) {
                Place::Home => has_piece_at_home = true,
                Place::Lane(_) => {}
                Place::Track(from) | Place::Fresh(from) => match house.distance(from, square) {
                    1..8 => found(NEAR, progress),
                    8..14 => found(FAR, progress),
                    _ => {}
                },
            }
        }
        if has_piece_at_home && square == house.start(other) {
            found(EXPOSED, progress);
        }
    }
}
