//! The winners of many games at once. The order of moves is drawn only where it decides who wins.

mod colours;
mod only_lines;
mod order;
mod times;

pub(super) use colours::{ColourGames, are_lines_rare};
pub(super) use times::TimeGames;
