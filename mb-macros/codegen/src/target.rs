//! What the generated code is attached to.

use std::collections::BTreeSet;

use proc_macro2::{Ident, TokenStream};
use syn::{Attribute, Visibility};

/// The annotated struct, as far as the emitter needs it.
pub(crate) struct Target {
    /// The name of the board; raw where it was written raw.
    pub(crate) ident: Ident,
    /// Its visibility.
    pub(crate) visibility: Visibility,
    /// Every other attribute, in order: documentation, derives, `cfg`, lint levels.
    pub(crate) attributes: Vec<Attribute>,
    /// The path of the runtime crate, by default `::mb_runtime`.
    pub(crate) runtime: TokenStream,
    /// The traits that the struct's own `#[derive(..)]`s implement, each by its last path segment.
    pub(crate) derives: BTreeSet<String>,
}

impl Target {
    /// Whether the user derives a trait, so that generated code must not implement it again.
    pub(crate) fn derives(&self, name: &str) -> bool {
        self.derives.contains(name)
    }
}
