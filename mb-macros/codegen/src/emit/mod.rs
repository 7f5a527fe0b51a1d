//! From what was meant to tokens.

use proc_macro2::TokenStream;
use quote::quote;

use crate::spec::BoardSpec;
use crate::target::Target;

/// The struct and all that is generated for it.
pub(crate) fn board(spec: &BoardSpec, target: &Target) -> TokenStream {
    let Target { ident, visibility, attributes, runtime, .. } = target;
    let geometry = spec.geometry();
    let (cols, rows, win) = (geometry.cols(), geometry.rows(), geometry.win());
    let word = spec.layout().word();
    let width = quote::format_ident!("u{}", word.width());
    let count = word.count();
    let copies = ["Clone", "Copy"].into_iter().filter(|name| !target.derives(name));
    let copies = copies.map(|name| quote::format_ident!("{name}"));
    quote! {
        #[derive(#(::core::prelude::v1::#copies),*)]
        #(#attributes)*
        #visibility struct #ident { words: [::core::primitive::#width; #count] }

        impl #ident {
            /// Columns, rows and the squares in a row that win.
            pub const GEOMETRY: #runtime::Geometry = #runtime::private::geometry(#cols, #rows, #win);
        }
    }
}
