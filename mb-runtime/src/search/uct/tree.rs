//! The tree of visits, and the search that makes it grow.

use std::time::Instant;

use super::leaf::Leaf;
use super::settings::Uct;
use crate::analysis::Analysis;
use crate::random::Dice;
use mb_core::{Board, Mark, Position, Square};

/// A move of the position that was searched.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct MoveVisits {
    /// The move.
    pub square: Square,
    /// The iterations that went through it, those of earlier searches included.
    pub visits: u64,
    /// The share of points it won for its side: 1 for a win, 0.5 for a draw. The exact result when it is proven, 0.5
    /// when it was not visited.
    pub ratio: f64,
    /// Whether the result is proven.
    pub solved: bool,
}

/// The indices of the best moves: those proven best, or those visited most, whichever have the higher ratio. Proven
/// moves win a tie, except against a proven loss.
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

/// A move with what is known of it, for the side that makes it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct VisitNode {
    /// The sum of the points that its visits won.
    points: f64,
    /// The iterations that went through it.
    visits: u64,
    /// Its first reply in the list of all nodes; the replies lie side by side.
    first: u32,
    /// The number of replies, up to 65,536: 0 until the node is expanded.
    replies: u32,
    square: Square,
    /// Its proven value: 0, 0.5 or 1.
    solved: Option<f32>,
}

impl VisitNode {
    const fn new(square: Square) -> Self {
        Self { points: 0.0, visits: 0, first: 0, replies: 0, square, solved: None }
    }

    /// The share of points, or what is proven; one half when nothing is known.
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

    /// UCB1, for a move that is not solved. A move that was never visited comes before all others.
    #[expect(clippy::cast_precision_loss, reason = "more than 2⁵³ visits take centuries")]
    fn bound(&self, exploration: f64, parent_visits: u64) -> f64 {
        if self.visits == 0 {
            return f64::INFINITY;
        }
        let logarithm = (parent_visits.max(1) as f64).ln();
        self.points / self.visits as f64 + exploration * (logarithm / self.visits as f64).sqrt()
    }
}

/// Nodes in one list, the root in front.
#[derive(Clone, Debug)]
struct Tree {
    nodes: Vec<VisitNode>,
}

impl Tree {
    /// A root that was never visited.
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

    /// Walks to a leaf, values it, and tells every node on the way back.
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
                // The root is expanded at once, so that every iteration goes through one of its moves; other
                // nodes when they are visited again.
                if (number != 0 && self.nodes[number].visits == 0) || !self.expand(uct, number, &position) {
                    break;
                }
            }
            let Some(next) = self.choose(uct, number) else { break };
            number = next;
            position.play_unchecked(self.nodes[number].square);
            path.push(number);
        }
        // At the end of the game, the side that moved last has won or drawn.
        let status = position.status();
        let ending = status.is_over().then(|| if status.winner().is_some() { 1.0 } else { 0.5 });
        let points = match (ending, position.last_turn()) {
            (Some(ending), _) => [f64::from(ending), 1.0 - f64::from(ending)],
            (None, last) => {
                let circle = leaf.points_for_circle(&position, dice).clamp(0.0, 1.0);
                if last == Mark::Circle { [circle, 1.0 - circle] } else { [1.0 - circle, circle] }
            }
        };
        // The sides that made the moves of the nodes alternate back from the last one.
        for (visited, points) in path.iter().rev().zip(points.into_iter().cycle()) {
            self.nodes[*visited].visits += 1;
            self.nodes[*visited].points += points;
        }
        if ending.is_some() {
            self.nodes[number].solved = ending;
            self.prove(&path[..path.len() - 1]);
        }
    }

    /// Adds the replies to a node, if there is room.
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

    /// The reply with the highest bound of those that are not proven; `None` when all are.
    fn choose(&self, uct: &Uct, number: usize) -> Option<usize> {
        let visits = self.nodes[number].visits;
        let open = self.replies(number).filter(|reply| self.nodes[*reply].solved.is_none());
        let bounds = open.map(|reply| (reply, self.nodes[reply].bound(uct.exploration, visits)));
        bounds.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(reply, _)| reply)
    }

    /// What a proven reply proves of the nodes on the way to it.
    fn prove(&mut self, path: &[usize]) {
        for number in path.iter().rev() {
            let replies = &self.nodes[self.replies(*number)];
            let best = replies.iter().filter_map(|reply| reply.solved).fold(0.0, f32::max);
            // A winning reply decides; else all replies must be known.
            if best < 1.0 && replies.iter().any(|reply| reply.solved.is_none()) {
                return;
            }
            self.nodes[*number].solved = Some(1.0 - best);
        }
    }

    /// The replies to a node, as they are seen from outside.
    fn moves(&self, number: usize) -> Vec<MoveVisits> {
        self.nodes[self.replies(number)].iter().map(VisitNode::seen_from_outside).collect()
    }

    /// The best move of the root, the best reply, and so on, as far as the tree has been visited.
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

    /// The part of the tree at the position with the marks of `target`, `plies` moves after `current` at the most;
    /// `None` when it was never visited. `number` is the node of `current`.
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

    /// The part of the tree below a node, as a tree of its own.
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
        // The first visit of a node ends there: it went through none of its replies.
        let replies = nodes[0].first as usize..nodes[0].first as usize + nodes[0].replies as usize;
        nodes[0].visits = nodes[replies].iter().map(|reply| reply.visits).sum();
        Some(Self { nodes })
    }
}

/// A tree that grows with each search and follows the game from move to move.
#[derive(Clone, Debug)]
pub(crate) struct Growth<B: Board> {
    kept: Option<(Position<B>, Tree)>,
}

impl<B: Board> Growth<B> {
    /// Makes an empty tree.
    pub(crate) const fn new() -> Self {
        Self { kept: None }
    }

    /// Searches a position in the part of the last tree that still applies. Gives the analysis, and the visits of every
    /// move; none when no iteration was made or the game is over.
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
        // Read the clock before every iteration: a playout takes longer than that.
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

    /// Knows nothing.
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
