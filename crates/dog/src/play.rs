//! Playing a step, and the contract's view of the game.

use crate::board::{Piece, Place};
use crate::cards::{Card, Hand, Hands};
use crate::event::{Event, Gift};
use crate::info::INFO;
use crate::moves::{Action, Play, Step};
use crate::position::{NOTHING, Owed, Pending, Phase, Position};
use crate::variant::Mode;
use crate::view::View;
use sobremesa_contract::{Chances, Dice, Eye, Game, Info, Outcome, Rules, Seat, Turn};

impl Position {
    pub(crate) fn next_chooser(&self) -> Option<u8> {
        self.clockwise(self.starter.unwrap_or(0)).find(|&seat| self.given(seat).is_none())
    }

    /// Plays a legal step.
    pub(crate) fn apply(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        let mut tell = |position: &mut Position, event| {
            position.happen(&event);
            tell(event);
        };
        let seat = self.turn;
        let rest = [self.pending[1], None];
        match step {
            Step::Starter(seat) => tell(self, Event::Started { seat: *seat }),
            Step::Shuffle(deck) => tell(self, Event::Shuffled { deck: deck.clone() }),
            Step::Deal(deal) => tell(self, Event::Dealt(*deal)),
            Step::Draw(card) => {
                tell(self, Event::Drew { seat, card: *card });
                // At a small table a blocked seat now plays, if it can.
                if !self.house().small() {
                    self.go_on(rest, &mut tell);
                }
            }
            Step::Give(card) => {
                tell(self, Event::Gave { seat, card: *card });
                if self.next_chooser().is_none() {
                    let gift = |from| {
                        let card = self.given(from).unwrap_or(Card::UNKNOWN);
                        Gift { from, to: self.house().receiver(from), card }
                    };
                    let gifts = (0..self.house().seats).map(gift).collect();
                    tell(self, Event::Exchanged { gifts });
                }
            }
            Step::Play(play) => {
                let owed = self.carry_out(play, &mut tell);
                self.go_on(owed, &mut tell);
            }
            Step::Place(piece) => {
                self.walk(*piece, self.board.brought(seat), false, false, &mut tell);
                tell(self, Event::Turned { seat: self.house().next(seat) });
            }
            Step::Turn(clockwise) => {
                tell(self, Event::Disc { clockwise: *clockwise });
                self.go_on(rest, &mut tell);
            }
            Step::Jump(_) | Step::Stay => {
                let event = match (step, self.pending[0]) {
                    (Step::Jump(square), Some(Owed::Jump { piece })) => {
                        Event::Jumped { piece, from: self.board.place(piece), to: Place::Track(*square) }
                    }
                    (_, Some(Owed::Jump { piece })) => Event::Stayed { piece },
                    _ => Event::Still { seat },
                };
                tell(self, event);
                self.go_on(rest, &mut tell);
            }
            Step::Lapse => {
                tell(self, Event::Lapsed { seat });
                self.pass_on(&mut tell);
            }
            Step::Discard(card) => {
                let draws = self.pending == NOTHING;
                tell(self, Event::Discarded { seat, card: *card, draws });
                if !draws {
                    self.pass_on(&mut tell);
                }
            }
            Step::Fold => {
                tell(self, Event::Folded { seat, hand: *self.hand(seat) });
                self.pass_on(&mut tell);
            }
        }
    }

    /// A piece goes its way; whom it meets there goes home, and on the dog's square it itself.
    fn walk(&mut self, piece: Piece, to: Place, back: bool, burns: bool, tell: &mut dyn FnMut(&mut Position, Event)) {
        let before = self.board;
        tell(self, Event::Walked { piece, from: before.place(piece), to, back });
        before.victims(piece, to, burns, &mut |victim| {
            let at = if victim == piece { to } else { before.place(victim) };
            tell(self, Event::Captured { piece: victim, at });
        });
    }

    /// Plays a card or a portion; what it then owes.
    fn carry_out(&mut self, play: &Play, tell: &mut dyn FnMut(&mut Position, Event)) -> Pending {
        let Play { card, counts, action } = *play;
        let variant = self.house().variant();
        let mut split = variant.split(counts);
        if let Some(Owed::Split { points, .. }) = self.pending[0] {
            split = split.map(|(_, shared)| (points, shared));
        } else {
            tell(self, Event::Played { seat: self.turn, card, counts });
        }
        let mut owed = NOTHING;
        let (piece, to) = match action {
            Action::Start(piece) => (piece, self.board.brought(piece.seat)),
            Action::Move(piece, to) => (piece, to),
            Action::Exchange(piece, other) => {
                tell(self, Event::Swapped { piece, other });
                for piece in [piece, other] {
                    let at = self.board.place(piece);
                    if self.board.is_bitten(piece, at) {
                        tell(self, Event::Captured { piece, at });
                    }
                }
                return owed;
            }
            Action::Discard => return owed,
        };
        let spent = self.board.points(piece, to);
        let back = Mode::Back(self.house().track() - spent);
        let back = variant.modes[counts.index()].contains(&back);
        self.walk(piece, to, back, split.is_some_and(|(_, shared)| !shared), tell);

        let board = &self.board;
        let mut owes = |what| owed[usize::from(owed[0].is_some())] = Some(what);
        // Unless it is home again.
        if board.place(piece) == to {
            if to.square().is_some_and(|square| board.house.is_special(square)) {
                owes(Owed::Draw);
                if board.house.figure(piece).leaps && board.leap(piece).is_some() {
                    owes(Owed::Jump { piece });
                }
            }
            if board.is_paw(to) {
                owes(Owed::Paw);
            }
        }
        match split {
            Some((points, _)) if points > spent => owes(Owed::Split { card: counts, points: points - spent, piece }),
            None if variant.black >> counts.index() & 1 > 0 => owes(Owed::Dog { steps: spent }),
            _ => {}
        }
        owed
    }

