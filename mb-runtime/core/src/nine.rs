//! Tables of every set of squares on a board of nine squares. Bit `i` of a set stands for square `i`.

#![expect(clippy::cast_possible_truncation, reason = "sets of nine squares")]

use crate::square::Square;
use crate::symmetry::Symmetry;
use crate::tables::{geometry, lines};

/// The squares of every set, in ascending order, four bits each from the lowest bits on. The value 15 ends a list.
const SQUARES_OF_NINE: &[u64; 512] = &{
    let mut table = [u64::MAX; 512];
    let mut set = 0;
    while set < 512 {
        let (mut square, mut shift) = (0, 0);
        while square < 9 {
            if set >> square & 1 == 1 {
                table[set] ^= (15 ^ square) << shift;
                shift += 4;
            }
            square += 1;
        }
        set += 1;
    }
    table
};

/// Returns the `n`-th square, counted from 0, of a set of the squares 0 to 8. Bit `i` of `set` stands for square `i`.
#[inline]
pub const fn nth_of_nine(set: usize, n: usize) -> Option<Square> {
    // An entry has 16 places, and the last seven always hold 15.
    let n = if n < 15 { n } else { 15 };
    let square = (SQUARES_OF_NINE[set & 511] >> (4 * n) & 15) as u16;
    if square < 9 { Some(Square::new(square)) } else { None }
}

/// The number of sets of nine squares.
const SETS: usize = 512;

/// For each symmetry of 3×3, the images of every set.
const IMAGES: &[[u16; SETS]; 8] = &{
    let mut images = [[0; SETS]; 8];
    let mut symmetry = 0;
    while symmetry < 8 {
        let mut square = 0;
        while square < 9 {
            let image = Symmetry::ALL[symmetry].apply(geometry(3, 3, 3), Square::new(square)).index();
            let mut set = 0;
            while set < SETS {
                images[symmetry][set] |= (set as u16 >> square & 1) << image;
                set += 1;
            }
            square += 1;
        }
        symmetry += 1;
    }
    images
};

/// The stabilizers: the groups of symmetries that leave some set of squares unchanged. A group has a bit for each
/// symmetry in [`Symmetry::ALL`].
const STABILIZERS: [u8; 9] = [1, 3, 5, 9, 15, 17, 129, 153, 255];

/// For each of these groups, the least image of every set under its symmetries. The rows after the last group are not
/// used.
const LEAST_CIRCLES: &[[u16; SETS]; 16] = &{
    let mut least = [[u16::MAX; SETS]; 16];
    let (mut group, mut symmetry) = (0, 0);
    while group < STABILIZERS.len() {
        let mut set = 0;
        while set < SETS && STABILIZERS[group] >> symmetry & 1 == 1 {
            if IMAGES[symmetry][set] < least[group][set] {
                least[group][set] = IMAGES[symmetry][set];
            }
            set += 1;
        }
        symmetry = (symmetry + 1) % 8;
        group += if symmetry == 0 { 1 } else { 0 };
    }
    least
};

/// For every set: the least image, above it the number of a symmetry that leads to it, and above that the index in
/// [`STABILIZERS`] of the symmetries that leave this image unchanged.
const LEAST_CROSSES: &[u16; SETS] = &{
    let mut table = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let (mut least, mut chosen, mut symmetry) = (u16::MAX, 0, 0);
        while symmetry < 8 {
            if IMAGES[symmetry][set] < least {
                (least, chosen) = (IMAGES[symmetry][set], symmetry as u16);
            }
            symmetry += 1;
        }
        let (mut stabilizer, mut symmetry) = (0, 0);
        while symmetry < 8 {
            stabilizer |= if IMAGES[symmetry][least as usize] == least { 1 << symmetry } else { 0 };
            symmetry += 1;
        }
        let mut group = 0;
        while STABILIZERS[group as usize] != stabilizer {
            group += 1;
        }
        table[set] = least | chosen << 9 | group << 12;
        set += 1;
    }
    table
};

/// Returns the least key of all images of a 3×3 board, `circle | cross << 9`, for the sets of both marks.
///
/// The image with the least key has the least set of crosses. One table has, for every set of crosses, its least image
/// and a symmetry that leads there. Every other symmetry that leads there is this symmetry followed by one that leaves
/// the least set unchanged. The symmetries that leave a set unchanged form its stabilizer, and there are only nine such
/// groups. For each group, another table has the least image of every set of circles. Three loads take a third of the
/// time of comparing all images.
#[inline]
pub const fn canonical_key_of_nine(circle: u16, cross: u16) -> u32 {
    let cross = LEAST_CROSSES[cross as usize & 511];
    let image = &IMAGES[(cross >> 9 & 7) as usize];
    let circle = image[circle as usize & 511];
    let least = &LEAST_CIRCLES[(cross >> 12 & 15) as usize];
    least[circle as usize & 511] as u32 | (cross as u32 & 511) << 9
}

/// The number of bits of a line in [`LINE_COUNTS`].
const FIELD: usize = 6;

/// The winning lines of 3×3.
const LINES: [[u16; 2]; 8] = lines(3, 3, 3);

/// For every set: eight times its number of squares on each line, with six bits per line.
const LINE_COUNTS: &[u64; SETS] = &{
    let mut table = [0; SETS];
    let mut set = 0;
    while set < SETS {
        let mut line = 0;
        while line < LINES.len() {
            let [first, step] = LINES[line];
            let on_line = (set >> first & 1) + (set >> (first + step) & 1) + (set >> (first + 2 * step) & 1);
            table[set] |= (8 * on_line as u64) << (FIELD * line);
            line += 1;
        }
        set += 1;
    }
    table
};

/// Returns a one at this bit of each line's field.
const fn in_each_field(bit: usize) -> u64 {
    let (mut bits, mut line) = (0, 0);
    while line < LINES.len() {
        bits |= 1 << (FIELD * line + bit);
        line += 1;
    }
    bits
}

/// Counts the lines of 3×3 by their marks, as `LinePatterns` stores the counts: index `4 * l + t` for `l` marks of the
/// side that moved last and `t` of the side to move.
///
/// The histogram is a `u64` of sixteen counters of four bits. Each line has a field of six bits, which holds how far to
/// shift a one so that it counts the line: `32 * (l % 2) + 4 * (l / 2) + 8 * t`. After all shifts, the low halves of
/// the bytes are the first eight counters, and the high halves are the other eight.
#[inline]
pub const fn patterns_of_nine(last: u64, turn: u64) -> [u8; 16] {
    const LOW_HALVES: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let lasts = LINE_COUNTS[last as usize & 511];
    let turns = LINE_COUNTS[turn as usize & 511];
    // Bit 3 of a field (an odd number of marks) goes to bit 5, bit 4 (two or three) to bit 2.
    let shifts =
        (lasts << 2 & const { in_each_field(5) }) + (lasts >> 2 & const { in_each_field(2) }) + turns;
    let (mut histogram, mut line) = (0, 0);
    while line < LINES.len() {
        histogram += 1_u64.wrapping_shl((shifts >> (FIELD * line)) as u32);
        line += 1;
    }
    let (low, high) = (histogram & LOW_HALVES, histogram >> 4 & LOW_HALVES);
    (low as u128 | (high as u128) << 64).to_le_bytes()
}
