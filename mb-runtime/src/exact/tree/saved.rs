//! Trees as files: a compact binary form and JSON.

use core::num::Saturating;
use std::collections::HashMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::game_tree::{GameTree, TreeNode};
use super::probabilities::{MOST_EMPTY, factorial};
use crate::analysis::seen_by;
use mb_core::text::{parse_board, symbol};
use mb_core::{Board, Geometry, Position};

/// The first letters of a binary file. The version (two bytes) and the checksum (eight bytes) follow, in little-endian
/// order, and then a [`SavedTree`] in the encoding of the crate postcard.
const MAGIC: &[u8] = b"MBTREE";
/// What a JSON file says it is.
const FORMAT: &str = "marubatsu game tree";
const VERSION: u16 = 1;

/// The error of a file that is not a tree of this board. Nothing was loaded.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadTreeError {
    /// The file does not begin like a tree, or it ends inside one.
    #[error("not a game tree: {0}")]
    Malformed(String),
    /// Another version of this crate wrote the file.
    #[error("a game tree of version {0}: this program reads version {VERSION}")]
    Version(u16),
    /// The file is not as it was written.
    #[error("the game tree was altered or cut off: its checksum is wrong")]
    Checksum,
    /// The tree is one of another board.
    #[error("a game tree of {found}: this board is {expected}")]
    Shape {
        /// The shape of the board it was to be loaded for.
        expected: Geometry,
        /// The shape in the file.
        found: Geometry,
    },
}

/// A JSON file.
#[derive(Serialize, Deserialize)]
struct JsonFile {
    format: String,
    version: u16,
    /// The checksum of the tree in its binary form, in hexadecimal.
    checksum: String,
    tree: SavedTree,
}

/// A tree as it is written.
#[derive(Serialize, Deserialize)]
struct SavedTree {
    shape: SavedShape,
    positions: Vec<SavedNode>,
}

#[derive(Serialize, Deserialize)]
struct SavedShape {
    cols: usize,
    rows: usize,
    win: usize,
}

/// A node as it is written. All numbers are those of circle, except `cross`.
#[derive(Serialize, Deserialize)]
struct SavedNode {
    board: SquareText,
    shortest_win: i32,
    circle: u128,
    cross: u128,
}

/// The squares of a board. In JSON they are text, such as `oo.x.....`. In the binary form they are five to a byte, as
/// digits to the base 3 with the first square lowest: 0 empty, 1 circle, 2 cross.
struct SquareText(String);

const SQUARES_PER_BYTE: usize = 5;

impl Serialize for SquareText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.serialize_str(&self.0);
        }
        let digits: Vec<u8> =
            self.0.bytes().map(|letter| u8::from(letter == b'o') + 2 * u8::from(letter == b'x')).collect();
        let bytes = digits.chunks(SQUARES_PER_BYTE);
        let bytes = bytes.map(|digits| digits.iter().rev().fold(0, |byte, digit| 3 * byte + digit));
        // The last byte may have room for more squares than there are.
        (self.0.len(), bytes.collect::<Vec<u8>>()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SquareText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return String::deserialize(deserializer).map(Self);
        }
        let (count, bytes) = <(usize, Vec<u8>)>::deserialize(deserializer)?;
        if bytes.len() != count.div_ceil(SQUARES_PER_BYTE) {
            return Err(D::Error::custom("the squares of a board need another number of bytes"));
        }
        let digits = bytes.iter().flat_map(|byte| [1, 3, 9, 27, 81].map(|power| byte / power % 3));
        Ok(Self(digits.take(count).map(|digit| ['.', 'o', 'x'][usize::from(digit)]).collect()))
    }
}

impl SavedNode {
    fn new<B: Board>(node: &TreeNode<B>) -> Self {
        let board = node.position.board();
        let squares = board.geometry().squares().map(|square| symbol(board.get(square)));
        let [circle, cross] = node.won;
        let shortest_win = for_circle(&node.position, node.shortest_win);
        Self { board: SquareText(squares.collect()), shortest_win, circle, cross }
    }

