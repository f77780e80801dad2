//! What any game must obey.

use crate::Broken;
use crate::law::{Law, broken};
use sobremesa_core::{Chances, Dice, Eye, Game, LISTED_CHANCES, Notation, Outcome, Seat, Setup, SplitMix, Turn};

/// The eyes that can look at a position.
fn eyes<G: Game>(position: &G) -> Vec<Eye> {
    let seats = position.rules().seats;
    [Eye::Referee, Eye::Onlooker].into_iter().chain((0..seats).map(|s| Eye::Seat(Seat(s)))).collect()
}

/// Dice for sampled worlds, the same at every check of a position.
fn dice_of(written: &str) -> SplitMix {
    SplitMix(written.bytes().fold(0, |sum: u64, byte| sum.wrapping_mul(31).wrapping_add(byte.into())))
}

/// Checks that an eye cannot tell the position from a world that it holds possible.
fn check_worlds<G: Notation>(position: &G, legal: &[G::Step], dice: &mut dyn Dice) -> Result<(), Broken> {
    for eye in eyes(position) {
        let world = position.world(eye, dice);
        if world == *position {
            continue;
        }
        let fail = |law| Err(broken(law, position, None, format!("{eye:?}: {}", world.write_whole())));
        if eye == Eye::Referee {
            return fail(Law::RefereeKnowsAll);
        }
        if world.validate().is_err() || !world.knows_all() {
            return fail(Law::WorldPossible);
        }
        if world.view(eye) != position.view(eye) || world.turn() != position.turn() {
            return fail(Law::WorldAgrees);
        }
        if world.write(eye) != position.write(eye) {
            return fail(Law::PositionHides);
        }
        if let Eye::Seat(seat) = eye {
            if world.observation(seat, &[], &[]) != position.observation(seat, &[], &[]) {
                return fail(Law::ObservationHides);
            }
            let same_path = |step| world.path(step) == position.path(step);
            if position.turn() == Turn::Seat(seat) && (world.legal_steps() != legal || !legal.iter().all(same_path)) {
                return fail(Law::MovesHide);
            }
        }
    }
    Ok(())
}

/// Checks a position on its own.
///
/// # Errors
/// The first law that is broken.
pub fn check_position<G: Notation>(position: &G) -> Result<(), Broken> {
    let fail = |law, found| Err(broken(law, position, None, found));

    if let Err(fault) = position.validate() {
        return fail(Law::PiecesConserved, fault.to_string());
    }

    let legal = position.legal_steps();
    let seat_to_move = matches!(position.turn(), Turn::Seat(_));
    if seat_to_move == legal.is_empty() {
        return fail(Law::MoverHasMoves, format!("{} moves", legal.len()));
    }
    if !legal.is_sorted_by(|a, b| a < b) {
        return fail(Law::MovesSorted, format!("{legal:?}"));
    }
    if (position.turn() == Turn::Over) != position.outcome().is_some() {
        return fail(Law::OverHasOutcome, format!("{:?}", position.outcome()));
    }
    if let Some(outcome) = position.outcome() {
        let seats = position.rules().seats;
        let sound = !outcome.winners.is_empty()
            && outcome.winners.is_sorted_by(|a, b| a < b)
            && outcome.winners.iter().all(|s| s.0 < seats)
            && outcome.scores.len() == usize::from(seats);
        if !sound {
            return fail(Law::OutcomeNamesSeats, format!("{outcome:?}"));
        }
    }
    if position.turn() == Turn::Chance
        && let Chances::Listed(outcomes) = position.chances()
        && (outcomes.is_empty() || outcomes.len() > LISTED_CHANCES || outcomes.iter().any(|(_, w)| *w == 0))
    {
        return fail(Law::ChancesWeighed, format!("{outcomes:?}"));
    }

    let mut written: Vec<String> = legal.iter().map(G::write_step).collect();
    written.sort_unstable();
    if let Some(twice) = written.windows(2).find(|w| w[0] == w[1]) {
        return fail(Law::StepsUnambiguous, twice[0].clone());
    }
    let mut paths: Vec<Vec<String>> = Vec::new();
    for step in &legal {
        let text = G::write_step(step);
        if G::read_step(&text).as_ref() != Ok(step) {
            return Err(broken(Law::StepsRoundTrip, position, Some(step), text));
        }
        let path = position.path(step);
        if path.is_empty() {
            return Err(broken(Law::MoveHasPath, position, Some(step), "no place".into()));
        }
        paths.push(path);
    }
    paths.sort_unstable();
    if let Some(begun) = paths.windows(2).find(|w| w[1].starts_with(&w[0])) {
        return fail(Law::PathsApart, begun[0].join(" "));
    }

    let text = position.write_whole();
    match G::read_position(&text, &Setup { seats: Some(position.rules().seats), ..Setup::default() }) {
        Ok(read)
            if read.write_whole() != text
                || read.legal_steps() != legal
                || !same_end::<G>(read.outcome(), position.outcome()) =>
        {
            fail(Law::PositionsRoundTrip, read.write_whole())
        }
        Ok(_) => check_worlds(position, &legal, &mut dice_of(&text)),
        Err(error) => fail(Law::PositionsRoundTrip, error.to_string()),
    }
}

