//! Plays actions, and implements the core traits.

use crate::action::{Action, Effect, Play};
use crate::cards::{Card, Hand};
use crate::event::{Event, Gift};
use crate::info::INFO;
use crate::outcome::Reason;
use crate::piece::{Piece, Place};
use crate::position::{Hands, NOTHING, Owed, Pending, Phase, Position};
use crate::validate::Fault;
use crate::variant::Mode;
use crate::view::View;
use alloc::string::String;
use alloc::vec::Vec;
use sobremesa_core::{Chances, Dice, Game, Info, Outcome, Rules, Seat, Turn, Viewer};

impl Position {
    pub(crate) fn next_chooser(&self) -> Option<u8> {
        self.clockwise(self.starter.unwrap_or(0)).find(|&seat| self.given(seat).is_none())
    }

    fn emit(&mut self, event: Event, sink: &mut dyn FnMut(Event)) {
        self.apply_event(&event);
        sink(event);
    }

    /// Plays a legal action.
    #[allow(clippy::too_many_lines, reason = "one case per action")]
    fn apply(&mut self, action: &Action, sink: &mut dyn FnMut(Event)) {
        let seat = self.turn;
        let rest = [self.pending[1], None];
        match action {
            Action::Starter(seat) => self.emit(Event::Started { seat: *seat }, sink),
            Action::Shuffle(deck) => self.emit(Event::Shuffled { deck: deck.clone() }, sink),
            Action::Deal(deal) => self.emit(Event::Dealt(*deal), sink),
            Action::Draw(card) => {
                self.emit(Event::Drew { seat, card: *card }, sink);
                // At a small table, a blocked seat now plays if it can.
                if !self.house().small() {
                    self.go_on(rest, sink);
                }
            }
            Action::Give(card) => {
                self.emit(Event::Gave { seat, card: *card }, sink);
                if self.next_chooser().is_none() {
                    let gift = |from| {
                        let card = self.given(from).unwrap_or(Card::UNKNOWN);
                        Gift { from, to: self.house().receiver(from), card }
                    };
                    let gifts = (0..self.house().seats).map(gift).collect();
                    self.emit(Event::Exchanged { gifts }, sink);
                }
            }
            Action::Play(play) => {
                let owed = self.carry_out(play, sink);
                self.go_on(owed, sink);
            }
            Action::Place(piece) => {
                self.walk(*piece, self.board.brought(seat), false, false, sink);
                self.emit(Event::Turned { seat: self.house().next(seat) }, sink);
            }
            Action::Turn(clockwise) => {
                let turned = self.board.turned(Some(*clockwise));
                let pieces = self.board.on_track().map(|piece| (piece, self.board.place(piece)));
                let carried = pieces.filter(|&(piece, at)| turned.place(piece) != at).collect();
                let dog = self.board.dog().filter(|_| turned.dog() != self.board.dog());
                self.emit(Event::Disc { clockwise: *clockwise, carried, dog }, sink);
                self.go_on(rest, sink);
            }
            Action::Jump(_) | Action::Stay => {
                let event = match (action, self.pending[0]) {
                    (Action::Jump(square), Some(Owed::Jump { piece })) => {
                        Event::Jumped { piece, from: self.board.place(piece), to: Place::Track(*square) }
                    }
                    (_, Some(Owed::Jump { piece })) => Event::Stayed { piece },
                    _ => Event::Still { seat },
                };
                self.emit(event, sink);
                self.go_on(rest, sink);
            }
            Action::Lapse => {
                self.emit(Event::Lapsed { seat }, sink);
                self.pass_on(sink);
            }
            Action::Discard(card) => {
                let draws = self.pending == NOTHING;
                self.emit(Event::Discarded { seat, card: *card, draws }, sink);
                if !draws {
                    self.pass_on(sink);
                }
            }
            Action::Fold => {
                self.emit(Event::Folded { seat, hand: *self.hand(seat) }, sink);
                self.pass_on(sink);
            }
        }
    }

    /// Moves a piece. The pieces it captures go home, and so does the piece itself on the dog's square.
    fn walk(&mut self, piece: Piece, to: Place, back: bool, burns: bool, sink: &mut dyn FnMut(Event)) {
        let before = self.board;
        let from = before.place(piece);
        let lap = !back && from != Place::Home && to == Place::Track(self.house().start(piece.seat));
        self.emit(Event::Walked { piece, from, to, back, lap }, sink);
        for victim in before.victims(piece, to, burns) {
            let at = if victim == piece { to } else { before.place(victim) };
            self.emit(Event::Captured { piece: victim, at }, sink);
        }
    }

