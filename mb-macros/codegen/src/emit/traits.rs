//! Trait implementations: the runtime's `Board`, text, order.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::Context;
use super::patterns::counts_type;
use super::win::sets;

/// Emits all trait implementations that the compiler does not derive. Boards are ordered by their keys.
pub(crate) fn traits(context: &Context) -> TokenStream {
    let ident = context.board();
    let name = ident.to_string();
    let name = name.trim_start_matches("r#");
    let missing = |name: &str| !context.target.derives(name);
    let implementations = [
        (
            missing("Default"),
            quote! {
                #[automatically_derived]
                impl mb_::core::default::Default for #ident {
                    /// The empty board.
                    #[inline]
                    fn default() -> Self {
                        Self::new()
                    }
                }
            },
        ),
        (
            missing("Debug"),
            quote! {
                #[automatically_derived]
                impl mb_::core::fmt::Debug for #ident {
                    fn fmt(&self, formatter: &mut mb_::core::fmt::Formatter<'_>) -> mb_::core::fmt::Result {
                        mb_::debug_board(self, #name, formatter)
                    }
                }
            },
        ),
        (
            missing("Display"),
            quote! {
                /// One character a square, column by column: `o`, `x` or `.`.
                #[automatically_derived]
                impl mb_::core::fmt::Display for #ident {
                    fn fmt(&self, formatter: &mut mb_::core::fmt::Formatter<'_>) -> mb_::core::fmt::Result {
                        mb_::write_board(self, formatter)
                    }
                }
            },
        ),
        (
            missing("FromStr"),
            quote! {
                /// Reads what `Display` writes.
                #[automatically_derived]
                impl mb_::core::str::FromStr for #ident {
                    type Err = mb_::ParseBoardError;

                    fn from_str(text: &mb_::str) -> mb_::Result<Self, Self::Err> {
                        mb_::parse_board(Self::new(), text)
                    }
                }
            },
        ),
        (
            missing("Ord") && missing("PartialOrd"),
            quote! {
                /// By key.
                #[automatically_derived]
                impl mb_::core::cmp::Ord for #ident {
                    #[inline]
                    fn cmp(&self, other: &Self) -> mb_::core::cmp::Ordering {
                        mb_::core::cmp::Ord::cmp(&Self::key(*self), &Self::key(*other))
                    }
                }

                #[automatically_derived]
                impl mb_::core::cmp::PartialOrd for #ident {
                    #[inline]
                    fn partial_cmp(&self, other: &Self) -> mb_::Option<mb_::core::cmp::Ordering> {
                        mb_::Option::Some(mb_::core::cmp::Ord::cmp(self, other))
                    }
                }
            },
        ),
    ];
    let wanted = implementations.into_iter().filter(|(is_wanted, _)| *is_wanted);
    std::iter::once(board(context)).chain(wanted.map(|(_, implementation)| implementation)).collect()
}

/// Emits the implementation of `Board`. Its methods call the inherent ones, which are `const`.
fn board(context: &Context) -> TokenStream {
    let ident = context.board();
    let (key_type, counts) = (context.key_type(), counts_type(context));
    let iterator = quote!(mb_::core::iter);
    let methods = [
        (quote!(geometry(&self) -> mb_::Geometry), quote!(Self::GEOMETRY)),
        (quote!(get(&self, square: mb_::Square) -> mb_::Option<mb_::Mark>), quote!(Self::get(*self, square))),
        (
            quote!(place(&mut self, square: mb_::Square, mark: mb_::Mark)),
            quote!(Self::place(self, square, mark);),
        ),
        (quote!(remove(&mut self, square: mb_::Square)), quote!(Self::remove(self, square);)),
        (
            quote! {
                legal_moves(&self) -> impl #iterator::ExactSizeIterator<Item = mb_::Square>
                    + #iterator::DoubleEndedIterator + #iterator::FusedIterator + mb_::core::clone::Clone
            },
            quote!(Self::legal_moves(*self)),
        ),
        (
            quote!(is_win(&self, mark: mb_::Mark, square: mb_::Square) -> mb_::bool),
            quote!(Self::is_win(*self, mark, square)),
        ),
        (quote!(key(&self) -> Self::Key), quote!(Self::key(*self))),
        (quote!(clear(&mut self)), quote!(Self::clear(self);)),
        (
            quote!(nth_legal_move(&self, n: mb_::usize) -> mb_::Option<mb_::Square>),
            quote!(Self::nth_legal_move(*self, n)),
        ),
        (quote!(has_line(&self, mark: mb_::Mark) -> mb_::bool), quote!(Self::has_line(*self, mark))),
        (
            quote!(judge(&self, mark: mb_::Mark, square: mb_::Square, ply: mb_::usize) -> mb_::Status),
            quote!(Self::judge(*self, mark, square, ply)),
        ),
        (
            quote!(line_patterns(&self, turn: mb_::Mark) -> mb_::LinePatterns<Self::Counts>),
            quote!(Self::line_patterns(*self, turn)),
        ),
        (
            quote!(transform(&self, symmetry: mb_::Symmetry) -> mb_::Option<Self>),
            quote!(Self::transform(*self, symmetry)),
        ),
        (quote!(symmetric_keys(&self) -> mb_::Orbit<Self::Key>), quote!(Self::symmetric_keys(*self))),
        (
            quote!(symmetric_keys_with(&self, square: mb_::Square) -> mb_::Orbit<(Self::Key, mb_::Square)>),
            quote!(Self::symmetric_keys_with(*self, square)),
        ),
        (quote!(canonical(&self) -> Self), quote!(Self::canonical(*self))),
        (quote!(canonical_key(&self) -> Self::Key), quote!(Self::canonical_key(*self))),
        (quote!(shortcuts(&self) -> impl mb_::Shortcuts + '_), shortcuts(context)),
    ];
    let methods = methods.map(|(signature, body)| quote!(#[inline] fn #signature { #body }));
    let fast = sets::fit(context).then(|| sets::shortcuts(context));
    quote! {
        #[automatically_derived]
        impl mb_::Board for #ident {
            type Key = #key_type;
            type Counts = #counts;

            #(#methods)*
        }

        #fast
    }
}

/// Returns the shortcuts of the board: the board itself if it implements `Shortcuts`, otherwise those of the runtime,
/// which try every move.
fn shortcuts(context: &Context) -> TokenStream {
    if sets::fit(context) { quote!(*self) } else { quote!(mb_::TriedMoves::with_cheap_looks(self)) }
}
