//! The winners of many games at once, without the order of moves where it does not matter.

mod colours;
mod only_lines;
mod order;
mod times;

pub(super) use colours::{ColourGames, are_lines_rare};
pub(super) use times::TimeGames;
