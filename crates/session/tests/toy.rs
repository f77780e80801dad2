//! Chance in a match, shown with a toy: two seats race to 12; a turn is a step of one place or a roll of a loaded
//! die. With `wheel=on` a wheel with 100 numbers takes the die's place: too many outcomes to list.

use sobremesa_core::{
    Chances, Code, Dice, Error, Game, Info, Notation, OptionInfo, Outcome, Rules, Seat, Setup, SplitMix, Turn, Viewer,
};
use sobremesa_laws::{play_out, random_setup};
use sobremesa_session::{AnyMatch, KeyedDice, Match};

/// What each face of the die weighs.
const WEIGHTS: [u32; 4] = [1, 2, 3, 10];
const WHEEL: u8 = 100;
const GOAL: u8 = 12;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Action {
    Walk,
    Roll,
    Rolled(u8),
}

#[derive(Clone, Debug, PartialEq)]
enum Event {
    Takes,
    Goes(u8),
}

/// The only way to end.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Reason;

impl sobremesa_core::Reason for Reason {
    fn word(self) -> &'static str {
        "home"
    }
}

/// What cannot be.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("both are home")]
struct Fault;

#[derive(Clone, Debug, PartialEq)]
struct Race {
    at: [u8; 2],
    mover: u8,
    rolling: bool,
    rules: Rules,
}

impl Race {
    fn wheel(&self) -> bool {
        self.rules.options.get(Race::INFO, "wheel") == "on"
    }

    fn advance(&mut self, event: &Event) {
        match event {
            Event::Takes => self.rolling = true,
            Event::Goes(places) => {
                let at = &mut self.at[usize::from(self.mover)];
                *at = at.saturating_add(*places).min(GOAL);
                self.rolling = false;
                self.mover = 1 - self.mover;
            }
        }
    }
}

impl Game for Race {
    type Action = Action;
    type Event = Event;
    type View = Race;
    type Reason = Reason;
    type Fault = Fault;
    type RepetitionKey = ();

    const INFO: &'static Info = &Info {
        id: "race",
        seats: &[2],
        default_seats: 2,
        variants: &[],
        options: &[OptionInfo { key: "wheel", values: &["off", "on"], variants: &[], needs: None }],
        presets: &[],
        former: &[],
        rotates: false,
        teams: &[],
        dealt: false,
    };

    fn start(rules: &Rules) -> Race {
        Race { at: [0, 0], mover: 0, rolling: false, rules: rules.clone() }
    }

    fn rules(&self) -> Rules {
        self.rules.clone()
    }

    fn turn(&self) -> Turn {
        match (self.outcome(), self.rolling) {
            (Some(_), _) => Turn::Over,
            (None, true) => Turn::Chance,
            (None, false) => Turn::Seat(Seat(self.mover)),
        }
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        let winner = self.at.iter().position(|&at| at >= GOAL)?;
        Some(Outcome::win(Seat(winner as u8), Reason))
    }

    fn legal_actions(&self) -> Vec<Action> {
        if matches!(self.turn(), Turn::Seat(_)) { vec![Action::Walk, Action::Roll] } else { Vec::new() }
    }

    fn chances(&self) -> Chances<Action> {
        match (self.turn(), self.wheel()) {
            (Turn::Chance, true) => Chances::Drawn,
            (Turn::Chance, false) => Chances::Listed((1..).map(Action::Rolled).zip(WEIGHTS).collect()),
            _ => Chances::Listed(Vec::new()),
        }
    }

    fn draw(&self, dice: &mut dyn Dice) -> Option<Action> {
        if self.turn() != Turn::Chance {
            return None;
        }
        if self.wheel() {
            return Some(Action::Rolled(dice.below(u32::from(WHEEL)) as u8 + 1));
        }
        let mut at = dice.below(WEIGHTS.iter().sum());
        (1..).map(Action::Rolled).zip(WEIGHTS).find_map(|(action, weight)| {
            let hit = at < weight;
            at = at.saturating_sub(weight);
            hit.then_some(action)
        })
    }

    fn is_legal(&self, action: &Action) -> bool {
        match (self.turn(), action) {
            (Turn::Seat(_), Action::Walk | Action::Roll) => true,
            (Turn::Chance, Action::Rolled(n)) => (1..=if self.wheel() { WHEEL } else { 4 }).contains(n),
            _ => false,
        }
    }

    fn play_unchecked(&mut self, action: &Action, mut emit: impl FnMut(Event)) {
        let event = match *action {
            Action::Walk => Event::Goes(1),
            Action::Roll => Event::Takes,
            Action::Rolled(n) => Event::Goes(n),
        };
        self.advance(&event);
        emit(event);
    }

    fn view(&self, _viewer: Viewer) -> Race {
        self.clone()
    }

    fn determinize(&self, _viewer: Viewer, _dice: &mut dyn Dice) -> Race {
        self.clone()
    }

    fn fold(view: &mut Race, event: &Event) {
        view.advance(event);
    }

    fn validate(&self) -> Result<(), Fault> {
        if self.at == [GOAL; 2] { Err(Fault) } else { Ok(()) }
    }
}