    /// The node on a board like `empty`.
    fn read<B: Board>(&self, empty: &B) -> Result<TreeNode<B>, LoadTreeError> {
        let (text, won) = (&self.board.0, [self.circle, self.cross]);
        let position = Position::from_board(parse_board(empty.clone(), text).map_err(malformed)?);
        let position = position.map_err(malformed)?;
        let count = position.board().legal_move_count();
        let orders = if count <= MOST_EMPTY { factorial(count) } else { 0 };
        if self.circle.checked_add(self.cross).is_none_or(|won| won > orders) {
            return Err(malformed(format!("{text}: more games than there are")));
        }
        Ok(TreeNode { shortest_win: for_circle(&position, self.shortest_win), position, won })
    }
}

impl SavedTree {
    /// The tree in the binary form, without its header.
    fn encoded(&self) -> Vec<u8> {
        // Writing plain numbers and text to memory cannot fail.
        postcard::to_allocvec(self).unwrap_or_default()
    }
}

/// Turns the score for the side to move into the score for circle, or the other way round.
fn for_circle<B: Board>(position: &Position<B>, score: i32) -> i32 {
    seen_by(position.turn(), Saturating(score)).0
}

impl<B: Board> GameTree<B> {
    /// The tree in its binary form, which [`from_bytes`](Self::from_bytes) reads back.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = self.saved().encoded();
        [MAGIC, &VERSION.to_le_bytes(), &checksum(&body).to_le_bytes(), &body].concat()
    }

    /// The tree as JSON, which [`from_json`](Self::from_json) reads back.
    pub fn to_json(&self) -> String {
        let tree = self.saved();
        let checksum = format!("{:016x}", checksum(&tree.encoded()));
        let file = JsonFile { format: FORMAT.to_owned(), version: VERSION, checksum, tree };
        serde_json::to_string(&file).unwrap_or_default()
    }

    fn saved(&self) -> SavedTree {
        let geometry = self.root().board().geometry();
        let shape = SavedShape { cols: geometry.cols(), rows: geometry.rows(), win: geometry.win() };
        SavedTree { shape, positions: self.nodes.iter().map(SavedNode::new).collect() }
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
        check_version(u16::from_le_bytes(*version))?;
        if checksum(body) != u64::from_le_bytes(*expected) {
            return Err(LoadTreeError::Checksum);
        }
        Self::from_saved(board, postcard::from_bytes(body).map_err(malformed)?)
    }

    /// Reads a tree from JSON. `board` is any board of the right shape.
    ///
    /// # Errors
    /// When the text is not a tree, is cut off or altered, or the tree is one of another shape.
    pub fn from_json(board: &B, text: &str) -> Result<Self, LoadTreeError> {
        let file: JsonFile = serde_json::from_str(text).map_err(malformed)?;
        if file.format != FORMAT {
            return Err(malformed(format!("the format is {:?}", file.format)));
        }
        check_version(file.version)?;
        if format!("{:016x}", checksum(&file.tree.encoded())) != file.checksum {
            return Err(LoadTreeError::Checksum);
        }
        Self::from_saved(board, file.tree)
    }

    /// Reads a tree whose checksum was right. What remains to be checked is that the tree makes sense.
    fn from_saved(board: &B, saved: SavedTree) -> Result<Self, LoadTreeError> {
        let SavedShape { cols, rows, win } = saved.shape;
        let (expected, found) = (board.geometry(), Geometry::new(cols, rows, win).map_err(malformed)?);
        if found != expected {
            return Err(LoadTreeError::Shape { expected, found });
        }
        let mut empty = board.clone();
        empty.clear();
        let mut tree = Self { nodes: Vec::new(), numbers: HashMap::default() };
        for (number, saved) in (0..).zip(saved.positions) {
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

const fn check_version(version: u16) -> Result<(), LoadTreeError> {
    if version == VERSION { Ok(()) } else { Err(LoadTreeError::Version(version)) }
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
