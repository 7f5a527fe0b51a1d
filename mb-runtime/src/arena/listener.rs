//! Reports while games are played.

use core::fmt;

use super::record::GameRecord;

/// A function that takes the record of a game.
type GameListener<'a> = Box<dyn FnMut(&GameRecord<'_>) + 'a>;

/// What to call while a match or a tournament is played: with the number of pairs played, and with the record of every
/// game.
///
/// The functions are called on the thread that runs the match, in the order of the pairs, whatever the number of threads.
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
    /// A listener that calls nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Calls `progress` with the number of pairs played so far: after every pair when all random choices come from one
    /// stream, else after every block of pairs.
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

    /// A listener that calls this one, with `before` added to every number of pairs.
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