impl Notation for Race {
    fn write(&self, _viewer: Viewer) -> String {
        let turn = if self.rolling { "roll" } else { "-" };
        format!("{}/{} {} {turn}", self.at[0], self.at[1], ["a", "b"][usize::from(self.mover)])
    }

    fn read(text: &str, setup: &Setup) -> Result<Race, Error> {
        let complain = || Error::position("a race is 3/4 a -", text, 0);
        let mut race = Race::start(&setup.rules(Race::INFO)?);
        let fields: Vec<&str> = text.split(' ').collect();
        let [at, mover, turn] = fields[..] else { return Err(complain()) };
        let (a, b) = at.split_once('/').ok_or_else(complain)?;
        race.at = [a.parse().map_err(|_| complain())?, b.parse().map_err(|_| complain())?];
        race.mover = ["a", "b"].iter().position(|&name| name == mover).ok_or_else(complain)? as u8;
        race.rolling = ["-", "roll"].iter().position(|&name| name == turn).ok_or_else(complain)? == 1;
        race.validate().map_err(|fault| Error::fault(&fault, text, 0))?;
        Ok(race)
    }

    fn write_action(action: &Action) -> String {
        match action {
            Action::Walk => "walk".into(),
            Action::Roll => "roll".into(),
            Action::Rolled(n) => format!("die:{n}"),
        }
    }

    fn read_action(text: &str) -> Result<Action, Error> {
        match (text, text.strip_prefix("die:").and_then(|n| n.parse().ok())) {
            ("walk", _) => Ok(Action::Walk),
            ("roll", _) => Ok(Action::Roll),
            (_, Some(n)) => Ok(Action::Rolled(n)),
            _ => Err(Error::notation("walk, roll or die:N", text, 0)),
        }
    }

    fn path(&self, action: &Action) -> Vec<String> {
        vec![Race::write_action(action)]
    }
}

fn setup(options: &str) -> Setup {
    let mut setup = Setup::default();
    setup.options.read(Race::INFO, options).unwrap();
    setup
}

fn race(options: &str, seed: &str) -> Match<Race> {
    Match::new(&setup(options), None, seed).unwrap()
}

/// Rolls and lets chance answer, so many times; the steps since.
fn roll(game: &mut Match<Race>, times: usize) -> Vec<Action> {
    let before = game.actions().len();
    for _ in 0..times {
        if game.turn() == Turn::Over {
            break;
        }
        game.play("roll").unwrap();
        game.resolve_chance().unwrap();
    }
    game.actions()[before..].to_vec()
}

#[test]
fn chance_is_drawn_by_seed_and_step() {
    let mut distinct = std::collections::BTreeSet::new();
    for seed in 0..50 {
        let seed = seed.to_string();
        let mut one = race("wheel=on", &seed);
        let mut other = race("wheel=on", &seed);
        assert_eq!(roll(&mut one, 3), roll(&mut other, 3), "the same seed, the same rolls");
        distinct.insert(one.record().split_once("[Result").map(|(_, rest)| rest.to_string()));
    }
    assert!(distinct.len() > 30, "{} of 50 seeds differ", distinct.len());
}

