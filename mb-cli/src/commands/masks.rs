//! `mb masks`: draws the masks and delta swaps that the attribute computes.

use std::io::{self, Write as _};

use mb_codegen::geometry::{Direction, Symmetry};
use mb_codegen::layout::{BitLayout, Layout, Mark, Word};
use mb_codegen::mask::Mask;
use mb_codegen::permute::{DeltaSwap, RecipeStep};
use mb_codegen::plans::Plans;
use serde::Serialize;

use crate::commands::generator::{GeneratorArguments, spec};
use crate::io::failure::Failure;
use crate::io::json;

pub(crate) fn run(arguments: &GeneratorArguments) -> Result<(), Failure> {
    let pictures = pictures(spec(arguments)?.layout());
    if arguments.json {
        return json::print(&pictures);
    }
    let mut output = io::stdout().lock();
    for Picture { name, bits, drawing } in &pictures {
        writeln!(output, "{name} {bits}\n{drawing}")?;
    }
    Ok(())
}

/// A mask or a delta swap, drawn.
#[derive(Serialize, Debug)]
struct Picture {
    name: String,
    /// The mask in hexadecimal. For a delta swap, its distance comes first.
    bits: String,
    /// The rows of the board from the top, one per line.
    drawing: String,
}

fn pictures(layout: BitLayout) -> Vec<Picture> {
    let mut pictures = pictures_of_masks(layout);
    let plans = Plans::new(layout);
    for symmetry in layout.geometry().group() {
        let swaps = plans.swaps(*symmetry).unwrap_or_default();
        let remark = if has_cheaper_way(&plans, *symmetry) { " (the code has a cheaper way)" } else { "" };
        for (number, swap) in (1..).zip(swaps) {
            let name = format!("{}, swap {number} of {}{remark}", symmetry_name(*symmetry), swaps.len());
            pictures.push(draw_swap(name, layout, swap));
        }
    }
    pictures
}

/// Draws the masks that the board has as constants, once for each mark where one word holds the bits of both.
fn pictures_of_masks(layout: BitLayout) -> Vec<Picture> {
    let marks = match layout.kind() {
        Layout::Bitboard => &[(Mark::Circle, "")][..],
        Layout::Twobit => &[(Mark::Circle, ", circle"), (Mark::Cross, ", cross")],
    };
    let mut pictures = Vec::new();
    for (mark, whose) in marks {
        let mut add = |name: String, bits: &Mask| pictures.push(draw_mask(name + whose, layout, bits, *mark));
        add("all squares".to_owned(), &layout.full(*mark));
        let groups = [
            ("column", layout.runs(Direction::Column, *mark)),
            ("row", layout.runs(Direction::Row, *mark)),
            ("diagonal", layout.main_diagonals(*mark)),
            ("line", layout.lines(*mark)),
        ];
        for (name, masks) in groups {
            for (number, mask) in masks.iter().enumerate() {
                add(format!("{name} {number}"), mask);
            }
        }
    }
    pictures
}

/// Whether the code moves the squares with fewer operations than the swaps take, by reversing bytes for example.
fn has_cheaper_way(plans: &Plans, symmetry: Symmetry) -> bool {
    let layout = plans.layout();
    let both = Word::holding(2 * layout.geometry().cells());
    let is_joined = layout.kind() == Layout::Bitboard && both.bits() <= 64;
    let recipe = if is_joined { plans.cheapest_of_pair(symmetry, both) } else { plans.cheapest(symmetry) };
    recipe.is_some_and(|recipe| recipe.steps.iter().any(|step| !matches!(step, RecipeStep::Swap(_))))
}

/// Draws the squares of a mask as `#`.
fn draw_mask(name: String, layout: BitLayout, bits: &Mask, mark: Mark) -> Picture {
    let drawing = draw(layout, mark, |bit| if bits.test(bit) { '#' } else { '.' });
    Picture { name, bits: hexadecimal(bits), drawing }
}

/// Draws each pair of squares that change places with one letter: lower case where the mask has its bit, upper case at
/// the other bit. With more than 26 pairs letters repeat. A bit that is not a square of the board is not drawn.
fn draw_swap(name: String, layout: BitLayout, swap: &DeltaSwap) -> Picture {
    let bits_of_square = layout.bits_per_square();
    let pairs: Vec<usize> = swap.mask().bits().filter(|bit| bit % bits_of_square == 0).collect();
    let letter = |bit: usize| {
        let number = pairs.iter().position(|pair| *pair == bit)?;
        char::from_digit(u32::try_from(number % 26).ok()? + 10, 36)
    };
    let drawing = draw(layout, Mark::Circle, |bit| {
        let partner =
            bit.checked_sub(swap.shift()).and_then(letter).map(|letter| letter.to_ascii_uppercase());
        letter(bit).or(partner).unwrap_or('.')
    });
    Picture { name, bits: format!("distance {}, mask {}", swap.shift(), hexadecimal(swap.mask())), drawing }
}

/// Draws a board, one line per row, with the `picture` of the bit that holds `mark` on each square.
fn draw(layout: BitLayout, mark: Mark, picture: impl Fn(usize) -> char) -> String {
    let geometry = layout.geometry();
    let mut drawing = String::new();
    for y in 0..geometry.rows() {
        let row = (0..geometry.cols()).map(|x| layout.bit(geometry.square(x, y), mark));
        drawing.extend(row.map(&picture));
        drawing.push('\n');
    }
    drawing
}

/// Writes all bits as one hexadecimal number.
fn hexadecimal(mask: &Mask) -> String {
    const WIDTH: usize = 64;
    let words = mask.words(WIDTH, mask.highest().map_or(1, |bit| bit / WIDTH + 1));
    let mut words = words.iter().rev();
    let first = words.next().map_or_else(String::new, |word| format!("0x{word:x}"));
    words.fold(first, |text, word| format!("{text}{word:016x}"))
}

const fn symmetry_name(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Identity => "identity",
        Symmetry::Mirror => "mirror",
        Symmetry::Flip => "flip",
        Symmetry::Rotate180 => "rotate 180",
        Symmetry::Transpose => "transpose",
        Symmetry::AntiTranspose => "anti-transpose",
        Symmetry::Rotate90 => "rotate 90",
        Symmetry::Rotate270 => "rotate 270",
    }
}
