//! What is computed against what was computed elsewhere: the data beside these files.

mod masks;
mod matches;
mod perft;
mod players;
mod playouts;
mod randomness;
mod search;
mod series_boards;
mod tree;
