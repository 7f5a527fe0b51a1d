//! What is known of a registered player.

use core::fmt;

/// A player that [`by_name`](crate::players::by_name) knows.
///
/// Displayed as its name with its others: `random (ai2)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PlayerInfo {
    /// Its name here.
    pub name: &'static str,
    /// Its other names: those in the series, where it has it, else the usual abbreviation.
    pub aliases: &'static [&'static str],
    /// What it does.
    pub about: &'static str,
    /// The names of its parameters.
    pub keys: &'static [&'static str],
    /// Whether the series shows its scores for circle. (An [`Analysis`](crate::analysis::Analysis) has those for the
    /// side to move.)
    pub shows_scores_for_circle: bool,
}

impl PlayerInfo {
    /// All names by which it can be called, its own first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        core::iter::once(self.name).chain(self.aliases.iter().copied())
    }
}

impl fmt::Display for PlayerInfo {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({})", self.name, self.aliases.join(", "))
    }
}
