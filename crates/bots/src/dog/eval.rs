//! Evaluation: what the pieces of a seat are worth, what a card is, and who wins how likely.

use super::weights::{Ends, Weights};
use sobremesa_dog::{Board, Card, Mode, Owed, Phase, Place, Position, SEATS};

/// Something for each seat; nothing for those that nobody has.
pub(super) type Seats = [f32; SEATS];

// Where the weights of each kind begin.
const HOME: usize = 0;
const LANE: usize = HOME + 6;
const TRACK: usize = LANE + 16;
const GUARD: usize = TRACK + 14;
const NEAR: usize = GUARD + 1;
const FAR: usize = NEAR + 1;
const EXPOSED: usize = FAR + 1;
const LEADS: usize = EXPOSED + 1;

const SLOW: usize = LEADS + 1;
const HUNTED: usize = SLOW + 2;
const DISC: usize = HUNTED + 1;

const KEEP: usize = DISC + 1;

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

/// What may send home a piece that has come so far, or turn it away.
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

/// What the pieces of each seat are worth; what has no weight counts for nothing.
fn worths(position: &Position, danger: bool, weights: &[f32]) -> Seats {
    let mut worths = Seats::default();
    for seat in 0..position.house().seats {
        let worth = &mut worths[usize::from(seat)];
        each_feature(position, seat, danger, &mut |feature, amount| {
            *worth += weights.get(feature).map_or(0.0, |weight| weight * amount);
        });
    }
    worths
}

/// How far a seat's team is before the others.
pub(super) fn lead(position: &Position, seat: u8, danger: bool, weights: &Weights) -> f32 {
    let house = position.house();
    if position.phase() == Phase::Over {
        return if has_won(position, seat) { 100.0 } else { -100.0 };
    }
    let worths = worths(position, danger, weights);
    let mut lead = 0.0;
    for other in 0..house.seats {
        let worth = worths[usize::from(other)];
        // Of several rivals each is only part of what stands in the way.
        let theirs = if house.seats == 2 || house.seats == 4 { 1.0 } else { 0.5 };
        lead += if other == seat || other == house.partner(seat) { worth } else { -theirs * worth };
    }
    lead
}

fn has_won(position: &Position, seat: u8) -> bool {
    let board = position.board();
    board.is_done(seat) && board.is_done(board.house.partner(seat))
}

/// Each seat's share of the win: how likely its team is to win.
pub(super) fn shares(position: &Position, weights: &Ends) -> Seats {
    let house = position.house();
    let mut shares = worths(position, true, weights);
    let alone = shares;
    let mut best = f32::MIN;
    for seat in 0..house.seats {
        let partner = house.partner(seat);
        let share = &mut shares[usize::from(seat)];
        if position.phase() == Phase::Over {
            *share = if has_won(position, seat) { 0.0 } else { -100.0 };
        } else if partner != seat {
            *share += alone[usize::from(partner)];
        }
        best = best.max(*share);
    }
    let mut total = 0.0;
    for seat in 0..house.seats {
        let share = &mut shares[usize::from(seat)];
        *share = exp(*share - best);
        if seat <= house.partner(seat) {
            total += *share;
        }
    }
    shares.map(|share| share / total)
}

/// About e to a power that is not positive, the same on every platform.
fn exp(power: f32) -> f32 {
    let mut part = (1.0 + power / 256.0).max(0.0);
    for _ in 0..8 {
        part *= part;
    }
    part
}

/// What a card that a seat holds is good for.
pub(super) fn card_worth(position: &Position, seat: u8, card: Card, weights: &Weights) -> f32 {
    let board = position.board();
    let seat = board.played_by(seat);
    let modes = position.house().modes(card);
    let waiting = board.pieces(seat).any(|piece| board.place(piece) == Place::Home);
    let about = board.pieces(seat).any(|piece| board.place(piece).square().is_some());
    match modes {
        [Mode::Start, ..] | [Mode::Wild] if waiting => weights[KEEP + 1] * if about { 1.0 } else { 3.0 },
        [Mode::Wild] => weights[KEEP + 2],
        [_, _, ..] | [Mode::Burn(_)] => weights[KEEP + 3],
        _ => weights[KEEP],
    }
}

/// What a seat's hand is worth to it, with a card that it is about to draw.
pub(super) fn hand_worth(position: &Position, seat: u8, weights: &Weights) -> f32 {
    let drawn = position.mover() == seat && position.pending().any(|owed| owed == Owed::Draw);
    let mut worth = if drawn { weights[KEEP] } else { 0.0 };
    let hand = position.hand(seat);
    for card in Card::all().filter(|card| hand.cards[card.index()] > 0) {
        // The second of a kind is good for less.
        worth += card_worth(position, seat, card, weights) * (1.0 + 0.3 * f32::from(hand.cards[card.index()] - 1));
    }
    worth
}
