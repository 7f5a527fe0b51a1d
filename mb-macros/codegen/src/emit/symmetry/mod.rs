//! Symmetric images and their keys.

mod images;
mod keys;
mod knockout;

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use self::images::{Images, method};
use super::code::Code;
use super::context::{Context, doc};
use crate::geometry::Symmetry;

/// All inherent methods about symmetric images.
pub(crate) fn symmetry(context: &Context) -> Code {
    let images = Images::new(context);
    let symmetries = context.geometry.group().iter().filter(|&&symmetry| symmetry != Symmetry::Identity);
    let methods = symmetries.map(|&symmetry| image(&images, symmetry));
    let (transform, keys) = (transform(context), keys::keys(context, &images));
    let methods = Code::new(images.helpers(), quote!(#(#methods)* #transform #keys));
    [methods, canonical(context, &images)].into_iter().collect()
}

/// `canonical` and `canonical_key`.
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
    // Three loads are worth inlining; a walk through all images is too much code for every caller.
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

/// The name of the runtime's variant for a symmetry.
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

/// `transform`. It is inlined because nearly every caller knows the symmetry, which leaves one image.
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
