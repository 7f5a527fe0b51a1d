//! The works that compare a generated board with the generic one.

use std::hint::black_box;

use mb_runtime::PlayoutMethod;
use mb_runtime::prelude::*;

use crate::boards::{BoardChoice, on_board};
use crate::operations::{CanonicalKey, Judge, Key, LegalMoves, Mirror, Operation as _, Patterns, Transpose};
use crate::work::TimedWork;

/// A work with the name of its operation.
#[derive(Debug)]
pub struct NamedWork {
    /// The name in tables.
    pub name: &'static str,
    /// The work.
    pub work: TimedWork,
}

impl NamedWork {
    /// The name of playouts game by game, whose speed is that of the board. (Batches use no board.)
    pub const ONE_BY_ONE: &str = "playout, one by one";
}

impl BoardChoice {
    /// Prepares the operations that `mb benchmark` compares, in the same order for every type of board.
    pub fn works(self) -> Vec<NamedWork> {
        on_board!(self, empty => works_on(&empty))
    }
}

fn works_on<B: Board>(empty: &B) -> Vec<NamedWork> {
    let mut works = vec![
        (NamedWork::ONE_BY_ONE, playouts(empty, PlayoutMethod::OneAtATime)),
        ("playout in batches", playouts(empty, PlayoutMethod::Batch)),
        ("judge", Judge::work(empty)),
        ("legal moves", LegalMoves::work(empty)),
        ("line patterns", Patterns::work(empty)),
        ("key", Key::work(empty)),
        ("canonical key", CanonicalKey::work(empty)),
        ("mirror", Mirror::work(empty)),
    ];
    if empty.geometry().is_square() {
        works.push(("transpose", Transpose::work(empty)));
    }
    works.into_iter().map(|(name, work)| NamedWork { name, work }).collect()
}

/// Prepares random games from the empty board.
pub fn playouts<B: Board>(empty: &B, method: PlayoutMethod) -> TimedWork {
    let start = Position::new(empty.clone());
    let work = TimedWork::repeated(move |games| {
        black_box(Playouts::new(games).method(method).run(black_box(&start)));
    });
    // The methods of lanes begin with tables of lines. Larger boards are played one at a time.
    let has_tables = method != PlayoutMethod::OneAtATime && empty.geometry().cells() <= 400;
    if has_tables { work.at_least(1 << 16) } else { work }
}