#[test]
fn undo_and_play_again_rolls_the_same_dice() {
    let mut game = race("", "again");
    let rolled = roll(&mut game, 3);
    let record = game.record();
    for back in 1..=6 {
        for _ in 0..back {
            assert!(game.undo());
        }
        for action in &rolled[6 - back..] {
            match action {
                Action::Rolled(_) => game.resolve_chance().unwrap(),
                decision => game.play(&Race::write_action(decision)).unwrap(),
            }
        }
        assert_eq!(game.record(), record, "{back} steps back");
    }
    // Another decision before it moves the roll to another step, and it is another draw; the way back finds the old.
    while game.undo() {}
    let walked: Vec<Vec<Action>> = (0..4)
        .map(|walks| {
            let mut game = race("wheel=on", "again");
            (0..walks).for_each(|_| game.play("walk").unwrap());
            roll(&mut game, 1)
        })
        .collect();
    assert!(walked.windows(2).any(|pair| pair[0] != pair[1]), "{walked:?}");
    assert_eq!(roll(&mut game, 3), rolled);
}

#[test]
fn redo_draws_nothing_and_restores_everything() {
    let mut game = race("", "redo");
    roll(&mut game, 2);
    let record = game.record();
    while game.undo() {}
    assert_eq!(game.future(), 4);
    while game.redo() {}
    assert_eq!(game.record(), record);
    // A roll entered by hand is kept by undo and redo, whatever the dice would have said.
    let mut game = race("", "by hand");
    let drawn = roll(&mut game, 1);
    let Action::Rolled(drawn) = drawn[1] else { panic!("{drawn:?}") };
    assert!(game.undo());
    let other = drawn % 4 + 1;
    game.play(&format!("die:{other}")).unwrap();
    assert!(game.undo() && game.redo());
    assert_eq!(game.actions()[1], Action::Rolled(other));
    assert_eq!(Match::<Race>::from_record(&game.record()).unwrap().now(), game.now(), "no dice needed to replay");
}

#[test]
fn each_may_act_only_at_its_turn() {
    let mut game = race("", "turns");
    let before = game.record();
    assert_eq!(game.resolve_chance().unwrap_err().code, Code::SeatNeeded);
    assert_eq!(game.play("die:3").unwrap_err().code, Code::IllegalMove);
    assert_eq!(game.record(), before);
    game.play("roll").unwrap();
    let before = game.record();
    assert_eq!(game.turn(), Turn::Chance);
    for action in ["walk", "roll", "die:0", "die:5", "die:255"] {
        assert_eq!(game.play(action).unwrap_err().code, Code::NotChance, "{action}");
    }
    assert_eq!(game.play("die:256").unwrap_err().code, Code::BadNotation);
    assert_eq!(game.record(), before);
    game.play("die:4").unwrap();
    assert_eq!(game.position(), "4/0 b -");

    let mut over = Match::<Race>::new(&Setup::default(), Some("11/0 a -"), "over").unwrap();
    over.play("walk").unwrap();
    assert_eq!(over.outcome().unwrap().winners, [Seat(0)]);
    assert_eq!(over.resolve_chance().unwrap_err().code, Code::GameOver);
    assert_eq!(over.play("walk").unwrap_err().code, Code::GameOver);
}

#[test]
fn outcomes_are_listed_where_they_are_few() {
    let mut game = race("", "");
    game.play("roll").unwrap();
    assert_eq!(game.legal_actions(), [1, 2, 3, 4].map(Action::Rolled));
    let mut game = race("wheel=on", "");
    game.play("roll").unwrap();
    assert!(game.legal_actions().is_empty());
    assert_eq!(game.play("die:101").unwrap_err().code, Code::NotChance);
    game.play("die:100").unwrap();
}

#[test]
fn perft_counts_outcomes_once_each_unweighted() {
    let start = Race::start(&Setup::default().rules(Race::INFO).unwrap());
    // One step: walk, roll. Two: the other's two after a walk, four faces after a roll. Three: 2 + 4 and 4 * 2.
    assert_eq!([0, 1, 2, 3].map(|depth| start.perft(depth)), [1, 2, 6, 14]);
}

/// How far counts lie from what the weights say (chi-square).
fn chi_square(counts: &[u64], weights: &[u32]) -> f64 {
    let total: u64 = counts.iter().sum();
    let whole: u32 = weights.iter().sum();
    counts
        .iter()
        .zip(weights)
        .map(|(&count, &weight)| {
            let expected = total as f64 * f64::from(weight) / f64::from(whole);
            (count as f64 - expected).powi(2) / expected
        })
        .sum()
}

