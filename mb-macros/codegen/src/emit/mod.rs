//! From what was meant to tokens: one function for every emitted item, one file for every topic.
//!
//! What is emitted names nothing but primitive operators, its own items and paths through the runtime's
//! `private` module, so that nothing the user has in scope can come between.

mod access;
mod consts;
mod context;
mod dense;
mod images;
mod keys;
mod line_tables;
mod lines;
mod literal;
mod moves;
mod patterns;
mod small_group;
mod structure;
mod symmetry;
mod traits;
mod win;
mod words;

use proc_macro2::TokenStream;
use quote::quote;

use self::context::Context;
use crate::spec::BoardSpec;
use crate::written::Target;

/// The struct and all that is generated for it.
pub(crate) fn board(spec: &BoardSpec, target: &Target) -> TokenStream {
    let context = Context::new(spec, target);
    let structure = structure::structure(&context);
    let inherent = [
        consts::consts(&context),
        lines::lines(&context),
        access::access(&context),
        moves::moves(&context),
        win::win(&context),
        patterns::patterns(&context),
        symmetry::symmetry(&context),
        keys::keys(&context),
    ];
    let traits = traits::traits(&context);
    let ident = &target.ident;
    quote! {
        #structure
        impl #ident {
            #(#inherent)*
        }
        #traits
    }
}
