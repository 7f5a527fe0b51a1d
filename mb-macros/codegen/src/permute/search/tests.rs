use super::*;
use crate::geometry::{Geometry, Symmetry};
use crate::layout::{BitLayout, Layout};
use crate::plans;
use std::collections::HashMap;

fn permutation(cols: usize, rows: usize, symmetry: Symmetry) -> Permutation {
    let layout = BitLayout::new(Geometry::new(cols, rows, 1), Layout::Bitboard).with_stride(rows);
    plans::permutation(layout, symmetry)
}

fn length_is_possible(side: usize, symmetry: Symmetry, length: usize) -> SearchOutcome {
    plan_of_length(&permutation(side, side, symmetry), length)
}

#[test]
fn three_swaps_turn_tic_tac_toe_and_two_do_not() {
    assert!(matches!(length_is_possible(3, Symmetry::Rotate90, 3), SearchOutcome::Found(_)));
    assert_eq!(length_is_possible(3, Symmetry::Rotate90, 2), SearchOutcome::Impossible);
}

#[test]
fn four_swaps_turn_five_by_five() {
    assert!(matches!(length_is_possible(5, Symmetry::Rotate90, 4), SearchOutcome::Found(_)));
    assert_eq!(length_is_possible(5, Symmetry::Rotate90, 3), SearchOutcome::Impossible);
}

#[test]
fn a_search_with_too_many_sets_of_shifts_is_not_begun() {
    assert_eq!(sets_of_shifts(25, 4), 24 * 25 * 26 / 6);
    assert_eq!(length_is_possible(20, Symmetry::Rotate90, 6), SearchOutcome::TooDear);
}

#[test]
fn the_lower_bound_counts_distances_and_odd_distances() {
    let bound = |cols, rows, symmetry| lower_bound(&permutation(cols, rows, symmetry));
    assert_eq!(bound(3, 3, Symmetry::Identity), 0);
    assert_eq!(bound(9, 1, Symmetry::Mirror), 2);
    assert_eq!(bound(8, 1, Symmetry::Mirror), 3);
    assert_eq!(bound(28, 1, Symmetry::Mirror), 4);
    assert_eq!(bound(6, 6, Symmetry::Transpose), 3);
}

#[test]
fn orders_of_equal_shifts_are_tried_once() {
    let shifts = [2, 4, 4];
    let named: Vec<Vec<usize>> = all_orders(3)
        .iter()
        .filter(|order| keeps_equals(order, &shifts))
        .map(|order| order.iter().map(|&at| shifts[at]).collect())
        .collect();
    assert_eq!(named, [[2, 4, 4], [4, 2, 4], [4, 4, 2]]);
}

#[test]
fn no_search_finds_a_plan_shorter_than_the_lower_bound() {
    for side in 2..=5 {
        for symmetry in [Symmetry::Mirror, Symmetry::Transpose, Symmetry::Rotate180, Symmetry::Rotate90] {
            let permutation = permutation(side, side, symmetry);
            for length in 1..lower_bound(&permutation) {
                assert_eq!(
                    plan_of_length(&permutation, length),
                    SearchOutcome::Impossible,
                    "{side} {symmetry:?}"
                );
            }
        }
    }
}

#[test]
fn guard_bits_may_serve_as_transit() {
    // Three squares in a row with a guard bit between the last two, to be rotated.
    let targets = vec![Some(1), Some(3), None, Some(0)];
    let permutation = Permutation::new(targets);
    let SearchOutcome::Found(plan) = plan_of_length(&permutation, 2) else { panic!("two swaps are enough") };
    assert!(plan.performs(&permutation));
}

/// Every arrangement of six bits with the fewest delta swaps that reach it, breadth first over all swaps.
fn fewest_swaps_of_six_bits() -> HashMap<Vec<usize>, usize> {
    let swaps: Vec<DeltaSwap> = (1..6)
        .flat_map(|shift| {
            let masks = 1..1_usize << (6 - shift);
            masks.filter_map(move |mask| {
                DeltaSwap::new(shift, (0..6).filter(|bit| mask >> bit & 1 == 1).collect())
            })
        })
        .collect();
    let identity: Vec<usize> = (0..6).collect();
    let mut fewest = HashMap::from([(identity.clone(), 0)]);
    let mut frontier = vec![identity];
    while !frontier.is_empty() {
        let mut next = Vec::new();
        for places in &frontier {
            for swap in &swaps {
                let mut moved = places.clone();
                for low in swap.mask().bits() {
                    moved.swap(low, low + swap.shift());
                }
                if !fewest.contains_key(&moved) {
                    fewest.insert(moved.clone(), fewest[places] + 1);
                    next.push(moved);
                }
            }
        }
        frontier = next;
    }
    fewest
}

#[test]
fn the_search_agrees_with_breadth_first_search_on_all_arrangements_of_six_bits() {
    let fewest = fewest_swaps_of_six_bits();
    assert_eq!(fewest.len(), 720);
    for (places, fewest) in fewest {
        // `places[p]` is the bit that has come to `p`.
        let target = |bit| places.iter().position(|&at| at == bit);
        let permutation = Permutation::new((0..6).map(target).collect());
        assert!(lower_bound(&permutation) <= fewest, "{places:?}");
        if fewest > 0 {
            assert!(matches!(plan_of_length(&permutation, fewest), SearchOutcome::Found(_)), "{places:?}");
        }
        if fewest > 1 {
            assert_eq!(plan_of_length(&permutation, fewest - 1), SearchOutcome::Impossible, "{places:?}");
        }
    }
}
