//! One question, many threads: the moves near the root are shared out.
//!
//! The first move of a position is searched before the others are (the young brothers wait), for it often
//! settles the matter; the others are then searched side by side, and as soon as one settles it they stop. All
//! threads share the table. Yes or no is the same whatever the order; only the work is not.
//!
//! Source: R. Feldmann, B. Monien, P. Mysliwietz and O. Vornberger, "Distributed Game-Tree Search", ICCA Journal
//! 12 (1989).

use rayon::iter::{IntoParallelRefIterator as _, ParallelIterator as _};

use super::control::{Control, Stopped, Wanted};
use super::entry::{Attack, Entry};
use super::grid::Node;
use super::options::Method;
use super::problem::Problem;
use super::searcher::{Searcher, Step};
use super::word::Word;

/// So many moves from the root are shared out.
const SHARED_MOVES: usize = 4;

/// Positions with fewer empty squares are not worth sharing.
const FEWEST_EMPTY: u32 = 9;

/// A question whose moves may be shared out.
#[derive(Clone, Copy, Debug)]
struct Question<W> {
    node: Node<W>,
    by_mover: bool,
    limit: u32,
    /// How many moves from here may be shared out.
    shared: usize,
}

/// What an attack comes to, found by the threads of the pool that this is called in.
pub(super) fn ask<W: Word>(
    problem: &Problem<W>,
    control: &Control,
    node: &Node<W>,
    by_mover: bool,
    limit: u32,
) -> Result<Attack, Stopped> {
    // Proof numbers go where they want to, so only the first moves are shared out.
    let shared = if problem.method == Method::ProofNumber { 1 } else { SHARED_MOVES };
    let question = Question { node: *node, by_mover, limit, shared };
    answer(problem, control, &Wanted::part_of(None), &question)
}

fn answer<W: Word>(
    problem: &Problem<W>,
    control: &Control,
    wanted: &Wanted<'_>,
    question: &Question<W>,
) -> Result<Attack, Stopped> {
    let Question { node, by_mover, limit, shared } = question;
    // A searcher takes memory: none is made when there is nothing to do for it.
    wanted.check()?;
    control.check()?;
    let mut searcher = Searcher::new(problem, control, Some(wanted));
    if *shared == 0 || node.empty < FEWEST_EMPTY {
        return searcher.ask(node, *by_mover, *limit);
    }
    let moves: Vec<usize> = match searcher.visit(node, *by_mover, *limit)? {
        Step::Decided(attack) => return Ok(attack),
        Step::Moves(mut places) => std::iter::from_fn(|| searcher.next_move(&mut places)).collect(),
    };
    // Its share of the limit goes to those who try the moves.
    searcher.give_back();
    let settled = Wanted::part_of(Some(wanted));
    let try_move = |bit: &usize| {
        let node = problem.grid.after(node, *bit);
        let next = Question { node, by_mover: !by_mover, limit: limit - 1, shared: shared - 1 };
        let attack = answer(problem, control, &settled, &next)?.map(|moves| moves + 1);
        if attack.is_some() == *by_mover {
            settled.settle();
        }
        Ok(attack)
    };
    let Some((first, others)) = moves.split_first() else { return Ok(None) };
    let first = try_move(first)?;
    let mut attacks = vec![Ok(first)];
    if first.is_some() != *by_mover {
        attacks.extend(others.par_iter().map(try_move).collect::<Vec<_>>());
    }
    let attack = verdict(&attacks, *by_mover)?;
    searcher.remember(node, Entry::new(*by_mover, attack, *limit, node.empty, None), control.nodes());
    Ok(attack)
}

/// What the moves come to together. Those that were stopped do not matter when another one settled the matter.
fn verdict(attacks: &[Result<Attack, Stopped>], by_mover: bool) -> Result<Attack, Stopped> {
    let settled = attacks.iter().flatten().find(|attack| attack.is_some() == by_mover);
    match settled {
        Some(attack) => Ok(*attack),
        None => attacks.iter().try_fold(None, |longest: Attack, attack| Ok(longest.max((*attack)?))),
    }
}
