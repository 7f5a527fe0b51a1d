//! Permutations of bits in few instructions.
//!
//! A [`SwapPlan`] performs a [`Permutation`] by delta swaps alone. A [`Recipe`] may also reverse the bits or bytes of a
//! word, or put words together from parts of words ([`Gather`]).
//!
//! Nothing here depends on boards; [`plans`](crate::plans) applies it to their symmetries.

mod gather;
mod permutation;
mod recipe;
pub(crate) mod reversal;
pub(crate) mod search;
mod swap;

pub use gather::{Gather, GatherPart};
pub use permutation::Permutation;
pub use recipe::{Recipe, RecipeStep};
pub use swap::{DeltaSwap, SwapPlan};
