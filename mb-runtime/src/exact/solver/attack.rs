//! Null windows: depth first, each question answered with yes or no.
//!
//! "Is the position worth at least a draw?" and "is it worth a win?" are the two null windows of a game with three
//! values; each is the question whether one side's attack succeeds. Asked with a limit on the number of moves,
//! they give distances.
//!
//! The way from the root is a list and not a recursion: on the largest boards it may be tens of thousands of moves
//! long, more than a stack holds.
//!
//! Sources: J. Pearl, "SCOUT: A Simple Game-Searching Algorithm with Proven Optimal Properties", AAAI 1980, for
//! null windows; S. Akl and M. Newborn, "The Principal Continuation and the Killer Heuristic", ACM 1977; J.
//! Schaeffer, "The History Heuristic", ICCA Journal 6 (1983).

use core::ops::Range;

use super::control::Stopped;
use super::entry::{Attack, Entry};
use super::grid::Node;
use super::searcher::{Searcher, Step, take_best};
use super::word::Word;

/// A position on the way from the root whose moves are being tried.
#[derive(Debug)]
pub(super) struct Level<W> {
    node: Node<W>,
    by_mover: bool,
    limit: u32,
    /// The positions visited before this one.
    visited: u64,
    /// The place of the first move, and those of the moves that are left.
    first: usize,
    left: Range<usize>,
    /// The move that is being tried, as a bit.
    tried: usize,
    /// What the attack comes to by the moves tried so far, and the best of them.
    outcome: (Attack, Option<usize>),
}

impl<W> Level<W> {
    /// Takes note of what the attack comes to after the move that was tried. The first move that settles the matter
    /// ends the search; until then, the longest resistance counts.
    #[inline]
    fn hear(&mut self, attack: Attack) {
        let attack = attack.map(|moves| moves + 1);
        let settles = attack.is_some() == self.by_mover;
        if settles {
            self.left = 0..0;
        }
        if settles || attack > self.outcome.0 {
            self.outcome = (attack, Some(self.tried));
        }
    }
}

impl<W: Word> Searcher<'_, W> {
    /// What an attack within `limit` moves comes to; `by_mover` says whether the attacker is to move.
    pub(super) fn attack(&mut self, node: &Node<W>, by_mover: bool, limit: u32) -> Result<Attack, Stopped> {
        // A search that was stopped has left its way.
        self.levels.clear();
        self.moves.clear();
        let mut answer = self.enter(*node, by_mover, limit)?;
        while let Some(level) = self.levels.last_mut() {
            if let Some(attack) = answer {
                level.hear(attack);
            }
            answer = match take_best(&mut self.moves, &mut level.left) {
                Some(bit) => {
                    level.tried = bit;
                    let (by_mover, limit) = (!level.by_mover, level.limit - 1);
                    let next = self.problem.grid.after(&level.node, bit);
                    self.enter(next, by_mover, limit)?
                }
                None => self.leave(),
            };
        }
        Ok(answer.flatten())
    }

    /// Visits a position: what the attack comes to, or `None` when its moves are to be tried.
    fn enter(&mut self, node: Node<W>, by_mover: bool, limit: u32) -> Result<Option<Attack>, Stopped> {
        let visited = self.visited();
        Ok(match self.visit(&node, by_mover, limit)? {
            Step::Decided(attack) => Some(attack),
            Step::Moves(left) => {
                let (first, tried, outcome) = (left.start, 0, (None, None));
                self.levels.push(Level { node, by_mover, limit, visited, first, left, tried, outcome });
                None
            }
        })
    }

    /// Goes back from the last position, and says what the attack comes to there.
    fn leave(&mut self) -> Option<Attack> {
        let Level { node, by_mover, limit, visited, first, outcome: (attack, best), .. } =
            self.levels.pop()?;
        self.forget_moves(first);
        let nodes = self.visited() - visited;
        if let Some(bit) = best.filter(|_| attack.is_some() == by_mover) {
            self.reward(&node, bit, nodes);
        }
        self.remember(&node, Entry::new(by_mover, attack, limit, node.empty, best.map(to_u32)), nodes);
        Some(attack)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a board has at most 256 × 257 bits")]
const fn to_u32(bit: usize) -> u32 {
    bit as u32
}
