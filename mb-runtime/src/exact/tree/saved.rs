//! Trees as files in a compact binary form.

use core::num::Saturating;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::game_tree::{GameTree, TreeNode};
use super::probabilities::{MOST_EMPTY, factorial};
use crate::analysis::seen_by;
use mb_core::text::parse_board;
use mb_core::{Board, Geometry, Mark, Position};

/// How a file begins: these letters, the version (two bytes), the checksum (eight bytes), little end first. What
/// follows is a [`SavedTree`] in postcard's encoding.
const MAGIC: &[u8] = b"MBTREE";
const VERSION: u16 = 1;

/// A file is not a tree of this board; nothing was loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadTreeError {
    /// Not the beginning of a tree, or cut off inside it.
    #[error("not a game tree: {0}")]
    Malformed(String),
    /// Written by another version of this crate.
    #[error("a game tree of version {0}: this program reads version {VERSION}")]
    Version(u16),
    /// Not what was written.
    #[error("the game tree was altered or cut off: its checksum is wrong")]
    Checksum,
    /// The tree of another board.
    #[error("a game tree of {found}: this board is {expected}")]
    Shape {
        /// The shape of the board it was to be loaded for.
        expected: Geometry,
        /// The shape in the file.
        found: Geometry,
    },
}

/// A tree as it is written.
#[derive(Serialize, Deserialize)]
struct SavedTree {
    /// The columns, the rows, and the squares in a row that win.
    shape: [usize; 3],
    nodes: Vec<SavedNode>,
}

/// A node as it is written.
#[derive(Serialize, Deserialize)]
struct SavedNode {
    /// The number of squares.
    squares: usize,
    /// The squares five to a byte, as digits to the base 3 with the first square lowest: 0 empty, 1 circle, 2 cross.
    board: Vec<u8>,
    /// For circle.
    shortest_win: i32,
    won: [u128; 2],
}

const SQUARES_PER_BYTE: usize = 5;

impl SavedNode {
    fn new<B: Board>(node: &TreeNode<B>) -> Self {
        let board = node.position.board();
        let digit = |square| board.get(square).map_or(0, |mark: Mark| 1 + mark as u8);
        let digits: Vec<u8> = board.geometry().squares().map(digit).collect();
        let bytes = digits.chunks(SQUARES_PER_BYTE);
        Self {
            squares: digits.len(),
            board: bytes.map(|digits| digits.iter().rev().fold(0, |byte, digit| 3 * byte + digit)).collect(),
            shortest_win: for_circle(&node.position, node.shortest_win),
            won: node.won,
        }
    }

    /// The node on a board like `empty`.
    fn read<B: Board>(&self, empty: &B) -> Result<TreeNode<B>, LoadTreeError> {
        if self.board.len() != self.squares.div_ceil(SQUARES_PER_BYTE) {
            return Err(malformed("the squares of a board need another number of bytes"));
        }
        let digits = self.board.iter().flat_map(|byte| [1, 3, 9, 27, 81].map(|power| byte / power % 3));
        let text: String =
            digits.take(self.squares).map(|digit| ['.', 'o', 'x'][usize::from(digit)]).collect();
        let position = Position::from_board(parse_board(empty.clone(), &text).map_err(malformed)?);
        let position = position.map_err(malformed)?;
        let count = position.board().legal_move_count();
        let orders = if count <= MOST_EMPTY { factorial(count) } else { 0 };
        let [circle, cross] = self.won;
        if circle.checked_add(cross).is_none_or(|won| won > orders) {
            return Err(malformed(format!("{text}: more games than there are")));
        }
        Ok(TreeNode { shortest_win: for_circle(&position, self.shortest_win), position, won: self.won })
    }
}

/// The score for circle of a position whose score for the side to move is given, or the other way round.
fn for_circle<B: Board>(position: &Position<B>, score: i32) -> i32 {
    seen_by(position.turn(), Saturating(score)).0
}

impl<B: Board> GameTree<B> {
    /// The tree in its binary form, which [`from_bytes`](Self::from_bytes) reads back.
    pub fn to_bytes(&self) -> Vec<u8> {
        let geometry = self.root().board().geometry();
        let shape = [geometry.cols(), geometry.rows(), geometry.win()];
        let tree = SavedTree { shape, nodes: self.nodes.iter().map(SavedNode::new).collect() };
        // Writing plain numbers to memory cannot fail.
        let body = postcard::to_allocvec(&tree).unwrap_or_default();
        [MAGIC, &VERSION.to_le_bytes(), &checksum(&body).to_le_bytes(), &body].concat()
    }

    /// Reads a tree from its binary form. `board` is any board of the right shape; a tree may be written from
    /// one kind of board and read for another.
    ///
    /// # Errors
    /// When the bytes are not a tree, are cut off or altered, or the tree is one of another shape.
    pub fn from_bytes(board: &B, bytes: &[u8]) -> Result<Self, LoadTreeError> {
        let cut_off = || malformed("it has no header");
        let rest = bytes.strip_prefix(MAGIC).ok_or_else(cut_off)?;
        let (version, rest) = rest.split_first_chunk().ok_or_else(cut_off)?;
        let (expected, body) = rest.split_first_chunk().ok_or_else(cut_off)?;
        let version = u16::from_le_bytes(*version);
        if version != VERSION {
            return Err(LoadTreeError::Version(version));
        }
        if checksum(body) != u64::from_le_bytes(*expected) {
            return Err(LoadTreeError::Checksum);
        }
        // The checksum was right; what remains to be checked is that the tree makes sense.
        let saved: SavedTree = postcard::from_bytes(body).map_err(malformed)?;
        let [cols, rows, win] = saved.shape;
        let (expected, found) = (board.geometry(), Geometry::new(cols, rows, win).map_err(malformed)?);
        if found != expected {
            return Err(LoadTreeError::Shape { expected, found });
        }
        let mut empty = board.clone();
        empty.clear();
        let mut tree = Self { nodes: Vec::new(), numbers: HashMap::default() };
        for (number, saved) in (0..).zip(saved.nodes) {
            let node = saved.read(&empty)?;
            let board = node.position.board();
            if tree.numbers.insert(board.canonical_key(), number).is_some() {
                return Err(malformed(format!("{board} is there twice")));
            }
            tree.nodes.push(node);
        }
        if tree.nodes.is_empty() {
            return Err(malformed("there is no position in it"));
        }
        Ok(tree)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "`map_err` passes errors by value")]
fn malformed(error: impl ToString) -> LoadTreeError {
    LoadTreeError::Malformed(error.to_string())
}

/// FNV-1a with 64 bits. Each step is a bijection of the sum so far, so one altered byte always shows.
///
/// Source: G. Fowler, L. C. Noll and K.-P. Vo; RFC 9923.
fn checksum(bytes: &[u8]) -> u64 {
    let offset = 0xcbf2_9ce4_8422_2325;
    bytes.iter().fold(offset, |sum: u64, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
