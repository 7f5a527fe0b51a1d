//! Playouts against the published figures.

use mb_runtime::boards::ListBoard;
use mb_runtime::{BitBoard, Board, Outcomes, Playouts, Position, PythonRandom, Square, Tally};
use mb_tests::positions::after;
use mb_tests::series::RowMajor;
use serde::Deserialize;

/// The boards of the series in both layouts.
mod generated {
    use mb_runtime::derive_board;

    #[derive_board(size = 3, layout = "bitboard")]
    pub struct Words3;
    #[derive_board(size = 4, layout = "bitboard")]
    pub struct Words4;
    #[derive_board(size = 5, layout = "bitboard")]
    pub struct Words5;
    #[derive_board(size = 8, layout = "bitboard")]
    pub struct Words8;
    #[derive_board(size = 3, layout = "twobit")]
    pub struct TwoBit3;
    #[derive_board(size = 4, layout = "twobit")]
    pub struct TwoBit4;
    #[derive_board(size = 5, layout = "twobit")]
    pub struct TwoBit5;
    #[derive_board(size = 8, layout = "twobit")]
    pub struct TwoBit8;
}

use generated::{TwoBit3, TwoBit4, TwoBit5, TwoBit8, Words3, Words4, Words5, Words8};

#[derive(Deserialize)]
struct Golden {
    start_3x3: Vec<Run>,
    start_3x3_rowmajor: Vec<Run>,
    start_n: Vec<Run>,
    mid: Vec<Run>,
}

/// Column, row, wins of circle, wins of cross and draws for every first move.
type Rows = Vec<(usize, usize, u64, u64, u64)>;

/// A run of the published program.
#[derive(Deserialize)]
struct Run {
    #[serde(default = "three")]
    n: usize,
    #[serde(default)]
    moves: Vec<(usize, usize)>,
    seed: u64,
    pnum: u64,
    rows: Rows,
    /// 32 bits drawn right after the playouts.
    next32: u128,
    /// The results of a board that lists its empty squares row by row, if that was run too.
    #[serde(default)]
    rows_rowmajor: Option<Rows>,
    next32_rowmajor: Option<u128>,
}

impl Run {
    /// The same run on a board that lists its squares row by row, if that was run too.
    fn row_major(&self) -> Option<Self> {
        Some(Self {
            moves: self.moves.clone(),
            rows: self.rows_rowmajor.clone()?,
            next32: self.next32_rowmajor?,
            rows_rowmajor: None,
            next32_rowmajor: None,
            ..*self
        })
    }
}

const fn three() -> usize {
    3
}

fn golden() -> Golden {
    serde_json::from_str(include_str!("playout_seeds.json")).unwrap()
}

/// Repeats a run of the published program on a board of the same size.
fn assert_published<B: Board>(board: B, run: &Run) {
    let position = after(Position::new(board), &run.moves);
    let mut random = PythonRandom::new(run.seed);
    let tally = Playouts::new(run.pnum).run_with(&position, &mut random);
    assert_eq!(rows(&position, &tally), run.rows, "seed {} after {:?}", run.seed, run.moves);
    assert_eq!(random.getrandbits(32), run.next32, "seed {} after {:?}", run.seed, run.moves);
}

fn rows<B: Board>(position: &Position<B>, tally: &Tally) -> Vec<(usize, usize, u64, u64, u64)> {
    let row = |(square, outcomes): &(Square, Outcomes)| {
        let (x, y) = position.board().geometry().xy(*square);
        (x, y, outcomes.circle, outcomes.cross, outcomes.draw)
    };
    tally.moves().iter().map(row).collect()
}

#[test]
fn the_published_playouts_come_out_to_the_last_game() {
    let golden = golden();
    assert_eq!(golden.start_3x3[0].rows[0], (0, 0, 710, 298, 156));
    for run in golden.start_3x3.iter().chain(&golden.start_n).chain(&golden.mid) {
        assert_published(BitBoard::square_board(run.n).unwrap(), run);
        match run.n {
            3 => (assert_published(Words3::new(), run), assert_published(TwoBit3::new(), run)),
            4 => (assert_published(Words4::new(), run), assert_published(TwoBit4::new(), run)),
            5 => (assert_published(Words5::new(), run), assert_published(TwoBit5::new(), run)),
            8 => (assert_published(Words8::new(), run), assert_published(TwoBit8::new(), run)),
            other => panic!("no generated board of size {other} here"),
        };
    }
}

#[test]
fn the_published_playouts_of_the_plainest_board_come_out_to_the_last_game() {
    let golden = golden();
    assert_eq!(golden.start_3x3_rowmajor[0].rows[1], (1, 0, 574, 329, 132));
    let beside: Vec<Run> = golden.mid.iter().filter_map(Run::row_major).collect();
    assert_eq!(beside.len(), golden.mid.len());
    for run in golden.start_3x3_rowmajor.iter().chain(&beside) {
        assert_published(RowMajor(ListBoard::square_board(run.n).unwrap()), run);
    }
}
