//! Sequences counted together when they lead to symmetric positions.

use rayon::prelude::*;

use super::sequences;
use mb_core::{Board, Position};

/// One position of a class, with the number of sequences that lead to the class.
struct Class<B: Board> {
    key: B::Key,
    position: Position<B>,
    sequences: u128,
}

impl<B: Board> Class<B> {
    fn new(position: Position<B>, sequences: u128) -> Self {
        Self { key: position.board().canonical_key(), position, sequences }
    }

    fn successors(&self) -> impl Iterator<Item = Self> {
        self.position.legal_moves().map(|square| Self::new(self.position.after(square), self.sequences))
    }
}

/// The last plies are counted without making their moves, so keeping their positions would only cost.
const UNKEPT_PLIES: usize = 2;

/// The number of sequences of exactly `depth` moves, ply by ply on the threads of the current pool.
pub(super) fn count<B: Board>(position: &Position<B>, depth: usize) -> u128 {
    let kept = depth.saturating_sub(UNKEPT_PLIES);
    let mut ply = vec![Class::new(position.clone(), 1)];
    for _ in 0..kept {
        ply = merged(ply.par_iter().flat_map_iter(Class::successors).collect());
    }
    let rest = depth - kept;
    ply.par_iter().map(|class| class.sequences * u128::from(sequences::count(&class.position, rest))).sum()
}

/// Every class once.
fn merged<B: Board>(mut classes: Vec<Class<B>>) -> Vec<Class<B>> {
    classes.par_sort_unstable_by(|first, second| first.key.cmp(&second.key));
    classes.dedup_by(|repeated, kept| {
        let is_repeated = repeated.key == kept.key;
        if is_repeated {
            kept.sequences += repeated.sequences;
        }
        is_repeated
    });
    classes
}
