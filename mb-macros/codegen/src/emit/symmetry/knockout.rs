//! `canonical` and `canonical_key` by comparing all images.
//!
//! A walk that made each image from the one before would be as many swaps, but all of them one after the other.
//! From the board and from its transpose, flip and mirror start side by side, and the processor overlaps them; so
//! it does with the comparisons, which are those of a knockout.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, KeyForm};
use super::images::Images;
use crate::geometry::Symmetry;

/// The bodies of `canonical` and `canonical_key`.
pub(super) fn canonical(context: &Context, images: &Images) -> [Code; 2] {
    let least = if context.geometry.is_square() { quote!(least) } else { quote!(least_reflection) };
    let own = images.own();
    let helpers = [lesser(context, images), least_reflection(images), least_image(context, images)];
    [
        Code::new(helpers.into_iter().collect(), images.board(&quote!(#least(#own)))),
        if images.are_keys() {
            Code::from(quote!(#least(#own)))
        } else {
            Code::from(quote!(Self::key(#least(self))))
        },
    ]
}

/// The function `lesser`. Keys of two words are compared as one integer of 128 bits, which takes no branch.
fn lesser(context: &Context, images: &Images) -> TokenStream {
    let (mb, image_type) = (&context.mb, images.image_type());
    let compared = |image: TokenStream| {
        let (bind, integers) = context.integers(context.shape.in_limbs(), &image, "");
        match integers.as_slice() {
            _ if images.are_keys() => image,
            [low, high] if bind.is_empty() => quote!(((#high as #mb::u128) << 64 | #low as #mb::u128)),
            _ => images.key(&image),
        }
    };
    let (one, other) = (compared(quote!(one)), compared(quote!(other)));
    let is_less = match context.key_form() {
        KeyForm::Words(3..) => quote!(#mb::Words::is_less(#other, #one)),
        _ => quote!(#other < #one),
    };
    quote! {
        /// The one with the lesser key.
        #[inline]
        const fn lesser(one: #image_type, other: #image_type) -> #image_type {
            if #is_less { other } else { one }
        }
    }
}

/// The function `least_reflection`.
///
/// The flips are delta swaps even where bits can be reversed: a compiler that sees bits reversed in each byte, and
/// then the bytes, takes that for another reversal of all bits, and where there is no instruction for this computes
/// all of it a second time.
fn least_reflection(images: &Images) -> TokenStream {
    use Symmetry::{Flip, Mirror};
    let image_type = images.image_type();
    let (flip, helper) = images.swapping_flip();
    let mirrored = images.apply(Mirror, &quote!(image));
    // The fourth image comes from the one whose second reflection is cheaper.
    let turned = if images.recipe(Flip).cost() <= images.recipe(Mirror).cost() {
        quote!(#flip(mirrored))
    } else {
        images.apply(Mirror, &quote!(flipped))
    };
    quote! {
        #helper

        /// The least of an image and its reflections left to right, top to bottom, and both.
        #[inline]
        const fn least_reflection(image: #image_type) -> #image_type {
            let mirrored = #mirrored;
            let flipped = #flip(image);
            let turned = #turned;
            lesser(lesser(image, mirrored), lesser(flipped, turned))
        }
    }
}

/// The function `least`, where a board has diagonal symmetries.
fn least_image(context: &Context, images: &Images) -> TokenStream {
    if !context.geometry.is_square() {
        return TokenStream::new();
    }
    let (image_type, transposed) = (images.image_type(), images.apply(Symmetry::Transpose, &quote!(image)));
    quote! {
        /// The least of all symmetric images.
        #[inline]
        const fn least(image: #image_type) -> #image_type {
            let transposed = #transposed;
            lesser(least_reflection(image), least_reflection(transposed))
        }
    }
}
