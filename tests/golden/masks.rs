//! The masks and reference tables of the series' board (masks.json) against those of `BitBoard`.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::LowerHex;

use mb_runtime::boards::bitboard::{DeltaSwap, MaskTables};
use serde::Deserialize;

type Outcome = Result<(), Box<dyn Error>>;
/// A shift and a mask in hexadecimal.
type Swap = (usize, String);

#[derive(Deserialize)]
struct Golden {
    dense: BTreeMap<usize, Tables>,
    padded: BTreeMap<usize, Tables>,
    bitboard3x3: Tables3x3,
}

/// The tables of one size in one layout.
#[derive(Deserialize)]
struct Tables {
    bb_size: usize,
    fullmask: String,
    colmasks: Vec<String>,
    rowmasks: Vec<String>,
    diamask1: String,
    diamask2: String,
    masklist: Vec<String>,
    fliplr_ds_table: Vec<Swap>,
    fliplr_sa_shift: usize,
    fliplr_sa_table: Vec<Swap>,
    transpose_ds_table: Vec<Swap>,
    transpose_dc_table: Option<Vec<Swap>>,
}

/// The constants of the board for 3×3 only.
#[derive(Deserialize)]
struct Tables3x3 {
    masklist: Vec<String>,
    move_to_masklist: BTreeMap<String, Vec<String>>,
    fliplr: Vec<Swap>,
    transpose: Vec<Swap>,
}

fn golden() -> Result<Golden, serde_json::Error> {
    serde_json::from_str(include_str!("masks.json"))
}

fn hex<'mask, M: LowerHex + 'mask>(masks: impl IntoIterator<Item = &'mask M>) -> Vec<String> {
    masks.into_iter().map(|mask| format!("{mask:#x}")).collect()
}

fn swaps(swaps: &[DeltaSwap]) -> Vec<Swap> {
    swaps.iter().map(|swap| (swap.shift(), format!("{:#x}", swap.mask()))).collect()
}

fn assert_tables(tables: &MaskTables, golden: &Tables) {
    assert_eq!(tables.stride(), golden.bb_size);
    assert_eq!(format!("{:#x}", tables.full()), golden.fullmask);
    assert_eq!(hex(tables.columns()), golden.colmasks);
    assert_eq!(hex(tables.rows()), golden.rowmasks);
    assert_eq!(format!("{:#x}", tables.diagonal()), golden.diamask1);
    assert_eq!(format!("{:#x}", tables.anti_diagonal()), golden.diamask2);
    assert_eq!(hex(tables.lines()), golden.masklist);
    assert_eq!(swaps(tables.mirror_ds()), golden.fliplr_ds_table);
    assert_eq!(swaps(tables.mirror_sa()), golden.fliplr_sa_table);
    assert_eq!(tables.mirror_sa_shift(), golden.fliplr_sa_shift);
    assert_eq!(swaps(tables.transpose_ds()), golden.transpose_ds_table);
    assert_eq!(tables.transpose_dc().map(swaps), golden.transpose_dc_table);
}

#[test]
fn the_tables_of_the_dense_layout_are_those_of_article_220() -> Outcome {
    let golden = golden()?.dense;
    assert!(golden.keys().copied().eq(3..=16));
    for (size, golden) in &golden {
        assert_tables(&MaskTables::dense(*size)?, golden);
    }
    Ok(())
}

#[test]
fn the_tables_of_the_padded_layout_are_those_of_article_221() -> Outcome {
    let golden = golden()?.padded;
    assert!(golden.keys().copied().eq(3..=16));
    for (size, golden) in &golden {
        assert_tables(&MaskTables::padded(*size)?, golden);
    }
    Ok(())
}

#[test]
fn the_tables_of_3_by_3_are_the_constants_of_the_specialised_board() -> Outcome {
    let (tables, golden) = (MaskTables::dense(3)?, golden()?.bitboard3x3);
    assert_eq!(hex(tables.lines()), golden.masklist);
    assert_eq!(swaps(tables.mirror_ds()), golden.fliplr);
    assert_eq!(swaps(tables.transpose_ds()), golden.transpose);
    assert_eq!(golden.move_to_masklist.len(), 9);
    for (x, y) in (0..3).flat_map(|x| (0..3).map(move |y| (x, y))) {
        let square = format!("{:#x}", 1 << (3 * x + y));
        assert_eq!(hex(tables.lines_through(x, y)), golden.move_to_masklist[&square]);
    }
    Ok(())
}
