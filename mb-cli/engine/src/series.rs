//! The series' benchmark: two matches on one stream of random numbers, and a search.

use std::fmt;
use std::hint::black_box;
use std::time::{Duration, Instant};

use mb_runtime::boards::{BoardTask, LineCounting, SeriesBoard, SeriesBoardError};
use mb_runtime::players::{PatternRule, RandomPlayer, RuleEvaluation, ScoringPlayer, SearchPlayer};
use mb_runtime::prelude::*;
use mb_runtime::search::{Algorithm, Search, Stored};

use crate::boards::{Bitboard3x3, BoardType, Twobit3x3};

/// The series' benchmark on one board: matches of `ai2` and of `ai14s` against `ai2`, and the analysis of the empty board
/// by `ai_abs_dls` to the end of the game.
///
/// ```
/// use mb_engine::SeriesRun;
/// use mb_runtime::PythonRandom;
/// use mb_runtime::boards::{LineCounting, SeriesBoard};
///
/// let dice = || Box::new(PythonRandom::new(0));
/// let mut runs =
///     [SeriesBoard::BitBoard, SeriesBoard::ListBoard].map(|board| SeriesRun::on(board, LineCounting::Off, dice()).unwrap());
/// let speeds = SeriesRun::measure(&mut runs, 100, || ());
/// assert_eq!(speeds[0].random_match.counts, speeds[1].random_match.counts);
/// assert_eq!(speeds[0].nodes, speeds[1].nodes);
/// ```
pub struct SeriesRun(Box<dyn SeriesParts>);

/// What was measured on one board.
#[derive(Clone, Debug, PartialEq)]
pub struct SeriesSpeeds {
    /// The match of `ai2` against `ai2`.
    pub random_match: MatchSpeed,
    /// The match of `ai14s` against `ai2`.
    pub scoring_match: MatchSpeed,
    /// The positions that the search visits.
    pub nodes: Option<u64>,
    /// The milliseconds that the search takes.
    pub search_milliseconds: f64,
}

/// The results of a match and its speed.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchSpeed {
    /// The wins, losses and draws of the first player.
    pub counts: [u64; 3],
    /// The pairs of games in a second.
    pub pairs_per_second: f64,
}

/// The shape of the board in the series.
const THREE_BY_THREE: Geometry = match Geometry::square_board(3) {
    Ok(geometry) => geometry,
    Err(_) => unreachable!(),
};

/// A match of the benchmark.
#[derive(Clone, Copy)]
enum SeriesMatch {
    Random,
    Scoring,
}

/// The parts of the benchmark, for a caller that does not know the type of the board.
trait SeriesParts {
    /// Plays pairs of games, and returns the wins, losses and draws of the first player.
    fn play(&mut self, part: SeriesMatch, pairs: u64) -> [u64; 3];
    /// Analyses the empty board, and returns the number of positions.
    fn search(&mut self) -> Option<u64>;
}

/// The rounds of each match, and those of the search.
const MATCH_ROUNDS: u64 = 10;
const SEARCH_ROUNDS: u64 = 7;

/// The analyses in a round, as in the series.
const ANALYSES: u32 = 10;

impl SeriesRun {
    /// Runs on a board of the series. Both matches draw from `dice`.
    ///
    /// # Errors
    /// When the board cannot keep line counts.
    pub fn on(
        board: SeriesBoard,
        counting: LineCounting,
        dice: Box<dyn Dice>,
    ) -> Result<Self, SeriesBoardError> {
        board.run(THREE_BY_THREE, counting, PrepareSeries(dice))
    }

    /// Runs on the 3×3 board of this type.
    pub fn on_type(board_type: BoardType, dice: Box<dyn Dice>) -> Self {
        match board_type {
            BoardType::Bitboard => PrepareSeries(dice).run(Bitboard3x3::new()),
            BoardType::Twobit => PrepareSeries(dice).run(Twobit3x3::new()),
            BoardType::Generic => PrepareSeries(dice).run(BitBoard::new(THREE_BY_THREE)),
        }
    }

