//! What is computed in one way against the same computed in another.

mod match_records;
mod playout_engine;
