use super::*;
use crate::geometry::Geometry;
use crate::mask::Mask;
use Symmetry::{AntiTranspose, Flip, Mirror, Rotate90, Rotate180, Transpose};

/// Returns a layout with one bit per square.
fn one_bit(cols: usize, rows: usize, stride: usize) -> BitLayout {
    BitLayout::new(Geometry::new(cols, rows, 1), Layout::Bitboard).with_stride(stride)
}

/// Returns the shortest plan of a layout with one bit per square, as a recipe.
fn plan(layout: BitLayout, symmetry: Symmetry) -> Recipe {
    Recipe::of_swaps(layout.word(), shortest_swaps(layout, symmetry).swaps)
}

/// Returns every board up to 8×8 and a choice of larger ones, each dense and with columns padded to a power of two.
fn one_bit_layouts() -> Vec<BitLayout> {
    let small = (1..=8_usize).flat_map(|cols| (1..=8_usize).map(move |rows| (cols, rows)));
    let squares = [9, 10, 11, 12, 15, 16, 19, 20].map(|side| (side, side));
    small
        .chain(squares)
        .chain([(9, 7), (7, 9), (64, 6), (6, 64), (1, 64), (64, 1), (25, 16)])
        .flat_map(|(cols, rows)| [rows, rows.next_power_of_two()].map(|stride| one_bit(cols, rows, stride)))
        .collect()
}

#[test]
fn every_plan_takes_every_single_bit_where_the_symmetry_does() {
    for layout in one_bit_layouts() {
        for &symmetry in layout.geometry().group() {
            let plan = plan(layout, symmetry);
            assert!(plan.performs(&moves(layout, symmetry)), "{layout:?} {symmetry:?}: {plan:?}");
        }
    }
}

/// Returns `word` after a delta swap, computed bit by bit by the formula that generated code uses.
fn by_formula(swap: &DeltaSwap, word: &Mask) -> Mask {
    let shift = swap.shift();
    let changed = |bit: usize| swap.mask().test(bit) && word.test(bit) != word.test(bit + shift);
    let toggled = |bit: usize| changed(bit) != bit.checked_sub(shift).is_some_and(changed);
    (0..256).filter(|&bit| word.test(bit) != toggled(bit)).collect()
}

#[test]
fn the_formula_of_the_delta_swap_agrees_with_moving_single_bits() {
    for (cols, rows, stride) in [(3, 3, 3), (5, 5, 5), (6, 4, 4), (15, 15, 16)] {
        let layout = one_bit(cols, rows, stride);
        for &symmetry in layout.geometry().group() {
            let swaps = shortest_swaps(layout, symmetry).swaps;
            for pattern in 1..8 {
                let (bits, moved): (Vec<_>, Vec<_>) =
                    moves(layout, symmetry).into_iter().filter(|(bit, _)| bit * bit % 11 < pattern).unzip();
                let [bits, moved] = [bits, moved].map(Mask::from_iter);
                let word = swaps.iter().fold(bits.clone(), |word, swap| by_formula(swap, &word));
                assert_eq!(word, moved, "{layout:?} {symmetry:?}");
                assert_eq!(plan(layout, symmetry).apply(&bits), moved, "{layout:?} {symmetry:?}");
            }
        }
    }
}

#[test]
fn no_plan_moves_a_bit_outside_the_board() {
    for layout in one_bit_layouts() {
        for &symmetry in layout.geometry().group() {
            for swap in shortest_swaps(layout, symmetry).swaps {
                let top = swap.mask().highest().map_or(0, |low| low + swap.shift());
                assert!(top < layout.span(), "{layout:?} {symmetry:?}");
            }
        }
    }
}

/// Returns every board that the attribute accepts, in both layouts.
fn layouts() -> impl Iterator<Item = BitLayout> {
    let shapes = (1..=64).flat_map(|cols| (1..=64).map(move |rows| Geometry::new(cols, rows, 1)));
    shapes
        .filter(|geometry| geometry.cells() <= 400)
        .flat_map(|geometry| [Layout::Bitboard, Layout::Twobit].map(|kind| BitLayout::new(geometry, kind)))
}

#[test]
fn the_plans_of_every_board_the_attribute_takes_perform_its_symmetries() {
    for layout in layouts() {
        let plans = Plans::new(layout);
        for &symmetry in layout.geometry().group() {
            let moves = moves(layout, symmetry);
            let swaps = plans.swaps(symmetry).expect("the symmetry is in the board's group");
            let swaps = Recipe::of_swaps(layout.word(), swaps.iter().cloned());
            assert!(swaps.performs(&moves), "{layout:?} {symmetry:?}");
            let recipes = plans.recipes(symmetry);
            for recipe in &recipes {
                assert!(recipe.performs(&moves), "{layout:?} {symmetry:?}: {recipe:?}");
            }
            let least = recipes.iter().map(Recipe::cost).min();
            assert_eq!(plans.cheapest(symmetry).as_ref().map(Recipe::cost), least);
        }
    }
}

#[test]
fn the_marks_of_both_sides_in_one_word_move_together_on_every_board_where_they_fit() {
    let fitting = layouts().filter(|layout| {
        layout.kind() == Layout::Bitboard && layout.is_dense() && 2 * layout.geometry().cells() <= 64
    });
    for layout in fitting {
        let (plans, cells) = (Plans::new(layout), layout.geometry().cells());
        for &symmetry in layout.geometry().group() {
            let word = Word::holding(2 * cells);
            let pair = plans.cheapest_of_pair(symmetry, word).expect("the symmetry is in the board's group");
            for (from, to) in moves(layout, symmetry) {
                for (from, to) in [(from, to), (from + cells, to + cells)] {
                    let mark: Mask = [from].into_iter().collect();
                    assert_eq!(pair.apply(&mark), [to].into_iter().collect(), "{layout:?} {symmetry:?}");
                }
            }
        }
    }
}

