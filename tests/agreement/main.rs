//! Two computations of our own against each other: methods, threads, instruction sets, boards.

mod match_records;
mod perft;
mod playouts;
mod search;
mod solver;
