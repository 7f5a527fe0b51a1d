//! Emits the board: one function an emitted item, one file a topic or strategy.
//!
//! The struct stands where the user wrote it. Everything else stands in a block `const _: () = { .. };`, in which
//! `mb_` is short for the runtime's module `generated`. Generated code names only primitive operators, its own items
//! and paths through `mb_`, and it calls every method by its path. Nothing in the user's scope can change its meaning:
//! names in the block hide those outside, and the functions of `mb_::names` hide constants and statics that are
//! named like a local variable. A board may therefore not be called `mb_`, and the path of the runtime may not begin
//! with it.
//!
//! For an item with several strategies, the `mod.rs` of the folder chooses one. Strategies that are the same code for
//! every board, but for some numbers, are functions of the runtime, which the emitted code calls.

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
