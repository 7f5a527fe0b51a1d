//! Terminal, JSON and files: what the sub-commands read and write with.

pub(crate) mod databases;
pub(crate) mod drawing;
pub(crate) mod entrants;
pub(crate) mod failure;
pub(crate) mod human;
pub(crate) mod lines;
pub(crate) mod moves;
pub(crate) mod progress;
pub(crate) mod tables;
