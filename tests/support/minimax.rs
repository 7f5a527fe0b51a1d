//! Plain minimax: the value and the length of every position of a small board, by trying every move.
//!
//! Nothing here is clever, and minimax itself calls no code under test: boards are lists of cells, and lines come from
//! the [model](crate::model).

use mb_runtime::{BitBoard, Board, Convention, Geometry, Mark, Position, Value, text};

use crate::model::Model;

/// A cell: 0 empty, 1 circle, 2 cross; column by column.
pub type Cells = Vec<u8>;

/// The value of a position for the side to move, and in how many moves it ends when the winner hurries and the loser
/// delays.
pub type Worth = (Value, usize);

/// Minimax on one board. It remembers the positions of boards of up to 16 squares.
#[derive(Debug)]
pub struct Minimax {
    convention: Convention,
    /// The cells of every line through each cell.
    lines: Vec<Vec<Vec<usize>>>,
    /// The worths, indexed by the cells as digits to the base 3: 0 unknown, else the value and the distance.
    memory: Vec<u8>,
}

/// The most squares for which a table of all boards is kept.
const MOST_REMEMBERED: usize = 16;

impl Minimax {
    /// Returns minimax on this board under this convention.
    #[must_use]
    pub fn new(model: &Model, convention: Convention) -> Self {
        let mut lines = vec![Vec::new(); model.cells()];
        for line in model.lines() {
            let line: Vec<usize> = line.into_iter().map(|point| model.square(point).index()).collect();
            for cell in &line {
                lines[*cell].push(line.clone());
            }
        }
        let boards = if model.cells() <= MOST_REMEMBERED { 3_usize.pow(count(model.cells())) } else { 0 };
        Self { convention, lines, memory: vec![0; boards] }
    }

    /// Returns a unique number for these cells, which are its digits to the base 3.
    #[must_use]
    pub fn code(cells: &Cells) -> usize {
        cells.iter().rev().fold(0, |code, cell| 3 * code + usize::from(*cell))
    }

    /// Returns the worth of a position that is not over.
    ///
    /// # Panics
    /// Panics if there is no empty cell.
    pub fn worth(&mut self, cells: &mut Cells) -> Worth {
        let code = if self.memory.is_empty() { 0 } else { Self::code(cells) };
        if let Some(known) = self.memory.get(code).copied().filter(|known| *known != 0) {
            return unpack(known);
        }
        let empty: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell] == 0).collect();
        let worths: Vec<Worth> = empty.iter().map(|cell| self.worth_of_move(cells, *cell)).collect();
        let worth = best(&worths).expect("a position that is not over has moves");
        if let Some(place) = self.memory.get_mut(code) {
            *place = pack(worth);
        }
        worth
    }

    /// Returns the worth of a move for the side that makes it. The distance counts this move.
    pub fn worth_of_move(&mut self, cells: &mut Cells, cell: usize) -> Worth {
        let mark = mark_to_move(cells);
        cells[cell] = mark;
        let worth = if self.completes_line(cells, cell) {
            (self.value_of_a_line(), 1)
        } else if cells.contains(&0) {
            let (value, distance) = self.worth(cells);
            (value.opposite(), distance + 1)
        } else {
            (Value::Draw, 1)
        };
        cells[cell] = 0;
        worth
    }

    /// Returns what completing a line is worth.
    #[must_use]
    pub const fn value_of_a_line(&self) -> Value {
        match self.convention {
            Convention::Normal => Value::Win,
            Convention::Misere => Value::Loss,
        }
    }

    /// Returns whether the mark on a cell is part of a complete line.
    #[must_use]
    pub fn completes_line(&self, cells: &Cells, cell: usize) -> bool {
        self.lines[cell].iter().any(|line| line.iter().all(|other| cells[*other] == cells[cell]))
    }

    /// Calls `tell` once with every position that play can reach and that is not over.
    pub fn for_every_position(&self, tell: &mut impl FnMut(&Cells)) {
        let cells = vec![0; self.lines.len()];
        let mut seen = std::collections::HashSet::from([cells.clone()]);
        let mut waiting = vec![cells];
        while let Some(cells) = waiting.pop() {
            tell(&cells);
            for cell in (0..cells.len()).filter(|cell| cells[*cell] == 0) {
                let mut next = cells.clone();
                next[cell] = mark_to_move(&cells);
                if !self.completes_line(&next, cell) && next.contains(&0) && seen.insert(next.clone()) {
                    waiting.push(next);
                }
            }
        }
    }
}

/// Returns the best of some worths: the soonest win, otherwise a draw, otherwise the latest loss.
fn best(worths: &[Worth]) -> Option<Worth> {
    worths.iter().copied().max_by_key(|worth| preference(*worth))
}

/// Returns a key that orders worths: the greater, the better for the side to move.
///
/// # Panics
/// Never panics: a board has fewer squares.
#[must_use]
pub fn preference((value, distance): Worth) -> (Value, isize) {
    let distance = isize::try_from(distance).expect("boards in tests are small");
    (value, if value == Value::Win { -distance } else { distance })
}

/// Returns the cell of the side to move: 1 for circle, which moves first, 2 for cross.
#[must_use]
pub fn mark_to_move(cells: &Cells) -> u8 {
    if cells.iter().filter(|cell| **cell != 0).count() % 2 == 0 { 1 } else { 2 }
}

/// Returns the position with these cells, on the `BitBoard` of this shape.
///
/// # Panics
/// Panics if no game leads to them.
#[must_use]
pub fn position(geometry: Geometry, cells: &Cells) -> Position<BitBoard> {
    let board = text::parse_board(BitBoard::new(geometry), &letters(cells)).expect("one letter a cell");
    Position::from_board(board).expect("a position that a game leads to")
}

/// Returns the cells of a position.
#[must_use]
pub fn cells(position: &Position<BitBoard>) -> Cells {
    let cell = |square| match position.board().get(square) {
        None => 0,
        Some(Mark::Circle) => 1,
        Some(Mark::Cross) => 2,
    };
    position.board().geometry().squares().map(cell).collect()
}

/// Returns the cells as text, column by column.
fn letters(cells: &Cells) -> String {
    cells.iter().map(|cell| ['.', 'o', 'x'][usize::from(*cell)]).collect()
}

fn pack((value, distance): Worth) -> u8 {
    let value = Value::ALL.iter().position(|other| *other == value).expect("one of the three values");
    u8::try_from(32 * (value + 1) + distance).expect("at most 16 moves")
}

fn unpack(packed: u8) -> Worth {
    (Value::ALL[usize::from(packed / 32 - 1)], usize::from(packed % 32))
}

fn count(cells: usize) -> u32 {
    u32::try_from(cells).expect("boards in tests are small")
}
