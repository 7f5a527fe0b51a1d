//! The sub-commands, each in the file of its name. Some share `contest` or `generator`; `tour` runs without a
//! sub-command.

pub(crate) mod analyze;
pub(crate) mod benchmark;
pub(crate) mod check;
mod contest;
pub(crate) mod expand;
pub(crate) mod generator;
pub(crate) mod masks;
pub(crate) mod r#match;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod playout;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod tour;
pub(crate) mod tournament;
