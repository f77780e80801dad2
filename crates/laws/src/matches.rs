//! The laws of a match, in addition to the laws of a game: records replay, undo restores, games end.

use crate::{Broken, Law, check_action, check_position};
use sobremesa_core::{Dice, Info, Notation, Setup, Turn};
use sobremesa_session::{KeyedDice, Match};

fn broken<G: Notation>(law: Law, game: &Match<G>, found: String) -> Broken {
    Broken {
        law,
        position: game.position(),
        action: String::new(),
        found: format!("{found}; record:\n{}", game.record()),
    }
}

/// Statistics of a random match.
#[derive(Clone, Copy, Debug, Default)]
pub struct Played {
    /// The number of positions checked.
    pub positions: u64,
    /// The reason of its end.
    pub reason: Option<&'static str>,
}

/// The maximum number of attempts to draw a valid setup. Not every variant has every number of seats, and the requested
/// setup may be impossible.
const TRIES: usize = 100;

/// Draws random seats and house rules of a game. Requested values stay.
pub fn random_setup(info: &Info, asked: &Setup, dice: &mut dyn Dice) -> Setup {
    let mut setup = draw_setup(info, asked, dice);
    for _ in 1..TRIES {
        if setup.rules(info).is_ok() {
            break;
        }
        setup = draw_setup(info, asked, dice);
    }
    setup
}

fn draw_setup(info: &Info, asked: &Setup, dice: &mut dyn Dice) -> Setup {
    let mut pick = |n: usize| dice.below(n as u32) as usize;
    let mut setup = asked.clone();
    let seats = info.seats[pick(info.seats.len())];
    setup.seats.get_or_insert(seats);
    for option in info.options {
        let value = option.values[pick(option.values.len())];
        let number = pick(9) + 1;
        let value = match value.rsplit_once(':') {
            Some((stem, _)) => format!("{stem}:{number}"),
            None => value.to_string(),
        };
        // This fails only if another value was requested, which stays.
        let _ = setup.options.ask(info, option.key, &value);
    }
    setup
}

/// Plays a random match and checks every law at every action. Then it reads the record and undoes all actions. `most`
/// is the number of actions within which a game must end.
pub fn play_out<G: Notation>(setup: &Setup, seed: &str, most: usize) -> Result<Played, Broken> {
    let mut game = Match::<G>::new(setup, None, seed).map_err(|error| Broken {
        law: Law::StartsUnderItsRules,
        position: String::new(),
        action: String::new(),
        found: error.to_string(),
    })?;
    let mut choices = KeyedDice::new(seed, usize::MAX);
    while game.turn() != Turn::Over {
        if game.ply() >= most {
            return Err(broken(Law::GamesEnd, &game, format!("{most} steps")));
        }
        let before = game.now().clone();
        check_position(&before)?;
        let played = match game.turn() {
            Turn::Chance => game.resolve_chance(),
            _ => {
                let legal = game.legal_actions();
                let action = &legal[choices.below(legal.len() as u32) as usize];
                game.play(&action.to_string())
            }
        };
        if let Err(error) = played {
            return Err(broken(Law::MovesPlay, &game, error.to_string()));
        }
        if let Some(last) = game.actions().last()
            && check_action(&before, last)? != *game.now()
        {
            return Err(broken(Law::PlayDeterministic, &game, String::new()));
        }
    }
    check_position(game.now())?;

    let record = game.record();
    match Match::<G>::from_record(&record) {
        Ok(read) if read.record() == record && read.now() == game.now() => {}
        Ok(read) => return Err(broken(Law::RecordsReplay, &game, read.record())),
        Err(bad) => return Err(broken(Law::RecordsReplay, &game, bad.error.to_string())),
    }
    let played = Played { positions: game.ply() as u64 + 1, reason: game.outcome().map(|outcome| outcome.reason) };
    undo_restores(game)?;
    Ok(played)
}

fn undo_restores<G: Notation>(mut game: Match<G>) -> Result<(), Broken> {
    let (end, record, outcome) = (game.now().clone(), game.record(), game.outcome());
    let start = game.start().clone();
    while game.undo() {}
    if *game.now() != start {
        return Err(broken(Law::UndoRestores, &game, "the start is another".into()));
    }
    while game.redo() {}
    if *game.now() != end || game.record() != record || game.outcome() != outcome {
        return Err(broken(Law::UndoRestores, &game, "playing again leads elsewhere".into()));
    }
    Ok(())
}
