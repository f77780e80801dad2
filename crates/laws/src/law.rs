//! The laws by name, and the report of a broken one.

use sobremesa_core::Notation;

/// Declares each law with its name, its sentence, and what of a game's crate to look at.
macro_rules! laws {
    ($($name:ident: $sentence:literal => $remedy:literal,)*) => {
        /// A law that every game must obey, or every match of one.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Law {
            $(#[doc = $sentence] $name,)*
        }

        impl Law {
            /// All laws.
            pub const ALL: &[Law] = &[$(Law::$name,)*];

            /// The law as a sentence.
            pub fn sentence(self) -> &'static str {
                match self {
                    $(Law::$name => $sentence,)*
                }
            }

            /// The functions of the game's crate to check if the law fails.
            pub fn remedy(self) -> &'static str {
                match self {
                    $(Law::$name => $remedy,)*
                }
            }
        }
    };
}

laws! {
    PiecesConserved: "pieces are conserved" => "play_unchecked, validate",
    MoverHasMoves: "a seat to move has a legal move, nobody else has" => "legal_actions",
    MovesSorted: "legal moves are sorted and unique" => "legal_actions",
    OverHasOutcome: "a game is over exactly when it has an outcome" => "outcome",
    OutcomeNamesSeats: "an outcome names seats of this game" => "outcome",
    ChancesWeighed: "listed chances are few and have weights" => "chances",
    ChanceActs: "chance can act at its turn" => "chances, draw",
    ActionsUnambiguous: "notations are unambiguous" => "Display of the action",
    ActionsRoundTrip: "steps round-trip through their notation" => "FromStr of the action",
    MoveHasPath: "a move is a path of taps" => "path",
    PathsApart: "no move's path begins another's, and only moves that do the same share one" => "path",
    PositionsRoundTrip: "positions round-trip through their notation" => "read, write",
    TextsReadOrRefused: "a text is read as it stands there, or refused with a place in it" => "read, FromStr",
    RefereeKnowsAll: "nothing is hidden from the referee" => "determinize",
    WorldPossible: "a sampled world is possible" => "determinize",
    WorldAgrees: "a sampled world agrees with the view" => "determinize",
    PositionHides: "a written position hides" => "write",
    ObservationHides: "an observation hides" => "memory",
    MovesHide: "legal moves hide" => "legal_actions, path",
    MovesPlay: "legal moves play" => "is_legal",
    PlayDeterministic: "play is deterministic" => "play_unchecked",
    EventsHide: "events hide" => "redact",
    EventsExplain: "events explain the view" => "play_unchecked, fold",
    StartsUnderItsRules: "a game starts under its own rules" => "start, rules",
    GamesEnd: "games end" => "outcome",
    RecordsReplay: "records replay" => "play_unchecked",
    UndoRestores: "undo restores" => "play_unchecked",
}

impl std::fmt::Display for Law {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.sentence())
    }
}

/// A broken law, with everything needed to reproduce it.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The position in which it broke.
    pub position: String,
    /// The action, if one was being played.
    pub action: String,
    /// The contradiction found.
    pub found: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Broken { law, position, action, found } = self;
        write!(f, "law broken: {law}; position {position}; step '{action}'; {found}; look at {}", law.remedy())
    }
}

impl std::error::Error for Broken {}

/// Reports a law that a position or an action from it broke.
pub(crate) fn broken<G: Notation>(law: Law, position: &G, action: Option<&G::Action>, found: String) -> Broken {
    Broken { law, position: position.to_string(), action: action.map(ToString::to_string).unwrap_or_default(), found }
}
