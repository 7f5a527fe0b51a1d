//! Who is told what while games are played.

use core::fmt;

use super::GameRecord;

/// Takes the record of a game.
type GameListener<'a> = Box<dyn FnMut(&GameRecord<'_>) + 'a>;

/// What a program wants to be told while a match or a tournament is played: how far it is, and every game.
///
/// It is told on the thread that runs the match, and in the order of the pairs, whatever the number of threads.
///
/// ```
/// use mb_runtime::players::RandomPlayer;
/// use mb_runtime::prelude::*;
/// use mb_runtime::{FastRandom, Listener};
///
/// let start = Position::new(BitBoard::square_board(3)?);
/// let (mut last, mut shortest) = (0, usize::MAX);
/// let mut listener = Listener::new()
///     .on_progress(|pairs| last = pairs)
///     .on_game(|game| shortest = shortest.min(game.moves.len()));
/// let (mut random, mut dice) = (RandomPlayer, FastRandom::new(0));
/// Match::between("a", "b").pairs(100).run_telling(&start, &mut random, &mut RandomPlayer, &mut dice, &mut listener);
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
    /// Wants to be told nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Is called with the number of pairs played so far: after every pair when all random choices come from one
    /// stream, else after every few pairs.
    #[must_use]
    pub fn on_progress(mut self, progress: impl FnMut(u64) + 'a) -> Self {
        self.progress = Some(Box::new(progress));
        self
    }

    /// Is called with the record of every game.
    #[must_use]
    pub fn on_game(mut self, game: impl FnMut(&GameRecord<'_>) + 'a) -> Self {
        self.game = Some(Box::new(game));
        self
    }

    /// The same listener, told of progress as if so many pairs had been played before.
    pub(super) fn after(&mut self, before: u64) -> Listener<'_> {
        let mut told = Listener::new();
        if let Some(progress) = &mut self.progress {
            told = told.on_progress(move |pairs| progress(before + pairs));
        }
        if let Some(game) = &mut self.game {
            told = told.on_game(game);
        }
        told
    }

    pub(super) fn wants_games(&self) -> bool {
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
        formatter
            .debug_struct("Listener")
            .field("progress", &self.progress.is_some())
            .field("game", &self.game.is_some())
            .finish()
    }
}
