//! `canonical` and `canonical_key` of 3×3 from tables.
//!
//! The key has cross above circle, so the least image has the least cross. One table has the least image of every cross
//! and a symmetry that leads to it. The other symmetries that lead to it differ from that one by a symmetry that leaves
//! the least cross unchanged. The symmetries that leave it unchanged form its stabilizer, one of few subgroups. For
//! each of them another table has the least circle. Three loads take a third of the time of comparing all images.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};
use crate::geometry::{Geometry, Symmetry};
use crate::layout::Layout;
use crate::mask::Mask;

/// Whether the board is small enough for tables of all ways to fill it with one mark.
pub(super) fn fits(context: &Context) -> bool {
    context.layout.kind() == Layout::Bitboard && context.geometry.is_square() && context.geometry.cells() == 9
}

/// The bodies of `canonical` and `canonical_key`.
pub(super) fn canonical(context: &Context) -> [Code; 2] {
    let (key_type, mb, cells) = (context.key_type(), &context.mb, context.geometry.cells());
    let (last, group, subgroup) = (number((1 << cells) - 1), number(cells), number(cells + 3));
    let cells = number(cells);
    [
        Code::from(quote!(board_of(Self::canonical_key(self)))),
        Code::new(
            tables(context),
            quote! {
                let cross = LEAST_CROSSES[(self.cross & #last) as #mb::usize];
                let image = &IMAGES[((cross >> #group) & 7) as #mb::usize];
                let circle = image[(self.circle & #last) as #mb::usize];
                let least = &LEAST_CIRCLES[((cross >> #subgroup) & 15) as #mb::usize];
                least[(circle & #last) as #mb::usize] as #key_type | ((cross & #last) as #key_type) << #cells
            },
        ),
    ]
}

/// `IMAGES`, `STABILIZERS`, `LEAST_CIRCLES` and `LEAST_CROSSES`.
fn tables(context: &Context) -> TokenStream {
    let (mb, board, integer) = (&context.mb, context.board(), context.integer(context.shape));
    let length = number(1 << context.geometry.cells());
    let stabilizers: Vec<_> = stabilizers(context.geometry).into_iter().map(number).collect();
    let subgroups = number(stabilizers.len());
    let (group, subgroup) = (number(context.geometry.cells()), number(context.geometry.cells() + 3));
    quote! {
        /// For each symmetry, the images of all ways to fill the board with one mark.
        const IMAGES: &'static [[#integer; #length]; 8] = &{
            let mut images = [[0; #length]; 8];
            let mut symmetry = 0;
            while symmetry < 8 {
                let mut marks: #integer = 0;
                while marks < #length {
                    let board = #board { circle: marks, cross: 0 };
                    if let #mb::Option::Some(image) =
                        #board::transform(board, #mb::Symmetry::ALL[symmetry])
                    {
                        images[symmetry][marks as #mb::usize] = image.circle;
                    }
                    marks += 1;
                }
                symmetry += 1;
            }
            images
        };

        /// The sets of symmetries that leave some marks as they are, a bit for each symmetry.
        const STABILIZERS: &'static [#mb::u8; #subgroups] = &[#(#stabilizers),*];

        /// For each of these sets, the least image of all ways to fill the board with one mark; empty rows at
        /// the end.
        const LEAST_CIRCLES: &'static [[#integer; #length]; 16] = &{
            let mut least = [[#length; #length]; 16];
            let mut subgroup = 0;
            while subgroup < #subgroups {
                let mut symmetry = 0;
                while symmetry < 8 {
                    let mut marks = 0;
                    while marks < #length && (STABILIZERS[subgroup] >> symmetry) & 1 == 1 {
                        let image = IMAGES[symmetry][marks];
                        if image < least[subgroup][marks] {
                            least[subgroup][marks] = image;
                        }
                        marks += 1;
                    }
                    symmetry += 1;
                }
                subgroup += 1;
            }
            least
        };

        /// For all ways to fill the board with one mark: the least image, above it the number of a symmetry
        /// that leads to it, and above that the number of the image's stabilizer.
        const LEAST_CROSSES: &'static [#integer; #length] = &{
            let mut table = [0; #length];
            let mut marks = 0;
            while marks < #length {
                let (mut least, mut chosen, mut symmetry) = (#length, 0, 0);
                while symmetry < 8 {
                    if IMAGES[symmetry][marks] < least {
                        least = IMAGES[symmetry][marks];
                        chosen = symmetry;
                    }
                    symmetry += 1;
                }
                let (mut stabilizer, mut symmetry) = (0, 0);
                while symmetry < 8 {
                    if IMAGES[symmetry][least as #mb::usize] == least {
                        stabilizer |= 1 << symmetry;
                    }
                    symmetry += 1;
                }
                let mut subgroup = 0;
                while STABILIZERS[subgroup] != stabilizer {
                    subgroup += 1;
                }
                table[marks] = least | (chosen as #integer) << #group | (subgroup as #integer) << #subgroup;
                marks += 1;
            }
            table
        };
    }
}

/// The symmetries that leave some marks as they are, as sets: bit i is the runtime's i-th symmetry.
fn stabilizers(geometry: Geometry) -> Vec<usize> {
    use Symmetry::{AntiTranspose, Flip, Identity, Mirror, Rotate90, Rotate180, Rotate270, Transpose};
    let order = [Identity, Mirror, Flip, Rotate180, Transpose, Rotate90, Rotate270, AntiTranspose];
    let image = |marks: &Mask, symmetry| -> Mask {
        marks.bits().map(|square| geometry.image(symmetry, square)).collect()
    };
    let mut sets: Vec<usize> = (0..1_usize << geometry.cells())
        .map(|filled| {
            let marks: Mask = (0..geometry.cells()).filter(|square| filled >> square & 1 == 1).collect();
            let fixes = |symmetry: Symmetry| image(&marks, symmetry) == marks;
            order.into_iter().enumerate().map(|(bit, symmetry)| usize::from(fixes(symmetry)) << bit).sum()
        })
        .collect();
    sets.sort_unstable();
    sets.dedup();
    sets
}
