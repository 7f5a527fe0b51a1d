//! Lists of moves as text.

use std::fmt::Write as _;

use mb_runtime::prelude::*;

/// Plays a list of moves (`1,1 0,0` or `B2 A1`) on an empty board. An error names the move at fault.
pub(crate) fn play<B: Board>(empty: &B, list: &str) -> Result<Game<B>, String> {
    let mut game = Game::new(empty.clone());
    for (number, text) in (1..).zip(list.split_whitespace()) {
        let square = game
            .board()
            .geometry()
            .parse(text)
            .map_err(|error| format!("move {number} ({text}): {error}"))?;
        game.play(square).map_err(|error| format!("move {number} ({text}): {error}"))?;
    }
    Ok(game)
}

/// Writes the squares that hold `mark` as a hexadecimal number: bit `x * rows + y` is the square in column `x`, row
/// `y`.
pub(crate) fn marks_in_hex<B: Board>(board: &B, mark: Mark) -> String {
    let squares: Vec<Square> = board.geometry().squares().collect();
    let digits = squares.chunks(4).map(|chunk| {
        chunk
            .iter()
            .rev()
            .fold(0_u32, |digit, square| digit << 1 | u32::from(board.get(*square) == Some(mark)))
    });
    let mut hex = String::from("0x");
    let digits: Vec<u32> = digits.collect();
    let highest = digits.iter().rposition(|digit| *digit != 0).unwrap_or(0);
    for digit in digits[..=highest].iter().rev() {
        // Writing to a string cannot fail.
        let _ = write!(hex, "{digit:x}");
    }
    hex
}
