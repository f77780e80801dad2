//! Playing a step, and the contract's view of the game.

use crate::board::{Piece, Place};
use crate::cards::{Card, Hand, Hands};
use crate::info::INFO;
use crate::moves::{Action, Deal, Play, Step};
use crate::notation::{list_cards, write_hand, write_owed, write_piece, write_place};
use crate::position::{Owed, Phase, Position};
use crate::variant::Mode;
use crate::view::View;
use sobremesa_contract::{Chances, Dice, Eye, Game, Info, Outcome, Plain, Rules, Seat, Show, Turn};

/// A card that went from seat to seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gift {
    /// Who gave it.
    pub from: u8,
    /// Who got it.
    pub to: u8,
    /// The card, where the eye knows it.
    pub card: Card,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The starter is drawn.
    Started {
        /// Who leads the first round.
        seat: u8,
    },
    /// The discarded cards are the new deck.
    Shuffled {
        /// As far as the eye knows them.
        deck: Vec<Card>,
    },
    /// Cards are dealt.
    Dealt {
        /// As far as the eye knows them.
        deal: Deal,
    },
    /// A seat has chosen the card it gives.
    Gave {
        /// Who.
        seat: u8,
        /// The card, where the eye knows it.
        card: Card,
    },
    /// The chosen cards change hands.
    Exchanged {
        /// One a seat.
        gifts: Vec<Gift>,
    },
    /// A card is played.
    Played {
        /// Who plays it.
        seat: u8,
        /// The card.
        card: Card,
        /// What it counts as.
        counts: Card,
    },
    /// A piece moves.
    Walked {
        /// The piece.
        piece: Piece,
        /// Where it was.
        from: Place,
        /// Where it is.
        to: Place,
        /// It went backward.
        back: bool,
    },
    /// A piece goes home.
    Captured {
        /// The piece.
        piece: Piece,
        /// The square it stood on.
        at: Place,
    },
    /// Two pieces change places.
    Swapped {
        /// A piece of the colour played.
        piece: Piece,
        /// The other.
        other: Piece,
    },
    /// The running card has points left.
    Owing {
        /// What it owes.
        owed: Owed,
    },
    /// The points left are given up.
    Lapsed {
        /// By whom.
        seat: u8,
    },
    /// A blocked seat lays a card down.
    Discarded {
        /// Who.
        seat: u8,
        /// The card.
        card: Card,
        /// Another is drawn for it.
        draws: bool,
    },
    /// A seat draws a card.
    Drew {
        /// Who.
        seat: u8,
        /// The card, where the eye knows it.
        card: Card,
    },
    /// A seat lays its whole hand down.
    Folded {
        /// Who.
        seat: u8,
        /// The cards.
        hand: Hand,
    },
    /// The next seat is to play.
    Turned {
        /// Who.
        seat: u8,
    },
    /// All hands are empty.
    RoundEnded {
        /// Who leads the next round.
        starter: u8,
    },
    /// A team has all its pieces in.
    Won {
        /// One of its seats.
        seat: u8,
    },
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let mut plain = Plain::object();
        let mut put = |key, value| plain.put(key, value);
        let token = |card: &Card| Plain::Text(card.token().into());
        let named = |piece: &Piece| Plain::Text(write_piece(*piece));
        let place = |place: &Place| Plain::Text(write_place(*place));
        let (kind, seat) = match self {
            Event::Started { seat } => ("started", Some(seat)),
            Event::Shuffled { deck } => {
                put("cards", (deck.len() as u8).plain());
                ("shuffled", None)
            }
            Event::Dealt { deal } => {
                let hands = deal.hands.iter().take(deal.seats.into());
                put("hands", Plain::List(hands.map(|hand| Plain::Text(write_hand(hand))).collect()));
                ("dealt", None)
            }
            Event::Gave { seat, card } => {
                put("card", token(card));
                ("gave", Some(seat))
            }
            Event::Exchanged { gifts } => {
                put("gifts", Plain::List(gifts.iter().map(Gift::plain).collect()));
                ("exchanged", None)
            }
            Event::Played { seat, card, counts } => {
                put("card", token(card));
                put("counts", token(counts));
                ("played", Some(seat))
            }
            Event::Walked { piece, from, to, back } => {
                put("piece", named(piece));
                put("from", place(from));
                put("to", place(to));
                put("back", Plain::Bool(*back));
                ("walked", None)
            }
            Event::Captured { piece, at } => {
                put("piece", named(piece));
                put("at", place(at));
                ("captured", None)
            }
            Event::Swapped { piece, other } => {
                put("piece", named(piece));
                put("other", named(other));
                ("swapped", None)
            }
            Event::Owing { owed } => {
                put("owed", Plain::Text(write_owed(Some(*owed))));
                ("owing", None)
            }
            Event::Lapsed { seat } => ("lapsed", Some(seat)),
            Event::Discarded { seat, card, draws } => {
                put("card", token(card));
                put("draws", Plain::Bool(*draws));
                ("discarded", Some(seat))
            }
            Event::Drew { seat, card } => {
                put("card", token(card));
                ("drew", Some(seat))
            }
            Event::Folded { seat, hand } => {
                put("hand", list_cards(hand));
                ("folded", Some(seat))
            }
            Event::Turned { seat } => ("turned", Some(seat)),
            Event::RoundEnded { starter } => ("round-ended", Some(starter)),
            Event::Won { seat } => ("won", Some(seat)),
        };
        if let Some(seat) = seat {
            put("seat", seat.plain());
        }
        put("kind", Plain::Text(kind.into()));
        plain
    }
}

