//! The questions that make up the solution of a position, and a line of best play from it.

use core::fmt::Debug;
use core::hint::black_box;
use core::ops::ControlFlow;
use std::time::Instant;

use super::control::{Control, Stopped};
use super::grid::GridNode;
use super::options::BestMoves;
use super::problem::{Candidates, Problem};
use super::question::{Attack, Question};
use super::searcher::{Searcher, take_best};
use super::split;
use super::word::Word;
use crate::exact::solution::{MoveValue, Solution, ValueBounds};
use crate::threads::Pool;
use mb_core::{Convention, Mark, Square, Value};

/// The most visits for finding a line of best play, on a board of one word; fewer for boards of more words.
const LINE_NODES: u64 = 50_000;

/// The position that a solution is about.
#[derive(Debug)]
struct Root<'a, W> {
    problem: &'a Problem<W>,
    control: &'a Control,
    pool: Option<&'a Pool>,
    searcher: Searcher<'a, W>,
    node: GridNode<W>,
    /// The number of moves to the end, when that is asked for and known.
    distance: Option<u32>,
    /// What was found so far.
    solution: Solution,
}

/// The [`Problem`] of a board, for a caller that does not name the word that the board fits in.
pub(super) trait AnyProblem: Debug + Send + Sync {
    /// Finds what the options ask for, or as much of it as the limits allow, in a position that is not over. The
    /// position is given by the mark on every square and the side to move.
    fn solve(&self, pool: Option<&Pool>, mark: &dyn Fn(Square) -> Option<Mark>, turn: Mark) -> Solution;
}

impl<W: Word> AnyProblem for Problem<W> {
    fn solve(&self, pool: Option<&Pool>, mark: &dyn Fn(Square) -> Option<Mark>, turn: Mark) -> Solution {
        let (start, options) = (Instant::now(), &self.options);
        let control = Control::new(options.monitor.clone(), options.node_limit, options.time_limit);
        // Hide the position from the compiler: rustc 1.95 (LLVM 21 and 22, pass IPSCCP) has been seen to replace an
        // argument of a recursive search by the constant of its first call, and then finds wrong answers or none.
        let node = black_box(self.grid.node(mark, turn));
        let mut root = Root {
            problem: self,
            control: &control,
            pool,
            searcher: Searcher::new(self, &control, None),
            node,
            distance: None,
            solution: Solution::default(),
        };
        // First ask whether the side to move wins, then whether the other side does. Finding a win takes less work than
        // ruling it out, and a win that is ruled out narrows the bounds even if the second question stays open.
        let value = root.ask(&node, Question::mover_wins(node.empty)).and_then(|win| {
            if win.is_some() {
                return Ok(Value::Win);
            }
            root.solution.bounds = ValueBounds::at_most(Value::Draw);
            root.value_unless_won(&node)
        });
        let value = value.and_then(|value| {
            root.solution.bounds = ValueBounds::exactly(value);
            root.find_moves(value).map(|()| value)
        });
        let Root { mut solution, distance, searcher, .. } = root;
        drop(searcher);
        solution.is_complete = value.is_ok();
        solution.distance = distance.map(|moves| moves as usize);
        solution.nodes = control.nodes();
        if let Ok(value) = value
            && options.best_moves == BestMoves::All
        {
            let most_nodes = LINE_NODES / W::BITS.div_ceil(64) as u64;
            let control = Control::new(options.monitor.clone(), Some(most_nodes), None);
            let first = solution.best_moves.first().map(|square| self.grid.bit(*square));
            let bits = principal_variation(self, &control, node, value, distance, first);
            solution.principal_variation = bits.into_iter().map(|bit| self.grid.square(bit)).collect();
            solution.nodes += control.nodes();
        }
        self.add_visited(solution.nodes);
        solution.elapsed = start.elapsed();
        solution
    }
}