    /// What needs no choice is done; then the turn waits for what does, or passes on.
    fn go_on(&mut self, owed: Pending, tell: &mut dyn FnMut(&mut Position, Event)) {
        if let (Some(Owed::Dog { steps }), Some(from)) = (owed[0], self.board.dog) {
            let before = self.board;
            tell(self, Event::Prowled { from, to: before.house.ahead(from, steps) });
            before.prey(steps, &mut |piece| tell(self, Event::Captured { piece, at: before.place(piece) }));
            self.pass_on(tell);
        } else if owed == NOTHING {
            self.pass_on(tell);
        } else {
            tell(self, Event::Owing { owed });
        }
    }

    /// The turn is over: the game ends, the next seat with cards plays, or the round ends.
    fn pass_on(&mut self, tell: &mut dyn FnMut(&mut Position, Event)) {
        if let Some(seat) = self.winning_team() {
            return tell(self, Event::Won { seat });
        }
        let house = *self.house();
        let mut next = self.clockwise(house.next(self.turn));
        match next.find(|&seat| self.hand(seat).size() > 0) {
            Some(seat) => tell(self, Event::Turned { seat }),
            None => {
                let starter = house.next(self.starter.unwrap_or(0));
                tell(self, Event::RoundEnded { starter });
            }
        }
    }
}

/// Hides a card.
fn hide(card: &mut Card) {
    *card = Card::UNKNOWN;
}

impl Game for Position {
    type Step = Step;
    type Event = Event;
    type View = View;
    type Standing = ();

    const INFO: &'static Info = &INFO;

    fn start(rules: &Rules) -> Position {
        Position::new(rules)
    }

    fn rules(&self) -> Rules {
        self.house().rules()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over,
            _ if self.waits_for_chance() => Turn::Chance,
            _ => Turn::Seat(Seat(self.turn)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.find_outcome()
    }

    fn legal_steps(&self) -> Vec<Step> {
        self.list_steps()
    }

    fn chances(&self) -> Chances<Step> {
        self.list_chances()
    }

    fn draw(&self, dice: &mut dyn Dice) -> Option<Step> {
        self.draw_chance(dice)
    }

    fn is_legal(&self, step: &Step) -> bool {
        self.allows(step)
    }

    fn play_unchecked(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        self.apply(step, tell);
    }

    fn view(&self, eye: Eye) -> View {
        View(self.hidden_from(eye))
    }

    fn seen(event: &Event, eye: Eye) -> Option<Event> {
        let mut seen = event.clone();
        if eye == Eye::Referee {
            return Some(seen);
        }
        let own = |seat| eye == Eye::Seat(Seat(seat));
        match &mut seen {
            Event::Shuffled { deck } => deck.iter_mut().for_each(hide),
            Event::Dealt(deal) => {
                let mut hands = Hands::default();
                for (seat, (hand, dealt)) in (0..).zip(hands.iter_mut().zip(&deal.hands)) {
                    *hand = if own(seat) { *dealt } else { Hand { hidden: dealt.size(), ..Hand::default() } };
                }
                deal.hands = hands;
            }
            Event::Gave { seat, card } | Event::Drew { seat, card } if !own(*seat) => hide(card),
            Event::Exchanged { gifts } => {
                for gift in gifts {
                    if !own(gift.from) && !own(gift.to) {
                        hide(&mut gift.card);
                    }
                }
            }
            _ => {}
        }
        Some(seen)
    }

    fn reveals(step: &Step) -> bool {
        matches!(step, Step::Give(_) | Step::Fold)
    }

    fn world(&self, eye: Eye, dice: &mut dyn Dice) -> Position {
        let mut world = self.hidden_from(eye);
        if eye != Eye::Referee {
            world.fill(dice);
        }
        world
    }

    fn fold(view: &mut View, event: &Event) {
        view.0.happen(event);
    }

    fn admits(view: &View, event: &Event) -> bool {
        view.admits(event)
    }

    fn check(&self) -> Result<(), String> {
        self.find_fault().map_err(String::from)
    }
}
