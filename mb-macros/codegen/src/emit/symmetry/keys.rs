//! Keys: `key`, `image_keys`, `symmetric_keys`, `symmetric_keys_with`.

use proc_macro2::TokenStream;
use quote::{format_ident, quote};

use super::super::context::{Context, KeyForm, doc, number};
use super::images::{self, Images};

/// The inherent methods about keys, except the canonical one.
pub(super) fn keys(context: &Context, images: &Images) -> TokenStream {
    [key(context), image_keys(context, images), symmetric_keys(context)].into_iter().collect()
}

fn key(context: &Context) -> TokenStream {
    let (key_type, key) = (context.key_type(), images::key(context));
    let documentation = doc(match context.key_form() {
        KeyForm::Joined(_) => "The marks as one number: `circle | cross << CELLS`.",
        KeyForm::Own(_) => "The marks as one number: the word of this board.",
        KeyForm::Words(_) => "The marks as one number: the words of this board, those of circle below.",
    });
    quote! {
        #documentation
        #[must_use]
        #[inline]
        pub const fn key(self) -> #key_type {
            #key
        }
    }
}

/// The keys of all images, each one symmetry from the one before.
fn image_keys(context: &Context, images: &Images) -> TokenStream {
    let key_type = context.key_type();
    let walk = context.geometry.series_walk();
    let steps = walk.len() - 1;
    let names: Vec<_> = (0..steps).map(|index| format_ident!("image_{index}")).collect();
    let own = if images.are_keys() { quote!(own) } else { quote!(self) };
    let bind = images.are_keys().then(|| quote!(let own = Self::key(self);));
    let sources = std::iter::once(own.clone()).chain(names.iter().map(|name| quote!(#name)));
    let statements = names.iter().zip(walk).zip(sources).map(|((name, symmetry), source)| {
        let image = images.apply(*symmetry, &source);
        quote!(let #name = #image;)
    });
    let keys = names.iter().map(|name| quote!(#name)).chain([own.clone()]).map(|image| images.key(&image));
    let count = number(walk.len());
    quote! {
        /// The keys of all symmetric images in the order of the series, equal ones repeated. The last is the key
        /// of the board itself.
        #[must_use]
        pub const fn image_keys(self) -> [#key_type; #count] {
            #bind
            #(#statements)*
            [#(#keys),*]
        }
    }
}

fn symmetric_keys(context: &Context) -> TokenStream {
    let key_type = context.key_type();
    quote! {
        /// The distinct keys of all symmetric images, in ascending order.
        #[must_use]
        pub fn symmetric_keys(self) -> mb_::Orbit<#key_type> {
            mb_::distinct_keys(Self::image_keys(self))
        }

        /// The distinct keys of all symmetric images, each with the image of `square`, in ascending order of
        /// keys. Of equal keys it keeps the one that is later in the order of the series.
        #[must_use]
        pub fn symmetric_keys_with(self, square: mb_::Square) -> mb_::Orbit<(#key_type, mb_::Square)> {
            mb_::distinct_pairs(mb_::with_images(Self::image_keys(self), Self::GEOMETRY, square))
        }
    }
}
