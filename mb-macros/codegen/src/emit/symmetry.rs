//! The symmetric images: `mirror`, `flip`, `rotate180` and so on, and `transform`.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::context::Context;
use super::images::Images;
use crate::geometry::Symmetry;

/// All inherent methods that give a symmetric image.
pub(crate) fn symmetry(context: &Context) -> TokenStream {
    let symmetries = context.geometry.group().iter().filter(|&&symmetry| symmetry != Symmetry::Identity);
    let images = symmetries.map(|&symmetry| image(context, symmetry));
    let transform = transform(context);
    quote!(#(#images)* #transform)
}

/// The name of the method for a symmetry.
fn method(symmetry: Symmetry) -> Ident {
    format_ident!(
        "{}",
        match symmetry {
            Symmetry::Identity => "identity",
            Symmetry::Mirror => "mirror",
            Symmetry::Flip => "flip",
            Symmetry::Rotate180 => "rotate180",
            Symmetry::Transpose => "transpose",
            Symmetry::AntiTranspose => "anti_transpose",
            Symmetry::Rotate90 => "rotate90",
            Symmetry::Rotate270 => "rotate270",
        }
    )
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

fn image(context: &Context, symmetry: Symmetry) -> TokenStream {
    let (name, documentation) = (method(symmetry), description(symmetry));
    let images = Images::new(context);
    let (load, apply, board) = (images.load(), images.apply(symmetry), images.board());
    quote! {
        #[doc = #documentation]
        #[must_use]
        #[inline]
        pub const fn #name(self) -> Self {
            #load
            #apply
            #board
        }
    }
}

/// `transform`: inlined, because nearly every caller knows the symmetry, and what is left then is one image.
fn transform(context: &Context) -> TokenStream {
    let private = &context.private;
    let arms = context.geometry.group().iter().map(|&symmetry| {
        let (variant, method) = (variant(symmetry), method(symmetry));
        let image = if symmetry == Symmetry::Identity { quote!(self) } else { quote!(Self::#method(self)) };
        quote!(#private::Symmetry::#variant => #image,)
    });
    let others = (!context.geometry.is_square()).then(|| quote!(_ => return #private::Option::None,));
    quote! {
        /// The image of this board under a symmetry, or `None` when the board has no such symmetry (four of the
        /// eight, when it has not as many columns as rows).
        #[must_use]
        #[inline]
        pub const fn transform(self, symmetry: #private::Symmetry) -> #private::Option<Self> {
            #private::Option::Some(match symmetry {
                #(#arms)*
                #others
            })
        }
    }
}
