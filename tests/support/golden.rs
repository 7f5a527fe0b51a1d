//! The reference data in `tests/golden/`: facts computed by running the series' own program, and by independent
//! enumeration. The `about` of each file says what its numbers mean.

use std::collections::BTreeMap;
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::model::Point;

/// Reads one file of `tests/golden/`.
///
/// # Panics
/// Panics if the file is not there or does not say what was expected.
#[must_use]
pub fn read<T: DeserializeOwned>(file: &str) -> T {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A key in hexadecimal with the column and row of a square.
pub type KeyAndPoint = (String, usize, usize);

/// `positions_3.json` and so on.
#[derive(Deserialize, Debug)]
pub struct Positions {
    /// The side of the board.
    pub n: usize,
    /// The positions.
    pub positions: Vec<GoldenPosition>,
}

/// A position reached by seeded play, with all that the series' program says about it.
#[derive(Deserialize, Debug)]
pub struct GoldenPosition {
    /// The moves that led to it, as column and row.
    pub moves: Vec<Point>,
    /// The squares, column by column.
    pub board: String,
    /// The printed picture.
    #[serde(rename = "str")]
    pub picture: String,
    /// The side to move.
    pub turn: String,
    /// `playing`, `o`, `x` or `draw`.
    pub status: String,
    /// The legal moves in order.
    pub legal: Vec<Point>,
    /// `(last, turn, empty, lines)`, ascending.
    pub markpats: Vec<(usize, usize, usize, u32)>,
    /// The circles, in hexadecimal.
    pub o: String,
    /// The crosses, in hexadecimal.
    pub x: String,
    /// The key for two words.
    pub hash: String,
    /// The symmetric keys for two words.
    pub same: Vec<String>,
    /// The symmetric keys for two words with the last move carried along; absent on the empty board.
    #[serde(default)]
    pub same_move: Option<Vec<KeyAndPoint>>,
    /// The key for two bits per square (3×3 only).
    #[serde(default)]
    pub twobit: Option<String>,
    /// The symmetric keys for two bits per square (3×3 only).
    #[serde(default)]
    pub twobit_same: Option<Vec<String>>,
    /// The symmetric keys for two bits per square with the last move carried along (3×3 only).
    #[serde(default)]
    pub twobit_same_move: Option<Vec<KeyAndPoint>>,
}

/// `counts.json`.
#[derive(Deserialize, Debug)]
pub struct Counts {
    /// One entry for every shape that was enumerated.
    pub games: Vec<GameCounts>,
}

/// How many positions and games a shape has.
#[derive(Deserialize, Debug)]
pub struct GameCounts {
    /// Columns.
    pub cols: usize,
    /// Rows.
    pub rows: usize,
    /// Squares in a row that win.
    pub k: usize,
    /// Winning lines.
    pub lines: usize,
    /// The last ply that was enumerated.
    pub depth: usize,
    /// One entry for every ply up to `depth`.
    pub plies: Vec<PlyCounts>,
    /// Distinct positions of all plies up to `depth`.
    pub positions_total: Option<u64>,
    /// Distinct positions up to symmetry.
    pub distinct_total: Option<u64>,
    /// Whether the enumeration went to the end of every game.
    pub complete: bool,
    /// The number of finished games.
    pub games: Option<u64>,
}

/// How many positions and move sequences there are at one ply.
#[derive(Deserialize, Debug)]
pub struct PlyCounts {
    /// The number of moves.
    pub ply: usize,
    /// The number of move sequences of that length: perft.
    pub seq: u64,
    /// The sequences that circle won with the last move.
    pub seq_o: u64,
    /// The sequences that cross won with the last move.
    pub seq_x: u64,
    /// The sequences that ended in a draw.
    pub seq_draw: u64,
}

/// `masks.json`, as far as generated boards have the same masks.
#[derive(Deserialize, Debug)]
pub struct Masks {
    /// By the side of the board: the layout with bit x·n + y.
    pub dense: BTreeMap<usize, DenseMasks>,
    /// The constants of the series' board for 3×3 with two words.
    pub bitboard3x3: WordMasks,
    /// The constants of the series' board for 3×3 with two bits per square.
    pub twobit3x3: PairMasks,
}

/// The masks of one size, in hexadecimal.
#[derive(Deserialize, Debug)]
pub struct DenseMasks {
    /// All squares.
    pub fullmask: String,
    /// Each column.
    pub colmasks: Vec<String>,
    /// Each row.
    pub rowmasks: Vec<String>,
    /// The diagonal from the top left.
    pub diamask1: String,
    /// The diagonal from the bottom left.
    pub diamask2: String,
    /// All lines.
    pub masklist: Vec<String>,
}

/// The lines of 3×3, and those through each square, by its bit.
#[derive(Deserialize, Debug)]
pub struct WordMasks {
    /// All lines.
    pub masklist: Vec<String>,
    /// The lines through a square.
    pub move_to_masklist: BTreeMap<String, Vec<String>>,
}

/// The lines of 3×3 for each mark, and those through each square, by the bit of the mark.
#[derive(Deserialize, Debug)]
pub struct PairMasks {
    /// All lines of circle.
    pub masklist_o: Vec<String>,
    /// All lines of cross.
    pub masklist_x: Vec<String>,
    /// The lines of a mark through a square.
    pub move_to_masklist: BTreeMap<String, Vec<String>>,
}
