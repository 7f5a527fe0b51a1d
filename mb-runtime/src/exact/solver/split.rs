//! Answers one question on many threads, which share out the moves near the root.
//!
//! The first move of a position is searched before the others, because it often settles the question ("young brothers
//! wait"). The other moves are then searched side by side, and all searches stop as soon as one settles the question.
//! All threads share the table. The answer does not depend on the order of the moves, but the amount of work does.
//!
//! Source: R. Feldmann, B. Monien, P. Mysliwietz and O. Vornberger, "Distributed Game-Tree Search", ICCA Journal
//! 12 (1989).

use core::ops::ControlFlow;

use std::sync::OnceLock;

use super::control::{Control, Stopped, Wanted};
use super::grid::GridNode;
use super::options::SolverMethod;
use super::problem::Problem;
use super::question::{Attack, Question};
use super::searcher::{Searcher, take_best};
use super::word::Word;
use crate::threads;

/// Positions less than this many moves from the root share out their moves.
const SHARED_MOVES: usize = 4;

/// A position with fewer empty squares is searched by one thread.
const FEWEST_EMPTY: u32 = 9;

/// Answers a question on the threads of the current pool.
pub(super) fn answer<W: Word>(
    problem: &Problem<W>,
    control: &Control,
    node: &GridNode<W>,
    question: Question,
) -> Result<Attack, Stopped> {
    // Proof numbers choose among all moves below a position, so only the moves of the root are shared out.
    let shared = if problem.options.method == SolverMethod::ProofNumber { 1 } else { SHARED_MOVES };
    answer_part(problem, control, &Wanted::part_of(None), node, question, shared)
}

/// Answers a question, and shares out the moves of every position less than `shared` moves ahead.
fn answer_part<W: Word>(
    problem: &Problem<W>,
    control: &Control,
    wanted: &Wanted<'_>,
    node: &GridNode<W>,
    question: Question,
    shared: usize,
) -> Result<Attack, Stopped> {
    // A searcher takes memory, so none is made if there is nothing to do.
    wanted.check()?;
    control.check()?;
    let mut searcher = Searcher::new(problem, control, Some(wanted));
    if shared == 0 || node.empty < FEWEST_EMPTY {
        return searcher.answer(node, question);
    }
    let moves: Vec<usize> = match searcher.visit(node, question)? {
        ControlFlow::Break(attack) => return Ok(attack),
        ControlFlow::Continue(mut places) => {
            std::iter::from_fn(|| take_best(&mut searcher.moves, &mut places)).collect()
        }
    };
    // The searchers of the moves may visit what this searcher was granted and did not visit.
    searcher.give_back();
    let settled = Wanted::part_of(Some(wanted));
    let try_move = |bit: &usize| {
        let next = problem.grid.after(node, *bit);
        let attack = answer_part(problem, control, &settled, &next, question.after_move(), shared - 1)?;
        let attack = attack.map(|moves| moves + 1);
        if question.is_settled_by(attack) {
            settled.settle();
        }
        Ok(attack)
    };
    let Some((first, others)) = moves.split_first() else { return Ok(None) };
    let first = try_move(first)?;
    let mut attacks = vec![Ok(first)];
    if !question.is_settled_by(first) {
        let found: Vec<OnceLock<Result<Attack, Stopped>>> = others.iter().map(|_| OnceLock::new()).collect();
        threads::share(others.len(), &|index| {
            found[index].get_or_init(|| try_move(&others[index]));
        });
        attacks.extend(found.into_iter().filter_map(OnceLock::into_inner));
    }
    // Moves whose search was stopped do not matter when another one settles the question.
    let attack = match attacks.iter().flatten().find(|attack| question.is_settled_by(**attack)) {
        Some(attack) => *attack,
        None => attacks.into_iter().try_fold(None, |longest: Attack, attack| Ok(longest.max(attack?)))?,
    };
    searcher.remember(node, question, attack, None, control.nodes());
    Ok(attack)
}
