//! Playouts a second (article 233).

use std::time::{Duration, Instant};

use mb_runtime::boards::{BoardTask, SeriesBoard};
use mb_runtime::{Board, Dice, FastRandom, Geometry, MethodChoice, Playouts, Position};

use super::report::{Row, Table, board_name};

/// How long each board plays in each way in a round.
const TIME: Duration = Duration::from_millis(40);

/// The best of so many rounds counts; in each all boards play, so that what disturbs the machine for a while
/// disturbs all of them.
const ROUNDS: usize = 5;

/// Two ways to play, and each of them as a multiple of what `ListBoard` does.
pub(super) fn measure() -> Vec<Table> {
    let Ok(geometry) = Geometry::square_board(3) else { return Vec::new() };
    let mut best: Vec<_> = SeriesBoard::variants().map(|variant| (variant, [0.0_f64; 2])).collect();
    for _ in 0..ROUNDS {
        for ((board, count_linemark), best) in &mut best {
            let rates = board.run(geometry, *count_linemark, Rates).unwrap_or_default();
            *best = [best[0].max(rates[0]), best[1].max(rates[1])];
        }
    }
    let base = best.first().map_or([1.0; 2], |(_, rates)| *rates);
    let row = |((board, count_linemark), rates): &((SeriesBoard, bool), [f64; 2])| Row {
        name: board_name(*board, *count_linemark),
        values: [rates[0] / 1e3, rates[0] / base[0], rates[1] / 1e3, rates[1] / base[1]].map(Some).to_vec(),
    };
    vec![Table {
        title: "Playouts from the empty 3×3 board",
        article: 233,
        unit: "thousand a second",
        columns: ["choosing among the legal moves", "ratio", "Playouts, one by one", "ratio"]
            .map(str::to_owned)
            .to_vec(),
        rows: best.iter().map(row).collect(),
    }]
}

/// Playouts a second: as the series plays, asking the board for its legal moves at every ply, and as
/// [`Playouts`] does, which keeps a list of empty squares beside the board.
struct Rates;

impl BoardTask for Rates {
    type Output = [f64; 2];

    fn run<B: Board + Send + Sync + 'static>(self, empty: B) -> [f64; 2] {
        let position = Position::new(empty);
        // Many games at once are played beside the board, whatever it is: here the board itself has to play.
        let one_by_one = Playouts::new(u64::MAX).method(MethodChoice::OneAtATime);
        let tally = one_by_one.time_limit(TIME).run(&position);
        [as_the_series(&position), tally.games_per_second()]
    }
}

/// How many games are played between two looks at the clock.
const CHUNK: u32 = 256;

/// The series' loop: choose among the legal moves, put the mark down, judge; at the end restore the board.
fn as_the_series<B: Board>(start: &Position<B>) -> f64 {
    let mut random = FastRandom::new(0);
    let mut position = start.clone();
    let (mut games, begin) = (0_u32, Instant::now());
    while begin.elapsed() < TIME {
        for _ in 0..CHUNK {
            while !position.status().is_over() {
                #[expect(clippy::cast_possible_truncation, reason = "at most 256 × 256 squares")]
                let choice = random.below(position.board().legal_move_count() as u32);
                let Some(square) = position.board().nth_legal_move(choice as usize) else { break };
                position.advance(square);
            }
            position.clone_from(start);
        }
        games += CHUNK;
    }
    f64::from(games) / begin.elapsed().as_secs_f64()
}
