//! Trees as files: a compact binary form and JSON.

use core::fmt;
use std::collections::HashMap;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::game_tree::GameTree;
use super::node::{Endings, MOST_EMPTY, TreeNode, factorial};
use mb_core::text::{parse_board, symbol};
use mb_core::{Board, Geometry, Position};

/// How a binary file begins: these letters, the version (two bytes), the checksum (eight bytes), little end
/// first. What follows is the tree in postcard's encoding.
const MAGIC: &[u8] = b"MBTREE";
/// What a JSON file says it is.
const FORMAT: &str = "marubatsu game tree";
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
        expected: SavedShape,
        /// The shape in the file.
        found: SavedShape,
    },
}

/// The shape of a board as files state it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SavedShape {
    cols: usize,
    rows: usize,
    win: usize,
}

impl From<Geometry> for SavedShape {
    fn from(geometry: Geometry) -> Self {
        Self { cols: geometry.cols(), rows: geometry.rows(), win: geometry.win() }
    }
}

/// As `3×3, 3 in a row`.
impl fmt::Display for SavedShape {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}×{}, {} in a row", self.cols, self.rows, self.win)
    }
}

/// A tree as it is written.
#[derive(Serialize, Deserialize)]
struct Record {
    shape: SavedShape,
    positions: Vec<NodeRecord>,
}

/// A node as it is written.
#[derive(Serialize, Deserialize)]
struct NodeRecord {
    board: SquareText,
    /// For circle.
    shortest_win: i32,
    circle: u128,
    cross: u128,
}

/// A JSON file.
#[derive(Serialize, Deserialize)]
struct Envelope {
    format: String,
    version: u16,
    /// The checksum of the tree in its binary form, in hexadecimal.
    checksum: String,
    tree: Record,
}

/// The squares of a board: in JSON as text (`oo.x.....`), in the binary form five to a byte.
struct SquareText(String);

const SQUARES_PER_BYTE: usize = 5;
/// The digits of a square in a byte.
const SYMBOLS: [char; 3] = ['.', 'o', 'x'];

impl Serialize for SquareText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.serialize_str(&self.0);
        }
        let digits: Vec<u8> =
            self.0.bytes().map(|letter| u8::from(letter == b'o') + 2 * u8::from(letter == b'x')).collect();
        let bytes: Vec<u8> = digits
            .chunks(SQUARES_PER_BYTE)
            .map(|digits| digits.iter().rev().fold(0, |byte, digit| 3 * byte + digit))
            .collect();
        // The last byte may have room for more squares than there are.
        (self.0.len(), bytes).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SquareText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return String::deserialize(deserializer).map(Self);
        }
        let (count, bytes) = <(usize, Vec<u8>)>::deserialize(deserializer)?;
        if bytes.len() != count.div_ceil(SQUARES_PER_BYTE) {
            return Err(D::Error::custom("as many bytes as the squares need"));
        }
        let powers = [1, 3, 9, 27, 81];
        let digits = bytes.iter().flat_map(|byte| powers.map(|power| usize::from(byte / power % 3)));
        Ok(Self(digits.take(count).map(|digit| SYMBOLS[digit]).collect()))
    }
}

impl<B: Board> GameTree<B> {
    /// The tree in its compact binary form, which [`from_bytes`](Self::from_bytes) reads back.
    pub fn to_bytes(&self) -> Vec<u8> {
        let body = encoded(&self.record());
        let checksum = checksum(&body).to_le_bytes();
        [MAGIC, &VERSION.to_le_bytes(), &checksum, &body].concat()
    }

    /// The tree as JSON, which [`from_json`](Self::from_json) reads back.
    pub fn to_json(&self) -> String {
        let tree = self.record();
        let checksum = format!("{:016x}", checksum(&encoded(&tree)));
        let envelope = Envelope { format: FORMAT.to_owned(), version: VERSION, checksum, tree };
        serde_json::to_string(&envelope).unwrap_or_default()
    }

    /// Reads a tree from its binary form. `board` is any board of the right shape; a tree may be written from
    /// one kind of board and read for another.
    ///
    /// # Errors
    /// When the bytes are not a tree, are cut off or altered, or the tree is one of another shape.
    pub fn from_bytes(board: &B, bytes: &[u8]) -> Result<Self, LoadTreeError> {
        let cut_off = || LoadTreeError::Malformed("it has no header".to_owned());
        let rest = bytes.strip_prefix(MAGIC).ok_or_else(cut_off)?;
        let (version, rest) = rest.split_first_chunk().ok_or_else(cut_off)?;
        let (expected, body) = rest.split_first_chunk().ok_or_else(cut_off)?;
        check_version(u16::from_le_bytes(*version))?;
        if checksum(body) != u64::from_le_bytes(*expected) {
            return Err(LoadTreeError::Checksum);
        }
        Self::from_record(board, postcard::from_bytes(body).map_err(|error| malformed(&error))?)
    }

