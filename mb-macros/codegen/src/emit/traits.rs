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

/// `Board`, whose methods call the inherent ones, which are `const`.
fn board(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, context.board());
    let (key_type, counts) = (context.key_type(), counts_type(context));
    let iterator = quote!(#mb::core::iter);
    let methods = [
        (quote!(geometry(&self) -> #mb::Geometry), quote!(Self::GEOMETRY)),
        (quote!(get(&self, square: #mb::Square) -> #mb::Option<#mb::Mark>), quote!(Self::get(*self, square))),
        (
            quote!(place(&mut self, square: #mb::Square, mark: #mb::Mark)),
            quote!(Self::place(self, square, mark);),
        ),
        (quote!(remove(&mut self, square: #mb::Square)), quote!(Self::remove(self, square);)),
        (
            quote! {
                legal_moves(&self) -> impl #iterator::ExactSizeIterator<Item = #mb::Square>
                    + #iterator::DoubleEndedIterator + #iterator::FusedIterator + #mb::core::clone::Clone
            },
            quote!(Self::legal_moves(*self)),
        ),
        (
            quote!(is_win(&self, mark: #mb::Mark, square: #mb::Square) -> #mb::bool),
            quote!(Self::is_win(*self, mark, square)),
        ),
        (quote!(key(&self) -> Self::Key), quote!(Self::key(*self))),
        (quote!(clear(&mut self)), quote!(Self::clear(self);)),
        (
            quote!(nth_legal_move(&self, n: #mb::usize) -> #mb::Option<#mb::Square>),
            quote!(Self::nth_legal_move(*self, n)),
        ),
        (quote!(has_line(&self, mark: #mb::Mark) -> #mb::bool), quote!(Self::has_line(*self, mark))),
        (
            quote!(judge(&self, mark: #mb::Mark, square: #mb::Square, ply: #mb::usize) -> #mb::Status),
            quote!(Self::judge(*self, mark, square, ply)),
        ),
        (
            quote!(line_patterns(&self, turn: #mb::Mark) -> #mb::LinePatterns<Self::Counts>),
            quote!(Self::line_patterns(*self, turn)),
        ),
        (
            quote!(transform(&self, symmetry: #mb::Symmetry) -> #mb::Option<Self>),
            quote!(Self::transform(*self, symmetry)),
        ),
        (quote!(symmetric_keys(&self) -> #mb::Orbit<Self::Key>), quote!(Self::symmetric_keys(*self))),
        (
            quote!(symmetric_keys_with(&self, square: #mb::Square) -> #mb::Orbit<(Self::Key, #mb::Square)>),
            quote!(Self::symmetric_keys_with(*self, square)),
        ),
        (quote!(canonical(&self) -> Self), quote!(Self::canonical(*self))),
        (quote!(canonical_key(&self) -> Self::Key), quote!(Self::canonical_key(*self))),
        (quote!(shortcuts(&self) -> impl #mb::Shortcuts + '_), shortcuts(context)),
    ];
    let methods = methods.map(|(signature, body)| quote!(#[inline] fn #signature { #body }));
    let fast = sets::fit(context).then(|| sets::shortcuts(context));
    quote! {
        #[automatically_derived]
        impl #mb::Board for #ident {
            type Key = #key_type;
            type Counts = #counts;

            #(#methods)*
        }

        #fast
    }
}

/// The shortcuts of the board: its own, or those that try every move.
fn shortcuts(context: &Context) -> TokenStream {
    let mb = &context.mb;
    if sets::fit(context) { quote!(*self) } else { quote!(#mb::TriedMoves::with_cheap_looks(self)) }
}

fn default(context: &Context) -> TokenStream {
    let (mb, ident) = (&context.mb, context.board());
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
    let (mb, ident) = (&context.mb, context.board());
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
    let (mb, ident) = (&context.mb, context.board());
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
    let (mb, ident) = (&context.mb, context.board());
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
    let (mb, ident) = (&context.mb, context.board());
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
