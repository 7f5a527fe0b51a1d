//! Reports of progress and of games during a match.

use core::fmt;

use super::record::GameRecord;

/// A function that takes the record of a game.
type GameListener<'a> = Box<dyn FnMut(&GameRecord<'_>) + 'a>;

/// The functions that a match or a tournament calls while it runs: one receives the number of pairs played so far, the
/// other the record of every game.
///
/// The functions run on the thread that runs the match, in the order of the pairs. The number of threads does not change
/// that order.
///
/// ```
/// use mb_runtime::Listener;
/// use mb_runtime::players::RandomPlayer;
/// use mb_runtime::prelude::*;
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let (mut last, mut shortest) = (0, usize::MAX);
/// let mut listener = Listener::new()
///     .on_progress(|pairs| last = pairs)
///     .on_game(|game| shortest = shortest.min(game.moves.len()));
/// let game = Match::new(("a", RandomPlayer), ("b", RandomPlayer)).pairs(100).listener(&mut listener);
/// game.run(&start, &mut FastRandom::new(0));
/// drop(listener);
/// assert_eq!((last, shortest), (100, 5));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Listener<'a> {
    progress: Option<Box<dyn FnMut(u64) + 'a>>,
    game: Option<GameListener<'a>>,
}

impl<'a> Listener<'a> {
    /// Makes a listener without functions.
    pub fn new() -> Self {
        Self::default()
    }

    /// Calls `progress` with the number of pairs played so far. It is called after every pair with
    /// [`RandomSource::Single`](crate::arena::RandomSource::Single), and after every block of pairs with
    /// [`RandomSource::Streams`](crate::arena::RandomSource::Streams).
    #[must_use]
    pub fn on_progress(mut self, progress: impl FnMut(u64) + 'a) -> Self {
        self.progress = Some(Box::new(progress));
        self
    }

    /// Calls `game` with the record of every game.
    #[must_use]
    pub fn on_game(mut self, game: impl FnMut(&GameRecord<'_>) + 'a) -> Self {
        self.game = Some(Box::new(game));
        self
    }

    /// Returns a listener that calls the functions of this one, with `before` added to every number of pairs.
    pub(super) fn after(&mut self, before: u64) -> Listener<'_> {
        Listener {
            progress: self.progress.as_mut().map(|progress| -> Box<dyn FnMut(u64) + '_> {
                Box::new(move |pairs| progress(before.saturating_add(pairs)))
            }),
            game: self.game.as_mut().map(|game| -> GameListener<'_> { Box::new(game) }),
        }
    }

    pub(super) const fn is_deaf(&self) -> bool {
        self.progress.is_none() && self.game.is_none()
    }

    pub(super) const fn wants_games(&self) -> bool {
        self.game.is_some()
    }

    pub(super) fn tell_progress(&mut self, pairs: u64) {
        if let Some(progress) = &mut self.progress {
            progress(pairs);
        }
    }

    pub(super) fn tell_game(&mut self, record: &GameRecord<'_>) {
        if let Some(game) = &mut self.game {
            game(record);
        }
    }
}

impl fmt::Debug for Listener<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Listener").finish_non_exhaustive()
    }
}
