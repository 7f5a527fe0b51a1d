//! The struct itself.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::Context;
use crate::layout::Layout;

/// Emits the user's struct, with the words as its fields.
pub(crate) fn structure(context: &Context) -> TokenStream {
    let (ident, visibility, attributes) =
        (&context.target.ident, &context.target.visibility, &context.target.attributes);
    let derives = derives(context);
    let mut documentation = bit_order(context);
    if attributes.iter().any(|attribute| attribute.path().is_ident("doc")) {
        // Starts a new paragraph after the user's documentation.
        documentation.insert(0, String::new());
    }
    let (fields, word) = (context.fields(), context.outer_word_type());
    quote! {
        #(#attributes)*
        #(#[doc = #documentation])*
        #derives
        #visibility struct #ident {
            #(#fields: #word,)*
        }
    }
}

/// Emits a derive of the traits that the user does not derive, where a derived implementation is as good as our own.
///
/// If the user derives only one of `Ord` and `PartialOrd`, the other one is derived too, because the two must agree. If
/// the user derives neither, boards are ordered by their keys.
fn derives(context: &Context) -> TokenStream {
    let (generated, target) = (&context.generated, context.target);
    let missing = |name: &str| !target.derives(name);
    let candidates = [
        (missing("Clone"), quote!(#generated::core::clone::Clone)),
        (missing("Copy"), quote!(#generated::core::marker::Copy)),
        (missing("PartialEq"), quote!(#generated::core::cmp::PartialEq)),
        (missing("Eq"), quote!(#generated::core::cmp::Eq)),
        (missing("Hash"), quote!(#generated::core::hash::Hash)),
        (missing("PartialOrd") && target.derives("Ord"), quote!(#generated::core::cmp::PartialOrd)),
        (missing("Ord") && target.derives("PartialOrd"), quote!(#generated::core::cmp::Ord)),
    ];
    let paths: Vec<_> = candidates.into_iter().filter(|(wanted, _)| *wanted).map(|(_, path)| path).collect();
    if paths.is_empty() { TokenStream::new() } else { quote!(#[derive(#(#paths),*)]) }
}

/// Returns the documentation of the shape and of the order of bits. The order is part of the type's contract, because
/// `key` shows it.
fn bit_order(context: &Context) -> Vec<String> {
    let (geometry, layout) = (context.geometry, context.layout);
    let (cols, rows, win) = (geometry.cols(), geometry.rows(), geometry.win());
    let shape = format!(" {cols}×{rows} (columns × rows), {win} in a row win.");
    let place = format!("`{} * x + y`", layout.stride());
    let order = match layout.kind() {
        Layout::Bitboard => format!(" A word for each mark; the bit of column x, row y is {place}."),
        Layout::Twobit => {
            format!(
                " One word; circle on column x, row y is bit `2 * ({} * x + y)`, cross the next bit.",
                layout.stride()
            )
        }
    };
    let guard = (!layout.is_dense()).then(|| {
        format!(
            " Of the {} places of a column the last {} stay empty.",
            layout.stride(),
            layout.stride() - rows
        )
    });
    [Some(shape), Some(order), guard].into_iter().flatten().collect()
}