impl Show for Gift {
    fn plain(&self) -> Plain {
        Plain::object().with("from", self.from).with("to", self.to).with("card", self.card.token())
    }
}

impl Position {
    /// Applies an event, to the truth as to what an eye sees of it.
    pub(crate) fn happen(&mut self, event: &Event) {
        match event {
            Event::Started { seat } => self.starter = Some(*seat),
            Event::Shuffled { deck } => {
                self.deck.clone_from(deck);
                self.discard.clear();
            }
            Event::Dealt { deal } => {
                let mut cards = 0;
                for (hand, dealt) in self.hands.iter_mut().zip(&deal.hands) {
                    cards += usize::from(dealt.size());
                    dealt.each(&mut |card| hand.put(card));
                }
                self.deck.drain(..cards);
                if (0..deal.seats).all(|seat| self.wants(seat) == 0) {
                    self.phase = Phase::Exchange;
                    self.turn = self.starter.unwrap_or(0);
                }
            }
            Event::Gave { seat, card } => {
                self.given[usize::from(*seat)] = Some(*card);
                if let Some(next) = self.next_chooser() {
                    self.turn = next;
                }
            }
            Event::Exchanged { gifts } => {
                // All at once: a card that comes in is not the one that goes.
                for gift in gifts {
                    self.hands[usize::from(gift.from)].take(gift.card);
                }
                for gift in gifts {
                    self.hands[usize::from(gift.to)].put(gift.card);
                    self.given[usize::from(gift.from)] = Some(gift.card).filter(|&card| card != Card::UNKNOWN);
                }
                self.phase = Phase::Play;
                self.turn = self.starter.unwrap_or(0);
            }
            Event::Played { seat, card, counts } => {
                self.spend(*seat, *card);
                self.last = Some(*counts);
            }
            Event::Walked { piece, to, .. } => self.board.set(*piece, *to),
            Event::Captured { piece, .. } => self.board.set(*piece, Place::Home),
            Event::Swapped { piece, other } => {
                let (from, to) = (self.board.place(*piece), self.board.place(*other));
                self.board.set(*piece, to);
                self.board.set(*other, from);
            }
            Event::Owing { owed } => self.pending = Some(*owed),
            Event::Lapsed { .. } => self.pending = None,
            Event::Discarded { seat, card, draws } => {
                self.spend(*seat, *card);
                self.pending = draws.then_some(Owed::Draw);
            }
            Event::Drew { seat, card } => {
                self.deck.remove(0);
                self.hands[usize::from(*seat)].put(*card);
                self.pending = Some(Owed::Drawn);
            }
            Event::Folded { seat, hand } => {
                hand.each(&mut |card| self.discard.push(card));
                self.hands[usize::from(*seat)] = Hand::default();
                let giver = self.giver(*seat);
                self.given[usize::from(giver)] = None;
                self.out |= 1 << seat;
            }
            Event::Turned { seat } => {
                self.turn = *seat;
                self.pending = None;
            }
            Event::RoundEnded { starter } => {
                self.round = self.round.saturating_add(1);
                self.starter = Some(*starter);
                self.phase = Phase::Deal;
                self.turn = 0;
                self.pending = None;
                self.last = None;
                self.given = [None; 6];
                self.out = 0;
            }
            Event::Won { .. } => {
                self.phase = Phase::Over;
                self.pending = None;
            }
        }
    }

