//! A toy game with an optional fault, to show that the laws find it. Each of two seats gets two of six cards, hidden
//! from the other seat. They lay them in turn, and the higher sum wins. The fault is a house rule, so it is kept in
//! positions, setups and records.

mod notation;

use sobremesa_core::{Chances, Dice, Game, Info, OptionInfo, Outcome, Rules, Seat, Setup, Turn, Viewer};
use std::cell::RefCell;
use std::collections::HashMap;

/// The number of cards. They are numbered from 1; 0 is an unknown card.
const CARDS: u8 = 6;

/// The number of cards dealt to a seat.
const HAND: usize = 2;

/// An action of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// `deal:3`: chance deals a card.
    Deal(u8),
    /// `lay:3`: a card is laid.
    Lay(u8),
    /// Written in the same way as [`Action::Lay`].
    Twin(u8),
    /// Written in an unreadable form.
    Scrawl(u8),
}

/// An event of the toy game.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat gets a card, which is 0 for viewers who may not know it.
    Dealt(usize, u8),
    /// The same as [`Event::Dealt`], but everybody sees the card.
    DealtOpenly(usize, u8),
    /// A seat lays a card.
    Laid(usize, u8),
    /// Reveals the cards of the other seat.
    Hinted(Vec<u8>),
    /// All cards are collected, to be dealt again.
    Swept,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// A seat laid the higher sum.
    Majority,
    /// Both laid the same sum.
    Shared,
}

impl sobremesa_core::Reason for Reason {
    fn word(self) -> &'static str {
        match self {
            Reason::Majority => "majority",
            Reason::Shared => "shared",
        }
    }
}

/// A card is in two places.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("there are two cards {card}")]
pub struct Fault {
    card: u8,
}

/// The position. It is also the view, with 0 for hidden cards.
#[derive(Clone, Debug, PartialEq)]
pub struct Toy {
    hands: [Vec<u8>; 2],
    laid: [Vec<u8>; 2],
    rules: Rules,
}

thread_local! {
    /// How often each action was played from each position, for faults that occur after a while.
    static PLAYED: RefCell<HashMap<String, u32>> = RefCell::default();
}

/// Resets the counts for faults that occur after a while.
pub fn forget() {
    PLAYED.with_borrow_mut(HashMap::clear);
}

/// Counts how often an action has been played from a position.
fn count(position: &Toy, action: &Action) -> u32 {
    PLAYED.with_borrow_mut(|played| {
        let times = played.entry(format!("{position:?} {action:?}")).or_default();
        *times += 1;
        *times
    })
}

impl Toy {
    fn has(&self, fault: &str) -> bool {
        self.rules.options.get(Toy::INFO, "fault") == fault
    }

    fn cards(&self) -> impl Iterator<Item = u8> {
        self.hands.iter().chain(&self.laid).flatten().copied()
    }

    /// The cards that a viewer has not seen.
    fn unseen(&self) -> Vec<u8> {
        (1..=CARDS).filter(|&card| self.cards().all(|other| other != card)).collect()
    }

    fn laid_cards(&self) -> usize {
        self.laid[0].len() + self.laid[1].len()
    }

    /// Returns the seat that lays or is dealt the next card.
    fn mover(&self) -> usize {
        (self.cards().count().min(2 * HAND) % 2) ^ (self.laid_cards() % 2)
    }

    fn is_dealing(&self) -> bool {
        self.cards().count() < 2 * HAND
    }

    /// The position with 0 for cards that are hidden from a viewer.
    fn hidden_from(&self, viewer: Viewer) -> Toy {
        let mut seen = self.clone();
        for (seat, hand) in seen.hands.iter_mut().enumerate() {
            if viewer != Viewer::Referee && viewer != Viewer::Seat(Seat(seat as u8)) {
                hand.fill(0);
            }
        }
        seen
    }

    fn apply(&mut self, event: &Event) {
        match *event {
            Event::Dealt(seat, card) | Event::DealtOpenly(seat, card) => {
                self.hands[seat].push(card);
                self.hands[seat].sort_unstable();
            }
            Event::Laid(seat, card) => {
                let hand = &mut self.hands[seat];
                let at = hand.iter().position(|&held| held == card || held == 0);
                hand.remove(at.expect("a card of the hand"));
                self.laid[seat].push(card);
            }
            Event::Hinted(_) => {}
            Event::Swept => self.laid = [Vec::new(), Vec::new()],
        }
    }

    /// The number of plays after which an action changes, by the fault `tires:N`.
    fn tires(&self) -> Option<u32> {
        self.has("tires:N").then(|| self.rules.options.number("fault"))
    }
}

impl Game for Toy {
    type Action = Action;
    type Event = Event;
    type View = Toy;
    type Reason = Reason;
    type Fault = Fault;
    type RepetitionKey = ();

