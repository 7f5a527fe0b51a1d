//! Emitted code with the private items it needs.

use proc_macro2::TokenStream;

/// The contribution of an emitter or a strategy to the block of a board.
#[derive(Default)]
pub(crate) struct Code {
    /// Private constants and functions, which stand in the block before the `impl`.
    pub(crate) helpers: TokenStream,
    /// Inherent items, the body of a method, or the value of a constant.
    pub(crate) tokens: TokenStream,
}

impl Code {
    /// Returns code that needs `helpers`.
    pub(crate) const fn new(helpers: TokenStream, tokens: TokenStream) -> Self {
        Self { helpers, tokens }
    }

    /// Wraps the tokens and keeps the helpers, for example to turn a body into a method.
    pub(crate) fn map(self, wrap: impl FnOnce(TokenStream) -> TokenStream) -> Self {
        Self { helpers: self.helpers, tokens: wrap(self.tokens) }
    }
}

/// Code that needs no helpers.
impl From<TokenStream> for Code {
    fn from(tokens: TokenStream) -> Self {
        Self { helpers: TokenStream::new(), tokens }
    }
}

impl FromIterator<Self> for Code {
    fn from_iter<I: IntoIterator<Item = Self>>(parts: I) -> Self {
        let mut all = Self::default();
        for part in parts {
            all.helpers.extend(part.helpers);
            all.tokens.extend(part.tokens);
        }
        all
    }
}
