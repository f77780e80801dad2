//! The fast evaluation of the rollout policy. It values a play by the pieces that the play moves, without copying the
//! position or allocating memory.

use super::features::{GUARD, HOME, KEEP, LANE, SLOW, TRACK, is_slow};
use super::levels::{looks_at_rivals, noticed};
use super::weights::{Weights, weights};
use sobremesa_dog::{Board, Card, Effect, HouseRules, KINDS, Mode, Owed, Piece, Place, Play, Position, SEATS};

/// The largest gap between a piece and its start square, plus 1.
const GAPS: usize = 97;

/// The value of each further card of a kind, as a fraction of the first one's.
const AGAIN: f32 = 0.3;

/// The value of a win, which outweighs everything else.
const WIN: f32 = 100.0;

/// How urgently a seat needs a card that brings a piece out.
#[derive(Clone, Copy, PartialEq)]
enum Need {
    /// No piece is at home.
    Nothing,
    /// A piece is at home.
    Start,
    /// A piece is at home, and none is on the track.
    AnyStart,
}

/// The weights as lookup tables.
pub(super) struct Sight {
    pub weights: Weights,
    /// True for each kind of card that brings a piece out.
    pub starts: [bool; KINDS],
    /// The value of a card by need and kind, when it is played and when it is given. Every level gives with care, as
    /// its partner may be a person.
    cards: [[f32; KINDS]; 3],
    gifts: [[f32; KINDS]; 3],
    /// The value of a piece on the track by its gap: first for pieces that every card moves, then for pieces that only
    /// low cards move.
    track: [[f32; GAPS]; 2],
    /// How seat b's pieces count in seat a's lead, at `[a][b]`: 1 for its own team, negative for rivals, 0 if a does
    /// not look at them.
    pub signs: [[f32; SEATS]; SEATS],
}

/// The pieces of each seat: how many are at home and on the track, and which lane squares are taken.
#[derive(Clone, Copy, Default)]
struct Standing {
    homes: [u8; SEATS],
    out: [u8; SEATS],
    lanes: [u8; SEATS],
}

impl Standing {
    fn of(board: &Board) -> Standing {
        let mut standing = Standing::default();
        for seat in 0..board.house.seats {
            for piece in board.pieces(seat) {
                standing.put(seat, board.place(piece));
            }
        }
        standing
    }

    fn put(&mut self, seat: u8, place: Place) {
        let at = usize::from(seat);
        match place {
            Place::Home => self.homes[at] += 1,
            Place::Lane(slot) => self.lanes[at] |= 1 << slot,
            Place::Track(_) | Place::Fresh(_) => self.out[at] += 1,
        }
    }

    fn lift(&mut self, seat: u8, place: Place) {
        let at = usize::from(seat);
        match place {
            Place::Home => self.homes[at] -= 1,
            Place::Lane(slot) => self.lanes[at] &= !(1 << slot),
            Place::Track(_) | Place::Fresh(_) => self.out[at] -= 1,
        }
    }

    fn is_done(&self, seat: u8) -> bool {
        self.lanes[usize::from(seat)] == 0b1111
    }

    /// Returns how urgently a seat needs a start card. A seat that is done plays its partner's pieces.
    fn need(&self, house: &HouseRules, seat: u8) -> Need {
        let played = if self.is_done(seat) { house.partner(seat) } else { seat };
        match (self.homes[usize::from(played)], self.out[usize::from(played)]) {
            (0, _) => Need::Nothing,
            (_, 0) => Need::AnyStart,
            _ => Need::Start,
        }
    }
}

/// Returns the value of a card.
fn card_worth(modes: &[Mode], need: Need, weights: &Weights) -> f32 {
    match (modes, need) {
        ([Mode::Start, ..] | [Mode::Wild], Need::Start) => weights[KEEP + 1],
        ([Mode::Start, ..] | [Mode::Wild], Need::AnyStart) => weights[KEEP + 1] * 3.0,
        ([Mode::Wild], _) => weights[KEEP + 2],
        ([_, _, ..] | [Mode::Burn(_)], _) => weights[KEEP + 3],
        _ => weights[KEEP],
    }
}

/// The parts of a position that are the same for all plays of a turn.
struct Now<'a> {
    position: &'a Position,
    standing: Standing,
    need: Need,
    /// The value of the hand.
    hand: f32,
    /// True during a split: its portions spend no further card.
    portion: bool,
}

impl<'a> Now<'a> {
    fn of(position: &'a Position, sight: &Sight) -> Now<'a> {
        let standing = Standing::of(position.board());
        let need = standing.need(position.house(), position.mover());
        let hand = sight.hand(position, position.mover(), need);
        let portion = position.pending().any(|owed| matches!(owed, Owed::Split { .. }));
        Now { position, standing, need, hand, portion }
    }
}

/// The changes that a play makes.
struct Change<'a> {
    sight: &'a Sight,
    board: &'a Board,
    signs: &'a [f32; SEATS],
    after: Standing,
    gain: f32,
}

