//! Matches of players that break the rules.

use mb_runtime::analysis::Analysis;
use mb_runtime::players::RandomPlayer;
use mb_runtime::{BitBoard, Dice, FastRandom, Match, Player, Position, Square};
use mb_tests::positions::empty;

/// Always plays the same square.
#[derive(Clone)]
struct Stubborn(Option<Square>);

impl Player<BitBoard> for Stubborn {
    fn choose(&mut self, _: &Position<BitBoard>, _: &mut dyn Dice) -> Option<Square> {
        self.0
    }

    fn analyze(&mut self, _: &Position<BitBoard>) -> Analysis {
        Analysis::default()
    }
}

#[test]
fn players_that_break_the_rules_lose_their_games() {
    for square in [None, Some(Square::new(4)), Some(Square::new(999))] {
        let game = Match::new(("stubborn", Stubborn(square)), ("random", RandomPlayer)).pairs(20);
        let table = game.run(empty(3, 3, 3), &mut FastRandom::new(0));
        assert_eq!(table.total().counts(), [0, 40, 0], "{square:?}");
    }
}
