//! Emits the board: one function an emitted item, one file a topic or strategy.
//!
//! The struct stands where the user wrote it. Everything else stands in a block `const _: () = { .. };`, in which
//! `mb` is short for the runtime's module `generated`. Generated code names only primitive operators, its own items
//! and paths through `mb`, and it calls every method by its path. Nothing in the user's scope can change its meaning:
//! names in the block hide those outside, and the functions of `mb::names` hide constants and statics that are
//! named like a local variable.
//!
//! For an item with several strategies, the `mod.rs` of the folder chooses one. Each strategy is a file with a function
//! that returns [`Code`](code::Code).

mod code;
mod consts;
mod context;
mod dense;
mod lines;
mod literal;
mod patterns;
mod squares;
mod structure;
mod symmetry;
mod traits;
mod win;
mod words;

use proc_macro2::TokenStream;
use quote::quote;

use self::code::Code;
use self::context::Context;
use crate::spec::BoardSpec;
use crate::written::Target;

/// Emits the struct and everything generated for it.
pub(crate) fn board(spec: &BoardSpec, target: &Target) -> TokenStream {
    let context = Context::new(spec, target);
    let structure = structure::structure(&context);
    let topics = [
        consts::consts,
        lines::lines,
        dense_squares,
        squares::squares,
        win::win,
        patterns::patterns,
        symmetry::symmetry,
    ];
    let Code { helpers, tokens } = topics.iter().map(|topic| topic(&context)).collect();
    let traits = traits::traits(&context);
    let (ident, generated, mb) = (&target.ident, &context.generated, &context.mb);
    quote! {
        #structure
        const _: () = {
            use #generated as #mb;
            use #generated::names::*;
            const _: () = hide_constants();

            #helpers

            impl #ident {
                #tokens
            }

            #traits
        };
    }
}

/// The function `dense`, if a strategy calls it.
fn dense_squares(context: &Context) -> Code {
    let is_called = squares::is_dense(context) || patterns::is_dense(context);
    Code::new(if is_called { dense::helper(context) } else { TokenStream::new() }, TokenStream::new())
}
