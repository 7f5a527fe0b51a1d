//! `canonical` and `canonical_key` by comparing all images.
//!
//! Making each image from the one before takes as many swaps, but each has to wait for the last. Here flip and mirror
//! start side by side from the board and from its transpose, so the processor overlaps them. It also overlaps the
//! comparisons, which are paired as in a knockout tournament.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::Context;
use super::images::Images;
use crate::geometry::Symmetry;

/// The bodies of `canonical` and `canonical_key`.
pub(super) fn canonical(context: &Context, images: &Images) -> [Code; 2] {
    let least = if context.geometry.is_square() { quote!(least) } else { quote!(least_reflection) };
    let own = images.own();
    let least = quote!(#least(#own));
    let helpers = [lesser(context, images), least_reflection(images), least_image(context, images)];
    let key = if images.are_keys() { least.clone() } else { quote!(Self::key(#least)) };
    [Code::new(helpers.into_iter().collect(), images.board(&least)), Code::from(key)]
}

/// The function `lesser`.
fn lesser(context: &Context, images: &Images) -> TokenStream {
    let (mb, image_type, by, fields) = (&context.mb, images.image_type(), &images.by, context.fields());
    let is_less = if images.are_keys() {
        quote!(other < one)
    } else if by.is_some() {
        quote!(#mb::is_less([#(&other.#fields),*], [#(&one.#fields),*]))
    } else if context.shape.word().width() > 64 {
        quote!(other.cross < one.cross || (other.cross == one.cross && other.circle < one.circle))
    } else {
        // One integer of 128 bits is compared without a branch.
        let [one, other] = [quote!(one), quote!(other)]
            .map(|image| quote!(((#image.cross as #mb::u128) << 64 | #image.circle as #mb::u128)));
        quote!(#other < #one)
    };
    let lifetime = by.as_ref().map(|_| quote!(<'a>));
    let by = by.as_ref().map(|_| quote!(&'a));
    quote! {
        /// The one with the lesser key.
        #[inline]
        const fn lesser #lifetime(one: #by #image_type, other: #by #image_type) -> #by #image_type {
            if #is_less { other } else { one }
        }
    }
}

/// The function `least_reflection`.
///
/// The flips are delta swaps even where reversing bits is cheaper. A compiler that sees bits reversed in each byte and
/// then the bytes reversed takes that for another reversal of all bits. Without an instruction for it, it computes all
/// of it a second time.
fn least_reflection(images: &Images) -> TokenStream {
    use Symmetry::{Flip, Mirror};
    let (image_type, by) = (images.image_type(), &images.by);
    let (flipped, helper) = images.flip(&quote!(image));
    let mirrored = images.apply(Mirror, &quote!(image));
    // The fourth image comes from the one whose second reflection is cheaper.
    let turned = if images.recipe(Flip).cost() <= images.recipe(Mirror).cost() {
        images.flip(&quote!(mirrored)).0
    } else {
        images.apply(Mirror, &quote!(flipped))
    };
    let copied = by.as_ref().map(|_| quote!(*));
    quote! {
        #helper

        /// The least of an image and its reflections left to right, top to bottom, and both.
        #[inline]
        const fn least_reflection(image: #by #image_type) -> #image_type {
            let mirrored = #mirrored;
            let flipped = #flipped;
            let turned = #turned;
            #copied lesser(lesser(image, #by mirrored), lesser(#by flipped, #by turned))
        }
    }
}

/// The function `least`, where a board has diagonal symmetries.
fn least_image(context: &Context, images: &Images) -> TokenStream {
    if !context.geometry.is_square() {
        return TokenStream::new();
    }
    let (image_type, by) = (images.image_type(), &images.by);
    let transposed = images.apply(Symmetry::Transpose, &quote!(image));
    let copied = by.as_ref().map(|_| quote!(*));
    quote! {
        /// The least of all symmetric images.
        #[inline]
        const fn least(image: #by #image_type) -> #image_type {
            let transposed = #transposed;
            #copied lesser(#by least_reflection(image), #by least_reflection(#by transposed))
        }
    }
}
