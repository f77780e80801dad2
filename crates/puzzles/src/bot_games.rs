//! Games between bots, as the source of puzzles.

use sobremesa_bots::{Limits, thinker};
use sobremesa_core::{Dice, Error, Notation, Setup, SplitMix, Turn};
use sobremesa_session::{GameId, Match};

/// Receives the number of puzzles found so far.
pub(crate) type Tell<'a> = &'a mut dyn FnMut(usize);

/// The maximum number of steps of a game.
const LONGEST: usize = 1_000;

/// The settings of a game.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a> {
    pub game: GameId,
    pub setup: &'a Setup,
    /// Each seat has a random one of these levels.
    pub levels: &'a [u8],
    /// The number of nodes per move.
    pub nodes: u64,
    /// The number of random moves at the start.
    pub random: usize,
}

/// Lets bots play a game and calls `look` with each position with a seat to move, until that returns true.
pub(crate) fn watch<G: Notation>(
    table: &Table,
    dice: &mut SplitMix,
    look: &mut dyn FnMut(&G) -> bool,
) -> Result<(), Error> {
    let mut session = Match::<G>::new(table.setup, None, &dice.word().to_string())?;
    let seats = session.now().rules().seats;
    let levels: Vec<u8> = (0..seats).map(|_| table.levels[dice.below(table.levels.len() as u32) as usize]).collect();
    // All moves have the same seed, so that what a bot has forgotten stays forgotten.
    let seed = dice.word();
    let mut moves = 0;
    for _ in 0..LONGEST {
        let seat = match session.turn() {
            Turn::Over => break,
            Turn::Chance => {
                session.resolve_chance()?;
                continue;
            }
            Turn::Seat(seat) => seat,
        };
        if look(session.now()) {
            break;
        }
        moves += 1;
        let action = if moves <= table.random {
            let legal = session.legal_actions();
            legal[dice.below(legal.len() as u32) as usize].to_string()
        } else {
            let level = levels[seat.index()];
            let limits = Limits::new(level).seed(seed).nodes(table.nodes);
            let mut bot = thinker(table.game, &session.observation(seat), &limits)?;
            while !bot.run(u64::MAX >> 1) {}
            bot.choice().action
        };
        session.play(&action)?;
    }
    Ok(())
}
