//! Evaluation: the value of each seat's pieces, and each team's chance to win.

use super::features::each_feature;
use super::sight::Sight;
use super::weights::Ends;
use sobremesa_dog::{Phase, Position, SEATS};

/// A number per seat; 0 for seats that are not in the game.
pub(super) type Seats = [f32; SEATS];

/// The value of each seat's pieces. Features without a weight count 0.
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

/// A seat's lead: the value of its team's pieces less the value of its rivals' pieces.
pub(super) fn lead(position: &Position, seat: u8, danger: bool, sight: &Sight) -> f32 {
    if position.phase() == Phase::Over {
        return if has_won(position, seat) { 100.0 } else { -100.0 };
    }
    let worths = worths(position, danger, &sight.weights);
    worths.iter().zip(sight.signs[usize::from(seat)]).map(|(worth, sign)| worth * sign).sum()
}

fn has_won(position: &Position, seat: u8) -> bool {
    let board = position.board();
    board.is_done(seat) && board.is_done(board.house.partner(seat))
}

/// Each seat's share of the win: the probability that its team wins.
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

/// Approximates e to the power of a number that is at most 0. The result is the same on every platform.
fn exp(power: f32) -> f32 {
    let mut part = (1.0 + power / 256.0).max(0.0);
    for _ in 0..8 {
        part *= part;
    }
    part
}
