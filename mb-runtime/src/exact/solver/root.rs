//! The questions that make up the solution of a position.

use super::control::{Control, Stopped};
use super::grid::GridNode;
use super::keep::{keeps, outcome};
use super::options::{BestMoves, SolverOptions, Technique};
use super::problem::Problem;
use super::question::{Attack, Question};
use super::searcher::Searcher;
use super::split;
use super::word::Word;
use crate::exact::solution::{MoveValue, ValueBounds};
use mb_core::{Convention, Square, Value};

/// What is known about a position so far.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Findings {
    pub(super) bounds: ValueBounds,
    pub(super) distance: Option<u32>,
    pub(super) best_moves: Vec<Square>,
    pub(super) moves: Vec<MoveValue>,
}

/// The position that a solution is about.
#[derive(Debug)]
pub(super) struct Root<'a, W> {
    problem: &'a Problem<W>,
    options: &'a SolverOptions,
    control: &'a Control,
    pool: Option<&'a rayon::ThreadPool>,
    searcher: Searcher<'a, W>,
    node: GridNode<W>,
    pub(super) findings: Findings,
}

impl<'a, W: Word> Root<'a, W> {
    pub(super) fn new(
        problem: &'a Problem<W>,
        options: &'a SolverOptions,
        control: &'a Control,
        pool: Option<&'a rayon::ThreadPool>,
        node: GridNode<W>,
    ) -> Self {
        let findings = Findings {
            bounds: ValueBounds::UNKNOWN,
            distance: None,
            best_moves: Vec::new(),
            moves: Vec::new(),
        };
        let searcher = Searcher::new(problem, control, None);
        Self { problem, options, control, pool, searcher, node, findings }
    }

    /// Finds everything that the options ask for. The findings keep what was found before a stop.
    pub(super) fn solve(&mut self) -> Result<(), Stopped> {
        self.find_value()?;
        if self.options.distance {
            self.findings.distance = Some(self.find_distance(&self.node.clone(), self.findings.bounds)?);
        }
        if self.options.every_move {
            self.find_every_move()?;
        }
        match self.options.best_moves {
            _ if self.options.every_move => self.find_best_moves(),
            BestMoves::None => Ok(()),
            BestMoves::One => self.find_best_move(),
            BestMoves::All => self.find_best_moves(),
        }
    }

    /// Answers a question, with a small limit of moves first on large boards.
    fn ask(&mut self, node: &GridNode<W>, question: Question) -> Result<Attack, Stopped> {
        for limit in self.problem.limits(question.limit) {
            let question = Question { limit, ..question };
            let attack = match self.pool {
                None => self.searcher.ask(node, question)?,
                Some(pool) => pool.install(|| split::ask(self.problem, self.control, node, question))?,
            };
            if attack.is_some() {
                return Ok(attack);
            }
        }
        Ok(None)
    }

    /// Narrows the bounds of the position until one value is left.
    fn find_value(&mut self) -> Result<(), Stopped> {
        let node = self.node;
        // First whether the side to move wins, then whether the other side does. A win is found sooner than ruled out,
        // and ruling it out helps even when the second question stays open.
        self.findings.bounds = match self.ask(&node, Question::mover_wins(node.empty))? {
            Some(_) => ValueBounds::exactly(Value::Win),
            None => ValueBounds::UNKNOWN.at_most(Value::Draw),
        };
        if self.findings.bounds.value().is_none() {
            self.findings.bounds = ValueBounds::exactly(self.not_won(&node)?);
        }
        Ok(())
    }

    /// The value of a position that the side to move cannot win.
    fn not_won(&mut self, node: &GridNode<W>) -> Result<Value, Stopped> {
        Ok(if self.ask(node, Question::other_wins(node.empty))?.is_some() {
            Value::Loss
        } else {
            Value::Draw
        })
    }

    /// Finds the distance to the end of a position whose value is known, by questions with a growing limit.
    fn find_distance(&mut self, node: &GridNode<W>, bounds: ValueBounds) -> Result<u32, Stopped> {
        let by_mover = match bounds.value() {
            Some(Value::Win) => true,
            Some(Value::Loss) => false,
            Some(Value::Draw) | None => return Ok(node.empty),
        };
        // The side whose lines decide makes the last move.
        let parity = u32::from(by_mover == (self.problem.convention == Convention::Normal));
        for limit in (1..node.empty).filter(|limit| limit % 2 == parity) {
            if self.ask(node, Question { by_mover, limit })?.is_some() {
                return Ok(limit);
            }
        }
        Ok(node.empty)
    }

    /// The legal moves as bits: of those that a symmetry of the position takes to each other, the first.
    fn distinct_moves(&self) -> W {
        let empty = self.problem.grid.empty(&self.node);
        if self.problem.uses(Technique::SymmetricMoves) {
            self.problem.grid.one_of_each(&self.node, empty)
        } else {
            empty
        }
    }

    /// The squares of these bits, and those that a symmetry of the position takes to one of them.
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
        let mut values = Vec::new();
        let mut moves = self.distinct_moves();
        while let Some(bit) = moves.take_lowest() {
            let value = self.move_value(bit)?;
            let images = self.with_images(&[bit]).into_iter();
            values.extend(images.map(|square| MoveValue { square, ..value }));
            self.findings.moves.clone_from(&values);
            self.findings.moves.sort_unstable_by_key(|value| value.square);
        }
        Ok(())
    }

    /// The value of one move.
    fn move_value(&mut self, bit: usize) -> Result<MoveValue, Stopped> {
        let square = self.problem.grid.square(bit);
        let (value, moves) = if let Some(value) = outcome(self.problem, &self.node, bit) {
            (value, 0)
        } else {
            let next = self.problem.grid.after(&self.node, bit);
            let is_won = self.ask(&next, Question::mover_wins(next.empty))?.is_some();
            let value = if is_won { Value::Win } else { self.not_won(&next)? };
            let moves = if self.options.distance {
                self.find_distance(&next, ValueBounds::exactly(value))?
            } else {
                0
            };
            (value.opposite(), moves)
        };
        let distance = self.options.distance.then_some(moves as usize + 1);
        Ok(MoveValue::exactly(square, value, distance))
    }

    /// Finds a move that keeps the value, and the distance if that is asked for.
    fn find_best_move(&mut self) -> Result<(), Stopped> {
        let Some(value) = self.findings.bounds.value() else { return Ok(()) };
        let bit = self.searcher.best_move(&self.node.clone(), value, self.findings.distance)?;
        self.findings.best_moves = bit.map(|bit| self.problem.grid.square(bit)).into_iter().collect();
        Ok(())
    }

    /// Finds all moves that keep the value, and the distance if that is asked for.
    fn find_best_moves(&mut self) -> Result<(), Stopped> {
        let Some(value) = self.findings.bounds.value() else { return Ok(()) };
        let mut best = Vec::new();
        let mut moves = self.distinct_moves();
        while let Some(bit) = moves.take_lowest() {
            let (problem, node, distance) = (self.problem, self.node, self.findings.distance);
            let ask = |next: &GridNode<W>, question| self.ask(next, question);
            if keeps(problem, &node, bit, (value, distance), ask)? {
                best.push(bit);
                self.findings.best_moves = self.with_images(&best);
            }
        }
        Ok(())
    }
}
