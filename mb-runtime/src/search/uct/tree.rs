//! The tree of visited moves, and the search that grows it.

use std::time::Instant;

use super::leaf::Leaf;
use super::settings::Uct;
use crate::analysis::Analysis;
use crate::random::Dice;
use mb_core::{Board, Mark, Position, Square};

/// A legal move of the searched position, with its visits and its result.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct MoveVisits {
    /// The move.
    pub square: Square,
    /// The number of iterations that went through the move, including those of earlier searches.
    pub visits: u64,
    /// The share of points that the move won for the side that makes it: 1 for a win, 0.5 for a draw. This is the exact
    /// result when it is proven, and 0.5 when the move was not visited.
    pub ratio: f64,
    /// Whether the result of the move is proven.
    pub solved: bool,
}

/// Returns the indices of the best moves: the best of the proven moves or the most visited of the others, whichever
/// have the higher ratio. Proven moves win a tie, unless they are proven losses.
fn best_indices(moves: &[MoveVisits]) -> Vec<usize> {
    let proven = moves.iter().filter(|entry| entry.solved).map(|entry| entry.ratio).reduce(f64::max);
    let most = moves.iter().filter(|entry| !entry.solved).map(|entry| entry.visits).max();
    let visited_most = |entry: &MoveVisits| !entry.solved && Some(entry.visits) == most;
    let hope = moves.iter().filter(|entry| visited_most(entry)).map(|entry| entry.ratio).reduce(f64::max);
    let is_certain = proven >= hope && (hope.is_none() || proven > Some(0.0));
    let is_best = |entry: &MoveVisits| {
        if is_certain { entry.solved && Some(entry.ratio) == proven } else { visited_most(entry) }
    };
    moves.iter().enumerate().filter(|(_, entry)| is_best(entry)).map(|(index, _)| index).collect()
}

/// A move and what is known about it, from the point of view of the side that makes it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct VisitNode {
    /// The sum of the points that the visits won.
    points: f64,
    /// The number of iterations that went through the move.
    visits: u64,
    /// The index of the first reply in the list of all nodes. The other replies follow it.
    first: u32,
    /// The number of replies, up to 65,536: 0 until the node is expanded.
    replies: u32,
    square: Square,
    /// The proven value: 0, 0.5 or 1. `None` until the result is proven.
    solved: Option<f32>,
}

impl VisitNode {
    const fn new(square: Square) -> Self {
        Self { points: 0.0, visits: 0, first: 0, replies: 0, square, solved: None }
    }

    /// Returns the proven value, else the share of points; one half when the move was not visited.
    #[expect(clippy::cast_precision_loss, reason = "more than 2⁵³ visits take centuries")]
    fn ratio(&self) -> f64 {
        match self.solved {
            Some(value) => f64::from(value),
            None if self.visits == 0 => 0.5,
            None => self.points / self.visits as f64,
        }
    }

    fn seen_from_outside(&self) -> MoveVisits {
        let Self { square, visits, solved, .. } = *self;
        MoveVisits { square, visits, ratio: self.ratio(), solved: solved.is_some() }
    }

    /// Returns the upper confidence bound (UCB1) of a move that is not proven. It is infinite for a move without
    /// visits, so that such moves come first.
    #[expect(clippy::cast_precision_loss, reason = "more than 2⁵³ visits take centuries")]
    fn bound(&self, exploration: f64, parent_visits: u64) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let logarithm = (parent_visits.max(1) as f64).ln();
        self.points / self.visits as f64 + exploration * (logarithm / self.visits as f64).sqrt()
    }
}

/// A tree as a list of nodes, with the root first.
#[derive(Clone, Debug)]
struct Tree {
    nodes: Vec<VisitNode>,
}

impl Tree {
    /// Makes a tree of a root without visits.
    fn new() -> Self {
        Self { nodes: vec![VisitNode::new(Square::new(0))] }
    }

    const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the result of the root is proven.
    fn is_solved(&self) -> bool {
        self.nodes[0].solved.is_some()
    }

    fn replies(&self, number: usize) -> core::ops::Range<usize> {
        let first = self.nodes[number].first as usize;
        first..first + self.nodes[number].replies as usize
    }

