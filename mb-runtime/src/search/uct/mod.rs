//! Monte Carlo tree search: UCT.
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
