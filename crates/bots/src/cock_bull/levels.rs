//! The five levels, in one place.
//!
//! Luck decides most games: the best choices win some 56 of 100 against choices at random, and the levels stand as
//! close. They differ in ways people know from each other. Levels 1 to 3 compute nothing.
//!
//! 1. Plays on impulse: any choice.
//! 2. Loves its Peg and moves it whenever it may; otherwise it rather places a chip than turns one over.
//! 3. Fights for the Arms: always turns chips over and always removes, whatever the Pegs do.
//! 4. Knows what every choice is worth, but does not feel differences of less than [`VAGUE`].
//! 5. The best choice, exactly.

use sobremesa_cock_bull::Step;

/// Level 4 takes choices for equally good that are this close to the best.
pub const VAGUE: f64 = 0.015;

/// How much levels 1 to 3 like a step.
pub fn liking(level: u8, step: &Step) -> u32 {
    let order = match level {
        2 => [1, 2, 0, 3],
        3 => [2, 1, 3, 0],
        _ => [0; 4],
    };
    match step {
        Step::Flip(_) => order[0],
        Step::Place(_) => order[1],
        Step::Remove(_) => order[2],
        Step::Peg => order[3],
        // Declined is only by those who know why.
        _ => 0,
    }
}
