//! One game at a time.

mod course;
mod games;
mod ordered;
mod short;
mod shuffle;

pub(super) use games::SerialGames;
pub(super) use ordered::OrderedGames;
