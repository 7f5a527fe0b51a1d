//! What the user wrote: the arguments of the attribute and the item below it.
//!
//! Every value keeps its tokens, so that a fault is shown where it was written. Faults are collected, so that all are
//! reported at once.

mod args;
mod entry;
mod item;
mod key;
mod resolve;
mod value;

#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use quote::ToTokens;

pub(crate) use args::Args;
pub(crate) use item::Target;
pub(crate) use resolve::resolve;

/// The faults found so far in one use of the attribute, to be shown together.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<syn::Error>);

impl Faults {
    /// Adds a fault that is shown on `tokens`, or on the whole attribute if `tokens` is empty.
    pub(crate) fn on(&mut self, tokens: impl ToTokens, message: impl std::fmt::Display) {
        self.0.push(syn::Error::new_spanned(tokens, message));
    }

    /// Returns one `compile_error!` for each fault, in the order in which they were found.
    pub(crate) fn compile_errors(&self) -> TokenStream {
        self.0.iter().map(syn::Error::to_compile_error).collect()
    }

    /// Returns the texts of all faults, in the order in which they were found.
    #[cfg(test)]
    pub(crate) fn messages(&self) -> Vec<String> {
        self.0.iter().map(ToString::to_string).collect()
    }
}
