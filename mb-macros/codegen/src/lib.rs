//! The generator behind `#[derive_board]`, as an ordinary library.
//!
//! `written` reads what the user wrote and turns it into one [`BoardSpec`]. `emit` writes the Rust code of that board.
//! The modules [`geometry`], [`layout`], [`mask`], [`permute`] and [`plans`] compute masks and the instructions that
//! move bits. These modules do not use Rust syntax.
//!
//! Some comments mention "the series". The documentation of `mb-runtime` says what it is.
#![deny(unsafe_code, missing_docs)]

mod emit;
pub mod geometry;
pub mod layout;
pub mod mask;
pub mod permute;
pub mod plans;
pub mod spec;
mod written;

use proc_macro2::TokenStream;
use quote::quote;

use crate::spec::BoardSpec;
use crate::written::{Args, Faults, Target};

/// Expands `#[derive_board(arguments)] item` to the struct and its implementation of a board.
///
/// The function never panics. Every fault becomes a `compile_error!` on the token at fault. The board is emitted
/// despite the faults, as close as possible to what was meant, so that one fault causes no errors elsewhere.
///
/// ```
/// let tokens = mb_codegen::derive_board("size = 2 + 1".parse()?, "struct Board;".parse()?);
/// assert!(tokens.to_string().contains("compile_error"));
/// # Ok::<(), proc_macro2::LexError>(())
/// ```
pub fn derive_board(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let mut faults = Faults::default();
    let args = Args::parse(arguments, &mut faults);
    let spec = written::resolve(&args, &mut faults);
    let item = match Target::parse(item, args.runtime_path(), &mut faults) {
        Ok(target) => emit::board(&spec, &target),
        Err(item) => item,
    };
    let errors = faults.compile_errors();
    quote!(#item #errors)
}

/// Expands the attribute on `pub struct Board;`, for tools that show the generated code.
///
/// ```
/// use mb_codegen::layout::Layout;
/// use mb_codegen::spec::BoardSpec;
///
/// let tokens = mb_codegen::expand(&BoardSpec::new(4, 3, Some(3), Layout::Twobit)?);
/// assert!(tokens.to_string().contains("struct Board"));
/// # Ok::<(), mb_codegen::spec::SpecError>(())
/// ```
pub fn expand(spec: &BoardSpec) -> TokenStream {
    emit::board(spec, &Target::example())
}

/// The example of this crate's README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
