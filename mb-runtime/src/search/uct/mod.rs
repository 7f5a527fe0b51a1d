//! Monte Carlo tree search: UCT.
//!
//! Sources: L. Kocsis and C. Szepesvári, "Bandit Based Monte-Carlo Planning", ECML 2006, for UCT; M. Winands, Y.
//! Björnsson and J.-T. Saito, "Monte-Carlo Tree Search Solver", CG 2008, for solved nodes.

mod growth;
mod leaf;
mod settings;
mod tree;

pub(crate) use self::growth::Growth;
pub use self::leaf::{Judged, Leaf, PlayedOut};
pub use self::settings::Uct;
pub use self::tree::MoveVisits;
