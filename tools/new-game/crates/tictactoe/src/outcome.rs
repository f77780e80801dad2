//! How a game ends.

/// The reason of the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, tsify::Tsify)]
#[serde(rename_all = "kebab-case")]
#[tsify(type_prefix = "Tictactoe")]
pub enum Reason {
    /// Three in a row.
    Line,
    /// A full board without such a line.
    Full,
}

impl sobremesa_core::Reason for Reason {
    fn word(self) -> &'static str {
        match self {
            Reason::Line => "line",
            Reason::Full => "full",
        }
    }
}
