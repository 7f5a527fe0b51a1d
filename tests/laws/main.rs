//! Results against a two-dimensional array and plain minimax on it, and laws that hold whatever is played.

mod bit_board;
mod database;
mod every_player;
mod matches;
mod playouts;
mod search;
mod series_boards;
mod series_judge;
mod solver;
mod strength;