    /// Plays a card or a portion. Returns the choices that it then needs.
    fn carry_out(&mut self, play: &Play, sink: &mut dyn FnMut(Event)) -> Pending {
        let Play { card, counts, effect } = *play;
        let begun = self.split_left(self.pending[0]);
        if begun.is_none() {
            self.emit(Event::Played { seat: self.turn, card, counts }, sink);
        }
        let split = begun.or_else(|| self.split_of(counts));
        let mut owed = NOTHING;
        let (piece, to) = match effect {
            Effect::Start(piece) => (piece, self.board.brought(piece.seat)),
            Effect::Move(piece, to) => (piece, to),
            Effect::Exchange(piece, other) => {
                let (from, to) = (self.board.place(piece), self.board.place(other));
                self.emit(Event::Swapped { piece, from, other, to }, sink);
                for piece in [piece, other] {
                    let at = self.board.place(piece);
                    if self.board.is_bitten(piece, at) {
                        self.emit(Event::Captured { piece, at }, sink);
                    }
                }
                return owed;
            }
            Effect::Discard => return owed,
        };
        let spent = self.board.points(piece, to);
        let left = split.map(|split| self.board.left_of(split, piece, spent));
        let back = Mode::Back(self.house().track() - spent);
        let back = self.house().modes(counts).contains(&back);
        self.walk(piece, to, back, split.is_some_and(|split| !split.shared), sink);

        let board = &self.board;
        let mut owes = |what| owed[usize::from(owed[0].is_some())] = Some(what);
        // The piece may have been sent home.
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
        match left {
            Some(left) if left.points > 0 => board.owed(left, counts).into_iter().for_each(owes),
            None if board.house.variant().black.contains(&counts) => owes(Owed::Dog { steps: spent }),
            _ => {}
        }
        owed
    }

    /// Carries out what needs no decision. Then it waits for an owed choice or ends the turn.
    fn go_on(&mut self, owed: Pending, sink: &mut dyn FnMut(Event)) {
        if let (Some(Owed::Dog { steps }), Some(from)) = (owed[0], self.board.dog) {
            let before = self.board;
            self.emit(Event::Prowled { from, to: before.house.ahead(from, steps) }, sink);
            for piece in before.prey(steps) {
                self.emit(Event::Captured { piece, at: before.place(piece) }, sink);
            }
            self.pass_on(sink);
        } else if owed == NOTHING {
            self.pass_on(sink);
        } else {
            self.emit(Event::Owing { owed }, sink);
        }
    }

    /// Ends the turn: the game ends, the next seat with cards plays, or the round ends.
    fn pass_on(&mut self, sink: &mut dyn FnMut(Event)) {
        if let Some(seat) = self.winning_team() {
            return self.emit(Event::Won { seat }, sink);
        }
        let house = *self.house();
        let mut next = self.clockwise(house.next(self.turn));
        match next.find(|&seat| self.hand(seat).size() > 0) {
            Some(seat) => self.emit(Event::Turned { seat }, sink),
            None => {
                let starter = house.next(self.starter.unwrap_or(0));
                self.emit(Event::RoundEnded { starter }, sink);
            }
        }
    }
}

fn hide(card: &mut Card) {
    *card = Card::UNKNOWN;
}

impl Game for Position {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Fault = Fault;
    type RepetitionKey = ();

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

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.find_outcome()
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.list_actions()
    }

    fn chances(&self) -> Chances<Action> {
        self.list_chances()
    }

    fn draw(&self, dice: &mut dyn Dice) -> Option<Action> {
        self.draw_chance(dice)
    }

    fn is_legal(&self, action: &Action) -> bool {
        self.allows(action)
    }

    fn why_not(&self, action: &Action) -> Option<String> {
        self.reason_against(action)
    }

    fn play_unchecked(&mut self, action: &Action, mut sink: impl FnMut(Event)) {
        self.apply(action, &mut sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View(self.hidden_from(viewer))
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut seen = event.clone();
        if viewer == Viewer::Referee {
            return Some(seen);
        }
        let own = |seat| viewer == Viewer::Seat(Seat(seat));
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

    fn reveals(action: &Action) -> bool {
        matches!(action, Action::Give(_) | Action::Fold)
    }

    fn determinize(&self, viewer: Viewer, dice: &mut dyn Dice) -> Position {
        let mut world = self.hidden_from(viewer);
        if viewer != Viewer::Referee {
            world.fill(dice);
        }
        world
    }

    fn fold(view: &mut View, event: &Event) {
        view.0.apply_event(event);
    }

    fn validate(&self) -> Result<(), Fault> {
        self.find_fault()
    }
}
