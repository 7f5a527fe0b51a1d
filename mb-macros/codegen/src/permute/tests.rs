use super::*;
use crate::geometry::Geometry;

/// Every board up to 8×8 and a spread of larger ones, each dense and with columns padded to a power of two.
fn lattices() -> Vec<Lattice> {
    let small = (1..=8_usize).flat_map(|cols| (1..=8_usize).map(move |rows| (cols, rows)));
    let large = [
        (9, 7),
        (7, 9),
        (9, 9),
        (10, 10),
        (11, 11),
        (15, 15),
        (16, 16),
        (19, 19),
        (20, 20),
        (64, 6),
        (6, 64),
        (1, 64),
    ];
    small
        .chain(large)
        .flat_map(|(cols, rows)| {
            [rows, rows.next_power_of_two()].map(|stride| Lattice::new(cols, rows, stride))
        })
        .collect()
}

#[test]
fn every_plan_takes_every_single_bit_where_the_symmetry_does() {
    for lattice in lattices() {
        for &symmetry in lattice.geometry().group() {
            let plan = shortest_swaps(lattice, symmetry);
            assert!(plan.performs(&lattice.permutation(symmetry)), "{lattice:?} {symmetry:?}: {plan:?}");
        }
    }
}

#[test]
fn every_recipe_of_both_layouts_takes_every_single_bit_where_the_symmetry_does() {
    for (cols, rows) in
        [(1, 1), (3, 3), (4, 4), (5, 3), (6, 8), (8, 8), (9, 7), (11, 11), (15, 15), (20, 20), (64, 6)]
    {
        for kind in [Layout::Bitboard, Layout::Twobit] {
            let layout = BitLayout::new(Geometry::new(cols, rows, 1), kind);
            let plans = Plans::new(layout);
            for &symmetry in layout.geometry().group() {
                for recipe in plans.recipes(symmetry) {
                    assert!(
                        recipe.performs(&layout.permutation(symmetry)),
                        "{layout:?} {symmetry:?}: {recipe:?}"
                    );
                }
            }
        }
    }
}