impl Change<'_> {
    fn moves(&mut self, piece: Piece, from: Place, to: Place) {
        self.after.lift(piece.seat, from);
        self.after.put(piece.seat, to);
        let of = |place| self.sight.piece(self.board, piece, place);
        self.gain += self.signs[usize::from(piece.seat)] * (of(to) - of(from));
    }
}

impl Sight {
    /// The weights as a level sees them.
    pub(super) fn new(house: &HouseRules, level: u8) -> Sight {
        let all = weights(house);
        let weights = noticed(level, &all);
        let [cards, gifts] = [&weights, &all].map(|weights| {
            [Need::Nothing, Need::Start, Need::AnyStart].map(|need| {
                let mut worths = [0.0; KINDS];
                for card in Card::all() {
                    worths[card.index()] = card_worth(house.modes(card), need, weights);
                }
                worths
            })
        });
        let mut track = [[0.0; GAPS]; 2];
        for (gap, squares) in (0..GAPS).map(|gap| (gap, gap as f32)) {
            let (eighth, part) = (TRACK + gap / 8, squares % 8.0 / 8.0);
            let worth = (1.0 - part) * weights[eighth] + part * weights[eighth + 1];
            track[0][gap] = worth;
            track[1][gap] = worth + weights[SLOW + 1] * squares / 64.0;
        }
        let mut signs = [[0.0; SEATS]; SEATS];
        for (seat, signs) in (0..house.seats).zip(&mut signs) {
            for (other, sign) in (0..house.seats).zip(signs) {
                // With several rival teams, each counts half.
                let theirs = if house.seats == 2 || house.seats == 4 { -1.0 } else { -0.5 };
                let team = other == seat || other == house.partner(seat);
                *sign = match team {
                    true => 1.0,
                    false if looks_at_rivals(level) => theirs,
                    false => 0.0,
                };
            }
        }
        let mut starts = [false; KINDS];
        for card in Card::all() {
            starts[card.index()] = matches!(house.modes(card), [Mode::Start, ..] | [Mode::Wild]);
        }
        Sight { weights, starts, cards, gifts, track, signs }
    }

    /// Returns the value of a single piece at a place.
    fn piece(&self, board: &Board, piece: Piece, place: Place) -> f32 {
        let house = &board.house;
        let slow = is_slow(house, piece);
        match place {
            Place::Home => 0.0,
            Place::Lane(_) => {
                if slow {
                    self.weights[SLOW]
                } else {
                    0.0
                }
            }
            Place::Track(square) | Place::Fresh(square) => {
                let guard = if place == board.brought(piece.seat) { self.weights[GUARD] } else { 0.0 };
                guard + self.track[usize::from(slow)][usize::from(house.gap(square, piece.seat))]
            }
        }
    }

    /// Returns the value of how many of a seat's pieces are at home and which squares of its lane are taken.
    fn together(&self, standing: &Standing, seat: usize) -> f32 {
        self.weights[HOME + usize::from(standing.homes[seat])] + self.weights[LANE + usize::from(standing.lanes[seat])]
    }

    /// Returns the value of a hand, given the need for start cards.
    fn hand(&self, position: &Position, seat: u8, need: Need) -> f32 {
        let mut worth = 0.0;
        for (&count, card) in position.hand(seat).cards.iter().zip(self.cards[need as usize]) {
            if count > 0 {
                worth += card * (1.0 + AGAIN * f32::from(count - 1));
            }
        }
        worth
    }

    /// Returns the value of a hand. If `draws`, it includes a card that the seat is about to draw.
    pub(super) fn hand_worth(&self, position: &Position, seat: u8, draws: bool) -> f32 {
        let need = Standing::of(position.board()).need(position.house(), seat);
        self.hand(position, seat, need) + if draws { self.weights[KEEP] } else { 0.0 }
    }

    /// Returns the card that a seat gives away: the one whose gift is worth most.
    pub(super) fn gift(&self, position: &Position, seat: u8) -> Card {
        let hand = position.hand(seat).cards;
        let mut best = (Card::UNKNOWN, f32::MIN);
        for card in Card::all().filter(|card| hand[card.index()] > 0) {
            let worth = self.gift_worth(position, seat, card);
            if worth > best.1 {
                best = (card, worth);
            }
        }
        best.0
    }

    /// Returns the value of a gift: the receiver's gain less the giver's loss. A rival's gain counts against it. Of two
    /// cards that bring a piece out, one can be spared.
    pub(super) fn gift_worth(&self, position: &Position, seat: u8, card: Card) -> f32 {
        let house = position.house();
        let receiver = house.receiver(seat);
        let sign = if house.partner(seat) == receiver { 1.0 } else { -1.0 };
        let standing = Standing::of(position.board());
        let [own, theirs] = [seat, receiver].map(|seat| standing.need(house, seat));
        let (hand, at) = (position.hand(seat).cards, card.index());
        let starts = hand.iter().zip(self.starts).filter(|&(_, starts)| starts).map(|(&count, _)| count).sum();
        let held = if own != Need::Nothing && self.starts[at] { starts } else { hand[at] };
        let spare = if held > 1 { AGAIN } else { 1.0 };
        sign * self.gifts[theirs as usize][at] - spare * self.gifts[own as usize][at]
    }

