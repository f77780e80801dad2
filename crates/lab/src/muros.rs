//! Opponents at Muros.

use crate::simple::{Decided, decided, turn};
use sobremesa_bots::muros::inside::{holding, worths};
use sobremesa_core::{Error, SplitMix};
use sobremesa_muros::{Action, Position, Source};

/// Lays the card after which its kept counters have the greatest lead in value over the best rival's. Prefers cards
/// from the piles to those of its hand. Ties are random.
pub fn greedy(position: &Position, mut dice: SplitMix) -> Result<Decided, Error> {
    let (mover, actions) = turn(position)?;
    let me = usize::from(mover);
    let lead = |action: &Action| {
        let Action::Lay(lay) = action else { return (0.0, false) };
        let mut after = *position;
        after.lay(*lay);
        let worths = worths(&after);
        let held = |seat| holding(&after, seat, &worths);
        let rival = (0..after.seats()).filter(|&seat| seat != me).map(held).fold(0.0, f32::max);
        (held(me) - rival, lay.source == Source::Pile)
    };
    let mut best = (actions[0], (f32::MIN, false), 0);
    for action in actions {
        let (lead, tie) = (lead(&action), dice.word());
        // Sums of the same counters may differ in the last bit.
        let nearly = (lead.0 - best.1.0).abs() < 1e-4;
        if if nearly { (lead.1, tie) > (best.1.1, best.2) } else { lead.0 > best.1.0 } {
            best = (action, lead, tie);
        }
    }
    Ok(decided::<Position>(&best.0))
}
