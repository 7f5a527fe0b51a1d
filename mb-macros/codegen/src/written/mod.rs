//! What the user wrote: the arguments of the attribute and the item below it.
//!
//! Every value keeps its tokens, so that a fault is shown where it was written. Faults are collected, so that all are
//! reported at once.

mod args;
mod faults;
mod item;
mod suggest;
mod target;

pub(crate) use args::{Args, Argument, Key};
pub(crate) use faults::Faults;
pub(crate) use item::Item;
pub(crate) use target::Target;
