//! Matches and tournaments with fast random numbers, on different numbers of threads, and their records.

use mb_runtime::players::{self, Entrant, HabitPlayer, PatternRule, RandomPlayer, ScoringPlayer};
use mb_runtime::{
    BitBoard, FastRandom, Listener, Match, MatchTable, Openings, Position, RandomSource, RoundRobin, Square,
    Status,
};

fn start() -> Position<BitBoard> {
    Position::new(BitBoard::square_board(3).unwrap())
}

/// A game as its record describes it.
#[derive(PartialEq, Debug)]
struct Recorded {
    pair: u64,
    names: [String; 2],
    opening: String,
    moves: Vec<Square>,
    status: Status,
}

/// The match of 1000 pairs between two players.
fn clever_against_random() -> Match<'static, BitBoard> {
    let clever = ScoringPlayer::new(PatternRule::COMPLETE);
    Match::new(("clever", clever), ("random", RandomPlayer)).pairs(1000)
}

/// Plays a match with fast random numbers, and returns its table, its records and the last progress.
fn recorded(pairs: u64, threads: usize, openings: &Openings<BitBoard>) -> (MatchTable, Vec<Recorded>, u64) {
    let (mut games, mut last) = (Vec::new(), 0);
    let mut listener = Listener::new().on_progress(|pairs| last = pairs).on_game(|game| {
        games.push(Recorded {
            pair: game.pair,
            names: [game.circle.to_owned(), game.cross.to_owned()],
            opening: format!("{:?}", game.opening),
            moves: game.moves.to_vec(),
            status: game.status,
        });
    });
    let game = clever_against_random().pairs(pairs).seed(7).threads(threads).listener(&mut listener);
    let table = game.run(openings, RandomSource::Streams);
    drop(listener);
    (table, games, last)
}

#[test]
fn the_fast_table_and_its_records_do_not_depend_on_the_number_of_threads() {
    let openings = Openings::random(&start(), 2);
    let one = recorded(1000, 1, &openings);
    assert_eq!((one.0.total().games(), one.1.len(), one.2), (2000, 2000, 1000));
    for threads in [2, 3, 8] {
        assert_eq!(recorded(1000, threads, &openings), one, "{threads} threads");
    }
    // Players by name are the same players.
    let clever = Entrant::new("clever", || players::by_name("ai14s").unwrap());
    let random = Entrant::new("random", || players::by_name("ai2").unwrap());
    let named = Match::new(clever, random).pairs(1000).seed(7).threads(2);
    assert_eq!(named.run(&openings, RandomSource::Streams), one.0);
    let other_seed = clever_against_random().seed(8).run(&openings, RandomSource::Streams);
    assert_ne!(other_seed, one.0);
}

#[test]
fn records_replay_to_the_results_of_the_table() {
    let (table, games, _) = recorded(200, 3, &Openings::random(&start(), 1));
    let mut counts = [[0; 3]; 2];
    for (number, game) in games.iter().enumerate() {
        assert_eq!(game.pair, number as u64 / 2);
        let is_circle = game.names == ["clever", "random"];
        assert_eq!(is_circle, number % 2 == 0);
        assert_eq!(game.opening, format!("{:?}", &game.moves[..1]));
        assert_eq!(game.opening, games[number / 2 * 2].opening, "both games of a pair begin alike");
        let mut position = start();
        for square in &game.moves {
            position.play(*square).unwrap();
        }
        assert_eq!(position.status(), game.status);
        let outcome = match game.status.winner() {
            None => 2,
            Some(mark) => usize::from(mark.index() == usize::from(is_circle)),
        };
        counts[usize::from(!is_circle)][outcome] += 1;
    }
    assert_eq!(counts, [table.as_circle().counts(), table.as_cross().counts()]);
}

#[test]
fn a_record_is_move_text_and_a_line_of_json() {
    let mut lines = Vec::new();
    let mut listener = Listener::new().on_game(|game| lines.push((game.to_string(), game.json_line())));
    // The first empty square, row by row, against itself: circle has the falling diagonal with its fourth move.
    let [one, other] = ["one", "other"].map(|name| (name, HabitPlayer::FIRST_SQUARE));
    let openings = Openings::list(&start(), [vec![Square::new(4)]]).unwrap();
    let game = Match::new(one, other).pairs(1).seed(3).listener(&mut listener);
    game.run(&openings, &mut FastRandom::new(0));
    drop(listener);
    let moves = "B2 A1 B1 C1 A2 C2 A3 B3 C3";
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[1].0, moves);
    let line: serde_json::Value = serde_json::from_str(&lines[1].1).unwrap();
    let expected = serde_json::json!({
        "circle": "other", "cross": "one", "cols": 3, "rows": 3, "win": 3, "seed": 3, "pair": 0,
        "opening": "B2", "moves": moves, "result": "draw", "forfeit": false,
    });
    assert_eq!(line, expected);
    assert!(!lines[1].1.contains('\n'));
}

#[test]
fn a_tournament_is_every_match_and_does_not_depend_on_the_number_of_threads() {
    let names = ["ai2", "ai5s", "ai14s", "ai6"];
    let start = start();
    let entrants = names.map(|name| players::entrant(name, start.board()).unwrap());
    let tournament = |threads| {
        let mut last = 0;
        let mut listener = Listener::new().on_progress(|pairs| last = pairs);
        let tournament = RoundRobin::new(entrants.clone()).pairs(100).seed(1).threads(threads);
        let total = tournament.total_pairs();
        let table = tournament.listener(&mut listener).run(&start, RandomSource::Streams);
        drop(listener);
        assert_eq!((last, total), (600, 600));
        table
    };
    let table = tournament(1);
    assert_eq!(tournament(3), table);
    let pairings: Vec<_> =
        table.matches().iter().map(|game| (game.first_name(), game.second_name())).collect();
    let expected = [
        ("ai2", "ai5s"),
        ("ai2", "ai14s"),
        ("ai2", "ai6"),
        ("ai5s", "ai14s"),
        ("ai5s", "ai6"),
        ("ai14s", "ai6"),
    ];
    assert_eq!(pairings, expected);
    for (number, (first, second)) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)].into_iter().enumerate()
    {
        assert_eq!(table.between(first, second), Some(table.matches()[number].total()));
        assert_eq!(table.between(second, first), Some(table.matches()[number].total().reversed()));
    }
    // The first match plays the same games as that match alone.
    let alone = Match::new(entrants[0].clone(), entrants[1].clone()).pairs(100).seed(1);
    assert_eq!(table.matches()[0], alone.run(&start, RandomSource::Streams));
    let ranking = table.ranking();
    assert_eq!((ranking[0].name, ranking[3].name), ("ai14s", "ai2"));
    assert!(ranking.iter().all(|standing| standing.total.games() == 600));
}
