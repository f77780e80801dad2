//! The dice of a match. Every chance action has its own generator, keyed by the match's seed and the action's number.
//! So undoing and playing on rolls the same dice, and replaying a record needs no generator.

use rand_core::Rng;
use rand_pcg::Pcg64;
use sobremesa_core::{Dice, SplitMix};

/// The draws of one chance action.
///
/// ```
/// use sobremesa_core::Dice;
/// use sobremesa_session::KeyedDice;
///
/// let roll = |number| KeyedDice::new("a seed", number).below(1_000);
/// assert_eq!(roll(3), roll(3), "undo and play again draws the same");
/// assert_ne!(roll(3), roll(4));
/// ```
pub struct KeyedDice(Pcg64);

impl KeyedDice {
    /// The dice for action `number` (counted from 0) of a match with this seed.
    pub fn new(seed: &str, number: usize) -> KeyedDice {
        // Streams of a PCG with the same state are correlated, so the number is also mixed into the state.
        let mut mix = SplitMix(seed_number(seed) ^ SplitMix(number as u64).word());
        let state = (u128::from(mix.word()) << 64) | u128::from(mix.word());
        KeyedDice(Pcg64::new(state, number as u128))
    }
}

impl Dice for KeyedDice {
    fn below(&mut self, n: u32) -> u32 {
        // Lemire's method: the high word of the product is uniform if products with too small low words are rejected.
        let n = u64::from(n.max(1));
        let short = (1u64 << 32) % n;
        loop {
            let product = u64::from(self.0.next_u32()) * n;
            if product & 0xFFFF_FFFF >= short {
                return (product >> 32) as u32;
            }
        }
    }
}

/// A seed text as a number (FNV-1a, 64 bits).
pub fn seed_number(seed: &str) -> u64 {
    hash(0xCBF2_9CE4_8422_2325, seed)
}

/// Updates a hash with a text (FNV-1a, 64 bits).
pub fn hash(start: u64, text: &str) -> u64 {
    text.bytes().fold(start, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3))
}
