//! `mb expand` and `mb masks`: what the attribute computes and writes.

use std::io::{self, Write};

use mb_codegen::geometry::Symmetry;
use mb_codegen::layout::{BitLayout, Layout, Mark};
use mb_codegen::mask::Mask;
use mb_codegen::permute::{DeltaSwap, Plans};
use mb_codegen::spec::BoardSpec;
use serde::Serialize;

use crate::arguments::{self, GeneratorArguments};
use crate::failure::Failure;

/// Prints the code that `#[derive_board]` writes for a board.
pub(crate) fn expand(arguments: &GeneratorArguments) -> Result<(), Failure> {
    let tokens = mb_codegen::expand(&spec(arguments)?);
    // The generator's own tests hold that what it emits is a file of Rust.
    let file = syn::parse2(tokens).map_err(Failure::input)?;
    let code = prettyplease::unparse(&file);
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{}", serde_json::json!({ "code": code }))?;
    } else {
        output.write_all(code.as_bytes())?;
    }
    Ok(())
}

/// Draws every mask, and every delta swap of every symmetry, as little boards.
pub(crate) fn masks(arguments: &GeneratorArguments) -> Result<(), Failure> {
    let pictures = pictures(spec(arguments)?.layout());
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{}", serde_json::to_string_pretty(&pictures).map_err(io::Error::from)?)?;
    } else {
        for picture in &pictures {
            writeln!(output, "{} {}\n{}", picture.name, picture.bits, picture.drawing)?;
        }
    }
    Ok(())
}

fn spec(arguments: &GeneratorArguments) -> Result<BoardSpec, Failure> {
    let (cols, rows, win) = arguments.board.sides();
    let layout = match arguments.board.layout() {
        arguments::Layout::Bitboard => Layout::Bitboard,
        arguments::Layout::Twobit => Layout::Twobit,
        arguments::Layout::Generic => {
            return Err(Failure::Input(
                "nothing is generated for layout generic: use bitboard or twobit".into(),
            ));
        }
    };
    BoardSpec::new(cols, rows, win, layout).map_err(Failure::input)
}

/// A mask or a delta swap, drawn.
#[derive(Serialize, Debug)]
struct Picture {
    name: String,
    /// In hexadecimal; of a delta swap also the distance.
    bits: String,
    /// The rows of the board from the top, a line each.
    drawing: String,
}

fn pictures(layout: BitLayout) -> Vec<Picture> {
    let mark = Mark::Circle;
    let mut pictures = vec![draw_mask("all squares", layout, &layout.full(mark))];
    let groups = [
        ("column", layout.columns(mark)),
        ("row", layout.rows(mark)),
        ("diagonal", layout.main_diagonals(mark)),
        ("line", layout.lines(mark)),
    ];
    for (name, masks) in groups {
        let numbered = masks.iter().enumerate();
        pictures.extend(numbered.map(|(number, mask)| draw_mask(&format!("{name} {number}"), layout, mask)));
    }
    let plans = Plans::new(layout);
    for symmetry in layout.geometry().group() {
        let swaps = plans.swaps(*symmetry).map_or(&[][..], |plan| plan.swaps());
        for (number, swap) in (1..).zip(swaps) {
            let name = format!("{}, swap {number} of {}", symmetry_name(*symmetry), swaps.len());
            pictures.push(draw_swap(name, layout, swap));
        }
    }
    pictures
}

/// Draws the squares of a mask as `#`.
fn draw_mask(name: &str, layout: BitLayout, mask: &Mask) -> Picture {
    let drawing = draw(layout, |bit| if mask.test(bit) { '#' } else { '.' });
    Picture { name: name.to_owned(), bits: hexadecimal(mask), drawing }
}

/// Draws every pair of squares that change places with one letter: small where the mask has its bit, capital where
/// the other bit is. There are more pairs than letters on larger boards, so letters come round again. A partner that
/// is not a square of the board is not drawn.
fn draw_swap(name: String, layout: BitLayout, swap: &DeltaSwap) -> Picture {
    let bits_of_square = layout.bits_per_square();
    let pairs: Vec<usize> = swap.mask().bits().filter(|bit| bit % bits_of_square == 0).collect();
    let letter = |bit: usize| {
        let number = pairs.iter().position(|pair| *pair == bit)?;
        char::from_digit(u32::try_from(number % 26).ok()? + 10, 36)
    };
    let drawing = draw(layout, |bit| {
        let partner =
            bit.checked_sub(swap.shift()).and_then(letter).map(|letter| letter.to_ascii_uppercase());
        letter(bit).or(partner).unwrap_or('.')
    });
    Picture { name, bits: format!("distance {}, mask {}", swap.shift(), hexadecimal(swap.mask())), drawing }
}

/// The board, a line for every row, each square drawn by the number of its (lowest) bit.
fn draw(layout: BitLayout, picture: impl Fn(usize) -> char) -> String {
    let geometry = layout.geometry();
    let mut drawing = String::new();
    for y in 0..geometry.rows() {
        let row = (0..geometry.cols()).map(|x| layout.bit(geometry.square(x, y), Mark::Circle));
        drawing.extend(row.map(&picture));
        drawing.push('\n');
    }
    drawing
}

/// All bits as one number.
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
