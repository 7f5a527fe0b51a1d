//! All that is wrong with one use of the attribute, each fault on its token.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;

/// The faults found so far: none, or errors to be shown together.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    error: Option<syn::Error>,
}

impl Faults {
    /// Adds a fault that shows on all of `tokens` (on the whole attribute, when there are none).
    pub(crate) fn on(&mut self, tokens: impl ToTokens, message: impl AsRef<str>) {
        self.add(syn::Error::new_spanned(tokens, message.as_ref()));
    }

    /// Adds a fault that shows at `span`.
    pub(crate) fn at(&mut self, span: Span, message: impl AsRef<str>) {
        self.add(syn::Error::new(span, message.as_ref()));
    }

    /// Adds a fault that is an error already.
    pub(crate) fn add(&mut self, fault: syn::Error) {
        match &mut self.error {
            Some(error) => error.combine(fault),
            None => self.error = Some(fault),
        }
    }

    /// One `compile_error!` for each fault, in the order they were found.
    pub(crate) fn into_compile_errors(self) -> TokenStream {
        self.error.map(syn::Error::into_compile_error).unwrap_or_default()
    }

    /// The texts of all faults, in the order they were found.
    #[cfg(test)]
    pub(crate) fn messages(&self) -> Vec<String> {
        self.error.iter().flatten().map(|error| error.to_string()).collect()
    }
}
