//! Playing a step, and what the game is to everything else.

use crate::board::{Piece, Place};
use crate::cards::{Card, Hand, Hands};
use crate::event::{Event, Gift};
use crate::info::INFO;
use crate::moves::{Action, Play, Step};
use crate::position::{NOTHING, Owed, Pending, Phase, Position};
use crate::validate::Fault;
use crate::variant::Mode;
use crate::view::View;
use sobremesa_core::{Chances, Dice, Eye, Game, Info, Outcome, Rules, Seat, Turn};

impl Position {
    pub(crate) fn next_chooser(&self) -> Option<u8> {
        self.clockwise(self.starter.unwrap_or(0)).find(|&seat| self.given(seat).is_none())
    }

    /// Something happens.
    fn tell(&mut self, event: Event, emit: &mut dyn FnMut(Event)) {
        self.happen(&event);
        emit(event);
    }

    /// Plays a legal step.
    fn apply(&mut self, step: &Step, emit: &mut dyn FnMut(Event)) {
        let seat = self.turn;
        let rest = [self.pending[1], None];
        match step {
            Step::Starter(seat) => self.tell(Event::Started { seat: *seat }, emit),
            Step::Shuffle(deck) => self.tell(Event::Shuffled { deck: deck.clone() }, emit),
            Step::Deal(deal) => self.tell(Event::Dealt(*deal), emit),
            Step::Draw(card) => {
                self.tell(Event::Drew { seat, card: *card }, emit);
                // At a small table a blocked seat now plays, if it can.
                if !self.house().small() {
                    self.go_on(rest, emit);
                }
            }
            Step::Give(card) => {
                self.tell(Event::Gave { seat, card: *card }, emit);
                if self.next_chooser().is_none() {
                    let gift = |from| {
                        let card = self.given(from).unwrap_or(Card::UNKNOWN);
                        Gift { from, to: self.house().receiver(from), card }
                    };
                    let gifts = (0..self.house().seats).map(gift).collect();
                    self.tell(Event::Exchanged { gifts }, emit);
                }
            }
            Step::Play(play) => {
                let owed = self.carry_out(play, emit);
                self.go_on(owed, emit);
            }
            Step::Place(piece) => {
                self.walk(*piece, self.board.brought(seat), false, false, emit);
                self.tell(Event::Turned { seat: self.house().next(seat) }, emit);
            }
            Step::Turn(clockwise) => {
                self.tell(Event::Disc { clockwise: *clockwise }, emit);
                self.go_on(rest, emit);
            }
            Step::Jump(_) | Step::Stay => {
                let event = match (step, self.pending[0]) {
                    (Step::Jump(square), Some(Owed::Jump { piece })) => {
                        Event::Jumped { piece, from: self.board.place(piece), to: Place::Track(*square) }
                    }
                    (_, Some(Owed::Jump { piece })) => Event::Stayed { piece },
                    _ => Event::Still { seat },
                };
                self.tell(event, emit);
                self.go_on(rest, emit);
            }
            Step::Lapse => {
                self.tell(Event::Lapsed { seat }, emit);
                self.pass_on(emit);
            }
            Step::Discard(card) => {
                let draws = self.pending == NOTHING;
                self.tell(Event::Discarded { seat, card: *card, draws }, emit);
                if !draws {
                    self.pass_on(emit);
                }
            }
            Step::Fold => {
                self.tell(Event::Folded { seat, hand: *self.hand(seat) }, emit);
                self.pass_on(emit);
            }
        }
    }

    /// A piece goes its way; whom it meets there goes home, and on the dog's square it itself.
    fn walk(&mut self, piece: Piece, to: Place, back: bool, burns: bool, emit: &mut dyn FnMut(Event)) {
        let before = self.board;
        self.tell(Event::Walked { piece, from: before.place(piece), to, back }, emit);
        for victim in before.victims(piece, to, burns) {
            let at = if victim == piece { to } else { before.place(victim) };
            self.tell(Event::Captured { piece: victim, at }, emit);
        }
    }

    /// Plays a card or a portion; what it then owes.
    fn carry_out(&mut self, play: &Play, emit: &mut dyn FnMut(Event)) -> Pending {
        let Play { card, counts, action } = *play;
        let variant = self.house().variant();
        let mut split = variant.split(counts);
        if let Some(Owed::Split { points, .. }) = self.pending[0] {
            split = split.map(|(_, shared)| (points, shared));
        } else {
            self.tell(Event::Played { seat: self.turn, card, counts }, emit);
        }
        let mut owed = NOTHING;
        let (piece, to) = match action {
            Action::Start(piece) => (piece, self.board.brought(piece.seat)),
            Action::Move(piece, to) => (piece, to),
            Action::Exchange(piece, other) => {
                self.tell(Event::Swapped { piece, other }, emit);
                for piece in [piece, other] {
                    let at = self.board.place(piece);
                    if self.board.is_bitten(piece, at) {
                        self.tell(Event::Captured { piece, at }, emit);
                    }
                }
                return owed;
            }
            Action::Discard => return owed,
        };
        let spent = self.board.points(piece, to);
        let back = Mode::Back(self.house().track() - spent);
        let back = variant.modes[counts.index()].contains(&back);
        self.walk(piece, to, back, split.is_some_and(|(_, shared)| !shared), emit);

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
            None if variant.black.contains(&counts) => owes(Owed::Dog { steps: spent }),
            _ => {}
        }
        owed
    }

    /// What needs no choice is done; then the turn waits for what does, or passes on.
    fn go_on(&mut self, owed: Pending, emit: &mut dyn FnMut(Event)) {
        if let (Some(Owed::Dog { steps }), Some(from)) = (owed[0], self.board.dog) {
            let before = self.board;
            self.tell(Event::Prowled { from, to: before.house.ahead(from, steps) }, emit);
            for piece in before.prey(steps) {
                self.tell(Event::Captured { piece, at: before.place(piece) }, emit);
            }
            self.pass_on(emit);
        } else if owed == NOTHING {
            self.pass_on(emit);
        } else {
            self.tell(Event::Owing { owed }, emit);
        }
    }

    /// The turn is over: the game ends, the next seat with cards plays, or the round ends.
    fn pass_on(&mut self, emit: &mut dyn FnMut(Event)) {
        if let Some(seat) = self.winning_team() {
            return self.tell(Event::Won { seat }, emit);
        }
        let house = *self.house();
        let mut next = self.clockwise(house.next(self.turn));
        match next.find(|&seat| self.hand(seat).size() > 0) {
            Some(seat) => self.tell(Event::Turned { seat }, emit),
            None => {
                let starter = house.next(self.starter.unwrap_or(0));
                self.tell(Event::RoundEnded { starter }, emit);
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
    type Fault = Fault;
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

    fn play_unchecked(&mut self, step: &Step, mut emit: impl FnMut(Event)) {
        self.apply(step, &mut emit);
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

    fn validate(&self) -> Result<(), Fault> {
        self.find_fault()
    }
}
