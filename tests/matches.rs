//! Matches: the published tables.

use mb_runtime::players::RandomPlayer;
use mb_runtime::{BitBoard, Match, Position, PythonRandom};

#[test]
fn the_published_match_of_random_players_comes_out_to_the_character() {
    let start = Position::new(BitBoard::square_board(3).unwrap());
    let mut random = PythonRandom::new(0);
    let table = Match::between("ai2", "ai2").pairs(50_000).run(
        &start,
        &mut RandomPlayer,
        &mut RandomPlayer,
        &mut random,
    );
    let published = "\
ai2 VS ai2
count     win    lose    draw
o       29454   14352    6194
x       14208   29592    6200
total   43662   43944   12394

ratio     win    lose    draw
o       58.9%   28.7%   12.4%
x       28.4%   59.2%   12.4%
total   43.7%   43.9%   12.4%
";
    assert_eq!(table.to_string(), published);
    assert_eq!(random.getrandbits(32), 1_491_266_519);
}
