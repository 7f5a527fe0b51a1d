//! A person who plays at the terminal.

use std::io::{self, Write};
use std::time::Instant;

use mb_runtime::analysis::Analysis;
use mb_runtime::error::ParseSquareError;
use mb_runtime::prelude::*;

/// Asks a person for moves: draws the position, reads lines until one is an answer, and explains what is wrong with the
/// others.
///
/// Reads `lines` and writes to `output`, which are the terminal, or a list and a buffer in tests.
#[derive(Clone, Debug)]
pub(crate) struct HumanPlayer<L, W> {
    lines: L,
    output: W,
}

/// An answer of a person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum HumanAnswer {
    /// Play this square, which is a legal move.
    Move(Square),
    /// Take back the last move.
    Undo,
    /// Name the best moves.
    Hint,
    /// Stop. The end of the lines means the same.
    Quit,
}

/// Explains the answers.
const HELP: &str = "write a square, such as B3 (column letter, row from 1) or 1,2 (column,row from 0); or undo, \
                    hint, quit, help";

impl<L: Iterator<Item = io::Result<String>>, W: Write> HumanPlayer<L, W> {
    /// Creates a player that reads `lines` and writes to `output`.
    pub(crate) const fn new(lines: L, output: W) -> Self {
        Self { lines, output }
    }

    /// Draws an unfinished position and asks until the person answers.
    pub(crate) fn ask<B: Board>(&mut self, position: &Position<B>) -> io::Result<HumanAnswer> {
        draw(position, &mut self.output)?;
        loop {
            write!(self.output, "{} to move: ", position.turn())?;
            self.output.flush()?;
            let Some(line) = self.lines.next().transpose()? else {
                writeln!(self.output)?;
                return Ok(HumanAnswer::Quit);
            };
            match understand(position, &line) {
                Ok(answer) => return Ok(answer),
                Err(explanation) => self.say(&explanation)?,
            }
        }
    }

    /// Writes a line of text.
    pub(crate) fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Draws a position.
    pub(crate) fn show<B: Board>(&mut self, position: &Position<B>) -> io::Result<()> {
        draw(position, &mut self.output)
    }

    /// Asks for a move in a match.
    fn ask_for_move<B: Board>(&mut self, position: &Position<B>) -> io::Result<Option<Square>> {
        loop {
            match self.ask(position)? {
                HumanAnswer::Move(square) => return Ok(Some(square)),
                HumanAnswer::Quit => return Ok(None),
                HumanAnswer::Undo => {
                    self.say("in a match moves stand: write a square, or quit to give up")?;
                }
                HumanAnswer::Hint => {
                    self.say("in a match nobody helps: write a square, or quit to give up")?;
                }
            }
        }
    }
}

/// Reads a line as an answer, or explains what is wrong with it.
fn understand<B: Board>(position: &Position<B>, line: &str) -> Result<HumanAnswer, String> {
    let word = line.trim().to_ascii_lowercase();
    match word.as_str() {
        "undo" | "u" => return Ok(HumanAnswer::Undo),
        "hint" | "h" => return Ok(HumanAnswer::Hint),
        "quit" | "q" | "exit" => return Ok(HumanAnswer::Quit),
        "help" | "?" | "" => return Err(HELP.into()),
        _ => {}
    }
    let square = position.board().geometry().parse(&word).map_err(|error| match error {
        ParseSquareError::Syntax => format!("{word:?} is not a move: {HELP}"),
        other => other.to_string(),
    })?;
    position.clone().play(square).map_err(|error| error.to_string())?;
    Ok(HumanAnswer::Move(square))
}

/// Draws the board with the names of columns and rows. The last move is a capital letter.
fn draw<B: Board>(position: &Position<B>, output: &mut impl Write) -> io::Result<()> {
    let board = position.board();
    let geometry = board.geometry();
    let columns: Vec<String> = (0..geometry.cols()).map(|x| column_name(geometry, x)).collect();
    let width = columns.last().map_or(1, String::len);
    let margin = geometry.rows().to_string().len();
    write!(output, "\n{:margin$}", "")?;
    for name in &columns {
        write!(output, " {name:>width$}")?;
    }
    writeln!(output)?;
    for y in 0..geometry.rows() {
        write!(output, "{:>margin$}", y + 1)?;
        for x in 0..geometry.cols() {
            let square = geometry.square(x, y).ok();
            let symbol = square.and_then(|square| board.get(square)).map_or('.', Mark::symbol);
            let is_last = square.is_some() && square == position.last_move();
            let symbol = if is_last { symbol.to_ascii_uppercase() } else { symbol };
            write!(output, " {symbol:>width$}")?;
        }
        writeln!(output)?;
    }
    Ok(())
}

