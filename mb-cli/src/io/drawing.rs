//! Moves as text: drawn on the board, and listed.

use std::io::{self, Write};

use mb_runtime::prelude::*;

/// A square as column and row, from 0.
pub(crate) type ColumnRow = (usize, usize);

/// Turns squares into columns and rows.
pub(crate) fn points(squares: &[Square], geometry: Geometry) -> Vec<ColumnRow> {
    squares.iter().map(|square| geometry.xy(*square)).collect()
}

/// Lists squares as `0,0 1,2`.
pub(crate) fn list(points: &[ColumnRow]) -> String {
    points.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// Lists squares by their names, as `A1 B3`.
pub(crate) fn names(squares: &[Square], geometry: Geometry) -> String {
    squares.iter().map(|square| geometry.name(*square).to_string()).collect::<Vec<_>>().join(" ")
}

/// Draws the marks, `text` on empty squares (a dot where it is `None`), and a star beside each of the `best` moves.
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

/// Writes the principal variation, unless it is empty.
pub(crate) fn write_expected(line: &[ColumnRow], output: &mut impl Write) -> io::Result<()> {
    if line.is_empty() { Ok(()) } else { writeln!(output, "expected: {}", list(line)) }
}
