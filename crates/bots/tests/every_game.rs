//! Checks for the bots of all games. A bot plays legal moves, reviews every move and refuses bad input. Its answer depends neither
//! on how its thinking is sliced nor on what is hidden from it.

use sobremesa_bots::{Limits, Thinker, thinker};
use sobremesa_core::{Code, Notation, Seat, Setup, SplitMix, Turn, Viewer};
use sobremesa_lab as baselines;
use sobremesa_laws::{each_action, random_start};
use sobremesa_session::{GameId, with_game};

/// Random games that are looked at, their first so many steps, and the nodes that bots get. Each set of rules of Cock & Bull is
/// solved first.
fn amounts(game: GameId) -> (u64, usize, u64) {
    match game {
        GameId::CockBull => (2, 400, 1),
        GameId::Dog => (17, 60, 12),
        GameId::Gobblet => (12, 60, 2_000),
        _ => (16, 60, 12),
    }
}

fn how(level: u8, nodes: u64) -> Limits<'static> {
    Limits::new(level).seed(7).nodes(nodes)
}

/// A bot that has thought in slices of so many nodes.
fn sliced(game: GameId, observation: &str, how: &Limits, slice: u64) -> Box<dyn Thinker> {
    let mut bot = thinker(game, observation, how).unwrap_or_else(|error| panic!("{observation}: {error}"));
    while !bot.run(slice) {}
    bot
}

fn thought(game: GameId, observation: &str, how: &Limits) -> Box<dyn Thinker> {
    sliced(game, observation, how, 100_000)
}

/// Looks at positions of random games in which a seat is to move, with what it observes.
fn walk<G: Notation>(game: GameId, look: &mut dyn FnMut(&G, Seat, &str)) {
    let (games, most, _) = amounts(game);
    for number in 0..games {
        let mut actions = Vec::new();
        let start = random_start::<G>(&Setup::default(), number);
        each_action(start, most, &mut SplitMix(number), &mut |position, action, _| {
            if let Turn::Seat(seat) = position.turn() {
                look(position, seat, &position.observation(seat, &actions, &[]));
            }
            actions.push(action.clone());
        });
    }
}

#[test]
fn every_level_and_reference_answers_a_legal_step_everywhere() {
    fn check<G: Notation>(game: GameId, decisions: &mut u32) {
        walk::<G>(game, &mut |position, _, observation| {
            for level in 1..=5 {
                let choice = thought(game, observation, &how(level, amounts(game).2)).choice();
                assert!(position.find_action(&choice.action).is_ok(), "{level}: {} in {observation}", choice.action);
                assert!((0.0..=1.0).contains(&choice.value), "{}", choice.value);
                *decisions += 1;
            }
            for name in baselines::names(game) {
                let bot = baselines::thinker(name, game, observation, &how(5, 1))
                    .unwrap_or_else(|error| panic!("{name} in {observation}: {error}"));
                assert!(position.find_action(&bot.choice().action).is_ok(), "{name} in {observation}");
            }
        });
    }
    let mut decisions = 0;
    for game in GameId::ALL.iter().copied() {
        with_game!(game, G => check::<G>(game, &mut decisions));
    }
    assert!(decisions >= 10_000, "{decisions}");
}

#[test]
fn answers_and_reviews_do_not_depend_on_the_slices_and_value_every_move_best_first() {
    fn check<G: Notation>(game: GameId) {
        let mut looked_at = 0;
        walk::<G>(game, &mut |position, _, observation| {
            looked_at += 1;
            if looked_at % 7 > 0 {
                return;
            }
            let nodes = 5 * amounts(game).2;
            let [one, other] = [7, 100_000].map(|slice| sliced(game, observation, &how(5, nodes), slice).choice());
            assert_eq!(one, other, "{observation}");
            let review = how(5, nodes).review();
            let [one, other] = [7, 100_000].map(|slice| sliced(game, observation, &review, slice).review());
            assert_eq!(one, other, "{observation}");
            let mut named: Vec<&str> = one.moves.iter().map(|valued| valued.action.as_str()).collect();
            let mut legal: Vec<String> = position.legal_actions().iter().map(ToString::to_string).collect();
            named.sort_unstable();
            legal.sort_unstable();
            assert_eq!(named, legal);
            assert!(one.moves.is_sorted_by(|a, b| a.value >= b.value), "{observation}");
            assert_eq!(one.value, one.moves[0].value);
        });
    }
    for game in GameId::ALL.iter().copied() {
        with_game!(game, G => check::<G>(game));
    }
}