/// Whether two positions with the same notation end alike.
fn same_end<G: Notation>(a: Option<Outcome>, b: Option<Outcome>) -> bool {
    if G::TELLS_SEATS {
        return a == b;
    }
    let seatless = |end: Outcome| {
        let mut scores = end.scores;
        scores.sort_by(f64::total_cmp);
        (end.winners.len(), scores, end.reason)
    };
    a.map(seatless) == b.map(seatless)
}

/// Checks a legal step from a position, and returns the position after it.
///
/// # Errors
/// The first law that is broken.
pub fn check_step<G: Notation>(before: &G, step: &G::Step) -> Result<G, Broken> {
    let fail = |law, found| Err(broken(law, before, Some(step), found));
    let (after, events) = match before.clone().play(step) {
        Ok(played) => played,
        Err(refused) => return fail(Law::MovesPlay, refused.error.to_string()),
    };
    let again = before.clone().play(step);
    if again != Ok((after.clone(), events.clone())) {
        return fail(Law::PlayDeterministic, format!("{again:?}"));
    }
    let mut dice = dice_of(&before.write_whole());
    for eye in eyes(before) {
        let mut view = before.view(eye);
        let seen: Vec<G::Event> = events.iter().filter_map(|event| G::seen(event, eye)).collect();
        for event in &seen {
            G::fold(&mut view, event);
        }
        // A step of another seat may not be possible there.
        let world = before.world(eye, &mut dice);
        if world != *before
            && let Ok((world_after, events)) = world.play(step)
            && (!G::reveals(step) || world_after.view(eye) == after.view(eye))
            && !events.iter().filter_map(|event| G::seen(event, eye)).eq(seen)
        {
            return fail(Law::EventsHide, format!("{eye:?}: {events:?}"));
        }
        if view != after.view(eye) {
            return fail(Law::EventsExplain, format!("{eye:?}: {view:?} instead of {:?}", after.view(eye)));
        }
    }
    Ok(after)
}

/// Checks what becomes of any text: what is read as a position or as a step is written as it was, all else is refused
/// with a place in the text.
///
/// # Errors
/// The law, where it is broken.
pub fn check_text<G: Notation>(text: &str) -> Result<(), Broken> {
    let fail = |found| Err(Broken { law: Law::TextsReadOrRefused, position: text.into(), step: String::new(), found });
    let written = G::read_position(text, &Setup::default()).map(|position| position.write_whole());
    for read in [written, G::read_step(text).map(|step| G::write_step(&step))] {
        match read {
            Ok(written) if written != text => return fail(format!("read as {written}")),
            Err(error) if error.at > text.chars().count() => return fail(error.to_string()),
            _ => {}
        }
    }
    Ok(())
}

/// What a walk through a game met.
#[derive(Clone, Copy, Debug, Default)]
pub struct Walk {
    /// Positions checked.
    pub positions: u64,
    /// Whether the game came to its end.
    pub ended: bool,
}

/// Plays a game from `start`, choosing each step by `choose` (which gets a number of alternatives and returns one
/// of them), and checks every law at every step, for at most `most` steps.
///
/// # Errors
/// The first law that is broken.
pub fn walk<G: Notation>(start: G, most: u32, choose: &mut dyn Dice) -> Result<Walk, Broken> {
    let mut position = start;
    let mut seen = Walk::default();
    for _ in 0..most {
        check_position(&position)?;
        seen.positions += 1;
        let step = match position.turn() {
            Turn::Seat(_) => {
                let legal = position.legal_steps();
                legal[choose.below(legal.len() as u32) as usize].clone()
            }
            Turn::Chance => match position.draw(choose) {
                Some(step) => step,
                None => return Err(broken(Law::ChanceActs, &position, None, String::new())),
            },
            Turn::Over => {
                seen.ended = true;
                return Ok(seen);
            }
        };
        position = check_step(&position, &step)?;
    }
    Ok(seen)
}
