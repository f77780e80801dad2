//! Cock & Bull's exact solution, and the bots that play by it or by less.

use sobremesa_bots::cock_bull::{Goal, Solution, inside};
use sobremesa_bots::{Choice, Limits, Review, Thinker, Valued, thinker};
use sobremesa_cock_bull::{Action, Position, Roll};
use sobremesa_core::{Code, Game, Notation, SplitMix, Turn};
use sobremesa_lab as baselines;
use sobremesa_laws::{each_action, vectors};
use sobremesa_session::GameId;

fn how(level: u8) -> Limits<'static> {
    Limits::new(level).seed(7)
}

fn read(text: &str) -> Position {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn bot(observation: &str, how: &Limits) -> Box<dyn Thinker> {
    let mut bot = thinker(GameId::CockBull, observation, how).unwrap_or_else(|e| panic!("{observation}: {e}"));
    while !bot.run(100_000) {}
    bot
}

fn decide(observation: &str, level: u8) -> Choice {
    bot(observation, &how(level)).choice()
}

fn review(observation: &str) -> Review {
    bot(observation, &how(5).review()).review()
}

/// Positions of random games at a seat's turn, and sometimes before a roll.
fn walk(start: &str, games: u64, each: &mut dyn FnMut(&Position)) {
    for game in 0..games {
        each_action(read(start), usize::MAX, &mut SplitMix(game), &mut |position, _, _| each(position));
    }
}

fn start_value(goal: Goal, options: &str) -> f64 {
    let start = read(&format!("---/--/- 0:0 r -{options}"));
    Solution::new(start.clone(), goal).value(&start, 0)
}

fn near(a: f64, b: f64, by: f64) -> bool {
    (a - b).abs() < by
}

#[test]
fn every_value_of_another_program_comes_out() {
    let vectors = vectors("cock-bull-values");
    let mut choices = 0;
    for vector in &vectors {
        let text = vector["position"].as_str().unwrap();
        let position = read(&format!("{text} options=faces={}", vector["faces"].as_str().unwrap()));
        for (goal, name) in [(Goal::Win, "win"), (Goal::Points, "points")] {
            let solution = Solution::new(position.clone(), goal);
            let wanted = |value: &serde_json::Value| value.as_f64().unwrap();
            assert!(near(solution.value(&position, 0), wanted(&vector[name]["value"]), 1e-8), "{text}");
            for roll in Roll::ALL {
                let rolled = position.after(&Action::Roll(roll));
                if roll.passes() {
                    assert!(near(solution.value(&rolled, 0), wanted(&vector[name]["rolls"]["pass"]), 1e-8), "{text}");
                    continue;
                }
                let wanted_choices = vector[name]["rolls"][roll.to_string()].as_object().unwrap();
                let found = solution.choices(&rolled);
                assert!(found.is_sorted_by(|a, b| a.1 >= b.1));
                for (action, value) in &found {
                    let action = action.to_string();
                    let verb = action.split(':').next().unwrap();
                    assert!(near(*value, wanted(&wanted_choices[verb]), 1e-8), "{text} {roll:?} {action}");
                    choices += 1;
                }
                for verb in wanted_choices.keys() {
                    let has = found.iter().any(|(action, _)| action.to_string().starts_with(verb.as_str()));
                    assert!(has, "{text} {roll:?} {verb}");
                }
            }
        }
    }
    assert!(vectors.len() == 60 && choices > 500, "{choices}");
}

#[test]
fn known_values_of_the_start() {
    for (goal, options, value) in [
        (Goal::Win, "", 0.514079637302),
        (Goal::Points, "", 1.38515805051),
        (Goal::Win, " options=faces=2-2-2", 0.509721546),
        (Goal::Points, " options=faces=2-2-2", 0.866806119),
    ] {
        assert!(near(start_value(goal, options), value, 1e-9), "{goal:?}{options}");
    }
}

/// How often it is worse to flip than to place, of all states in which both can be done.
fn flips_worse(goal: Goal, options: &str) -> (u32, u32) {
    let mut count = (0, 0);
    inside::with_solver(&read(&format!("opening{options}")), goal, &mut |solver| {
        assert!(solver.run(u64::MAX));
        for pegs in (0..36 * 36).map(|pegs| [pegs / 36, pegs % 36]) {
            let values = &solver.values[inside::at(0, pegs[0], pegs[1])..];
            for (number, offers) in solver.arms.offers.iter().enumerate() {
                for (roll, [a, b, _]) in offers[..2].iter().enumerate() {
                    // To place adds an own chip and takes none away.
                    let place = number + [18, 3][roll];
                    let [a, b] = [usize::from(*a), usize::from(*b)];
                    let flip = if a == place { b } else { a };
                    if (a == place || b == place) && flip != usize::from(inside::NONE) {
                        count.0 += u32::from(values[flip] < values[place] - 1e-9);
                        count.1 += 1;
                    }
                }
            }
        }
    });
    count
}

#[test]
fn flipping_is_never_worse_for_winning_and_rarely_for_points() {
    assert_eq!(flips_worse(Goal::Win, ""), (0, 108_864));
    assert_eq!(flips_worse(Goal::Points, ""), (325, 108_864));
    assert_eq!(flips_worse(Goal::Points, " options=faces=2-2-2"), (72, 108_864));
}

#[test]
fn values_follow_from_chance_and_the_best_choice() {
    for (options, goals) in [
        ("", [Goal::Win, Goal::Points]),
        (" options=peg-out=exact,pegging=free", [Goal::Win, Goal::Points]),
        (" options=pair=place-first,removal=forced", [Goal::Points, Goal::Race([40, 70])]),
        (" options=faces=2-2-2,flying-monkey=off", [Goal::Points, Goal::Race([55, 55])]),
    ] {
        for goal in goals {
            let solution = Solution::new(read(&format!("opening{options}")), goal);
            walk(&format!("opening{options}"), 3, &mut |position| {
                for seat in 0..2 {
                    let value = solution.value(position, seat);
                    let both = value + solution.value(position, 1 - seat);
                    assert!(near(both, if goal == Goal::Points { 0.0 } else { 1.0 }, 1e-9));
                    let behind = |action: &Action| solution.value(&position.after(action), seat);
                    let wanted = match position.turn() {
                        Turn::Seat(mover) => {
                            let values = position.legal_actions().iter().map(behind).collect::<Vec<_>>();
                            let best = if mover.0 == seat { f64::max } else { f64::min };
                            values.into_iter().reduce(best).unwrap()
                        }
                        _ => {
                            let sobremesa_core::Chances::Listed(outcomes) = position.chances() else { return };
                            let total = outcomes.iter().map(|(_, weight)| weight).sum::<u32>();
                            outcomes.iter().map(|(s, weight)| behind(s) * f64::from(*weight)).sum::<f64>()
                                / f64::from(total)
                        }
                    };
                    assert!(near(value, wanted, 1e-8), "{goal:?} {}: {value} {wanted}", position);
                }
            });
        }
    }
}

#[test]
fn level_5_never_plays_worse_than_the_best() {
    let solution = Solution::new(read("opening"), Goal::Win);
    let mut decisions = 0;
    walk("opening", 100, &mut |position| {
        let Turn::Seat(seat) = position.turn() else { return };
        let choices = solution.choices(position);
        if choices.len() > 1 && decisions < 2_000 {
            decisions += 1;
            let choice = decide(&position.to_string(), 5);
            let action = position.find_action(&choice.action).unwrap();
            let value = solution.value(&position.after(&action), seat.0);
            assert!(value > choices[0].1 - 1e-9 && near(value, choice.value, 1e-12), "{}", position.to_string());
        }
    });
    assert_eq!(decisions, 2_000);
}

#[test]
fn house_rules_change_values_as_they_must() {
    let value = |goal, rule: &str| start_value(goal, &format!(" options={rule}"));
    let (win, points) = (start_value(Goal::Win, ""), start_value(Goal::Points, ""));
    for rule in ["removal=forced", "pair=place-first", "peg-out=exact", "pegging=free"] {
        assert!(!near(value(Goal::Points, rule), points, 1e-4), "{rule}");
    }
    // The score of a win doesn't matter to a player who wants to win, and declining the Peg never helps them.
    for rule in ["flying-monkey=off", "dice=manual", "series=games:3", "pegging=free"] {
        assert!(near(value(Goal::Win, rule), win, 1e-9), "{rule}");
    }
    assert!(!near(value(Goal::Points, "flying-monkey=off"), points, 1e-4));
    // A player who hunts the Flying Monkey does better by declining.
    let hunter = read("RR-/RR/R 0:0 r BB options=pegging=free");
    let choices = Solution::new(hunter.clone(), Goal::Points).choices(&hunter);
    assert_eq!(choices[0].0, Action::Pass, "{choices:?}");
    let exact = review("RRR/--/- 35:0 r CC options=peg-out=exact");
    assert!(exact.value < 1.0 && review("RRR/--/- 35:0 r CC").value == 1.0);
}

#[test]
fn a_review_is_for_the_seat_that_observes() {
    let start = 0.514079637302;
    for (text, value, moves) in [
        ("---/--/- 0:0 r -", start, 0),
        ("---/--/- 0:0 r - me=b", 1.0 - start, 0),
        ("---/--/- 0:0 b - me=r", 1.0 - start, 0),
        ("opening", 0.5, 0),
        ("opening me=1", 0.5, 0),
        ("opening:C", 0.5 * 3.0 / 6.0 + start * 3.0 / 6.0, 0),
        ("opening:C me=0", 0.5 * 3.0 / 6.0 + (1.0 - start) * 3.0 / 6.0, 0),
        ("colour:0 me=0", start, 2),
        ("colour:0 me=1", 1.0 - start, 2),
        ("RRR/RR/R 3:4 r -", 1.0, 0),
        ("RRR/RR/R 3:4 r - me=b", 0.0, 0),
        ("BB-/BB/B 11:11 r CB me=r", 0.399986614405, 3),
        ("BB-/BB/B 11:11 r CB me=b", 1.0 - 0.399986614405, 3),
    ] {
        let review = review(text);
        assert!(near(review.value, value, 1e-9), "{text}: {}", review.value);
        assert!(review.exact && review.moves.len() == moves, "{text}");
        // Moves are always valued for the seat that makes them.
        assert!(review.moves.iter().all(|m| near(m.value, value, 0.05) || near(m.value, 1.0 - value, 0.05)), "{text}");
    }
}

#[test]
fn positions_without_a_decision_have_no_choice() {
    let code = |text: &str, level| thinker(GameId::CockBull, text, &how(level)).map(|_| ()).unwrap_err().code;
    for level in [1, 5] {
        for text in ["opening", "opening:B", "---/--/- 0:0 r -", "---/--/- 0:0 r - me=b score=3:4"] {
            assert_eq!(code(text, level), Code::NotChance, "{text}");
        }
        assert_eq!(code("RRR/RR/R 3:4 r -", level), Code::GameOver);
        assert_eq!(code("---/--/- 36:0 r - options=series=points:9", level), Code::GameOver);
        assert_eq!(code("nonsense", level), Code::BadPosition);
        assert_eq!(code("---/--/- 0:0 r CC me=x", level), Code::BadPosition);
        assert_eq!(code("---/--/- 0:0 r CC options=wings=on", level), Code::BadSetup);
    }
    assert_eq!(bot("opening", &how(5).review()).choice().action, "");
    let baseline = |name: &str, text: &str| baselines::thinker(name, GameId::CockBull, text, &how(5)).map(|_| ());
    assert_eq!(baseline("clever", "colour:1").unwrap_err().code, Code::BadArgument);
    assert_eq!(baseline("random", "opening").unwrap_err().code, Code::NotChance);
    assert!(baseline("greedy", "colour:1").is_ok());
}

#[test]
fn levels_do_as_they_are_described() {
    let all = |text: &str, level| -> Vec<String> {
        let mut actions: Vec<_> = (0..60).map(|seed| bot(text, &how(level).seed(seed)).choice().action).collect();
        actions.sort();
        actions.dedup();
        actions
    };
    let (remove, pair, win) = ("BB-/--/R 20:0 r CB", "RB-/--/- 4:4 r CC", "B--/--/- 35:0 r CB");
    assert_eq!(all(remove, 1), ["peg"]);
    assert_eq!(all(remove, 2), ["peg", "remove:c1", "remove:c2"]);
    assert_eq!(all(remove, 3), ["remove:c1", "remove:c2"]);
    assert_eq!(all(remove, 4), ["remove:c1", "remove:c2"]);
    assert_eq!(all(pair, 1), ["place:c3"]);
    assert_eq!(all(pair, 2), ["flip:c2", "place:c3"]);
    assert_eq!(all(pair, 3), ["flip:c2", "place:c3"]);
    assert_eq!(all(pair, 4), ["flip:c2"]);
    assert_eq!(all(pair, 5), ["flip:c2"]);
    assert_eq!(all(win, 3), ["peg"]);
    assert_eq!(all(win, 4), ["peg"]);
    for level in 1..=5 {
        assert_eq!(all("colour:1", level), ["black", "red"], "level {level}");
    }
}

#[test]
fn a_race_is_won_by_points() {
    // Any win ends a race to 1, but the larger sum wins it: a Peg-Out with bare Arms loses to more points.
    let behind = "BBB/BB/- 35:30 r CB options=series=points:1";
    let moves = review(behind).moves;
    let value = |action: &str| moves.iter().find(|m| m.action == action).unwrap().value;
    assert_eq!(value("peg"), 0.0, "36 to 42");
    assert!(value("remove:c1") > 0.0);
    let best = Valued { action: "peg".into(), value: 1.0, error: Some(0.0) };
    assert_eq!(review("BBB/BB/- 35:30 r CB").moves[0], best);
    // The same with a lead brought into the game.
    assert_eq!(review(&behind.replace(" options", " score=10:0 options")).moves[0].value, 1.0);

    let value = |text: &str| review(text).value;
    let race = " options=series=points:100";
    assert!(near(value(&format!("opening{race}")), 0.5, 1e-12));
    let ahead = value(&format!("opening me=0 score=60:20{race}"));
    assert!(ahead > 0.75 && near(ahead, 1.0 - value(&format!("opening me=1 score=20:60{race}")), 1e-12));
    // The end of the game before is worth what the next one starts with; only that it is taken to be played for
    // itself.
    let ended = value(&format!("RRR/RR/R 0:20 r - score=6:0{race}"));
    assert!(near(ended, ahead, 0.005) && ended != ahead, "{ended} {ahead}");
    assert_eq!(value(&format!("RRR/RR/R 0:20 r - score=46:0{race}")), 1.0);
    assert_eq!(value(&format!("RRR/RR/R 0:20 r - score=45:99{race}")), 0.0);
    assert_eq!(value(&format!("RRR/RR/R 0:20 r - score=66:100{race}")), 0.5);
}
