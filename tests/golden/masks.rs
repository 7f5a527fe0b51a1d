//! The masks and reference tables of the series' board (masks.json) against the lines and swaps of `BitBoard`.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt::LowerHex;

use mb_runtime::Geometry;
use mb_runtime::boards::KeyNumber;
use mb_runtime::boards::bitboard::{self, DeltaSwap};
use mb_runtime::error::GeometryError;
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
    swaps.iter().map(|swap| (swap.shift(), format!("{:#x}", KeyNumber::from_words(swap.mask())))).collect()
}

/// The number with these bits.
fn mask(bits: impl Iterator<Item = usize>) -> KeyNumber {
    let mut words = [0; 4];
    bits.for_each(|bit| words[bit / 64] |= 1 << (bit % 64));
    KeyNumber::from_words(&words)
}

/// The winning lines of a size, as masks with bit `x * stride + y`.
fn lines(size: usize, stride: usize) -> Result<Vec<KeyNumber>, GeometryError> {
    let geometry = Geometry::square_board(size)?;
    let bit = |square| geometry.xy(square).0 * stride + geometry.xy(square).1;
    Ok(geometry.lines().map(|line| mask(line.squares().map(bit))).collect())
}

fn assert_tables(size: usize, stride: usize, golden: &Tables) -> Outcome {
    assert_eq!(stride, golden.bb_size);
    let full = mask((0..size).flat_map(|x| x * stride..x * stride + size));
    assert_eq!(format!("{full:#x}"), golden.fullmask);
    let lines = lines(size, stride)?;
    assert_eq!(hex(&lines), golden.masklist);
    assert_eq!(hex(&lines[..size]), golden.colmasks);
    assert_eq!(hex(&lines[size..2 * size]), golden.rowmasks);
    assert_eq!(hex(&lines[2 * size..]), [&*golden.diamask1, &golden.diamask2]);
    assert_eq!(swaps(&bitboard::mirror_swaps(size, stride)), golden.fliplr_ds_table);
    let (table, shift) = bitboard::swap_all(size, stride);
    assert_eq!((swaps(&table), shift), (golden.fliplr_sa_table.clone(), golden.fliplr_sa_shift));
    assert_eq!(swaps(&bitboard::transpose_swaps(size, stride)), golden.transpose_ds_table);
    // Divide and conquer takes columns whose number of bits is a power of two.
    let divided = stride.is_power_of_two().then(|| swaps(&bitboard::divide_and_conquer(stride)));
    assert_eq!(divided, golden.transpose_dc_table);
    Ok(())
}

#[test]
fn the_tables_of_the_dense_layout_are_those_of_article_220() -> Outcome {
    let golden = golden()?.dense;
    assert!(golden.keys().copied().eq(3..=16));
    golden.iter().try_for_each(|(size, golden)| assert_tables(*size, *size, golden))
}

#[test]
fn the_tables_of_the_padded_layout_are_those_of_article_221() -> Outcome {
    let golden = golden()?.padded;
    assert!(golden.keys().copied().eq(3..=16));
    golden.iter().try_for_each(|(size, golden)| assert_tables(*size, size.next_power_of_two(), golden))
}

#[test]
fn the_tables_of_3_by_3_are_the_constants_of_the_specialised_board() -> Outcome {
    let (lines, golden) = (lines(3, 3)?, golden()?.bitboard3x3);
    assert_eq!(hex(&lines), golden.masklist);
    assert_eq!(swaps(&bitboard::mirror_swaps(3, 3)), golden.fliplr);
    assert_eq!(swaps(&bitboard::transpose_swaps(3, 3)), golden.transpose);
    assert_eq!(golden.move_to_masklist.len(), 9);
    for bit in 0..9 {
        let through = lines.iter().filter(|line| line.words()[0] >> bit & 1 == 1);
        assert_eq!(hex(through), golden.move_to_masklist[&format!("{:#x}", 1 << bit)]);
    }
    Ok(())
}