    /// Walks to a leaf, values it, and updates every node on the way.
    fn iterate<B: Board, L: Leaf<B>, D: Dice + ?Sized>(
        &mut self,
        uct: &Uct,
        leaf: &L,
        root: &Position<B>,
        dice: &mut D,
    ) {
        let mut position = root.clone();
        let mut path = vec![0];
        let mut number = 0;
        while !position.status().is_over() {
            if self.nodes[number].replies == 0 {
                // Expand the root at once, so that every iteration goes through one of its moves. Expand any other node
                // on its second visit.
                if (number != 0 && self.nodes[number].visits == 0) || !self.expand(uct, number, &position) {
                    break;
                }
            }
            let Some(next) = self.choose(uct, number) else { break };
            number = next;
            position.play_unchecked(self.nodes[number].square);
            path.push(number);
        }
        // When the game is over, the side that moved last has won or drawn.
        let status = position.status();
        let ending = status.is_over().then(|| if status.winner().is_some() { 1.0 } else { 0.5 });
        let points = match (ending, position.last_turn()) {
            (Some(ending), _) => [f64::from(ending), 1.0 - f64::from(ending)],
            (None, last) => {
                let circle = leaf.points_for_circle(&position, dice).clamp(0.0, 1.0);
                if last == Mark::Circle { [circle, 1.0 - circle] } else { [1.0 - circle, circle] }
            }
        };
        // On the way back from the last node, the nodes are moves of alternating sides.
        for (visited, points) in path.iter().rev().zip(points.into_iter().cycle()) {
            self.nodes[*visited].visits += 1;
            self.nodes[*visited].points += points;
        }
        if ending.is_some() {
            self.nodes[number].solved = ending;
            self.prove(&path[..path.len() - 1]);
        }
    }

    /// Adds the replies of a node. Returns whether there was room for them.
    fn expand<B: Board>(&mut self, uct: &Uct, number: usize, position: &Position<B>) -> bool {
        let moves = position.legal_moves();
        if number != 0 && self.nodes.len() + moves.len() > uct.node_limit {
            return false;
        }
        #[expect(
            clippy::cast_possible_truncation,
            reason = "the limit and the moves of the root fit in 32 bits"
        )]
        let (first, replies) = (self.nodes.len() as u32, moves.len() as u32);
        self.nodes.extend(moves.map(VisitNode::new));
        (self.nodes[number].first, self.nodes[number].replies) = (first, replies);
        true
    }

    /// Returns the reply with the highest bound among the replies that are not proven; `None` when all are proven.
    fn choose(&self, uct: &Uct, number: usize) -> Option<usize> {
        let visits = self.nodes[number].visits;
        let open = self.replies(number).filter(|reply| self.nodes[*reply].solved.is_none());
        let bounds = open.map(|reply| (reply, self.nodes[reply].bound(uct.exploration, visits)));
        bounds.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(reply, _)| reply)
    }

    /// Proves the nodes of `path`, from its end to the root, as far as their proven replies allow.
    fn prove(&mut self, path: &[usize]) {
        for number in path.iter().rev() {
            let replies = &self.nodes[self.replies(*number)];
            let best = replies.iter().filter_map(|reply| reply.solved).fold(0.0, f32::max);
            // One winning reply proves the node. Otherwise all its replies must be proven.
            if best < 1.0 && replies.iter().any(|reply| reply.solved.is_none()) {
                return;
            }
            self.nodes[*number].solved = Some(1.0 - best);
        }
    }

    /// Returns the replies of a node in their public form.
    fn moves(&self, number: usize) -> Vec<MoveVisits> {
        self.nodes[self.replies(number)].iter().map(VisitNode::seen_from_outside).collect()
    }

    /// Returns the best move of the root, the best reply to it, and so on, as far as the moves have visits.
    fn line(&self) -> Vec<Square> {
        let mut line = Vec::new();
        let mut number = 0;
        loop {
            let moves = self.moves(number);
            let Some(index) = best_indices(&moves).first().copied() else { return line };
            if moves[index].visits == 0 {
                return line;
            }
            number = self.replies(number).start + index;
            line.push(moves[index].square);
        }
    }

    /// Returns the part of the tree below the position with the marks of `target`, at most `plies` moves after
    /// `current`; `None` when the tree does not contain it. `number` is the node of `current`.
    fn branch<B: Board>(
        &self,
        number: usize,
        current: &Position<B>,
        target: &Position<B>,
        plies: usize,
    ) -> Option<Self> {
        if current.board().key() == target.board().key() {
            return self.copy_from(number);
        }
        let is_on_the_way =
            |reply: &usize| target.board().get(self.nodes[*reply].square) == Some(current.turn());
        let plies = plies.checked_sub(1)?;
        self.replies(number)
            .filter(is_on_the_way)
            .find_map(|reply| self.branch(reply, &current.after(self.nodes[reply].square), target, plies))
    }

    /// Copies the part of the tree below a node into a new tree.
    fn copy_from(&self, number: usize) -> Option<Self> {
        let mut nodes = vec![self.nodes[number]];
        let mut copied = 0;
        while copied < nodes.len() {
            let first = nodes[copied].first as usize;
            let replies = first..first + nodes[copied].replies as usize;
            nodes[copied].first = u32::try_from(nodes.len()).ok()?;
            nodes.extend_from_slice(&self.nodes[replies]);
            copied += 1;
        }
        // The first visit of a node ends at the node and goes through none of its replies, so it does not count for a
        // root.
        let replies = nodes[0].first as usize..nodes[0].first as usize + nodes[0].replies as usize;
        nodes[0].visits = nodes[replies].iter().map(|reply| reply.visits).sum();
        Some(Self { nodes })
    }
}

