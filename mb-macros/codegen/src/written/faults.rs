//! Faults of one use of the attribute, each on its token.

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;

/// The faults found so far, to be shown together.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    error: Option<syn::Error>,
}

impl Faults {
    /// Adds a fault that is shown on `tokens`, or on the whole attribute if `tokens` is empty.
    pub(crate) fn on(&mut self, tokens: impl ToTokens, message: impl AsRef<str>) {
        self.add(syn::Error::new_spanned(tokens, message.as_ref()));
    }

    /// Adds a fault that is shown on the whole attribute.
    pub(crate) fn on_attribute(&mut self, message: &str) {
        self.add(syn::Error::new(Span::call_site(), message));
    }

    fn add(&mut self, fault: syn::Error) {
        match &mut self.error {
            Some(error) => error.combine(fault),
            None => self.error = Some(fault),
        }
    }

    /// Returns one `compile_error!` for each fault, in the order in which they were found.
    pub(crate) fn into_compile_errors(self) -> TokenStream {
        self.error.map(syn::Error::into_compile_error).unwrap_or_default()
    }

    /// Returns the texts of all faults, in the order in which they were found.
    #[cfg(test)]
    pub(crate) fn messages(&self) -> Vec<String> {
        self.error.iter().flatten().map(|error| error.to_string()).collect()
    }
}
