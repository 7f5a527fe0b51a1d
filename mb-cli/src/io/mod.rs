//! Input and output of the sub-commands: terminal, JSON and files.

pub(crate) mod databases;
pub(crate) mod drawing;
pub(crate) mod entrants;
pub(crate) mod failure;
pub(crate) mod human;
pub(crate) mod json;
pub(crate) mod lines;
pub(crate) mod moves;
pub(crate) mod progress;
pub(crate) mod tables;