    /// Measures all boards. Matches have `pairs` pairs of games, at least 1.
    ///
    /// Every match and search is cut into rounds, in which the boards take turns; the fastest round of each counts. Calls
    /// `tick` after each of the [`ROUNDS`](Self::ROUNDS) rounds.
    pub fn measure(runs: &mut [Self], pairs: u64, mut tick: impl FnMut()) -> Vec<SeriesSpeeds> {
        let mut play = |part| {
            let mut speeds = vec![MatchSpeed { counts: [0; 3], pairs_per_second: 0.0 }; runs.len()];
            for round in 0..MATCH_ROUNDS {
                // The rounds add up to all pairs.
                let pairs = pairs * (round + 1) / MATCH_ROUNDS - pairs * round / MATCH_ROUNDS;
                for (run, speed) in runs.iter_mut().zip(&mut speeds) {
                    let start = Instant::now();
                    let counts = run.0.play(part, pairs);
                    #[expect(clippy::cast_precision_loss, reason = "a rate is no more exact than an f64")]
                    let pairs_per_second = pairs as f64 / start.elapsed().as_secs_f64();
                    speed.pairs_per_second = speed.pairs_per_second.max(pairs_per_second);
                    for (sum, count) in speed.counts.iter_mut().zip(counts) {
                        *sum += count;
                    }
                }
                tick();
            }
            speeds
        };
        let matches = play(SeriesMatch::Random).into_iter().zip(play(SeriesMatch::Scoring));
        let matches: Vec<_> = matches.collect();
        let mut searches = vec![(None, Duration::MAX); runs.len()];
        for _ in 0..SEARCH_ROUNDS {
            for (run, (nodes, shortest)) in runs.iter_mut().zip(&mut searches) {
                let start = Instant::now();
                for _ in 0..ANALYSES {
                    *nodes = run.0.search();
                }
                *shortest = start.elapsed().min(*shortest);
            }
            tick();
        }
        let speeds = matches.into_iter().zip(searches);
        speeds
            .map(|((random_match, scoring_match), (nodes, shortest))| SeriesSpeeds {
                random_match,
                scoring_match,
                nodes,
                search_milliseconds: 1e3 * shortest.as_secs_f64() / f64::from(ANALYSES),
            })
            .collect()
    }

    /// The rounds of [`measure`](Self::measure).
    pub const ROUNDS: u64 = 2 * MATCH_ROUNDS + SEARCH_ROUNDS;
}

impl fmt::Debug for SeriesRun {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SeriesRun")
    }
}

struct PrepareSeries(Box<dyn Dice>);

impl BoardTask for PrepareSeries {
    type Output = SeriesRun;

    fn run<B: Board>(self, empty: B) -> SeriesRun {
        // Made without its name: the names would compile all searches for every board.
        let search = Search::new(Algorithm::AlphaBeta).table(Stored::EveryImage).depth(8);
        SeriesRun(Box::new(PreparedSeries {
            start: Position::new(empty),
            dice: self.0,
            searching: SearchPlayer::new(search, RuleEvaluation(PatternRule::COMPLETE)),
        }))
    }
}

struct PreparedSeries<B> {
    start: Position<B>,
    dice: Box<dyn Dice>,
    searching: SearchPlayer<RuleEvaluation<PatternRule>>,
}

impl<B: Board> SeriesParts for PreparedSeries<B> {
    fn play(&mut self, part: SeriesMatch, pairs: u64) -> [u64; 3] {
        let game = match part {
            SeriesMatch::Random => Match::new(("ai2", RandomPlayer), ("ai2", RandomPlayer)),
            SeriesMatch::Scoring => {
                Match::new(("ai14s", ScoringPlayer::new(PatternRule::COMPLETE)), ("ai2", RandomPlayer))
            }
        };
        let table = game.pairs(pairs).run(&self.start, RandomSource::Single(&mut *self.dice));
        table.total().counts()
    }

    fn search(&mut self) -> Option<u64> {
        black_box(self.searching.analyze(black_box(&self.start))).nodes
    }
}

#[cfg(test)]
mod tests {
    use mb_runtime::PythonRandom;
    use mb_runtime::boards::{LineCounting, SeriesBoard};

    use super::SeriesRun;

    #[test]
    fn the_rounds_of_a_match_are_the_published_match() {
        let dice = Box::new(PythonRandom::new(0));
        let mut runs = [SeriesRun::on(SeriesBoard::BitBoard, LineCounting::Off, dice).unwrap()];
        let mut rounds = 0;
        let speeds = SeriesRun::measure(&mut runs, 50_000, || rounds += 1);
        assert_eq!(rounds, SeriesRun::ROUNDS);
        // The totals that the published program prints with seed 0.
        assert_eq!(speeds[0].random_match.counts, [43_662, 43_944, 12_394]);
        assert_eq!(speeds[0].scoring_match.counts, [93_489, 0, 6_511]);
    }
}