#[test]
fn bots_decide_independently_of_hidden_information() {
    fn check<G: Notation>(game: GameId) {
        let (mut dice, mut differing) = (SplitMix(3), 0);
        walk::<G>(game, &mut |position, seat, observation| {
            let world = position.determinize(Viewer::Seat(seat), &mut dice);
            if world != *position {
                differing += 1;
                let other = world.observation(seat, &[], &[]);
                for level in 1..=5 {
                    let choose = |observation: &str| thought(game, observation, &how(level, 20)).choice();
                    assert_eq!(choose(&other), choose(observation), "{level} in {observation}");
                }
                let review = |observation: &str| thought(game, observation, &how(5, 20).review()).review();
                assert_eq!(review(&other), review(observation), "{observation}");
                for name in baselines::names(game).iter().filter(|_| differing % 10 == 0) {
                    let choose =
                        |observation| baselines::thinker(name, game, observation, &how(5, 1)).unwrap().choice();
                    assert_eq!(choose(&other), choose(observation), "{name}");
                }
            }
            for viewer in [Viewer::Onlooker, Viewer::Seat(Seat(1 - seat.0 % 2)), Viewer::Referee] {
                let text = position.write(viewer) + &position.write_options();
                let action = thought(game, &text, &how(5, 3)).choice().action;
                let seen = text.parse::<G>().unwrap();
                assert!(seen.find_action(&action).is_ok(), "{action} in {text}");
            }
        });
        assert!(differing >= 100, "{game}: {differing}");
    }
    for game in [GameId::Dog, GameId::Muros] {
        with_game!(game, G => check::<G>(game));
    }
}

#[test]
fn invalid_requests_are_refused() {
    let start = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";
    let home = "A=F0,F1,F2,F3 B=H,H,H,H C=F0,F1,F2,F3 D=H,H,H,H";
    let dog = format!(
        "variant=classic {home} round=1 starter=A phase=over turn=A pending=- last=- hands=A:-/B:-/C:-/D:- given=- out=- deck={} \
         discard=-",
        ["?"; 110].join(".")
    );
    let dealt = random_start::<sobremesa_session::Dog>(&Setup::default(), 0).to_string();
    let muros = "Y..R..YB./RY......./..BG.W.../B.RY..BG./W...B..../W......R./R.G..B.../WW..G...Y/....G.RW. \
        YGBRBYBGG/BRYYGGBYB/YRRYRYBGG/RRRYGRGBB B A:/B: Y0B0R0G0 A:Y0B0R2G1W0/B:Y1B1R2G2W0";
    let code = |game, text: &str, level| thinker(game, text, &how(level, 10)).err().map(|error| error.code);
    for game in GameId::ALL.iter().copied() {
        assert_eq!(code(game, "x", 5), Some(Code::BadPosition), "{game}");
    }
    for (game, text, expected) in [
        (GameId::Gobblet, "", Code::BadPosition),
        (GameId::Gobblet, "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/443 w", Code::BadPosition),
        (GameId::Gobblet, &format!("{start} since=a1-a2"), Code::BadPosition),
        (GameId::Gobblet, &format!("{start} options=touch-move=maybe"), Code::BadSetup),
        (GameId::Gobblet, "D,D,D,C/-,-,-,-/d,d,d,-/-,-,-,- 332/333 b", Code::GameOver),
        // White, who accepted the draw, is still to move.
        (GameId::Gobblet, "-,-,-,d/-,-,-,-/D,-,-,-/-,-,-,- 443/443 w agreed since=a1-a2", Code::GameOver),
        (GameId::Dog, &dealt, Code::NotChance),
        (GameId::Dog, &dog, Code::GameOver),
        (GameId::Muros, "grid", Code::NotChance),
        (GameId::Muros, muros, Code::GameOver),
    ] {
        assert_eq!(code(game, text, 5), Some(expected), "{text}");
    }
    for level in [0, 6] {
        assert_eq!(code(GameId::Gobblet, start, level), Some(Code::BadArgument));
    }
}