/// Returns the letters of a column: the name of its first square without the row.
fn column_name(geometry: Geometry, x: usize) -> String {
    let name =
        geometry.square(x, 0).map_or_else(|_| String::new(), |square| geometry.name(square).to_string());
    name.trim_end_matches(|character: char| character.is_ascii_digit()).to_owned()
}

/// In a match a person cannot take back moves or ask for hints. Quitting returns no move, and so does an error of
/// reading or writing.
impl<B, L, W> Player<B> for HumanPlayer<L, W>
where
    B: Board,
    L: Iterator<Item = io::Result<String>>,
    W: Write,
{
    fn choose(&mut self, position: &Position<B>, _: &mut dyn Dice) -> Option<Square> {
        if position.status().is_over() {
            return None;
        }
        self.ask_for_move(position).unwrap_or_default()
    }

    /// Returns every legal move without asking the person.
    fn analyze(&mut self, position: &Position<B>) -> Analysis {
        let start = Instant::now();
        let mut analysis = Analysis::of(position.legal_moves());
        analysis.elapsed = Some(start.elapsed());
        analysis
    }
}

#[cfg(test)]
mod tests {
    use std::io;

    use super::{HumanAnswer, HumanPlayer};
    use mb_runtime::prelude::*;

    fn position() -> Position<BitBoard> {
        let mut position = Position::new(BitBoard::square_board(3).unwrap());
        position.play_at(1, 1).unwrap();
        position.play_at(0, 2).unwrap();
        position
    }

    fn lines(text: &'static str) -> impl Iterator<Item = io::Result<String>> {
        text.lines().map(|line| Ok(line.to_owned()))
    }

    fn ask(text: &'static str) -> (HumanAnswer, String) {
        let mut output = Vec::new();
        let answer = HumanPlayer::new(lines(text), &mut output).ask(&position()).unwrap();
        (answer, String::from_utf8(output).unwrap())
    }

    #[test]
    fn squares_are_read_by_name_and_by_coordinates() {
        for text in ["C3", " c3 ", "2,2", "2, 2"] {
            assert_eq!(ask(text).0, HumanAnswer::Move(Square::new(8)), "{text}");
        }
    }

    #[test]
    fn words_are_read_in_either_case_and_short() {
        for (text, answer) in [
            ("undo", HumanAnswer::Undo),
            ("U", HumanAnswer::Undo),
            ("Hint", HumanAnswer::Hint),
            ("h", HumanAnswer::Hint),
            ("quit", HumanAnswer::Quit),
            ("Q", HumanAnswer::Quit),
            ("", HumanAnswer::Quit),
        ] {
            assert_eq!(ask(text).0, answer, "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_explained_and_asked_again() {
        let (answer, output) = ask("hello\nB2\nD1\n\n0,3\nhelp\nA1");
        assert_eq!(answer, HumanAnswer::Move(Square::new(0)));
        for words in
            ["\"hello\" is not a move", "(1, 1) is occupied", "(3, 0) is off the board", "(0, 3) is off"]
        {
            assert!(output.contains(words), "{words}\n{output}");
        }
        assert_eq!(output.matches("o to move: ").count(), 7);
    }

    #[test]
    fn the_board_is_drawn_with_the_names_of_its_squares() {
        let (_, output) = ask("A1");
        assert!(output.starts_with("\n  A B C\n1 . . .\n2 . o .\n3 X . .\no to move: "), "{output}");
    }

    #[test]
    fn a_match_takes_only_moves_and_giving_up() {
        let mut dice = FastRandom::new(0);
        let mut output = Vec::new();
        let choice = HumanPlayer::new(lines("undo\nhint\nA1"), &mut output).choose(&position(), &mut dice);
        assert_eq!(choice, Some(Square::new(0)));
        let output = String::from_utf8(output).unwrap();
        assert!(output.contains("moves stand") && output.contains("nobody helps"), "{output}");
        let choice = HumanPlayer::new(lines("quit"), io::sink()).choose(&position(), &mut dice);
        assert_eq!(choice, None);
        let broken = std::iter::once_with(|| Err(io::Error::other("broken")));
        assert_eq!(HumanPlayer::new(broken, io::sink()).choose(&position(), &mut dice), None);
    }

    #[test]
    fn an_analysis_is_every_legal_move_and_says_how_long_it_took() {
        let analysis = HumanPlayer::new(lines(""), io::sink()).analyze(&position());
        assert!(analysis.elapsed.is_some() && analysis.best_moves.len() == 7, "{analysis:?}");
    }
}
