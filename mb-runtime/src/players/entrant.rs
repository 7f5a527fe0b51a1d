//! Players that enter a match.

use core::fmt;
use std::sync::Arc;

use crate::player::Player;
use mb_core::Board;

/// A function that makes any number of equal players.
pub(super) type Maker<B> = Arc<dyn Fn() -> Box<dyn Player<B>> + Send + Sync>;

/// Returns a maker of clones of `player`.
pub(super) fn cloning<B: Board>(player: impl Player<B> + Clone + Send + Sync + 'static) -> Maker<B> {
    Arc::new(move || Box::new(player.clone()))
}

/// A participant of a match or a tournament: a name, and a function that makes any number of equal players.
///
/// A [`Match`](crate::arena::Match) or a [`RoundRobin`](crate::arena::RoundRobin) takes entrants instead of players,
/// because each of its threads needs players of its own. A pair of a name and a player that can be cloned converts into
/// an entrant.
/// [`entrant`](crate::players::entrant()) makes an entrant from the name of a player. For players that cannot be cloned,
/// such as a `Box<dyn Player>`, pass a function that makes them to [`new`](Self::new).
///
/// ```
/// use mb_runtime::players::{Entrant, RandomPlayer};
/// use mb_runtime::prelude::*;
///
/// let entrant: Entrant<BitBoard> = ("ai2", RandomPlayer).into();
/// assert_eq!(entrant.name(), "ai2");
/// let start = Position::new(BitBoard::square_board(3)?);
/// assert!(entrant.player().choose(&start, &mut FastRandom::new(0)).is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Entrant<B: Board> {
    pub(super) name: String,
    pub(super) make: Maker<B>,
}

impl<B: Board> Entrant<B> {
    /// Makes an entrant whose players come from `make`.
    pub fn new(
        name: impl Into<String>,
        make: impl Fn() -> Box<dyn Player<B>> + Send + Sync + 'static,
    ) -> Self {
        Self { name: name.into(), make: Arc::new(make) }
    }

    /// Returns the name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Makes a new player.
    pub fn player(&self) -> Box<dyn Player<B>> {
        (self.make)()
    }
}

impl<B: Board, N: Into<String>, P: Player<B> + Clone + Send + Sync + 'static> From<(N, P)> for Entrant<B> {
    fn from((name, player): (N, P)) -> Self {
        Self { name: name.into(), make: cloning(player) }
    }
}

impl<B: Board> fmt::Debug for Entrant<B> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Entrant").field(&self.name).finish()
    }
}
