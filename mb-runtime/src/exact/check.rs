//! Checks of strength: whether a player never loses, and whether it always plays a best move.

use std::collections::HashSet;

use crate::exact::tree::{GameTree, Scoring};
use crate::hasher::BuildKeyHasher;
use crate::player::Player;
use mb_core::{Board, Mark, Position, Square};

/// A position in which a player may make a mistake.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Mistake<B> {
    /// The position.
    pub position: Position<B>,
    /// The moves of the player that are not good enough, in ascending order.
    pub errors: Vec<Square>,
    /// The best moves, in ascending order.
    pub best_moves: Vec<Square>,
}

/// The mistakes of a player; an empty list proves that it makes none.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Proof<B> {
    /// The number of positions in which the player was asked.
    pub asked: usize,
    /// The positions in which the player errs, in the order in which the game reaches them.
    pub mistakes: Vec<Mistake<B>>,
}

impl<B> Proof<B> {
    /// Returns whether the player makes no mistake.
    pub const fn holds(&self) -> bool {
        self.mistakes.is_empty()
    }
}

/// Checks whether a player *weakly solves* the game: it never loses from the root of the tree, on either side, whatever
/// the other side does and whichever of its best moves it picks.
///
/// A mistake is a move after which the player's side is lost, from a position in which it was not. The check asks the
/// player in every position that the player can reach without a mistake.
///
/// ```
/// use mb_runtime::players::{RandomPlayer, SearchPlayer};
/// use mb_runtime::prelude::*;
/// use mb_runtime::search::{ResultEvaluation, Search};
/// use mb_runtime::exact::check::check_weakly;
/// use mb_runtime::exact::tree::GameTree;
///
/// let tree = GameTree::new(&Position::new(BitBoard::square_board(3)?))?;
/// assert!(check_weakly(&mut SearchPlayer::new(Search::default(), ResultEvaluation::RESULT), &tree).holds());
/// assert!(!check_weakly(&mut RandomPlayer, &tree).holds());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn check_weakly<B: Board>(player: &mut dyn Player<B>, tree: &GameTree<B>) -> Proof<B> {
    let mut proof = Proof { asked: 0, mistakes: Vec::new() };
    for side in Mark::ALL {
        let mut seen = HashSet::<B::Key, BuildKeyHasher>::default();
        let mut ply: Vec<Position<B>> = vec![tree.root().clone()];
        while !ply.is_empty() {
            ply = ply.iter().flat_map(|position| follow(player, tree, side, position, &mut proof)).collect();
            ply.retain(|position| seen.insert(position.board().key()));
        }
    }
    proof.mistakes.sort_by_key(|mistake| mistake.position.ply());
    proof
}

/// Returns the positions after each move, if the player plays `side`. Records its mistakes and does not follow them.
fn follow<B: Board>(
    player: &mut dyn Player<B>,
    tree: &GameTree<B>,
    side: Mark,
    position: &Position<B>,
    proof: &mut Proof<B>,
) -> Vec<Position<B>> {
    if position.turn() != side || position.status().is_over() {
        return position.legal_moves().map(|square| position.after(square)).collect();
    }
    proof.asked += 1;
    let choices = player.analyze(position).best_moves;
    let is_lost = |position: &Position<B>| {
        let score = tree.score(position, Scoring::Result).unwrap_or_default();
        if side == position.turn() { score < 0.0 } else { score > 0.0 }
    };
    let (errors, good): (Vec<_>, Vec<_>) = if is_lost(position) {
        (Vec::new(), choices)
    } else {
        choices.into_iter().partition(|square| is_lost(&position.after(*square)))
    };
    if !errors.is_empty() {
        let best_moves = tree.best_moves(position, Scoring::Result).unwrap_or_default();
        proof.mistakes.push(Mistake { position: position.clone(), errors, best_moves });
    }
    good.into_iter().map(|square| position.after(square)).collect()
}

/// Checks whether a player *strongly solves* the game: in every position of the tree it picks among best moves only.
///
/// The player is asked about each of several symmetric positions, because it may treat them differently.
pub fn check_strongly<B: Board>(
    player: &mut dyn Player<B>,
    tree: &GameTree<B>,
    scoring: Scoring,
) -> Proof<B> {
    let mut proof = Proof { asked: 0, mistakes: Vec::new() };
    for position in tree.positions_with_images().filter(|position| !position.status().is_over()) {
        proof.asked += 1;
        let best_moves = tree.best_moves(&position, scoring).unwrap_or_default();
        let choices = player.analyze(&position).best_moves;
        let errors: Vec<Square> = choices.into_iter().filter(|square| !best_moves.contains(square)).collect();
        if !errors.is_empty() {
            proof.mistakes.push(Mistake { position, errors, best_moves });
        }
    }
    proof
}
