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
    let (private, ident) = (&context.private, &context.target.ident);
    let (key_type, counts) = (context.key_type(), counts_type(context));
    let shortcuts = shortcuts(context);
    let fast = sets::fit(context).then(|| sets::shortcuts(context));
    quote! {
        #[automatically_derived]
        impl #private::Board for #ident {
            type Key = #key_type;
            type Counts = #counts;

            #[inline]
            fn geometry(&self) -> #private::Geometry {
                Self::GEOMETRY
            }

            #[inline]
            fn get(&self, square: #private::Square) -> #private::Option<#private::Mark> {
                Self::get(*self, square)
            }

            #[inline]
            fn place(&mut self, square: #private::Square, mark: #private::Mark) {
                Self::place(self, square, mark);
            }

            #[inline]
            fn remove(&mut self, square: #private::Square) {
                Self::remove(self, square);
            }

            #[inline]
            fn legal_moves(
                &self,
            ) -> impl #private::core::iter::ExactSizeIterator<Item = #private::Square>
            + #private::core::iter::DoubleEndedIterator
            + #private::core::iter::FusedIterator
            + #private::core::clone::Clone {
                Self::legal_moves(*self)
            }

            #[inline]
            fn is_win(&self, mark: #private::Mark, square: #private::Square) -> #private::bool {
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
            fn legal_move_count(&self) -> #private::usize {
                Self::legal_move_count(*self)
            }

            #[inline]
            fn nth_legal_move(&self, n: #private::usize) -> #private::Option<#private::Square> {
                Self::nth_legal_move(*self, n)
            }

            #[inline]
            fn has_line(&self, mark: #private::Mark) -> #private::bool {
                Self::has_line(*self, mark)
            }

            #[inline]
            fn judge(
                &self,
                mark: #private::Mark,
                square: #private::Square,
                ply: #private::usize,
            ) -> #private::Status {
                Self::judge(*self, mark, square, ply)
            }

            #shortcuts

            #[inline]
            fn line_patterns(&self, turn: #private::Mark) -> #private::LinePatterns<Self::Counts> {
                Self::line_patterns(*self, turn)
            }

            #[inline]
            fn transform(&self, symmetry: #private::Symmetry) -> #private::Option<Self> {
                Self::transform(*self, symmetry)
            }

            #[inline]
            fn symmetric_keys(&self) -> #private::Orbit<Self::Key> {
                Self::symmetric_keys(*self)
            }

            #[inline]
            fn symmetric_keys_with(
                &self,
                square: #private::Square,
            ) -> #private::Orbit<(Self::Key, #private::Square)> {
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
    let private = &context.private;
    let own =
        if sets::fit(context) { quote!(*self) } else { quote!(#private::TriedMoves::with_cheap_looks(self)) };
    quote! {
        #[inline]
        fn shortcuts(&self) -> impl #private::Shortcuts + '_ {
            #own
        }
    }
}

fn default(context: &Context) -> TokenStream {
    let (private, ident) = (&context.private, &context.target.ident);
    quote! {
        #[automatically_derived]
        impl #private::core::default::Default for #ident {
            /// The empty board.
            #[inline]
            fn default() -> Self {
                Self::new()
            }
        }
    }
}

fn debug(context: &Context) -> TokenStream {
    let (private, ident) = (&context.private, &context.target.ident);
    let name = ident.to_string();
    let name = name.trim_start_matches("r#");
    quote! {
        #[automatically_derived]
        impl #private::core::fmt::Debug for #ident {
            fn fmt(&self, formatter: &mut #private::core::fmt::Formatter<'_>) -> #private::core::fmt::Result {
                #private::debug_board(self, #name, formatter)
            }
        }
    }
}

fn display(context: &Context) -> TokenStream {
    let (private, ident) = (&context.private, &context.target.ident);
    quote! {
        /// One character a square, column by column: `o`, `x` or `.`.
        #[automatically_derived]
        impl #private::core::fmt::Display for #ident {
            fn fmt(&self, formatter: &mut #private::core::fmt::Formatter<'_>) -> #private::core::fmt::Result {
                #private::write_board(self, formatter)
            }
        }
    }
}

fn from_str(context: &Context) -> TokenStream {
    let (private, ident) = (&context.private, &context.target.ident);
    quote! {
        /// Reads what `Display` writes.
        #[automatically_derived]
        impl #private::core::str::FromStr for #ident {
            type Err = #private::ParseBoardError;

            fn from_str(text: &#private::str) -> #private::Result<Self, Self::Err> {
                #private::parse_board(Self::new(), text)
            }
        }
    }
}

/// Boards are ordered by their keys.
fn order(context: &Context) -> TokenStream {
    let (private, ident) = (&context.private, &context.target.ident);
    quote! {
        /// By key.
        #[automatically_derived]
        impl #private::core::cmp::Ord for #ident {
            #[inline]
            fn cmp(&self, other: &Self) -> #private::core::cmp::Ordering {
                #private::core::cmp::Ord::cmp(&Self::key(*self), &Self::key(*other))
            }
        }

        #[automatically_derived]
        impl #private::core::cmp::PartialOrd for #ident {
            #[inline]
            fn partial_cmp(&self, other: &Self) -> #private::Option<#private::core::cmp::Ordering> {
                #private::Option::Some(#private::core::cmp::Ord::cmp(self, other))
            }
        }
    }
}
