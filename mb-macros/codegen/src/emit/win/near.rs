//! `is_win` on large boards with short lines, by moving the squares around the last square to a fixed place.
//!
//! A shift moves the bit of the last square to a fixed place. The lines through this square are then the same few bits
//! for every square, in few integers. A mask for each row clears the bits of squares that are near in the word but far
//! away on the board: the bit after the bottom of a column is the top of the next column.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};
use super::super::words::{Local, Shape};
use super::runs::any_starts;
use crate::geometry::Direction;
use crate::mask::Mask;

/// The places of the squares around a square after the shift.
struct Frame {
    /// The place of the square's bit after the shift. The farthest square of a line is this many bits away from it.
    reach: usize,
    /// The integers around the square, as a word.
    shape: Shape,
    /// The number of zero integers below the board, which the shift reads.
    below: usize,
}

impl Frame {
    fn new(context: &Context) -> Self {
        let reach = (context.geometry.win() - 1) * context.layout.step(Direction::Diagonal);
        Self { reach, shape: Shape::words(2 * reach + 1), below: reach.div_ceil(64) }
    }
}

/// Returns whether the lines through a square lie in fewer integers than the board's word has, and whether no two
/// squares within `win - 1` rows and columns of it would share a bit after the shift.
pub(super) fn fit(context: &Context) -> bool {
    let (win, stride) = (context.geometry.win(), context.layout.stride());
    context.shape.word().is_array()
        && win > 1
        && 2 * win - 1 <= stride
        && Frame::new(context).shape.word().count() < context.shape.word().count()
}

/// Emits `NEAR_MASKS`, which holds, for each row, which squares around a square in that row are on the board.
fn near_masks(context: &Context) -> TokenStream {
    let frame = Frame::new(context);
    let shape = frame.shape;
    let integer = shape.integer();
    let (count, rows) = (number(shape.word().count()), number(context.geometry.rows()));
    let reach = context.geometry.win() - 1;
    let masks = (0..context.geometry.rows()).map(|y| {
        let at = |right: usize, down: usize| {
            // Both are counted from the square that is `reach` columns to the left and `reach` rows above.
            let row = (y + down).checked_sub(reach)?;
            let bit = context.layout.step(Direction::Row) * right + context.layout.bits_per_square() * down;
            (row < context.geometry.rows()).then_some(bit)
        };
        let near: Mask = (0..=2 * reach)
            .flat_map(|right| (0..=2 * reach).filter_map(move |down| at(right, down)))
            .collect();
        let literals = shape.literals(&near);
        quote!([#(#literals),*])
    });
    quote! {
        /// For each row, the squares around a square in it, where the square is moved to a fixed bit.
        const NEAR_MASKS: &'static [[mb_::#integer; #count]; #rows] = &[#(#masks),*];
    }
}

/// Returns the body of `is_win`.
pub(super) fn through(context: &Context) -> Code {
    let frame = Frame::new(context);
    let near = Local::new("near", frame.shape);
    let word = context.local("word");
    let bind = word.bind(&quote!(Self::marks(self, mark)));
    let (names, zeros) = (word.names(), |count: usize| vec![quote!(0,); count]);
    let (below, above) = (zeros(frame.below), zeros(frame.below + 1));
    let length = number(frame.below + names.len() + frame.below + 1);
    let (rows, base) = (number(context.geometry.rows()), number(64 * frame.below - frame.reach));
    let limit = number(2 * frame.below + names.len() + 1 - near.names().len());
    let load = near.names().iter().enumerate().map(|(index, name)| {
        let (low, high) = (number(index), number(index + 1));
        quote! {
            let #name = ((words[first + #low] >> shift) | (words[first + #high] << 1 << (63 - shift)))
                & masks[#low];
        }
    });
    let starts = Direction::ALL.map(|direction| {
        let step = context.layout.step(direction);
        (direction, (0..context.geometry.win()).map(|place| frame.reach - place * step).collect())
    });
    let found = any_starts(context, &near, &starts);
    let body = quote! {
        #bind
        let words: [mb_::u64; #length] = [#(#below)* #(#names,)* #(#above)*];
        let bit = bit_of(square) + #base;
        let (first, shift) = (bit / 64, bit % 64);
        if first >= #limit {
            return false;
        }
        let masks = NEAR_MASKS[index % #rows];
        #(#load)*
        #found
    };
    Code::new(near_masks(context), body)
}