#[test]
fn boards_that_overlap_in_one_word_have_no_plan_together() {
    let plans = Plans::new(BitLayout::new(Geometry::new(5, 5, 5), Layout::Bitboard));
    let swaps = plans.swaps(Rotate180).expect("a square board has all symmetries");
    assert!(swaps.iter().all(|swap| swap.paired(20).is_none()));
    assert!(swaps.iter().all(|swap| swap.paired(25).is_some()));
}

#[test]
fn a_rectangle_has_no_plan_for_a_symmetry_that_exchanges_the_axes() {
    let plans = Plans::new(BitLayout::new(Geometry::new(5, 4, 4), Layout::Twobit));
    assert!(plans.swaps(Rotate180).is_some());
    assert_eq!(plans.swaps(Transpose), None);
    assert_eq!(plans.cheapest(Rotate90), None);
}

#[test]
fn lengths_are_those_of_the_literature_or_shorter() {
    // Mirror, transpose, quarter turn, half turn as measured before the planner was written.
    let known = [(3, [1, 2, 3, 2]), (4, [2, 2, 4, 4]), (5, [2, 3, 4, 4])];
    for (side, lengths) in known {
        let layout = one_bit(side, side, side);
        let found = [Mirror, Transpose, Rotate90, Rotate180].map(|s| plan(layout, s).steps.len());
        assert_eq!(found, lengths, "{side}×{side}");
    }
    for (side, mirror, transpose) in [(6, 2, 3), (7, 2, 3), (8, 3, 3)] {
        let layout = one_bit(side, side, side);
        let found = [Mirror, Transpose].map(|symmetry| plan(layout, symmetry).steps.len());
        assert_eq!(found, [mirror, transpose], "{side}×{side}");
    }
}

#[test]
fn bytes_and_bits_are_reversed_where_that_is_cheaper() {
    let cheapest = |side, kind, symmetry| {
        let layout = BitLayout::new(Geometry::new(side, side, side), kind);
        let recipe = Plans::new(layout).cheapest(symmetry).expect("a square board has all symmetries");
        recipe.steps
    };
    assert_eq!(cheapest(8, Layout::Bitboard, Mirror), [RecipeStep::SwapBytes]);
    assert_eq!(cheapest(8, Layout::Bitboard, Rotate180), [RecipeStep::ReverseBits]);
    assert_eq!(
        cheapest(5, Layout::Bitboard, Rotate180),
        [RecipeStep::ReverseBits, RecipeStep::ShiftRight(7)]
    );
    assert_eq!(cheapest(4, Layout::Twobit, Mirror), [RecipeStep::SwapBytes]);
    assert!(matches!(
        cheapest(8, Layout::Bitboard, Rotate90).as_slice(),
        [RecipeStep::Swap(_), RecipeStep::Swap(_), RecipeStep::Swap(_), RecipeStep::SwapBytes]
    ));
    assert!(matches!(
        cheapest(3, Layout::Bitboard, Rotate180).as_slice(),
        [RecipeStep::Swap(_), RecipeStep::Swap(_)]
    ));
}

#[test]
fn columns_move_as_a_whole_where_a_word_has_several_integers() {
    let mirror = |cols, rows, kind| {
        let layout = BitLayout::new(Geometry::new(cols, rows, 5), kind);
        Plans::new(layout).cheapest(Mirror).expect("every board has a mirror").steps
    };
    // Two columns of 32 bits in each of eight integers: they all stay in the halves that they are in.
    let [RecipeStep::Gather(integers)] = &mirror(15, 15, Layout::Twobit)[..] else {
        panic!("columns are gathered")
    };
    let parts = |index: usize| integers[index].iter().map(|part| (part.source, part.rotation));
    assert!(parts(0).eq([(6, 0), (7, 0)]));
    assert!(parts(7).eq([(0, 0)]));
    assert!(matches!(mirror(15, 15, Layout::Bitboard)[..], [RecipeStep::Gather(_)]));
    assert!(matches!(mirror(8, 8, Layout::Bitboard)[..], [RecipeStep::SwapBytes]));
}

/// Returns the row of the module's table of lengths for one board.
fn table_row(side: usize) -> String {
    let layout = one_bit(side, side, side);
    let length = |symmetry| {
        let ShortestPlan { swaps, is_proved } = shortest_swaps(layout, symmetry);
        format!("{}{}", if is_proved { "" } else { "≤ " }, swaps.len())
    };
    assert_eq!(length(Mirror), length(Flip));
    assert_eq!(length(Transpose), length(AntiTranspose));
    let cells = [Mirror, Transpose, Rotate90, Rotate180].map(length).join(" | ");
    format!("//! | {side}×{side} | {cells} |")
}

#[test]
fn the_table_of_lengths_in_the_documentation_is_what_the_planner_finds() {
    let documentation = include_str!("mod.rs");
    let missing: Vec<String> =
        (2..=20).map(table_row).filter(|row| !documentation.lines().any(|line| line == row)).collect();
    assert!(missing.is_empty(), "rows to write into plans/mod.rs:\n{}", missing.join("\n"));
}