/// A tree that grows with each search and is kept from move to move of a game.
#[derive(Clone, Debug)]
pub(crate) struct Growth<B: Board> {
    kept: Option<(Position<B>, Tree)>,
}

impl<B: Board> Growth<B> {
    /// Makes an empty tree.
    pub(crate) const fn new() -> Self {
        Self { kept: None }
    }

    /// Searches a position, starting with the part of the last tree that belongs to it. Returns the analysis and the
    /// visits of every move. There are no visits when no iteration was made or the game is over.
    pub(crate) fn search<L: Leaf<B>, D: Dice + ?Sized>(
        &mut self,
        uct: &Uct,
        leaf: &L,
        position: &Position<B>,
        dice: &mut D,
    ) -> (Analysis, Vec<MoveVisits>) {
        if position.status().is_over() {
            return (Analysis::default(), Vec::new());
        }
        let deadline = uct.time_limit.and_then(|limit| Instant::now().checked_add(limit));
        let kept =
            self.kept.take().filter(|(root, _)| root.board().geometry() == position.board().geometry());
        let kept = kept.and_then(|(root, tree)| tree.branch(0, &root, position, 2));
        let mut tree = kept.unwrap_or_else(Tree::new);
        let mut iterations = 0;
        // Reading the clock before every iteration is cheap: a playout takes longer.
        while iterations < uct.iterations
            && !tree.is_solved()
            && deadline.is_none_or(|deadline| Instant::now() < deadline)
        {
            tree.iterate(uct, leaf, position, dice);
            iterations += 1;
        }
        let visits = tree.moves(0);
        let mut analysis = Analysis::of(best_indices(&visits).into_iter().map(|index| visits[index].square));
        if visits.is_empty() {
            analysis.best_moves = position.legal_moves().collect();
        }
        analysis.scores = visits.iter().map(|entry| (entry.square, entry.ratio)).collect();
        analysis.nodes = Some(iterations);
        analysis.table_size = Some(tree.len());
        analysis.principal_variation = tree.line();
        self.kept = Some((position.clone(), tree));
        (analysis, visits)
    }
}

#[cfg(test)]
mod tests {
    use super::{Growth, Leaf, Uct};
    use crate::boards::BitBoard;
    use crate::random::{Dice, FastRandom};
    use mb_core::{Board, Position};

    /// Values every leaf as a draw.
    struct Even;

    impl<B: Board> Leaf<B> for Even {
        fn points_for_circle<D: Dice + ?Sized>(&self, _: &Position<B>, _: &mut D) -> f64 {
            0.5
        }
    }

    #[test]
    fn every_iteration_goes_through_a_move_of_the_root_on_the_largest_board_too() {
        for size in [3, 255, 256] {
            let start = Position::new(BitBoard::square_board(size).unwrap());
            let (analysis, visits) =
                Growth::new().search(&Uct::new(5), &Even, &start, &mut FastRandom::new(0));
            assert_eq!(visits.len(), size * size);
            assert_eq!(visits.iter().map(|entry| entry.visits).sum::<u64>(), 5, "{size}");
            assert_eq!(analysis.principal_variation.len(), 1);
        }
    }
}
