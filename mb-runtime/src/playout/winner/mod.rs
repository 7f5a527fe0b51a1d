//! The winners of many games at once, without the order of moves where it does not matter.

mod colours;
mod games;
mod line_sets;
mod order;
mod ranks;
mod times;

pub(super) use games::{WinnerGames, are_lines_rare};
