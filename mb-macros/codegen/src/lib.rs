//! The generator behind `#[derive_board]`, as an ordinary library.
//!
//! What was written (`args`, `item`) is judged to be a [`BoardSpec`], what was meant, and that is emitted as
//! tokens. The pure modules ([`geometry`], [`layout`], [`mask`], [`permute`], [`spec`]) know nothing of Rust
//! syntax.
#![deny(unsafe_code, missing_docs)]

mod args;
mod emit;
mod faults;
pub mod geometry;
mod item;
mod judge;
pub mod layout;
pub mod mask;
pub mod permute;
pub mod spec;
mod suggest;
mod target;

use proc_macro2::TokenStream;
use quote::quote;

use crate::args::Args;
use crate::faults::Faults;
use crate::item::Annotated;
use crate::spec::BoardSpec;

/// `#[derive_board(arguments)] item`: the struct with all that makes it a board.
///
/// It never panics. Every fault becomes a `compile_error!` on its token; the item is emitted even then, with
/// the nearest board that there is, so that one fault does not cause errors elsewhere.
///
/// ```
/// let tokens = mb_codegen::derive_board("size = 2 + 1".parse()?, "struct Board;".parse()?);
/// assert!(tokens.to_string().contains("compile_error"));
/// # Ok::<(), proc_macro2::LexError>(())
/// ```
#[must_use]
pub fn derive_board(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut faults = Faults::default();
    let args = Args::parse(arguments, &mut faults);
    let spec = judge::judge(&args, &mut faults);
    let runtime = args.runtime.as_ref().and_then(|runtime| runtime.value.as_ref());
    let item = match item::read(item, runtime, &mut faults) {
        Annotated::Board(target) => emit::board(&spec, &target),
        Annotated::Other(item) => item,
    };
    let errors = faults.into_compile_errors();
    quote!(#item #errors)
}

/// What the attribute makes of `pub struct Board;`, for showing it.
///
/// ```
/// use mb_codegen::layout::Layout;
/// use mb_codegen::spec::BoardSpec;
///
/// let tokens = mb_codegen::expand(&BoardSpec::new(4, 3, Some(3), Layout::Twobit)?);
/// assert!(tokens.to_string().contains("struct Board"));
/// # Ok::<(), mb_codegen::spec::SpecError>(())
/// ```
#[must_use]
pub fn expand(spec: &BoardSpec) -> TokenStream {
    let mut faults = Faults::default();
    match item::read(
        quote!(
            pub struct Board;
        ),
        None,
        &mut faults,
    ) {
        Annotated::Board(target) => emit::board(spec, &target),
        Annotated::Other(item) => item,
    }
}
