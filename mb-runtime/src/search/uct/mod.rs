//! Monte Carlo tree search by UCT (upper confidence bounds applied to trees).
//!
//! [`Uct`] holds the settings, a [`Leaf`] values the leaves of the tree, and
//! [`UctPlayer`](crate::players::UctPlayer) runs the search.
//!
//! Sources: L. Kocsis and C. Szepesvári, "Bandit Based Monte-Carlo Planning", ECML 2006, for UCT; M. Winands, Y.
//! Björnsson and J.-T. Saito, "Monte-Carlo Tree Search Solver", CG 2008, for solved nodes.

mod leaf;
mod settings;
mod tree;

pub use self::leaf::{Judged, Leaf, PlayedOut};
pub use self::settings::Uct;
pub(crate) use self::tree::Growth;
pub use self::tree::MoveVisits;
