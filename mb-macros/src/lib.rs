//! The attribute `#[derive_board]`. Use it through `mb-runtime`, which re-exports it: the generated code needs
//! that crate.
#![deny(unsafe_code, missing_docs)]

use proc_macro::TokenStream;

/// Makes a size-specialised m,n,k-game board of a unit struct: `#[derive_board(size = 5, layout = "twobit")]`.
#[proc_macro_attribute]
pub fn derive_board(arguments: TokenStream, item: TokenStream) -> TokenStream {
    mb_codegen::derive_board(arguments.into(), item.into()).into()
}
