//! `canonical` and `canonical_key` by comparing all images.
//!
//! Making each image from the one before takes the same number of swaps, but each image must wait for the previous one.
//! Here flip and mirror start side by side from the board and from its transpose, so the processor overlaps them. It
//! also overlaps the comparisons, which are paired as in a knockout tournament.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::Context;
use super::images::Images;
use crate::geometry::Symmetry;

/// Returns the bodies of `canonical` and `canonical_key`.
pub(super) fn canonical(context: &Context, images: &Images) -> [Code; 2] {
    let least = if context.geometry.is_square() { quote!(least) } else { quote!(least_reflection) };
    let own = images.own();
    let least = quote!(#least(#own));
    let helpers = [lesser(context, images), least_reflection(images), least_image(context, images)];
    let key = if images.are_keys() { least.clone() } else { quote!(Self::key(#least)) };
    [Code::new(helpers.into_iter().collect(), images.board(&least)), Code::from(key)]
}

/// Emits the function `lesser`.
fn lesser(context: &Context, images: &Images) -> TokenStream {
    let (image_type, inline) = (images.image_type(), &images.inline);
    let mut bind = TokenStream::new();
    let is_less = if images.are_keys() {
        quote!(other < one)
    } else if context.shape.word().width() < 128 && !context.shape.word().is_array() {
        // One integer of 128 bits is compared without a branch.
        let [one, other] = [quote!(one), quote!(other)]
            .map(|image| quote!(((#image.cross as mb_::u128) << 64 | #image.circle as mb_::u128)));
        quote!(#other < #one)
    } else {
        // The highest integers that differ decide.
        let [one, other] = [(quote!(one), "one_"), (quote!(other), "other_")].map(|(image, prefix)| {
            let (statements, integers) = context.integers(context.shape, &image, prefix);
            bind.extend(statements);
            integers
        });
        let less = one.iter().zip(&other).fold(None, |rest, (one, other)| {
            Some(match rest {
                None => quote!(#other < #one),
                Some(rest) => quote!(#other < #one || (#other == #one && (#rest))),
            })
        });
        less.unwrap_or_default()
    };
    quote! {
        /// The one with the lesser key.
        #inline
        const fn lesser(one: #image_type, other: #image_type) -> #image_type {
            #bind
            if #is_less { other } else { one }
        }
    }
}

/// Emits the function `least_reflection`.
///
/// The flips are delta swaps even where reversing bits is cheaper. If a compiler sees the bits of each byte reversed
/// and then the bytes, it takes the two steps for one more reversal of all bits. On a target without an instruction for
/// that, it computes the whole reversal a second time.
fn least_reflection(images: &Images) -> TokenStream {
    use Symmetry::{Flip, Mirror};
    let (image_type, inline) = (images.image_type(), &images.inline);
    let (flipped, helper) = images.flip(&quote!(image));
    let mirrored = images.apply(Mirror, &quote!(image));
    // The fourth image is a second reflection of `mirrored` or of `flipped`, whichever is cheaper.
    let turned = if images.recipe(Flip).cost() <= images.recipe(Mirror).cost() {
        images.flip(&quote!(mirrored)).0
    } else {
        images.apply(Mirror, &quote!(flipped))
    };
    quote! {
        #helper

        /// The least of an image and its reflections left to right, top to bottom, and both.
        #inline
        const fn least_reflection(image: #image_type) -> #image_type {
            let mirrored = #mirrored;
            let flipped = #flipped;
            let turned = #turned;
            lesser(lesser(image, mirrored), lesser(flipped, turned))
        }
    }
}

/// Emits the function `least` for a board that has diagonal symmetries.
fn least_image(context: &Context, images: &Images) -> TokenStream {
    if !context.geometry.is_square() {
        return TokenStream::new();
    }
    let (image_type, inline) = (images.image_type(), &images.inline);
    let transposed = images.apply(Symmetry::Transpose, &quote!(image));
    // Arrays beginning with the transpose take 5 % less time on 15×15, integers 10 % more on 8×8.
    let [first, second] = if context.shape.word().is_array() {
        [quote!(transposed), quote!(image)]
    } else {
        [quote!(image), quote!(transposed)]
    };
    quote! {
        /// The least of all symmetric images.
        #inline
        const fn least(image: #image_type) -> #image_type {
            let transposed = #transposed;
            lesser(least_reflection(#first), least_reflection(#second))
        }
    }
}