    /// Reads a tree from JSON. `board` is any board of the right shape.
    ///
    /// # Errors
    /// When the text is not a tree, is cut off or altered, or the tree is one of another shape.
    pub fn from_json(board: &B, text: &str) -> Result<Self, LoadTreeError> {
        let envelope: Envelope = serde_json::from_str(text).map_err(|error| malformed(&error))?;
        if envelope.format != FORMAT {
            return Err(LoadTreeError::Malformed(format!("the format is {:?}", envelope.format)));
        }
        check_version(envelope.version)?;
        if format!("{:016x}", checksum(&encoded(&envelope.tree))) != envelope.checksum {
            return Err(LoadTreeError::Checksum);
        }
        Self::from_record(board, envelope.tree)
    }

    fn record(&self) -> Record {
        let shape = self.nodes.first().map(|node| node.position.board().geometry().into());
        let positions = self.nodes.iter().map(|node| {
            let board = node.position.board();
            let squares = board.geometry().squares().map(|square| symbol(board.get(square)));
            NodeRecord {
                board: SquareText(squares.collect()),
                shortest_win: node.shortest_win_for_circle,
                circle: node.endings.circle,
                cross: node.endings.cross,
            }
        });
        Record {
            shape: shape.unwrap_or(SavedShape { cols: 0, rows: 0, win: 0 }),
            positions: positions.collect(),
        }
    }

    /// The tree of a record whose checksum was right; what remains to be checked is that it makes sense.
    fn from_record(board: &B, record: Record) -> Result<Self, LoadTreeError> {
        let expected = SavedShape::from(board.geometry());
        if record.shape != expected {
            return Err(LoadTreeError::Shape { expected, found: record.shape });
        }
        let mut empty = board.clone();
        empty.clear();
        let mut tree = Self { nodes: Vec::new(), numbers: HashMap::default() };
        for (number, record) in (0..).zip(record.positions) {
            let node = read_node(&empty, &record)?;
            let key = node.position.board().canonical_key();
            if tree.numbers.insert(key, number).is_some() {
                return Err(LoadTreeError::Malformed(format!("{} is there twice", record.board.0)));
            }
            tree.nodes.push(node);
        }
        if tree.nodes.is_empty() {
            return Err(LoadTreeError::Malformed("there is no position in it".to_owned()));
        }
        Ok(tree)
    }
}

fn read_node<B: Board>(empty: &B, record: &NodeRecord) -> Result<TreeNode<B>, LoadTreeError> {
    let board = parse_board(empty.clone(), &record.board.0).map_err(|error| malformed(&error))?;
    let position = Position::from_board(board).map_err(|error| malformed(&error))?;
    let endings = Endings { circle: record.circle, cross: record.cross };
    let count = position.board().legal_move_count();
    let orders = if count <= MOST_EMPTY { factorial(count) } else { 0 };
    if endings.circle.checked_add(endings.cross).is_none_or(|won| won > orders) {
        return Err(LoadTreeError::Malformed(format!("{}: more games than there are", record.board.0)));
    }
    Ok(TreeNode { position, shortest_win_for_circle: record.shortest_win, endings })
}

/// A record in the binary form, without its header.
fn encoded(record: &Record) -> Vec<u8> {
    // Writing plain numbers and text to memory cannot fail.
    postcard::to_allocvec(record).unwrap_or_default()
}

const fn check_version(version: u16) -> Result<(), LoadTreeError> {
    if version == VERSION { Ok(()) } else { Err(LoadTreeError::Version(version)) }
}

fn malformed(error: &impl fmt::Display) -> LoadTreeError {
    LoadTreeError::Malformed(error.to_string())
}

/// FNV-1a with 64 bits. Each step is a bijection of the sum so far, so one altered byte always shows.
///
/// Source: G. Fowler, L. C. Noll and K.-P. Vo; RFC 9923.
fn checksum(bytes: &[u8]) -> u64 {
    let offset = 0xcbf2_9ce4_8422_2325;
    bytes.iter().fold(offset, |sum: u64, byte| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
