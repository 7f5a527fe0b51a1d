//! Two computations of our own against each other: methods, threads, instruction sets, boards.

mod matches;
mod perft;
mod playouts;
mod search;
mod solver;
