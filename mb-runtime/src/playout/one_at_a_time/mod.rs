//! One game at a time.

mod games;
mod short;
mod shuffle;
mod steps;

pub(super) use games::OneAtATimeGames;
