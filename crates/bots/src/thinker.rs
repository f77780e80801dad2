//! The interface of every bot: the limits it gets, its search, and the choice it returns.

use sobremesa_core::SplitMix;

/// How strong and how long to think: `Limits::new(3).seed(7).nodes(10_000)`.
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
    /// At most so many nodes, and never more than the level's own budget, but at level 5.
    pub nodes: Option<u64>,
    /// True if the caller sets a time limit. Level 5 then has no node limit.
    pub timed: bool,
    /// Every move is to be valued, not only the best found.
    pub review: bool,
    /// The move that was played, for a review: in searches that visit moves by their value (Muros, Dog) it gets as many
    /// visits as all others together, so that its value is as precise as the best one's. An illegal move has no effect.
    pub played: Option<&'a str>,
}

impl<'a> Limits<'a> {
    /// A level, 1 to 5, with its own budget.
    pub fn new(level: u8) -> Limits<'a> {
        Limits { level, seed: 0, nodes: None, timed: false, review: false, played: None }
    }

    /// The same with this seed for its random mistakes.
    #[must_use]
    pub fn seed(self, seed: u64) -> Limits<'a> {
        Limits { seed, ..self }
    }

    /// The same with at most so many nodes.
    #[must_use]
    pub fn nodes(self, nodes: u64) -> Limits<'a> {
        Limits { nodes: Some(nodes), ..self }
    }

    /// The same for a caller who limits the time.
    #[must_use]
    pub fn timed(self) -> Limits<'a> {
        Limits { timed: true, ..self }
    }

    /// The same for a review: every move is to be valued.
    #[must_use]
    pub fn review(self) -> Limits<'a> {
        Limits { review: true, ..self }
    }

    /// The same for a review of the move that was played.
    #[must_use]
    pub fn played(self, played: &'a str) -> Limits<'a> {
        Limits { played: Some(played), ..self }
    }

    /// The number of rollouts for a bot that tries its moves in simulated games. `own` has the numbers of the highest levels; the
    /// levels below have none. Levels under 5 play their number, or `nodes` if that is fewer. Level 5 plays all of `nodes`;
    /// without `nodes` it plays its number, or until the caller stops it if `timed`. With one legal move `only` rollouts are
    /// enough to value the position.
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
    /// Expected share of the win for the mover, 0 to 1; 0.5 where a level does not look for it (`nodes` 0).
    pub value: f64,
    /// Positions looked at.
    pub nodes: u64,
    /// Plies looked ahead in full, where the bot counts so.
    #[cfg_attr(feature = "tsify", serde(skip_serializing_if = "Option::is_none"), tsify(optional))]
    pub depth: Option<u32>,
}

/// A legal move and what it is worth.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "tsify", derive(serde::Serialize, tsify::Tsify), tsify(rename = "ValuedMove", missing_as_null))]
pub struct Valued {
    /// The move in the game's notation.
    #[cfg_attr(feature = "tsify", serde(rename = "notation"))]
    pub action: String,
    /// Expected share of the win for the mover, 0 to 1.
    pub value: f64,
    /// By how much the value may be wrong, at 95 %: 0 where it is proven, null where nobody can tell.
    pub error: Option<f64>,
}

/// Every legal move with its value for the mover, best first.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "tsify", derive(serde::Serialize, tsify::Tsify))]
pub struct Review {
    /// True where every value is proven.
    pub exact: bool,
    /// Expected share of the win for the seat that observes, 0 to 1.
    pub value: f64,
    /// The moves.
    #[cfg_attr(feature = "tsify", tsify(type = "ValuedMove[]"))]
    pub moves: Vec<Valued>,
}

impl Review {
    /// The moves in the order of their values, best first, and what the best is worth; equals keep their order.
    pub(crate) fn of(mut moves: Vec<Valued>, exact: bool) -> Review {
        moves.sort_by(|a, b| b.value.total_cmp(&a.value));
        Review { exact, value: moves.first().map_or(0.5, |best| best.value), moves }
    }
}

/// A bot that is thinking about one position.
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
pub trait Thinker {
    /// Thinks on for about this many nodes; true when there is nothing left to find or the budget is spent.
    fn run(&mut self, nodes: u64) -> bool;

    /// Returns the share that is done of work that must finish before the first answer, whatever the limits; `None` if
    /// there is no such work left.
    fn progress(&self) -> Option<f64> {
        None
    }

    /// The best action so far; sensible from the start, before the first [`Thinker::run`]. One that reviews tells it in
    /// [`Thinker::review`].
    fn choice(&self) -> Choice;

    /// Returns the values of every legal action so far.
    fn review(&self) -> Review;

    /// Returns true if [`Thinker::review`] covers every legal action, not only the best.
    fn reviews(&self) -> bool {
        true
    }
}

/// By how much a share of the win that came of so many games may be wrong, at 95 %: shares lie between none and all, so
/// nothing spreads wider than wins and losses.
pub(crate) fn spread(share: f64, games: f64) -> f64 {
    1.96 * (share * (1.0 - share) / games).max(0.0).sqrt()
}

/// Which of so many moves was played; none of them where nobody says.
pub(crate) fn played(limits: &Limits, moves: usize, written: &dyn Fn(usize) -> String) -> Option<usize> {
    limits.played.filter(|_| limits.review).and_then(|played| (0..moves).find(|&at| written(at) == played))
}

/// Dice for choices between equals: the same ones wherever the same is observed.
pub fn dice(seed: u64, observation: &str) -> SplitMix {
    SplitMix(sobremesa_session::hash(seed, observation))
}
