//! Trait implementations: the runtime's `Board`, text, order.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::Context;
use super::patterns::counts_type;
use super::win::sets;

/// All trait implementations that the compiler does not derive.
pub(crate) fn traits(context: &Context) -> TokenStream {
    let missing = |name: &str| !context.target.derives(name);
    let ordered = !context.target.derives("Ord") && !context.target.derives("PartialOrd");
    let items = [
        Some(board(context)),
        missing("Default").then(|| default(context)),
        missing("Debug").then(|| debug(context)),
        missing("Display").then(|| display(context)),
        missing("FromStr").then(|| from_str(context)),
        ordered.then(|| order(context)),
    ];
    items.into_iter().flatten().collect()
}

/// Forwards to the inherent methods, which are `const`.
fn board(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, &context.target.ident);
    let (key_type, counts) = (context.key_type(), counts_type(context));
    let (shortcuts, fast) = (shortcuts(context), sets::fit(context).then(|| sets::shortcuts(context)));
    quote! {
        #[automatically_derived]
        impl #mb::Board for #ident {
            type Key = #key_type;
            type Counts = #counts;

            #[inline]
            fn geometry(&self) -> #mb::Geometry {
                Self::GEOMETRY
            }

            #[inline]
            fn get(&self, square: #mb::Square) -> #mb::Option<#mb::Mark> {
                Self::get(*self, square)
            }

            #[inline]
            fn place(&mut self, square: #mb::Square, mark: #mb::Mark) {
                Self::place(self, square, mark);
            }

            #[inline]
            fn remove(&mut self, square: #mb::Square) {
                Self::remove(self, square);
            }

            #[inline]
            fn legal_moves(
                &self,
            ) -> impl #mb::core::iter::ExactSizeIterator<Item = #mb::Square>
            + #mb::core::iter::DoubleEndedIterator
            + #mb::core::iter::FusedIterator
            + #mb::core::clone::Clone {
                Self::legal_moves(*self)
            }

            #[inline]
            fn is_win(&self, mark: #mb::Mark, square: #mb::Square) -> #mb::bool {
                Self::is_win(*self, mark, square)
            }

            #[inline]
            fn key(&self) -> Self::Key {
                Self::key(*self)
            }

            #[inline]
            fn clear(&mut self) {
                Self::clear(self);
            }

            #[inline]
            fn nth_legal_move(&self, n: #mb::usize) -> #mb::Option<#mb::Square> {
                Self::nth_legal_move(*self, n)
            }

            #[inline]
            fn has_line(&self, mark: #mb::Mark) -> #mb::bool {
                Self::has_line(*self, mark)
            }

            #shortcuts

            #[inline]
            fn line_patterns(&self, turn: #mb::Mark) -> #mb::LinePatterns<Self::Counts> {
                Self::line_patterns(*self, turn)
            }

            #[inline]
            fn transform(&self, symmetry: #mb::Symmetry) -> #mb::Option<Self> {
                Self::transform(*self, symmetry)
            }

            #[inline]
            fn symmetric_keys(&self) -> #mb::Orbit<Self::Key> {
                Self::symmetric_keys(*self)
            }

            #[inline]
            fn symmetric_keys_with(
                &self,
                square: #mb::Square,
            ) -> #mb::Orbit<(Self::Key, #mb::Square)> {
                Self::symmetric_keys_with(*self, square)
            }

            #[inline]
            fn canonical(&self) -> Self {
                Self::canonical(*self)
            }

            #[inline]
            fn canonical_key(&self) -> Self::Key {
                Self::canonical_key(*self)
            }
        }

        #fast
    }
}

/// The method of `Board` by which engines reach the shortcuts of this board.
fn shortcuts(context: &Context) -> TokenStream {
    let mb = &context.mb;
    let shortcuts =
        if sets::fit(context) { quote!(*self) } else { quote!(#mb::TriedMoves::with_cheap_looks(self)) };
    quote! {
        #[inline]
        fn shortcuts(&self) -> impl #mb::Shortcuts + '_ {
            #shortcuts
        }
    }
}

fn default(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, &context.target.ident);
    quote! {
        #[automatically_derived]
        impl #mb::core::default::Default for #ident {
            /// The empty board.
            #[inline]
            fn default() -> Self {
                Self::new()
            }
        }
    }
}

fn debug(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, &context.target.ident);
    let name = ident.to_string();
    let name = name.trim_start_matches("r#");
    quote! {
        #[automatically_derived]
        impl #mb::core::fmt::Debug for #ident {
            fn fmt(&self, formatter: &mut #mb::core::fmt::Formatter<'_>) -> #mb::core::fmt::Result {
                #mb::debug_board(self, #name, formatter)
            }
        }
    }
}

fn display(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, &context.target.ident);
    quote! {
        /// One character a square, column by column: `o`, `x` or `.`.
        #[automatically_derived]
        impl #mb::core::fmt::Display for #ident {
            fn fmt(&self, formatter: &mut #mb::core::fmt::Formatter<'_>) -> #mb::core::fmt::Result {
                #mb::write_board(self, formatter)
            }
        }
    }
}

fn from_str(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, &context.target.ident);
    quote! {
        /// Reads what `Display` writes.
        #[automatically_derived]
        impl #mb::core::str::FromStr for #ident {
            type Err = #mb::ParseBoardError;

            fn from_str(text: &#mb::str) -> #mb::Result<Self, Self::Err> {
                #mb::parse_board(Self::new(), text)
            }
        }
    }
}

/// Boards are ordered by their keys.
fn order(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, &context.target.ident);
    quote! {
        /// By key.
        #[automatically_derived]
        impl #mb::core::cmp::Ord for #ident {
            #[inline]
            fn cmp(&self, other: &Self) -> #mb::core::cmp::Ordering {
                #mb::core::cmp::Ord::cmp(&Self::key(*self), &Self::key(*other))
            }
        }

        #[automatically_derived]
        impl #mb::core::cmp::PartialOrd for #ident {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> #mb::Option<#mb::core::cmp::Ordering> {
                #mb::Option::Some(#mb::core::cmp::Ord::cmp(self, other))
            }
        }
    }
}
