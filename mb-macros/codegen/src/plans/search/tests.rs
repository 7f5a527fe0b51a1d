use super::*;
use crate::geometry::{Geometry, Symmetry};
use crate::layout::{BitLayout, Layout, Word};
use crate::permute::Recipe;
use crate::plans;
use std::collections::{BTreeSet, HashMap};

fn moves(cols: usize, rows: usize, symmetry: Symmetry) -> Vec<(usize, usize)> {
    let layout = BitLayout::new(Geometry::new(cols, rows, 1), Layout::Bitboard).with_stride(rows);
    plans::moves(layout, symmetry)
}

/// Looks for a plan, which must make all moves if there is one.
fn search(moves: &[(usize, usize)], length: usize) -> SearchOutcome {
    let outcome = plan_of_length(moves, length);
    if let SearchOutcome::Found(swaps) = &outcome {
        assert_eq!(swaps.len(), length);
        assert!(Recipe::of_swaps(Word::holding(128), swaps.clone()).performs(moves), "{moves:?} {swaps:?}");
    }
    outcome
}

fn length_is_possible(side: usize, symmetry: Symmetry, length: usize) -> SearchOutcome {
    search(&moves(side, side, symmetry), length)
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
    let bound = |cols, rows, symmetry| lower_bound(&moves(cols, rows, symmetry));
    assert_eq!(bound(3, 3, Symmetry::Identity), 0);
    assert_eq!(bound(9, 1, Symmetry::Mirror), 2);
    assert_eq!(bound(8, 1, Symmetry::Mirror), 3);
    assert_eq!(bound(28, 1, Symmetry::Mirror), 4);
    assert_eq!(bound(6, 6, Symmetry::Transpose), 3);
}

#[test]
fn orders_of_equal_shifts_are_tried_once() {
    let mut shifts = [2, 4, 4];
    let mut orders = vec![shifts];
    while next_order(&mut shifts) {
        orders.push(shifts);
    }
    assert_eq!(orders, [[2, 4, 4], [4, 2, 4], [4, 4, 2]]);
}

#[test]
fn every_order_of_different_shifts_is_tried() {
    let mut shifts = [1, 2, 3, 5];
    let mut orders = BTreeSet::from([shifts]);
    while next_order(&mut shifts) {
        assert!(orders.insert(shifts), "{shifts:?} twice");
    }
    assert_eq!(orders.len(), 24);
}

#[test]
fn no_search_finds_a_plan_shorter_than_the_lower_bound() {
    for side in 2..=5 {
        for symmetry in [Symmetry::Mirror, Symmetry::Transpose, Symmetry::Rotate180, Symmetry::Rotate90] {
            let moves = moves(side, side, symmetry);
            for length in 1..lower_bound(&moves) {
                assert_eq!(search(&moves, length), SearchOutcome::Impossible, "{side} {symmetry:?}");
            }
        }
    }
}

#[test]
fn guard_bits_may_serve_as_transit() {
    // Three squares in a row with a guard bit between the last two, to be rotated.
    assert!(matches!(search(&[(0, 1), (1, 3), (3, 0)], 2), SearchOutcome::Found(_)));
}

/// Returns every arrangement of six bits with the fewest delta swaps that reach it, found breadth first over all swaps.
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
        let moves: Vec<(usize, usize)> = places.iter().copied().zip(0..).collect();
        assert!(lower_bound(&moves) <= fewest, "{places:?}");
        if fewest > 0 {
            assert!(matches!(search(&moves, fewest), SearchOutcome::Found(_)), "{places:?}");
        }
        if fewest > 1 {
            assert_eq!(search(&moves, fewest - 1), SearchOutcome::Impossible, "{places:?}");
        }
    }
}

/// The signed sums of no shifts.
const NONE: SignedSums = SignedSums { low: 1, high: 0 };

/// Returns the sums that are not negative.
fn members(sums: SignedSums) -> Vec<usize> {
    (0..256).filter(|&at| [sums.low, sums.high][at / 128] >> (at % 128) & 1 == 1).collect()
}

#[test]
fn the_sums_of_one_and_three_are_all_up_to_four() {
    assert_eq!(members(NONE.with(1).with(3)), [0, 1, 2, 3, 4]);
}

#[test]
fn sums_in_both_halves_are_kept() {
    assert_eq!(members(NONE.with(64).with(100)), [0, 36, 64, 100, 164]);
    assert_eq!(members(NONE.with(127).with(127)), [0, 127, 254]);
    let sums = [0, 10, 30, 40, 50, 60, 70, 90, 100, 130, 150, 160, 190, 250];
    assert_eq!(members(NONE.with(100).with(90).with(60)), sums);
}

#[test]
fn completions_are_the_shifts_that_plain_sums_find() {
    let distances = [12, 8, 4, 2];
    let signs = [-1, 0, 1];
    for first in 1..25_usize {
        for second in 1..25_usize {
            let sums: Vec<isize> = signs
                .iter()
                .flat_map(|a| signs.map(|b| a * first.cast_signed() + b * second.cast_signed()))
                .collect();
            let completes = |shift: &usize| {
                let reaches = |distance: &isize| {
                    signs.iter().any(|c| sums.contains(&(distance - c * shift.cast_signed())))
                };
                distances.map(usize::cast_signed).iter().all(reaches)
            };
            let found = NONE.with(first).with(second).completions(&distances);
            for shift in 1..128 {
                assert_eq!(found >> shift & 1 == 1, completes(&shift), "{first} {second} {shift}");
            }
        }
    }
}
