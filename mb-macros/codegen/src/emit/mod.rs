//! Emits the board, with one function for each emitted item and one file for each topic or strategy.
//!
//! The struct stands where the user wrote it. Everything else stands in a block `const _: () = { .. };`, in which `mb_`
//! is short for the runtime's module `generated`. Generated code uses only primitive operators, its own items and paths
//! through `mb_`, and it calls every method by its path. So nothing in the user's scope can change the meaning of
//! generated code: names in the block hide those outside, and the functions of `mb_::names` hide constants and statics
//! that are named like a local variable. So a board must not be called `mb_`, and the path of the runtime must not begin
//! with it.
//!
//! For an item with several strategies, the `mod.rs` of the folder chooses one. If the code of a strategy is the same
//! for every board except for some numbers, it is a function of the runtime, and the emitted code calls this function.

mod access;
mod code;
mod consts;
mod context;
mod lines;
mod literal;
mod moves;
mod patterns;
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
        access::access,
        moves::moves,
        win::win,
        patterns::patterns,
        symmetry::symmetry,
    ];
    let Code { helpers, tokens } = topics.iter().map(|topic| topic(&context)).collect();
    let traits = traits::traits(&context);
    let (ident, generated) = (&target.ident, &context.generated);
    quote! {
        #structure
        const _: () = {
            use #generated as mb_;
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
