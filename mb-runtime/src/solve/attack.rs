//! Null windows: depth first, each question answered with yes or no.
//!
//! "Is the position worth at least a draw?" and "is it worth a win?" are the two null windows of a game with three
//! values; each is the question whether one side's attack succeeds. Asked with a limit on the number of moves,
//! they give distances.
//!
//! Sources: J. Pearl, "SCOUT: A Simple Game-Searching Algorithm with Proven Optimal Properties", AAAI 1980, for
//! null windows; S. Akl and M. Newborn, "The Principal Continuation and the Killer Heuristic", ACM 1977; J.
//! Schaeffer, "The History Heuristic", ICCA Journal 6 (1983).

use core::ops::Range;

use super::control::Stopped;
use super::entry::{Attack, Entry};
use super::grid::Node;
use super::searcher::{Searcher, Step};
use super::word::Word;

impl<W: Word> Searcher<'_, W> {
    /// What an attack within `limit` moves comes to; `by_mover` says whether the attacker is to move.
    pub(super) fn attack(&mut self, node: &Node<W>, by_mover: bool, limit: u16) -> Result<Attack, Stopped> {
        let before = self.visited();
        let moves = match self.visit(node, by_mover, limit)? {
            Step::Decided(attack) => return Ok(attack),
            Step::Moves(moves) => moves,
        };
        let start = moves.start;
        let outcome = self.try_moves(node, by_mover, limit, moves);
        self.forget_moves(start);
        let (attack, best) = outcome?;
        let nodes = self.visited() - before;
        if let Some(bit) = best.filter(|_| attack.is_some() == by_mover) {
            self.reward(node, usize::from(bit), nodes);
        }
        self.remember(node, Entry::new(by_mover, attack, limit, node.empty, best), nodes);
        Ok(attack)
    }

    /// Tries moves until one settles the matter; gives what the attack comes to, and the best move.
    fn try_moves(
        &mut self,
        node: &Node<W>,
        by_mover: bool,
        limit: u16,
        mut moves: Range<usize>,
    ) -> Result<(Attack, Option<u16>), Stopped> {
        let mut longest = (None, None);
        while let Some(bit) = self.next_move(&mut moves) {
            let next = self.problem.grid.after(node, bit);
            let attack = self.attack(&next, !by_mover, limit - 1)?.map(|moves| moves + 1);
            #[expect(clippy::cast_possible_truncation, reason = "a word has fewer bits")]
            let best = Some(bit as u16);
            if attack.is_some() == by_mover {
                return Ok((attack, best));
            }
            if attack > longest.0 {
                longest = (attack, best);
            }
        }
        Ok(longest)
    }
}
