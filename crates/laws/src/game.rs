//! The laws of a single game.

use crate::Broken;
use crate::law::{Law, broken};
use sobremesa_core::{Chances, Dice, Game, LISTED_CHANCES, Notation, Outcome, Seat, Setup, SplitMix, Turn, Viewer};

/// The viewers that can look at a position.
fn viewers<G: Game>(position: &G) -> Vec<Viewer> {
    let seats = position.rules().seats;
    [Viewer::Referee, Viewer::Onlooker].into_iter().chain((0..seats).map(|s| Viewer::Seat(Seat(s)))).collect()
}

/// Dice for sampled worlds. They are the same for every check of a position.
fn dice_of(written: &str) -> SplitMix {
    SplitMix(sobremesa_session::hash(0, written))
}

/// Checks that a viewer cannot distinguish the position from a sampled world.
fn check_worlds<G: Notation>(position: &G, legal: &[G::Action], dice: &mut dyn Dice) -> Result<(), Broken> {
    for viewer in viewers(position) {
        let world = position.determinize(viewer, dice);
        if world == *position {
            continue;
        }
        let fail = |law| Err(broken(law, position, None, format!("{viewer:?}: {}", world)));
        if viewer == Viewer::Referee {
            return fail(Law::RefereeKnowsAll);
        }
        if world.validate().is_err() || !world.knows_all() {
            return fail(Law::WorldPossible);
        }
        if world.view(viewer) != position.view(viewer) || world.turn() != position.turn() {
            return fail(Law::WorldAgrees);
        }
        if world.write(viewer) != position.write(viewer) {
            return fail(Law::PositionHides);
        }
        if let Viewer::Seat(seat) = viewer {
            if world.observation(seat, &[], &[]) != position.observation(seat, &[], &[]) {
                return fail(Law::ObservationHides);
            }
            let same_path = |action| world.path(action) == position.path(action);
            if position.turn() == Turn::Seat(seat) && (world.legal_actions() != legal || !legal.iter().all(same_path)) {
                return fail(Law::MovesHide);
            }
        }
    }
    Ok(())
}

/// Checks a position on its own.
#[allow(clippy::too_many_lines, reason = "one paragraph per law")]
pub fn check_position<G: Notation>(position: &G) -> Result<(), Broken> {
    let fail = |law, found| Err(broken(law, position, None, found));

    if let Err(fault) = position.validate() {
        return fail(Law::PiecesConserved, fault.to_string());
    }

    let legal = position.legal_actions();
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

    let mut written: Vec<String> = legal.iter().map(ToString::to_string).collect();
    written.sort_unstable();
    if let Some(twice) = written.windows(2).find(|w| w[0] == w[1]) {
        return fail(Law::ActionsUnambiguous, twice[0].clone());
    }
    let mut paths: Vec<(Vec<String>, &G::Action)> = Vec::new();
    for action in &legal {
        let text = action.to_string();
        if text.parse::<G::Action>().as_ref() != Ok(action) {
            return Err(broken(Law::ActionsRoundTrip, position, Some(action), text));
        }
        let path = position.path(action);
        if path.is_empty() {
            return Err(broken(Law::MoveHasPath, position, Some(action), "no place".into()));
        }
        paths.push((path, action));
    }
    paths.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    let alike = |a, b| position.after(a).to_string() == position.after(b).to_string();
    for pair in paths.windows(2) {
        let [(begun, one), (path, other)] = pair else { continue };
        if path.starts_with(begun) && !(path == begun && alike(one, other)) {
            return fail(Law::PathsApart, begun.join(" "));
        }
    }

    let text = position.to_string();
    match G::read_position(&text, &Setup { seats: Some(position.rules().seats), ..Setup::default() }) {
        Ok(read)
            if read.to_string() != text
                || read.legal_actions() != legal
                || !same_end::<G>(read.outcome(), position.outcome()) =>
        {
            fail(Law::PositionsRoundTrip, read.to_string())
        }
        Ok(_) => check_worlds(position, &legal, &mut dice_of(&text)),
        Err(error) => fail(Law::PositionsRoundTrip, error.to_string()),
    }
}

