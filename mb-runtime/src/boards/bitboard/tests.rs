//! The board against a plain two-dimensional model.

use std::collections::HashSet;

use super::BitBoard;
use crate::boards::model::Model;
use crate::{Geometry, Position, Square, Status};

/// Visits every position that play can reach.
fn explore(position: &Position<BitBoard>, model: &Model, seen: &mut HashSet<String>) {
    if !seen.insert(model.text()) {
        return;
    }
    model.assert_equals(position.board());
    let mut legal: Vec<Square> = position.legal_moves().collect();
    assert_eq!(legal.is_empty(), position.status().is_over());
    for square in legal.drain(..) {
        let mut next = model.clone();
        next.set(square, Some(position.turn()));
        let after = position.after(square);
        let won = next.has_line(position.turn());
        assert_eq!(after.status() == Status::Won(position.turn()), won);
        assert_eq!(after.status() == Status::Draw, !won && next.legal_moves().is_empty());
        explore(&after, &next, seen);
    }
}

#[test]
fn all_5478_positions_of_3_by_3_agree_with_the_model() -> Result<(), Box<dyn std::error::Error>> {
    let geometry = Geometry::square_board(3)?;
    let mut seen = HashSet::new();
    explore(&Position::new(BitBoard::new(geometry)), &Model::new(geometry), &mut seen);
    assert_eq!(seen.len(), 5478);
    Ok(())
}
