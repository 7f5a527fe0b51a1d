//! The settings of a Monte Carlo tree search.

use core::time::Duration;

/// The settings of a Monte Carlo tree search.
///
/// Each iteration walks down the tree to a leaf, values the leaf, and updates every move on the way. At each node it
/// takes the move with the highest upper confidence bound (UCB1). It does not visit moves whose result is proven.
#[derive(Clone, Copy, PartialEq, Debug)]
#[must_use = "a search does nothing until a player has it"]
pub struct Uct {
    pub(super) iterations: u64,
    pub(super) time_limit: Option<Duration>,
    pub(super) node_limit: usize,
    pub(super) exploration: f64,
}

impl Uct {
    /// Makes a search of `iterations` iterations for each move of the game, with √2 as the weight of exploration.
    pub const fn new(iterations: u64) -> Self {
        Self { iterations, time_limit: None, node_limit: 1 << 22, exploration: core::f64::consts::SQRT_2 }
    }

    /// Stops the search for each move of the game after `limit`.
    pub const fn time_limit(mut self, limit: Duration) -> Self {
        self.time_limit = Some(limit);
        self
    }

    /// Limits the tree to `nodes` nodes of 40 bytes. The default is 4,194,304. A full tree stops growing, and
    /// iterations end at the leaves that it has.
    pub const fn node_limit(mut self, nodes: usize) -> Self {
        self.node_limit = if nodes < u32::MAX as usize { nodes } else { u32::MAX as usize };
        self
    }

    /// Sets the weight of exploration: a greater weight tries moves with few visits more often, and a lower weight
    /// prefers moves with a high share of points. The weight is 0 or more. Other values count as 0.
    pub const fn exploration(mut self, weight: f64) -> Self {
        self.exploration = if weight.is_finite() && weight > 0.0 { weight } else { 0.0 };
        self
    }
}
