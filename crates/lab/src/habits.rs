//! Habits: how often a level does what it could, over games that it plays with itself.

use sobremesa_bots::{Limits, thinker};
use sobremesa_core::{Error, Notation, Seat, Setup, Turn, Viewer};
use sobremesa_session::{AnyMatch, GameId, Match, seed_number, with_game};
use std::collections::{BTreeMap, BTreeSet};

/// A game without an end by then is left.
const LONGEST_GAME: usize = 10_000;

/// How often something could be chosen, and how often it was.
#[derive(Default)]
pub struct Habit {
    /// How often some moves did it and others did not.
    pub possible: u64,
    /// How often the move played did it.
    pub chosen: u64,
    /// How often drawing among the moves would have chosen it.
    pub drawn: f64,
}

/// What was done in a number of games, by what it is called: `wins at once`, `lets the other win at once` (in games
/// without hidden hands), and each kind of event that a move brings about.
pub type Habits = BTreeMap<String, Habit>;

/// Plays games of a level with itself, by house rules, and counts.
pub fn habits(game: GameId, setup: &Setup, level: u8, games: u64, seed: &str) -> Result<Habits, Error> {
    let mut habits = Habits::new();
    for number in 0..games {
        let watched = with_game!(game, G => watch::<G>(game, setup, level, &format!("{seed}.{number}")))?;
        add(&mut habits, watched);
    }
    Ok(habits)
}

/// One game.
fn watch<G: Notation>(game: GameId, setup: &Setup, level: u8, seed: &str) -> Result<Habits, Error> {
    let mut habits = Habits::new();
    let mut played = Match::<G>::new(setup, None, seed)?;
    for ply in 0..LONGEST_GAME {
        // The match knows of repetitions, too.
        let seat = match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                played.resolve_chance()?;
                continue;
            }
            Turn::Seat(seat) => seat,
        };
        let limits = Limits::new(level).seed(seed_number(&format!("{seed} {ply}")));
        let mut bot = thinker(game, &played.observation(seat), &limits)?;
        while !bot.run(u64::from(u32::MAX)) {}
        let action = bot.choice().action;
        note(&mut habits, played.now(), seat, &action);
        played.play(&action)?;
    }
    Ok(habits)
}

/// Counts what a decision did, of what some of the moves do and others don't.
fn note<G: Notation>(habits: &mut Habits, now: &G, seat: Seat, action: &str) {
    let effects: Vec<(bool, BTreeSet<String>)> =
        now.legal_actions().iter().map(|move_| (G::write_action(move_) == action, effects(now, seat, move_))).collect();
    let all: BTreeSet<&String> = effects.iter().flat_map(|(_, effects)| effects).collect();
    for effect in all {
        let with = effects.iter().filter(|(_, effects)| effects.contains(effect)).count();
        if with == effects.len() {
            continue;
        }
        let habit = habits.entry(effect.clone()).or_default();
        habit.possible += 1;
        habit.drawn += with as f64 / effects.len() as f64;
        habit.chosen += u64::from(effects.iter().any(|(chosen, effects)| *chosen && effects.contains(effect)));
    }
}

/// What a move does.
fn effects<G: Notation>(now: &G, seat: Seat, action: &G::Action) -> BTreeSet<String> {
    let mut after = now.clone();
    // An event is called as its type's variant.
    let events = after.advance_with_events(action);
    let mut effects: BTreeSet<String> = events
        .iter()
        .filter_map(|event| format!("{event:?}").split([' ', '(', '{']).next().map(String::from))
        .collect();
    if wins(&after, seat) {
        effects.insert("wins at once".into());
    }
    let hidden = after.write(Viewer::Seat(seat)).contains('?');
    if let (Turn::Seat(next), false) = (after.turn(), hidden)
        && next != seat
        && after.legal_actions().iter().any(|reply| wins(&after.after(reply), next))
    {
        effects.insert("lets the other win at once".into());
    }
    effects
}

/// Whether the game has ended as a seat's win, alone or with a partner.
fn wins<G: Notation>(position: &G, seat: Seat) -> bool {
    let seats = usize::from(position.rules().seats);
    position.outcome().is_some_and(|outcome| outcome.winners.contains(&seat) && outcome.winners.len() < seats)
}

fn add(habits: &mut Habits, more: Habits) {
    for (name, Habit { possible, chosen, drawn }) in more {
        let habit = habits.entry(name).or_default();
        habit.possible += possible;
        habit.chosen += chosen;
        habit.drawn += drawn;
    }
}

/// Writes a line a habit: how often it was possible, chosen, and would have been drawn.
pub fn report(habits: &Habits) -> String {
    let mut text = format!("{:>9} {:>7} {:>7}\n", "possible", "chosen", "drawn");
    for (name, Habit { possible, chosen, drawn }) in habits {
        let share = |count: f64| 100.0 * count / *possible as f64;
        text += &format!("{possible:>9} {:>5.1} % {:>5.1} %  {name}\n", share(*chosen as f64), share(*drawn));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn habits_count_the_moves_of_a_level() {
        let habits = habits(GameId::Gobblet, &Setup::default(), 3, 3, "7").unwrap();
        for (name, Habit { possible, chosen, drawn }) in &habits {
            assert!(chosen <= possible && 0.0 < *drawn && *drawn < *possible as f64, "{name}");
        }
        // A level that looks two plies ahead wins where that is possible, and each of the games was won.
        let wins = &habits["wins at once"];
        assert!(wins.chosen == wins.possible && wins.chosen >= 3);
        assert!(habits.contains_key("lets the other win at once"));
        assert!(report(&habits).ends_with("  wins at once\n"));
    }

    #[test]
    fn hidden_hands_hide_the_replies() {
        let habits = habits(GameId::Muros, &Setup::default(), 1, 1, "7").unwrap();
        assert!(!habits.contains_key("lets the other win at once"));
    }

    #[test]
    fn a_draw_by_repetition_ends_a_game() {
        assert!(habits(GameId::Gobblet, &Setup::default(), 4, 2, "r6").unwrap().len() > 2);
    }
}