impl<W: Word> Root<'_, W> {
    /// Finds the distance and the moves that the options ask for, in a position with this value. The solution keeps
    /// what was found before a stop.
    fn find_moves(&mut self, value: Value) -> Result<(), Stopped> {
        let (problem, node) = (self.problem, self.node);
        let options = &problem.options;
        if options.distance {
            self.distance = Some(self.find_distance(&node, value)?);
        }
        if options.every_move {
            self.find_every_move()?;
        }
        match options.best_moves {
            BestMoves::None if !options.every_move => (),
            BestMoves::One if !options.every_move => {
                let best = self.searcher.best_move(&node, value, self.distance)?;
                self.solution.best_moves = best.map(|bit| problem.grid.square(bit)).into_iter().collect();
            }
            _ => self.find_best_moves(value)?,
        }
        Ok(())
    }

    /// Answers a question, with a small limit of moves first on large boards.
    fn ask(&mut self, node: &GridNode<W>, question: Question) -> Result<Attack, Stopped> {
        for limit in self.problem.limits(question.limit) {
            let question = question.within(limit);
            let attack = match self.pool {
                None => self.searcher.answer(node, question)?,
                Some(pool) => {
                    let mut answer = Ok(None);
                    pool.run(&mut || answer = split::answer(self.problem, self.control, node, question));
                    answer?
                }
            };
            if attack.is_some() {
                return Ok(attack);
            }
        }
        Ok(None)
    }

    /// The value of a position that the side to move cannot win.
    fn value_unless_won(&mut self, node: &GridNode<W>) -> Result<Value, Stopped> {
        let is_lost = self.ask(node, Question::other_wins(node.empty))?.is_some();
        Ok(if is_lost { Value::Loss } else { Value::Draw })
    }

    /// Finds the distance to the end of a position with this value, by questions with a growing limit.
    fn find_distance(&mut self, node: &GridNode<W>, value: Value) -> Result<u32, Stopped> {
        let question = match value {
            Value::Win => Question::mover_wins(node.empty),
            Value::Loss => Question::other_wins(node.empty),
            Value::Draw => return Ok(node.empty),
        };
        // The side whose lines decide makes the last move.
        let parity = u32::from(question.by_mover == (self.problem.options.convention == Convention::Normal));
        for limit in (1..node.empty).filter(|limit| limit % 2 == parity) {
            if self.ask(node, question.within(limit))?.is_some() {
                return Ok(limit);
            }
        }
        Ok(node.empty)
    }

    /// Returns the legal moves as bits. Of moves that a symmetry of the position maps to each other, it has the first
    /// only.
    fn distinct_moves(&self) -> impl Iterator<Item = usize> + use<W> {
        let mut moves = self.problem.one_of_each(&self.node, self.problem.grid.empty(&self.node));
        std::iter::from_fn(move || moves.take_lowest())
    }

    /// The squares of these bits, and those that a symmetry of the position maps to one of them.
    fn with_images(&self, bits: &[usize]) -> Vec<Square> {
        let (grid, node) = (&self.problem.grid, &self.node);
        let images = |symmetry| bits.iter().map(move |bit| grid.square(grid.hashing().image(symmetry, *bit)));
        let mut squares: Vec<Square> =
            std::iter::once(0).chain(grid.symmetries_of(node)).flat_map(images).collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// Finds the value of every move, and the distances if they are asked for.
    fn find_every_move(&mut self) -> Result<(), Stopped> {
        for bit in self.distinct_moves() {
            let value = self.move_value(bit)?;
            let images = self.with_images(&[bit]).into_iter();
            self.solution.moves.extend(images.map(|square| MoveValue { square, ..value }));
            self.solution.moves.sort_unstable_by_key(|value| value.square);
            self.solution.moves.dedup_by_key(|value| value.square);
        }
        Ok(())
    }

    /// The value of one move.
    fn move_value(&mut self, bit: usize) -> Result<MoveValue, Stopped> {
        let problem = self.problem;
        let (value, moves) = if let Some(value) = problem.outcome(&self.node, bit) {
            (value, 0)
        } else {
            let next = problem.grid.after(&self.node, bit);
            let is_won = self.ask(&next, Question::mover_wins(next.empty))?.is_some();
            let value = if is_won { Value::Win } else { self.value_unless_won(&next)? };
            let moves = if self.problem.options.distance { self.find_distance(&next, value)? } else { 0 };
            (value.opposite(), moves)
        };
        let distance = self.problem.options.distance.then_some(moves as usize + 1);
        Ok(MoveValue::exactly(problem.grid.square(bit), value, distance))
    }

    /// Finds all moves that keep the value, and the distance if that is asked for.
    fn find_best_moves(&mut self, value: Value) -> Result<(), Stopped> {
        let (problem, node, distance) = (self.problem, self.node, self.distance);
        let mut best = Vec::new();
        for bit in self.distinct_moves() {
            if problem.keeps(&node, bit, value, distance, |next, question| self.ask(next, question))? {
                best.push(bit);
                self.solution.best_moves = self.with_images(&best);
            }
        }
        Ok(())
    }
}

