//! The squares that rules of thumb speak of.

use mb_core::{Geometry, Square};

/// Whether this is the middle square, or one of the two or four middle squares of a board with an even side.
pub(super) const fn is_centre(geometry: Geometry, square: Square) -> bool {
    let (x, y) = geometry.xy(square);
    is_middle(x, geometry.cols()) && is_middle(y, geometry.rows())
}

/// Whether column or row number `place` is the middle one, or one of the two middle ones, of `length`.
const fn is_middle(place: usize, length: usize) -> bool {
    (2 * place + 1).abs_diff(length) <= 1
}

/// Whether this is a corner of the board.
pub(super) const fn is_corner(geometry: Geometry, square: Square) -> bool {
    let (x, y) = geometry.xy(square);
    (x == 0 || x + 1 == geometry.cols()) && (y == 0 || y + 1 == geometry.rows())
}

/// The place of a square, counted from 0, when the board is read row by row from the top.
pub(super) const fn reading_place(geometry: Geometry, square: Square) -> usize {
    let (x, y) = geometry.xy(square);
    y * geometry.cols() + x
}

#[cfg(test)]
mod tests {
    use super::{is_centre, is_corner, reading_place};
    use mb_core::{Geometry, Square};

    fn those(geometry: Geometry, property: impl Fn(Geometry, Square) -> bool) -> Vec<(usize, usize)> {
        geometry
            .squares()
            .filter(|square| property(geometry, *square))
            .map(|square| geometry.xy(square))
            .collect()
    }

    #[test]
    fn an_even_side_has_two_middles() {
        let centres = |cols, rows| those(Geometry::new(cols, rows, 1).unwrap(), is_centre);
        assert_eq!(centres(3, 3), [(1, 1)]);
        assert_eq!(centres(4, 3), [(1, 1), (2, 1)]);
        assert_eq!(centres(2, 4), [(0, 1), (0, 2), (1, 1), (1, 2)]);
        assert_eq!(centres(1, 1), [(0, 0)]);
    }

    #[test]
    fn corners_are_where_the_sides_meet() {
        assert_eq!(those(Geometry::new(4, 3, 1).unwrap(), is_corner), [(0, 0), (0, 2), (3, 0), (3, 2)]);
    }

    #[test]
    fn reading_goes_row_by_row() {
        let geometry = Geometry::new(4, 3, 3).unwrap();
        assert_eq!(reading_place(geometry, geometry.square(3, 1).unwrap()), 7);
    }
}
