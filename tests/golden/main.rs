//! Results against what was computed elsewhere: the data beside these files, and figures from the literature.

mod literature;
mod masks;
mod matches;
mod perft;
mod players;
mod playouts;
mod randomness;
mod search;
mod series_boards;
mod tree;