impl<W: Word> Problem<W> {
    /// The value of a move that ends the game for the side that makes it; `None` when the game goes on.
    fn outcome(&self, node: &GridNode<W>, bit: usize) -> Option<Value> {
        if node.own_holes.has(bit) {
            return Some(if self.is_misere() { Value::Loss } else { Value::Win });
        }
        (node.empty == 1).then_some(Value::Draw)
    }

    /// Returns whether a move keeps the value of its position, and the distance if it is given: the winner hurries and
    /// the loser delays. `ask` answers questions.
    fn keeps(
        &self,
        node: &GridNode<W>,
        bit: usize,
        value: Value,
        distance: Option<u32>,
        ask: impl FnOnce(&GridNode<W>, Question) -> Result<Attack, Stopped>,
    ) -> Result<bool, Stopped> {
        if let Some(outcome) = self.outcome(node, bit) {
            return Ok(outcome == value && (value == Value::Draw || distance.is_none_or(|moves| moves == 1)));
        }
        let next = self.grid.after(node, bit);
        Ok(match (value, distance) {
            (Value::Win, None) => ask(&next, Question::other_wins(next.empty))?.is_some(),
            (Value::Win, Some(moves)) => ask(&next, Question::other_wins(moves - 1))?.is_some(),
            (Value::Draw, _) => ask(&next, Question::mover_wins(next.empty))?.is_none(),
            (Value::Loss, None) => true,
            (Value::Loss, Some(moves)) => moves < 2 || ask(&next, Question::mover_wins(moves - 2))?.is_none(),
        })
    }
}

/// Follows best play from a position with this value, and this distance if it is known, beginning with `first`. Takes
/// the first of several best moves in the order of search.
fn principal_variation<W: Word>(
    problem: &Problem<W>,
    control: &Control,
    mut node: GridNode<W>,
    mut value: Value,
    mut distance: Option<u32>,
    first: Option<usize>,
) -> Vec<usize> {
    let mut searcher = Searcher::new(problem, control, None);
    let mut line = Vec::new();
    let mut next = first;
    while let Some(bit) = next {
        let is_over = problem.outcome(&node, bit).is_some();
        node = problem.grid.after(&node, bit);
        (value, distance) = (value.opposite(), distance.map(|moves| moves - 1));
        line.push(bit);
        next = if is_over { None } else { searcher.best_move(&node, value, distance).ok().flatten() };
    }
    line
}

impl<W: Word> Searcher<'_, W> {
    /// The first move that keeps the value, and the distance if that is known.
    fn best_move(
        &mut self,
        node: &GridNode<W>,
        value: Value,
        distance: Option<u32>,
    ) -> Result<Option<usize>, Stopped> {
        let problem = self.problem;
        for bit in self.every_move(node, value) {
            if problem.keeps(node, bit, value, distance, |next, question| self.answer(next, question))? {
                return Ok(Some(bit));
            }
        }
        Ok(None)
    }

    /// Lists all moves, the most promising first: the move in the table, the forced moves, and the rest in the order of
    /// search.
    fn every_move(&mut self, node: &GridNode<W>, value: Value) -> Vec<usize> {
        let question = match value {
            Value::Win => Question::mover_wins(node.empty),
            Value::Draw | Value::Loss => Question::other_wins(node.empty),
        };
        let empty = self.problem.grid.empty(node);
        let completing = node.own_holes;
        let pressing = match self.problem.inspect(node, question) {
            ControlFlow::Continue(candidates) => candidates.squares,
            // A move that ends the game at once, unless it loses.
            ControlFlow::Break(_) if self.problem.is_misere() => empty.without(completing),
            ControlFlow::Break(_) if !completing.is_zero() => completing,
            ControlFlow::Break(_) => node.other_holes,
        };
        let suggested = self.recall(node).and_then(|(_, best)| best);
        let mut moves: Vec<usize> =
            suggested.filter(|bit| pressing.is_zero() || pressing.has(*bit)).into_iter().collect();
        for squares in [pressing, empty.without(pressing)] {
            let mut places = self.list_moves(node, question, Candidates { squares, least: 0 }, None);
            let start = places.start;
            moves.extend(std::iter::from_fn(|| take_best(&mut self.moves, &mut places)));
            self.moves.truncate(start);
        }
        moves
    }
}
