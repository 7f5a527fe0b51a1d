//! Where the random choices of a match come from.

use core::fmt;

use crate::random::Dice;

/// Where the random choices of a match come from. A mutable reference to [dice](Dice) becomes
/// [`Single`](Self::Single).
#[derive(Default)]
#[non_exhaustive]
pub enum RandomSource<'dice> {
    /// One stream for all choices, in the order in which the moves are made. With
    /// [`PythonRandom`](crate::random::PythonRandom) a match is the published one, game for game. Such a match runs
    /// on one thread.
    Single(&'dice mut dyn Dice),
    /// A numbered stream of [`FastRandom`](crate::random::FastRandom) for each block of pairs: the result depends on
    /// the seed of the match, not on the number of threads.
    #[default]
    Streams,
}

impl RandomSource<'_> {
    /// The same source for the next match of a tournament.
    pub(super) fn reborrow(&mut self) -> RandomSource<'_> {
        match self {
            Self::Single(dice) => RandomSource::Single(&mut **dice),
            Self::Streams => RandomSource::Streams,
        }
    }
}

impl<'dice, D: Dice> From<&'dice mut D> for RandomSource<'dice> {
    fn from(dice: &'dice mut D) -> Self {
        Self::Single(dice)
    }
}

impl fmt::Debug for RandomSource<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::Single(_) => "Single",
            Self::Streams => "Streams",
        })
    }
}
