//! Sources of random numbers.

/// A source of unbiased draws. Rules never own one; they get a reference.
pub trait Dice {
    /// A uniformly drawn number from 0 to `n - 1`; `n` is at least 1.
    fn below(&mut self, n: u32) -> u32;
}

/// Removes a random item from a pool and returns its kind. The pool has the number of items of each kind, at most 255
/// in total, and all items are equally likely.
///
/// ```
/// use sobremesa_core::{SplitMix, draw_from};
///
/// let mut pool = [2, 0, 1];
/// let kind = draw_from(&mut pool, &mut SplitMix(1));
/// assert!(kind != 1 && pool.iter().sum::<u8>() == 2);
/// ```
pub fn draw_from(pool: &mut [u8], dice: &mut dyn Dice) -> usize {
    let total: u8 = pool.iter().sum();
    let mut at = dice.below(u32::from(total).max(1)) as u8;
    let mut kind = 0;
    while at >= pool[kind] && kind + 1 < pool.len() {
        at -= pool[kind];
        kind += 1;
    }
    pool[kind] = pool[kind].saturating_sub(1);
    kind
}

/// A tiny generator (SplitMix64) for tests and bots. Matches use the session's own generator.
///
/// ```
/// use sobremesa_core::{Dice, SplitMix};
///
/// let mut dice = SplitMix(7);
/// let (first, second) = (dice.below(6), dice.below(6));
/// assert!(first < 6 && second < 6);
/// assert_eq!(SplitMix(7).below(6), first, "the same seed draws the same");
/// ```
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// The next 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

impl Dice for SplitMix {
    fn below(&mut self, n: u32) -> u32 {
        // Reject the few top values that would favour small numbers.
        let limit = u64::MAX - u64::MAX % u64::from(n);
        loop {
            let word = self.word();
            if word < limit {
                return (word % u64::from(n)) as u32;
            }
        }
    }
}