    const INFO: &'static Info = &Info {
        id: "toy",
        seats: &[2],
        default_seats: 2,
        variants: &[],
        options: &[OptionInfo { key: "fault", values: FAULTS, variants: &[], needs: None }],
        presets: &[],
        rotates: false,
        teams: &[],
        dealt: false,
    };

    fn start(rules: &Rules) -> Toy {
        Toy { hands: [Vec::new(), Vec::new()], laid: [Vec::new(), Vec::new()], rules: rules.clone() }
    }

    fn rules(&self) -> Rules {
        if self.has("rules-forgotten") {
            return Setup::default().rules(Toy::INFO).expect("the usual rules");
        }
        self.rules.clone()
    }

    fn turn(&self) -> Turn {
        match (self.outcome(), self.is_dealing()) {
            (Some(_), _) if !self.has("over-early") => Turn::Over,
            (_, true) => Turn::Chance,
            (_, false) => Turn::Seat(Seat(self.mover() as u8)),
        }
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        let early = usize::from(self.has("over-early"));
        if self.is_dealing() || self.laid_cards() + early < 2 * HAND {
            return None;
        }
        let sums = [0, 1].map(|seat| self.laid[seat].iter().sum::<u8>());
        let mut outcome = match sums[0].cmp(&sums[1]) {
            std::cmp::Ordering::Greater => Outcome::win(Seat(0), Reason::Majority),
            std::cmp::Ordering::Less => Outcome::win(Seat(1), Reason::Majority),
            std::cmp::Ordering::Equal => Outcome::draw(2, Reason::Shared),
        };
        if self.has("stranger-wins") {
            outcome.winners.push(Seat(2));
        }
        Some(outcome)
    }

    fn legal_actions(&self) -> Vec<Action> {
        let Turn::Seat(Seat(seat)) = self.turn() else { return Vec::new() };
        let seat = usize::from(seat);
        let mut cards = self.hands[seat].clone();
        if cards.contains(&0) {
            cards = self.unseen();
        }
        if self.has("knows-hands") && self.hands[1 - seat].iter().sum::<u8>() % 2 == 1 {
            cards.truncate(1);
        }
        let mut actions: Vec<Action> = cards.iter().map(|&card| Action::Lay(card)).collect();
        if self.has("no-move") {
            actions.clear();
        } else if self.has("unsorted") {
            actions.reverse();
        } else if self.has("twins") {
            actions.extend(cards.iter().map(|&card| Action::Twin(card)));
        } else if self.has("scrawls") {
            actions.extend(cards.iter().map(|&card| Action::Scrawl(card)));
        }
        actions
    }

    fn chances(&self) -> Chances<Action> {
        if self.turn() != Turn::Chance {
            return Chances::Listed(Vec::new());
        }
        if self.has("chance-stuck") {
            return Chances::Drawn;
        }
        let cards = if self.has("dealt-twice") { (1..=CARDS).collect() } else { self.unseen() };
        let weight = u32::from(!self.has("weightless"));
        Chances::Listed(cards.into_iter().map(|card| (Action::Deal(card), weight)).collect())
    }

    fn is_legal(&self, action: &Action) -> bool {
        match action {
            Action::Deal(card) => {
                self.turn() == Turn::Chance && (self.has("dealt-twice") || self.unseen().contains(card))
            }
            Action::Lay(1) if self.has("refused") => false,
            action => self.legal_actions().contains(action),
        }
    }

    fn play_unchecked(&mut self, action: &Action, mut emit: impl FnMut(Event)) {
        let (seat, tired) = (self.mover(), self.tires().is_some_and(|most| count(self, action) >= most));
        let event = match *action {
            // After that number of plays, another card is dealt.
            Action::Deal(card) if tired => Event::Dealt(seat, card % CARDS + 1),
            Action::Deal(card) if self.has("open-deal") => Event::DealtOpenly(seat, card),
            Action::Deal(card) => Event::Dealt(seat, card),
            Action::Lay(card) | Action::Twin(card) | Action::Scrawl(card) => Event::Laid(seat, card),
        };
        self.apply(&event);
        if !self.has("silent") {
            emit(event);
        }
        if self.has("hints") {
            emit(Event::Hinted(self.hands[1 - seat].clone()));
        }
        if self.has("endless") && self.laid_cards() == 2 * HAND {
            self.apply(&Event::Swept);
            emit(Event::Swept);
        }
    }

    fn view(&self, viewer: Viewer) -> Toy {
        self.hidden_from(viewer)
    }

    fn determinize(&self, viewer: Viewer, dice: &mut dyn Dice) -> Toy {
        let viewer = if self.has("referee-guesses") && viewer == Viewer::Referee { Viewer::Onlooker } else { viewer };
        let viewer = if self.has("own-hand-guessed") && viewer != Viewer::Referee { Viewer::Onlooker } else { viewer };
        let mut world = self.hidden_from(viewer);
        let mut unseen = world.unseen();
        for hand in &mut world.hands {
            for card in hand.iter_mut().filter(|card| **card == 0) {
                let at = dice.below(unseen.len() as u32) as usize;
                *card = if self.has("world-impossible") { unseen[at] } else { unseen.swap_remove(at) };
            }
            hand.sort_unstable();
        }
        world
    }

    fn fold(view: &mut Toy, event: &Event) {
        view.apply(event);
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Dealt(seat, _) if viewer != Viewer::Referee && viewer != Viewer::Seat(Seat(seat as u8)) => {
                Some(Event::Dealt(seat, 0))
            }
            ref event => Some(event.clone()),
        }
    }

    fn validate(&self) -> Result<(), Fault> {
        let twice = (1..=CARDS).find(|&card| self.cards().filter(|&other| other == card).count() > 1);
        twice.map_or(Ok(()), |card| Err(Fault { card }))
    }
}

/// Every fault, after `none`.
pub const FAULTS: &[&str] = &[
    "none",
    "dealt-twice",
    "no-move",
    "unsorted",
    "over-early",
    "stranger-wins",
    "weightless",
    "chance-stuck",
    "twins",
    "scrawls",
    "no-path",
    "one-path",
    "writes-no-cards-laid",
    "referee-guesses",
    "world-impossible",
    "own-hand-guessed",
    "writes-hands",
    "remembers-hands",
    "knows-hands",
    "path-knows-hands",
    "refused",
    "hints",
    "open-deal",
    "silent",
    "endless",
    "rules-forgotten",
    "reads-anything",
    "complains-beyond",
    "tires:N",
];

/// A setup with a fault.
pub fn setup(fault: &str) -> Setup {
    let mut setup = Setup::default();
    setup.options.ask(Toy::INFO, "fault", fault).unwrap_or_else(|error| panic!("{error}"));
    setup
}
