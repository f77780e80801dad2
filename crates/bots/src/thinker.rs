//! The interface of all bots: the limits, the search, and the choice that it returns.

use sobremesa_core::SplitMix;

/// The strength and the length of a search: `Limits::new(3).seed(7).nodes(10_000)`.
///
/// ```
/// use sobremesa_bots::Limits;
///
/// let limits = Limits::new(5).nodes(1_000).review();
/// assert!(limits.review && limits.nodes == Some(1_000) && limits.seed == 0);
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Limits<'a> {
    /// 1 (weakest) to 5.
    pub level: u8,
    /// The seed of the random mistakes that the weaker levels make.
    pub seed: u64,
    /// The maximum number of nodes. Below level 5, bots that play rollouts also keep to the level's own budget.
    pub nodes: Option<u64>,
    /// True if the caller sets a time limit. Level 5 then has no node limit.
    pub timed: bool,
    /// True to value every move, not only the best one.
    pub review: bool,
    /// The move that was played, for a review. In searches that visit moves by their value (Muros, Dog) it gets as many
    /// visits as all others together, so its value is as precise as the best one's. An illegal move has no effect.
    pub played: Option<&'a str>,
}

impl<'a> Limits<'a> {
    /// The limits of a level, 1 to 5, with its own budget.
    pub fn new(level: u8) -> Limits<'a> {
        Limits { level, seed: 0, nodes: None, timed: false, review: false, played: None }
    }

    /// Sets the seed of the random mistakes.
    #[must_use]
    pub fn seed(self, seed: u64) -> Limits<'a> {
        Limits { seed, ..self }
    }

    /// Sets the maximum number of nodes.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> Limits<'a> {
        Limits { nodes: Some(nodes), ..self }
    }

    /// Declares that the caller limits the time.
    #[must_use]
    pub fn timed(self) -> Limits<'a> {
        Limits { timed: true, ..self }
    }

    /// Asks for a review: a value for every move.
    #[must_use]
    pub fn review(self) -> Limits<'a> {
        Limits { review: true, ..self }
    }

    /// Sets the move that was played, for a review.
    #[must_use]
    pub fn played(self, played: &'a str) -> Limits<'a> {
        Limits { played: Some(played), ..self }
    }

    /// The number of rollouts that a bot plays. `own` lists the budgets of the highest levels; the levels below play
    /// none. Levels under 5 play their budget, or `nodes` if that is fewer. Level 5 plays all of `nodes`; without
    /// `nodes` it plays its budget, or no fixed number if `timed`. With a single legal move, `only` rollouts are enough
    /// to value the position.
    pub(crate) fn games(&self, choices: usize, own: &[u64], only: u64) -> u64 {
        let level = if self.review { 5 } else { usize::from(self.level) };
        let Some(at) = (level + own.len()).checked_sub(6) else { return 0 };
        let own = own[at];
        let most = if level < 5 { own } else { u64::MAX };
        let games = self.nodes.map_or(if self.timed { most } else { own }, |nodes| nodes.min(most));
        if choices == 1 { games.min(only) } else { games }
    }
}

/// A bot's decision.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "tsify", derive(serde::Serialize, tsify::Tsify))]
pub struct Choice {
    /// The move in the game's notation.
    #[cfg_attr(feature = "tsify", serde(rename = "move"))]
    pub action: String,
    /// Expected share of the win for the mover, 0 to 1. A level that does not search (`nodes` 0) guesses it.
    pub value: f64,
    /// Positions searched, or rollouts played.
    pub nodes: u64,
    /// Plies searched in full, for bots that count plies.
    #[cfg_attr(feature = "tsify", serde(skip_serializing_if = "Option::is_none"), tsify(optional))]
    pub depth: Option<u32>,
}

/// A legal move and its value.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "tsify", derive(serde::Serialize, tsify::Tsify), tsify(rename = "ValuedMove", missing_as_null))]
pub struct Valued {
    /// The move in the game's notation.
    #[cfg_attr(feature = "tsify", serde(rename = "notation"))]
    pub action: String,
    /// Expected share of the win for the mover, 0 to 1.
    pub value: f64,
    /// Half the width of the value's 95 % confidence interval: 0 if the value is proven, null if unknown.
    pub error: Option<f64>,
}

/// Every legal move with its value for the mover, best first.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "tsify", derive(serde::Serialize, tsify::Tsify))]
pub struct Review {
    /// True if every value is proven.
    pub exact: bool,
    /// Expected share of the win for the seat that observes, 0 to 1.
    pub value: f64,
    /// The moves.
    #[cfg_attr(feature = "tsify", tsify(type = "ValuedMove[]"))]
    pub moves: Vec<Valued>,
}

impl Review {
    /// Sorts the moves by value, best first; equal ones keep their order. The best value becomes the position's value.
    pub(crate) fn of(mut moves: Vec<Valued>, exact: bool) -> Review {
        best_first(&mut moves, |each| each.value);
        Review { exact, value: moves.first().map_or(0.5, |best| best.value), moves }
    }
}

/// Sorts a short list by value, best first; equal values keep their order. Every use of the library's sort is 6 KB of
/// WebAssembly.
pub(crate) fn best_first<T, V: PartialOrd>(list: &mut [T], value: impl Fn(&T) -> V) {
    for end in 1..list.len() {
        let own = value(&list[end]);
        let at = list[..end].partition_point(|each| value(each) >= own);
        list[at..=end].rotate_right(1);
    }
}

/// A bot that searches one position.
///
/// ```
/// use sobremesa_bots::{Limits, thinker};
/// use sobremesa_session::GameId;
///
/// let observation = "D,D,-,D/-,-,-,-/-,-,-,-/d,d,-,- 333/433 w";
/// let mut bot = thinker(GameId::Gobblet, observation, &Limits::new(5).nodes(1_000).review())?;
/// while !bot.run(100) {}
/// assert_eq!(bot.review().moves[0].value, 1.0, "c4 wins");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub trait Thinker: Send {
    /// Searches about this many more nodes. Returns true once nothing is left to find or the budget is spent.
    fn run(&mut self, nodes: u64) -> bool;

    /// Returns the progress, 0 to 1, of work that must finish before the first answer whatever the limits; `None` if no
    /// such work is left.
    fn progress(&self) -> Option<f64> {
        None
    }

    /// Returns the best action so far, a sensible one even before the first [`Thinker::run`]. With [`Limits::review`],
    /// use [`Thinker::review`] instead.
    fn choice(&self) -> Choice;

    /// Returns the values of every legal action so far.
    fn review(&self) -> Review;

    /// Returns true if [`Thinker::review`] covers every legal action, not only the best.
    fn reviews(&self) -> bool {
        true
    }
}

/// Half the width of the 95 % confidence interval of a mean share of the win. A share is between 0 and 1, so its
/// variance is at most that of pure wins and losses, which is used here.
pub(crate) fn spread(share: f64, games: f64) -> f64 {
    1.96 * (share * (1.0 - share) / games).max(0.0).sqrt()
}

/// The index of the move that was played, if the limits name one for a review.
pub(crate) fn played(limits: &Limits, moves: usize, written: &dyn Fn(usize) -> String) -> Option<usize> {
    limits.played.filter(|_| limits.review).and_then(|played| (0..moves).find(|&at| written(at) == played))
}

/// Dice for choices between equals. The same seed and observation give the same dice.
pub fn dice(seed: u64, observation: &str) -> SplitMix {
    SplitMix(sobremesa_session::hash(seed, observation))
}
