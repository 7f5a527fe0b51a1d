//! Moves drawn on the board, and listed.

use std::io::{self, Write};

use mb_runtime::prelude::*;

/// Column and row, from 0.
pub(crate) type ColumnRow = (usize, usize);

/// Columns and rows of squares.
pub(crate) fn points(squares: &[Square], geometry: Geometry) -> Vec<ColumnRow> {
    squares.iter().map(|square| geometry.xy(*square)).collect()
}

/// Draws the marks, on empty squares what `text` says of a move there (a dot if nothing), and a star at the best.
pub(crate) fn write_moves<B: Board>(
    board: &B,
    text: impl Fn(ColumnRow) -> Option<String>,
    best: &[ColumnRow],
    output: &mut impl Write,
) -> io::Result<()> {
    let geometry = board.geometry();
    for y in 0..geometry.rows() {
        for x in 0..geometry.cols() {
            let mark = geometry.square(x, y).ok().and_then(|square| board.get(square));
            let text = mark.map(|mark| mark.to_string()).or_else(|| text((x, y)));
            let text = text.as_deref().unwrap_or(".");
            let star = if best.contains(&(x, y)) { "*" } else { " " };
            write!(output, "{text:>8}{star}")?;
        }
        writeln!(output)?;
    }
    Ok(())
}

/// Writes the play that is expected, if any is.
pub(crate) fn write_expected(line: &[ColumnRow], output: &mut impl Write) -> io::Result<()> {
    if line.is_empty() {
        return Ok(());
    }
    let moves: Vec<_> = line.iter().map(|(x, y)| format!("{x},{y}")).collect();
    writeln!(output, "expected: {}", moves.join(" "))
}
