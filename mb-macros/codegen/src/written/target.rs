//! The struct that the generated code belongs to.

use std::collections::BTreeSet;

use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;
use syn::{Attribute, Token, Visibility};

/// The annotated struct, as far as the emitter needs it.
pub(crate) struct Target {
    /// The name of the board; raw if it was written raw.
    pub(crate) ident: Ident,
    /// The visibility of the board.
    pub(crate) visibility: Visibility,
    /// All other attributes, in order: documentation, derives, `cfg`, lint levels.
    pub(crate) attributes: Vec<Attribute>,
    /// The path of the runtime crate, by default `::mb_runtime`.
    pub(crate) runtime: TokenStream,
    /// The traits that the struct's own `#[derive(..)]`s implement, each by its last path segment.
    pub(crate) derives: BTreeSet<String>,
}

impl Target {
    /// Returns the target that `pub struct Board;` is read as.
    pub(crate) fn example() -> Self {
        Self {
            ident: Ident::new("Board", Span::call_site()),
            visibility: Visibility::Public(<Token![pub]>::default()),
            attributes: Vec::new(),
            runtime: default_runtime(),
            derives: BTreeSet::new(),
        }
    }

    /// Returns whether the user derives a trait; if so, generated code must not implement it again.
    pub(crate) fn derives(&self, name: &str) -> bool {
        self.derives.contains(name)
    }
}

/// Returns the path of the runtime crate where the attribute names no other.
pub(super) fn default_runtime() -> TokenStream {
    quote!(::mb_runtime)
}
