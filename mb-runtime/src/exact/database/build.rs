//! Building a database: forward to every position, then back from the last ply to find their values.

use std::sync::{Mutex, PoisonError};

use super::lookup::{Database, DatabaseError, PlyValues, PositionValue};
use super::packed::{self, BoardTables, PackedMarks};
use crate::threads;
use mb_core::{Convention, Geometry, Value};

/// The progress of building a database: every ply is reached once, then solved once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BuildProgress {
    /// The positions of a ply are listed.
    Reached {
        /// The number of marks.
        ply: usize,
        /// The number of classes of symmetric positions.
        classes: usize,
    },
    /// The positions of a ply have values; the last ply comes first.
    Solved {
        /// The number of marks.
        ply: usize,
        /// The number of classes of symmetric positions.
        classes: usize,
    },
}

impl Database {
    /// The most squares of a board for which a database can be built.
    pub const MOST_SQUARES: usize = packed::MOST_SQUARES;

    /// Solves a board, with the feature `threads` on all threads of the current rayon pool.
    ///
    /// # Errors
    /// When the board has more than [`MOST_SQUARES`](Self::MOST_SQUARES) squares.
    pub fn build(geometry: Geometry, convention: Convention) -> Result<Self, DatabaseError> {
        Self::build_noting(geometry, convention, &|_| ())
    }

    /// Like [`build`](Self::build), calling `note` after every step.
    ///
    /// # Errors
    /// When the board has more than [`MOST_SQUARES`](Self::MOST_SQUARES) squares.
    pub fn build_noting(
        geometry: Geometry,
        convention: Convention,
        note: &dyn Fn(BuildProgress),
    ) -> Result<Self, DatabaseError> {
        if geometry.cells() > Self::MOST_SQUARES {
            return Err(DatabaseError::TooLarge { squares: geometry.cells() });
        }
        let tables = BoardTables::new(geometry);
        let plies = reachable(&tables, note);
        let by_ply = solve(&tables, convention, plies, note);
        Ok(Self { geometry, convention, tables, by_ply })
    }
}

/// Lists every position that play can reach, one of each symmetric class, ply by ply.
fn reachable(tables: &BoardTables, note: &dyn Fn(BuildProgress)) -> Vec<Vec<PackedMarks>> {
    let mut plies = Vec::new();
    let mut ply = vec![PackedMarks::EMPTY];
    while !ply.is_empty() {
        let mut next = in_parts(&ply, &|marks, next| next.extend(tables.successors(marks)));
        threads::sort(&mut next);
        next.dedup();
        note(BuildProgress::Reached { ply: plies.len(), classes: ply.len() });
        plies.push(std::mem::replace(&mut ply, next));
    }
    plies
}

/// Finds the values of all positions by retrograde analysis: from the last ply back, each position from its successors.
fn solve(
    tables: &BoardTables,
    convention: Convention,
    plies: Vec<Vec<PackedMarks>>,
    note: &dyn Fn(BuildProgress),
) -> Vec<PlyValues> {
    let mut by_ply: Vec<PlyValues> = Vec::with_capacity(plies.len());
    for (ply, classes) in plies.into_iter().enumerate().rev() {
        let next = by_ply.last();
        let values = in_parts(&classes, &|marks, values| {
            values.push(judge(tables, convention, marks, next).to_byte());
        });
        note(BuildProgress::Solved { ply, classes: classes.len() });
        by_ply.push(PlyValues { classes, values });
    }
    by_ply.reverse();
    by_ply
}

/// What `work` appends for each position, in their order.
fn in_parts<T: Send>(positions: &[PackedMarks], work: &(dyn Fn(PackedMarks, &mut Vec<T>) + Sync)) -> Vec<T> {
    const POSITIONS_IN_PART: usize = 1024;
    let parts: Vec<_> =
        positions.chunks(POSITIONS_IN_PART).map(|part| (part, Mutex::new(Vec::new()))).collect();
    threads::share(parts.len(), &|part| {
        let (positions, results) = &parts[part];
        let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
        positions.iter().for_each(|marks| work(*marks, &mut results));
    });
    parts
        .into_iter()
        .flat_map(|(_, part)| part.into_inner().unwrap_or_else(PoisonError::into_inner))
        .collect()
}

/// The value of one position, from those of the next ply.
fn judge(
    tables: &BoardTables,
    convention: Convention,
    marks: PackedMarks,
    next: Option<&PlyValues>,
) -> PositionValue {
    if tables.is_line_complete(marks) {
        return PositionValue::over(match convention {
            Convention::Normal => Value::Loss,
            Convention::Misere => Value::Win,
        });
    }
    let after = |marks| Some(next?.value(marks)?.before());
    tables.successors(marks).filter_map(after).max().unwrap_or(PositionValue::over(Value::Draw))
}
