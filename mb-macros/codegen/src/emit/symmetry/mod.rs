//! Symmetric images and their keys.

mod images;
mod knockout;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use self::images::{Images, method};
use super::code::Code;
use super::context::{Context, KeyForm, doc, number};
use crate::geometry::Symmetry;

/// Emits all inherent methods about symmetric images.
pub(crate) fn symmetry(context: &Context) -> Code {
    let images = Images::new(context);
    let symmetries = context.geometry.group().iter().filter(|&&symmetry| symmetry != Symmetry::Identity);
    let methods = symmetries.map(|&symmetry| image(&images, symmetry));
    let keys = [key(context), image_keys(context, &images), symmetric_keys(context)];
    let transform = transform(context);
    let methods = Code::new(images.helpers(), quote!(#(#methods)* #transform #(#keys)*));
    [methods, canonical(context, &images)].into_iter().collect()
}

/// Emits `canonical` and `canonical_key`.
fn canonical(context: &Context, images: &Images) -> Code {
    let key_type = context.key_type();
    // The runtime has tables for 3×3.
    let is_tiny = context.geometry.is_square() && context.geometry.cells() == 9 && !context.is_twobit();
    let [board, key] = if is_tiny {
        [
            quote!(board_of(Self::canonical_key(self))),
            quote!(mb_::canonical_key_of_nine(self.circle, self.cross)),
        ]
        .map(Code::from)
    } else {
        knockout::canonical(context, images)
    };
    // Three loads are worth inlining. Making all images is too much code for every caller.
    let inline = is_tiny.then(|| quote!(#[inline]));
    let board = board.map(|body| {
        quote! {
            /// The symmetric image with the least key, the same for all images of a board.
            #[must_use]
            #inline
            pub const fn canonical(self) -> Self {
                #body
            }
        }
    });
    let key = key.map(|body| {
        quote! {
            /// The least key of all symmetric images.
            #[must_use]
            #inline
            pub const fn canonical_key(self) -> #key_type {
                #body
            }
        }
    });
    [board, key].into_iter().collect()
}

/// Returns the name of the runtime's enum variant for a symmetry.
fn variant(symmetry: Symmetry) -> Ident {
    format_ident!("{symmetry:?}")
}

const fn description(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Identity => "This board.",
        Symmetry::Mirror => "This board with left and right exchanged.",
        Symmetry::Flip => "This board with top and bottom exchanged.",
        Symmetry::Rotate180 => "This board turned by half a turn.",
        Symmetry::Transpose => {
            "This board with columns and rows exchanged: reflected in the diagonal from the top left."
        }
        Symmetry::AntiTranspose => "This board reflected in the diagonal from the bottom left.",
        Symmetry::Rotate90 => "This board turned by a quarter turn clockwise.",
        Symmetry::Rotate270 => "This board turned by a quarter turn anticlockwise.",
    }
}

fn image(images: &Images, symmetry: Symmetry) -> TokenStream {
    let (name, documentation) = (method(symmetry), doc(description(symmetry)));
    let body = images.method_body(symmetry);
    quote! {
        #documentation
        #[must_use]
        #[inline]
        pub const fn #name(self) -> Self {
            #body
        }
    }
}

/// Emits `transform`. The method is inlined because nearly every caller knows the symmetry, so that only the code of
/// one image is left.
fn transform(context: &Context) -> TokenStream {
    let arms = context.geometry.group().iter().map(|&symmetry| {
        let (variant, method) = (variant(symmetry), method(symmetry));
        let image = if symmetry == Symmetry::Identity { quote!(self) } else { quote!(Self::#method(self)) };
        quote!(mb_::Symmetry::#variant => #image,)
    });
    let others = (!context.geometry.is_square()).then(|| quote!(_ => return mb_::Option::None,));
    quote! {
        /// The image of this board under a symmetry, or `None` for a symmetry that turns the columns of a rectangle
        /// into rows.
        #[must_use]
        #[inline]
        pub const fn transform(self, symmetry: mb_::Symmetry) -> mb_::Option<Self> {
            mb_::Option::Some(match symmetry {
                #(#arms)*
                #others
            })
        }
    }
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

/// Emits `image_keys`. It makes each image from the one before by one symmetry.
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