/// Returns true if two positions with the same notation end in the same way.
fn same_end<G: Notation>(a: Option<Outcome<G::Reason>>, b: Option<Outcome<G::Reason>>) -> bool {
    if G::TELLS_SEATS {
        return a == b;
    }
    let seatless = |end: Outcome<G::Reason>| {
        let mut scores = end.scores;
        scores.sort_by(f64::total_cmp);
        (end.winners.len(), scores, end.reason)
    };
    a.map(seatless) == b.map(seatless)
}

/// Checks a legal action from a position, and returns the position after it.
pub fn check_action<G: Notation>(before: &G, action: &G::Action) -> Result<G, Broken> {
    let fail = |law, found| Err(broken(law, before, Some(action), found));
    let (after, events) = match before.clone().play(action) {
        Ok(played) => played,
        Err(refused) => return fail(Law::MovesPlay, refused.error.to_string()),
    };
    let again = before.clone().play(action);
    if again != Ok((after.clone(), events.clone())) {
        return fail(Law::PlayDeterministic, format!("{again:?}"));
    }
    let mut dice = dice_of(&before.to_string());
    for viewer in viewers(before) {
        let mut view = before.view(viewer);
        let seen: Vec<G::Event> = events.iter().filter_map(|event| G::redact(event, viewer)).collect();
        for event in &seen {
            G::fold(&mut view, event);
        }
        // In a sampled world, another seat's action may be impossible.
        let world = before.determinize(viewer, &mut dice);
        if world != *before
            && let Ok((world_after, events)) = world.play(action)
            && (!G::reveals(action) || world_after.view(viewer) == after.view(viewer))
            && !events.iter().filter_map(|event| G::redact(event, viewer)).eq(seen)
        {
            return fail(Law::EventsHide, format!("{viewer:?}: {events:?}"));
        }
        if view != after.view(viewer) {
            return fail(Law::EventsExplain, format!("{viewer:?}: {view:?} instead of {:?}", after.view(viewer)));
        }
    }
    Ok(after)
}

/// Checks that a text is either read (as a position or an action) and written back the same, or refused with a place in
/// the text.
pub fn check_text<G: Notation>(text: &str) -> Result<(), Broken> {
    let fail =
        |found| Err(Broken { law: Law::TextsReadOrRefused, position: text.into(), action: String::new(), found });
    let written = text.parse::<G>().map(|position| position.to_string());
    for read in [written, text.parse::<G::Action>().map(|action| action.to_string())] {
        match read {
            Ok(written) if written != text => return fail(format!("read as {written}")),
            Err(error) if error.at > text.chars().count() => return fail(error.to_string()),
            _ => {}
        }
    }
    Ok(())
}

/// Statistics of a walk through a game.
#[derive(Clone, Copy, Debug, Default)]
pub struct Walk {
    /// Positions checked.
    pub positions: u64,
    /// True if the game ended.
    pub ended: bool,
}

/// Plays a game from `start` for at most `most` actions, and checks every law at every action. `choose` gets the number
/// of alternatives and returns one of them.
pub fn walk<G: Notation>(start: G, most: u32, choose: &mut dyn Dice) -> Result<Walk, Broken> {
    let mut position = start;
    let mut seen = Walk::default();
    for _ in 0..most {
        check_position(&position)?;
        seen.positions += 1;
        if position.turn() == Turn::Over {
            seen.ended = true;
            return Ok(seen);
        }
        let Some(action) = position.random_action(choose) else {
            return Err(broken(Law::ChanceActs, &position, None, String::new()));
        };
        position = check_action(&position, &action)?;
    }
    Ok(seen)
}
