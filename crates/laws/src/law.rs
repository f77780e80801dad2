//! The laws by name, and the report of a broken one.

use sobremesa_core::Notation;

/// Declares each law with its name and its sentence, which starts a finding.
macro_rules! laws {
    ($($name:ident: $sentence:literal,)*) => {
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
        }
    };
}

laws! {
    PiecesConserved: "pieces are conserved",
    MoverHasMoves: "a seat to move has a legal move, nobody else has",
    MovesSorted: "legal moves are sorted and unique",
    OverHasOutcome: "a game is over exactly when it has an outcome",
    OutcomeNamesSeats: "an outcome names seats of this game",
    ChancesWeighed: "listed chances are few and have weights",
    ChanceActs: "chance can act at its turn",
    ActionsUnambiguous: "notations are unambiguous",
    ActionsRoundTrip: "steps round-trip through their notation",
    MoveHasPath: "a move is a path of taps",
    PathsApart: "no move's path begins another's, and only moves that do the same share one",
    PositionsRoundTrip: "positions round-trip through their notation",
    TextsReadOrRefused: "a text is read as it stands there, or refused with a place in it",
    RefereeKnowsAll: "nothing is hidden from the referee",
    WorldPossible: "a sampled world is possible",
    WorldAgrees: "a sampled world agrees with the view",
    PositionHides: "a written position hides",
    ObservationHides: "an observation hides",
    MovesHide: "legal moves hide",
    MovesPlay: "legal moves play",
    PlayDeterministic: "play is deterministic",
    EventsHide: "events hide",
    EventsExplain: "events explain the view",
    StartsUnderItsRules: "a game starts under its own rules",
    GamesEnd: "games end",
    RecordsReplay: "records replay",
    UndoRestores: "undo restores",
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
        write!(f, "law broken: {}; position {}; step '{}'; {}", self.law, self.position, self.action, self.found)
    }
}

impl std::error::Error for Broken {}

/// Reports a law that a position or an action from it broke.
pub(crate) fn broken<G: Notation>(law: Law, position: &G, action: Option<&G::Action>, found: String) -> Broken {
    Broken { law, position: position.to_string(), action: action.map(ToString::to_string).unwrap_or_default(), found }
}