    /// Returns the best play and its gain, or `None` if there is no play.
    pub(super) fn best_play(&self, position: &Position) -> Option<(Play, f32)> {
        let now = Now::of(position, self);
        // A wild card is wasted if it is played as a card that is also in the hand.
        let held = &position.hand(position.mover()).cards;
        let wanted = |card, counts: Card| {
            card == counts || held[counts.index()] == 0 || position.house().modes(card) != [Mode::Wild]
        };
        position.best_play(wanted, |play| self.gain(&now, play))
    }

    /// Returns how much the better turn of the disc improves the evaluation, after a piece's move to a paw.
    fn disc(&self, board: &Board, mover: Piece, to: Place, signs: &[f32; SEATS]) -> f32 {
        let mut gains = [0.0; 3];
        for piece in board.on_track() {
            let at = if piece == mover { to } else { board.place(piece) };
            let Place::Track(square) = at else { continue };
            if at == to && piece != mover {
                continue;
            }
            for (gain, &clockwise) in gains.iter_mut().zip(board.house.turns()) {
                let turned = board.house.turned(square, clockwise);
                if turned != square {
                    let worth = |at| self.piece(board, piece, at);
                    *gain += signs[usize::from(piece.seat)] * (worth(Place::Track(turned)) - worth(at));
                }
            }
        }
        gains[..board.house.turns().len()].iter().copied().fold(f32::MIN, f32::max)
    }

    /// Returns how much a play improves the evaluation for the seat to move.
    fn gain(&self, now: &Now, play: Play) -> f32 {
        let Now { position, standing: before, need, hand, portion } = now;
        let (board, seat) = (position.board(), position.mover());
        let house = &board.house;
        let signs = &self.signs[usize::from(seat)];
        let mut change = Change { sight: self, board, signs, after: *before, gain: 0.0 };
        board.displacements(play, |piece, from, to| change.moves(piece, from, to));
        let Change { after, mut gain, .. } = change;
        for (at, sign) in signs.iter().enumerate() {
            if after.lanes[at] != before.lanes[at] || after.homes[at] != before.homes[at] {
                gain += sign * (self.together(&after, at) - self.together(before, at));
            }
        }
        if let Effect::Move(piece, to) = play.effect {
            if after.is_done(piece.seat) && after.is_done(house.partner(piece.seat)) {
                gain += WIN * signs[usize::from(piece.seat)];
            }
            if to.square().is_some_and(|square| house.is_special(square)) {
                gain += self.weights[KEEP];
            }
            if board.turns_disc(piece, to) {
                gain += self.disc(board, piece, to, signs);
            }
        }
        let needs = after.need(house, seat);
        if needs != *need {
            gain += self.hand(position, seat, needs) - hand;
        }
        if !portion {
            let held = position.hand(seat).cards[play.card.index()];
            gain -= self.cards[needs as usize][play.card.index()] * if held > 1 { AGAIN } else { 1.0 };
        }
        gain
    }
}

#[cfg(test)]
mod tests {
    use super::super::rollout::evaluate;
    use super::*;
    use sobremesa_core::{Game, Setup, SplitMix};
    use sobremesa_dog::{Action, Phase};
    use sobremesa_laws::{each_action, random_start};

    #[test]
    fn the_gain_of_a_play_is_what_the_evaluation_gains_by_it() {
        let mut plays = [0; 3];
        for game in 0..60 {
            let start: Position = random_start(&Setup::default(), game);
            let sight = Sight::new(start.house(), 5);
            each_action(start, 400, &mut SplitMix(game), &mut |position, _, _| {
                let seat = position.mover();
                let now = Now::of(position, &sight);
                for action in position.legal_actions() {
                    let after = position.after(&action);
                    let Action::Play(play) = action else { continue };
                    // The seat turns the disc next, as it likes. What comes after that is skipped.
                    let worlds = match after.pending().collect::<Vec<_>>()[..] {
                        [Owed::Paw] => after.legal_actions().iter().map(|turn| after.after(turn)).collect(),
                        [Owed::Paw, ..] => continue,
                        _ => vec![after],
                    };
                    if worlds.iter().any(|world| world.phase() != Phase::Play) || position.hand(seat).hidden > 0 {
                        continue;
                    }
                    let value = |at: &Position| evaluate(at, seat, false, &sight);
                    let (was, is) = (value(position), worlds.iter().map(value).fold(f32::MIN, f32::max));
                    let gain = sight.gain(&now, play);
                    // Wins are skipped, because `gain` counts them before the rest of a split is spent.
                    if gain.abs() > WIN / 2.0 {
                        continue;
                    }
                    assert!((is - was - gain).abs() < 1e-3, "{play} in {position}: {gain}, not {}", is - was);
                    plays[position.house().variant_number()] += 1;
                }
            });
        }
        assert!(plays.iter().all(|&plays| plays > 1_000), "{plays:?}");
    }
}
