//! Playouts: the published figures, the distribution, and what must hold whatever is asked.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use mb_runtime::boards::ListBoard;
use mb_runtime::{
    BitBoard, Board, Outcomes, Playouts, Position, PythonRandom, Square, Status, Tally, derive_board,
};
use mb_tests::positions::after;
use mb_tests::row_major::RowMajor;
use serde::Deserialize;

/// The boards of the series in both layouts.
mod generated {
    use super::derive_board;

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
    /// The same with a board that lists its empty squares row by row, where that was run too.
    #[serde(default)]
    rows_rowmajor: Option<Rows>,
    next32_rowmajor: Option<u128>,
}

impl Run {
    /// The run with a board that lists its squares row by row, in place of the one that it was run beside.
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

fn start(size: usize) -> Position<BitBoard> {
    Position::new(BitBoard::square_board(size).unwrap())
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

#[test]
fn the_same_seed_gives_the_same_tally_on_every_board() {
    let moves = [(0, 1), (3, 3), (2, 1)];
    let playouts = Playouts::new(30_000).seed(9);
    let expected = playouts.run(&after(start(4), &moves));
    assert_eq!(playouts.run(&after(Position::new(Words4::new()), &moves)).moves(), expected.moves());
    assert_eq!(playouts.run(&after(Position::new(TwoBit4::new()), &moves)).moves(), expected.moves());
}

#[test]
fn the_same_seed_gives_the_same_tally_on_any_number_of_threads() {
    let position = after(start(4), &[(1, 1), (0, 2)]);
    let playouts = Playouts::new(100_000).seed(5);
    let single = playouts.run(&position);
    for threads in [2, 3, 8] {
        assert_eq!(playouts.threads(threads).run(&position).moves(), single.moves(), "{threads} threads");
    }
    assert_ne!(playouts.seed(6).run(&position).moves(), single.moves());
    assert_eq!(playouts.threads(0).run(&position).moves(), single.moves());
}

#[test]
fn all_games_are_played_when_there_is_time() {
    let playouts = Playouts::new(40_001).time_limit(Duration::MAX).threads(2);
    assert_eq!(playouts.run(&start(3)).games(), 40_001);
    assert_eq!(playouts.run_with(&start(3), &mut PythonRandom::new(0)).games(), 40_001);
    assert_eq!(Playouts::new(0).run(&start(3)).games(), 0);
}

#[test]
fn no_time_gives_a_tally_without_games() {
    let playouts = Playouts::new(1000).time_limit(Duration::ZERO);
    for tally in [playouts.run(&start(3)), playouts.run_with(&start(3), &mut PythonRandom::new(0))] {
        assert_eq!((tally.moves().len(), tally.total()), (9, Outcomes::default()));
        assert_eq!(tally.mean_length(), None);
    }
}

#[test]
fn a_time_limit_is_kept() {
    // Without the limit the games would take for ever.
    let playouts = Playouts::new(u64::MAX).time_limit(Duration::from_millis(20));
    for size in [3, 8, 40] {
        // A millisecond passes from one look at the clock to the next.
        let looks = AtomicU64::new(0);
        let clock = || Duration::from_millis(looks.fetch_add(1, Ordering::Relaxed));
        let tally = playouts.threads(2).run_by_clock(&start(size), &clock);
        // Each thread looks once more to see that the time is up for its stream, and once for the next; then the elapsed
        // time is looked up.
        assert!(looks.load(Ordering::Relaxed) <= 20 + 2 * 2 + 1, "{looks:?}");
        assert!(tally.elapsed() <= Duration::from_millis(24), "{:?}", tally.elapsed());
        assert!(tally.games() > 0 && tally.games_per_second() > 0.0);
    }
}

#[test]
fn a_finished_position_gives_a_tally_without_moves() {
    let won = after(start(3), &[(0, 0), (1, 1), (0, 1), (2, 2), (0, 2)]);
    assert!(matches!(won.status(), Status::Won(_)));
    for tally in [Playouts::new(10).run(&won), Playouts::new(10).run_with(&won, &mut PythonRandom::new(0))] {
        assert_eq!((tally.moves().len(), tally.games()), (0, 0));
    }
}

#[test]
fn tallies_of_one_position_add_up_and_others_are_refused() {
    let mut sum = Playouts::new(1000).run(&start(3));
    let more = Playouts::new(500).seed(1).run(&start(3));
    let centre = start(3).board().geometry().square(1, 1).unwrap();
    let expected = sum.outcomes(centre).circle + more.outcomes(centre).circle;
    sum.merge(&more).unwrap();
    assert_eq!((sum.games(), sum.outcomes(centre).circle), (1500, expected));
    let before = sum.clone();
    assert!(sum.merge(&Playouts::new(1).run(&start(4))).is_err());
    assert_eq!(sum, before);
}

#[test]
fn a_game_on_the_empty_small_board_takes_as_long_as_it_should() {
    // Of the games that end at plies 5 to 9 there are 1440, 5328, 47952, 72576 and 127872; one that ends at ply
    // p has the probability (9 - p)! / 9!.
    let exact =
        (1440.0 * 24.0 * 5.0 + 5328.0 * 6.0 * 6.0 + 47952.0 * 2.0 * 7.0 + 72576.0 * 8.0 + 127_872.0 * 9.0)
            / 362_880.0;
    for tally in [
        Playouts::new(1_000_000).run(&start(3)),
        Playouts::new(100_000).run_with(&start(3), &mut PythonRandom::new(3)),
    ] {
        let mean = tally.mean_length().unwrap();
        assert!((mean - exact).abs() < 0.03, "{mean}, not {exact}");
    }
}