    /// A card goes from a hand to the discarded ones; if it may be the one given, that is no longer known.
    fn spend(&mut self, seat: u8, card: Card) {
        self.hands[usize::from(seat)].take(card);
        self.discard.insert(0, card);
        let giver = usize::from(self.giver(seat));
        if self.given[giver] == Some(card) {
            self.given[giver] = None;
        }
    }

    fn next_chooser(&self) -> Option<u8> {
        self.clockwise(self.starter.unwrap_or(0)).find(|&seat| self.given(seat).is_none())
    }

    /// Plays a legal step.
    pub(crate) fn apply(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        let mut tell = |position: &mut Position, event| {
            position.happen(&event);
            tell(event);
        };
        let seat = self.turn;
        match step {
            Step::Starter(seat) => tell(self, Event::Started { seat: *seat }),
            Step::Shuffle(deck) => tell(self, Event::Shuffled { deck: deck.clone() }),
            Step::Deal(deal) => tell(self, Event::Dealt { deal: *deal }),
            Step::Draw(card) => tell(self, Event::Drew { seat, card: *card }),
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
                match owed {
                    Some(owed) => tell(self, Event::Owing { owed }),
                    None => self.pass_on(&mut tell),
                }
            }
            Step::Lapse => {
                tell(self, Event::Lapsed { seat });
                self.pass_on(&mut tell);
            }
            Step::Discard(card) => {
                let draws = self.pending.is_none();
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

    /// Plays a card or a portion; what it then owes.
    fn carry_out(&mut self, play: &Play, tell: &mut dyn FnMut(&mut Position, Event)) -> Option<Owed> {
        let seat = self.turn;
        let Play { card, counts, action } = *play;
        let mut points = None;
        if let Some(Owed::Split { points: left, .. }) = self.pending {
            points = Some(left);
        } else {
            tell(self, Event::Played { seat, card, counts });
            if let [Mode::Burn(all)] = self.house().variant().modes[counts.index()] {
                points = Some(*all);
            }
        }
        let (piece, to) = match action {
            Action::Start(piece) => (piece, self.board.brought(piece.seat)),
            Action::Move(piece, to) => (piece, to),
            Action::Exchange(piece, other) => {
                tell(self, Event::Swapped { piece, other });
                return None;
            }
            Action::Discard => return None,
        };
        let from = self.board.place(piece);
        let spent = self.board.points(piece, to);
        let before = self.board;
        // Forward moves are short.
        let back = to.square().is_some() && spent > 32;
        tell(self, Event::Walked { piece, from, to, back });
        before.victims(piece, to, points.is_some(), &mut |victim| {
            tell(self, Event::Captured { piece: victim, at: before.place(victim) });
        });
        let points = points? - spent;
        (points > 0).then_some(Owed::Split { card: counts, points, piece })
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

    const INFO: Info = INFO;

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
            Event::Dealt { deal } => {
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

    fn check(&self) -> Result<(), String> {
        self.find_fault().map_err(String::from)
    }
}