#[test]
fn weights_are_respected_over_100_000_draws() {
    // 99.9 % of fair dice stay below 16.3 with three degrees of freedom.
    let mut by_seed = [0; 4];
    for seed in 0..50_000 {
        let mut game = race("", &format!("weights {seed}"));
        let Action::Rolled(n) = roll(&mut game, 1)[1] else { panic!("no roll") };
        by_seed[usize::from(n) - 1] += 1;
    }
    assert!(chi_square(&by_seed, &WEIGHTS) < 16.3, "{by_seed:?}");
    let rolling = Race { rolling: true, ..race("", "").now().clone() };
    let mut by_action = [0; 4];
    for number in 0..50_000 {
        let Some(Action::Rolled(n)) = rolling.draw(&mut KeyedDice::new("one match", number)) else { panic!("no roll") };
        by_action[usize::from(n) - 1] += 1;
    }
    assert!(chi_square(&by_action, &WEIGHTS) < 16.3, "{by_action:?}");
}

#[test]
fn every_law_holds_for_the_toy() {
    for seed in 0..300 {
        let mut dice = SplitMix(seed);
        let setup = random_setup(Race::INFO, &Setup::default(), &mut dice);
        let walk = sobremesa_laws::walk(Race::start(&setup.rules(Race::INFO).unwrap()), 200, &mut dice);
        assert!(walk.unwrap_or_else(|broken| panic!("{broken}")).ended);
        let played = play_out::<Race>(&setup, &seed.to_string(), 200).unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(played.reason, Some("home"));
    }
}

#[test]
fn records_of_chance_replay() {
    let mut game = race("wheel=on", "record");
    game.play("walk").unwrap();
    game.play("roll").unwrap();
    game.resolve_chance().unwrap();
    let record = game.record();
    let again = Match::<Race>::from_record(&record).unwrap();
    assert_eq!((again.now(), again.record()), (game.now(), record.clone()));
    let bad = record.replace("2. roll", "2. walk");
    let bad = Match::<Race>::from_record(&bad).map(|game| game.record()).expect_err("a roll that nobody took");
    assert_eq!((bad.line, bad.column, bad.prefix.unwrap().actions().len()), (10, 4, 2));
}

#[test]
fn keyed_dice_never_change_their_stream() {
    let draws = |seed: &str, number: usize, n: u32| {
        let mut dice = KeyedDice::new(seed, number);
        [0; 6].map(|_| dice.below(n))
    };
    assert_eq!(draws("", 0, 6), [3, 1, 2, 0, 2, 1]);
    assert_eq!(draws("", 1, 6), [0, 1, 5, 5, 3, 4]);
    assert_eq!(draws("sobremesa", 0, 6), [4, 0, 1, 0, 0, 5]);
    assert_eq!(draws("sobremesa", 41, 52), [42, 22, 44, 40, 4, 22]);
    assert_eq!(draws("ñ 猫", 7, 1_000_000), [771_331, 929_935, 772_719, 489_404, 272_423, 912_847]);
    let all_bits = [3_561_665_244, 534_853_119, 1_032_436_871, 664_371_317, 561_584_214, 3_818_542_249];
    assert_eq!(draws("sobremesa", 0, u32::MAX), all_bits);
    assert_eq!(draws("sobremesa", 0, 1), [0; 6]);
}

#[test]
fn bounded_draws_are_unbiased() {
    // A remainder of 32 bits would draw the first third of these twice as often.
    let n = 3 << 30;
    let mut dice = KeyedDice::new("bias", 0);
    let mut thirds = [0; 3];
    for _ in 0..90_000 {
        thirds[(dice.below(n) >> 30) as usize] += 1;
    }
    assert!(chi_square(&thirds, &[1; 3]) < 13.9, "{thirds:?}");
    for n in [2, 3, 6, 7, 52, 110] {
        let mut counts = vec![0; n as usize];
        (0..60_000).for_each(|_| counts[dice.below(n) as usize] += 1);
        // The mean is n - 1 and the spread the root of twice that: five spreads above is never by chance.
        let freedom = f64::from(n - 1);
        assert!(
            chi_square(&counts, &vec![1; n as usize]) < freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0,
            "{n}: {counts:?}"
        );
    }
}
