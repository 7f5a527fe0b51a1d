//! Squares and the marks on them: `new`, `square`, `get`, `place`, `remove`, `clear`, `marks`.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::context::{Context, number};
use crate::layout::Layout;

/// All inherent methods that look at or change single squares.
pub(crate) fn access(context: &Context) -> TokenStream {
    [new, square, bit_of, get, place, remove, clear, marks].map(|emit| emit(context)).into_iter().collect()
}

fn new(context: &Context) -> TokenStream {
    let fields = context.fields();
    let zero = context.zero();
    quote! {
        /// The empty board.
        #[must_use]
        #[inline]
        pub const fn new() -> Self {
            Self { #(#fields: #zero),* }
        }
    }
}

fn square(context: &Context) -> TokenStream {
    let private = &context.private;
    quote! {
        /// The square in column `x` and row `y`, both counted from 0 at the top left.
        ///
        /// # Errors
        /// When there is no such square.
        #[inline]
        pub const fn square(
            x: #private::usize,
            y: #private::usize,
        ) -> #private::Result<#private::Square, #private::SquareError> {
            #private::Geometry::square(Self::GEOMETRY, x, y)
        }
    }
}

/// `bit_of(square)`: where the bit of a square is in the words.
fn bit_of(context: &Context) -> TokenStream {
    let private = &context.private;
    let (rows, guards) = (context.geometry.rows(), context.layout.stride() - context.geometry.rows());
    let place = if guards == 0 {
        quote!(index)
    } else {
        let (rows, guards) = (number(rows), number(guards));
        quote!((index + index / #rows * #guards))
    };
    let bit = if context.is_twobit() { quote!(2 * #place) } else { place };
    let documentation = if context.is_twobit() {
        "The bit of a circle on a square; that of a cross is the next one."
    } else {
        "The bit of a square, in the words of both marks."
    };
    quote! {
        #[doc = #documentation]
        #[inline]
        const fn bit_of(square: #private::Square) -> #private::usize {
            let index = #private::Square::index(square);
            #private::debug_assert!(index < Self::CELLS);
            #bit
        }
    }
}

/// A square's bit in a board's words, as code: `mask` (one bit), and `word` (which of several integers).
///
/// Nothing here can panic in release: a shift wraps, and an integer that does not exist is not touched.
struct SquareBit<'a> {
    context: &'a Context<'a>,
}

impl SquareBit<'_> {
    /// Binds `mask`, and `word` where there are several.
    fn bind(&self, bit: &TokenStream) -> TokenStream {
        let private = &self.context.private;
        let integer = self.context.integer(self.context.shape);
        if self.context.shape.word().is_array() {
            quote! {
                let bit = #bit;
                let (word, mask) = (bit / 64, <#integer>::wrapping_shl(1, bit as #private::u32));
            }
        } else {
            quote!(let mask = <#integer>::wrapping_shl(1, #bit as #private::u32);)
        }
    }

    /// Whether the bits `mask` of a field are set.
    fn test(&self, field: &Ident, mask: &TokenStream) -> TokenStream {
        if self.context.shape.word().is_array() {
            let count = number(self.context.shape.word().count());
            quote!(word < #count && self.#field[word] & #mask != 0)
        } else {
            quote!(self.#field & #mask != 0)
        }
    }

    /// An assignment, by an operator such as `|=`, to the integers of some fields that a square is in.
    fn assign(&self, fields: &[Ident], operator: &TokenStream, mask: &TokenStream) -> TokenStream {
        if self.context.shape.word().is_array() {
            let count = number(self.context.shape.word().count());
            quote!(if word < #count { #(self.#fields[word] #operator #mask;)* })
        } else {
            quote!(#(self.#fields #operator #mask;)*)
        }
    }
}

fn get(context: &Context) -> TokenStream {
    let private = &context.private;
    let bit = SquareBit { context };
    let bind = bit.bind(&quote!(Self::bit_of(square)));
    let fields = context.fields();
    let (circle, cross) = match fields.as_slice() {
        [bits] => (bit.test(bits, &quote!(mask)), bit.test(bits, &quote!((mask << 1)))),
        fields => {
            let [circle, cross] = [0, 1].map(|index| bit.test(&fields[index], &quote!(mask)));
            (circle, cross)
        }
    };
    quote! {
        /// The mark on a square, or `None` when it is empty.
        #[must_use]
        #[inline]
        pub const fn get(self, square: #private::Square) -> #private::Option<#private::Mark> {
            #bind
            if #circle {
                #private::Option::Some(#private::Mark::Circle)
            } else if #cross {
                #private::Option::Some(#private::Mark::Cross)
            } else {
                #private::Option::None
            }
        }
    }
}

fn place(context: &Context) -> TokenStream {
    let private = &context.private;
    let bit = SquareBit { context };
    let body = match context.layout.kind() {
        Layout::Bitboard => {
            let bind = bit.bind(&quote!(Self::bit_of(square)));
            let set = |field: &str| bit.assign(&[format_ident!("{field}")], &quote!(|=), &quote!(mask));
            let (circle, cross) = (set("circle"), set("cross"));
            quote! {
                #bind
                match mark {
                    #private::Mark::Circle => { #circle }
                    #private::Mark::Cross => { #cross }
                }
            }
        }
        Layout::Twobit => {
            let bind = bit.bind(&quote!((Self::bit_of(square) + mark as #private::usize)));
            let set = bit.assign(&[format_ident!("bits")], &quote!(|=), &quote!(mask));
            quote!(#bind #set)
        }
    };
    quote! {
        /// Puts a mark on an empty square, by setting one bit. That the square is empty is asserted in debug
        /// builds.
        #[inline]
        pub const fn place(&mut self, square: #private::Square, mark: #private::Mark) {
            #private::debug_assert!(#private::Option::is_none(&Self::get(*self, square)));
            #body
        }
    }
}

fn remove(context: &Context) -> TokenStream {
    let private = &context.private;
    let bit = SquareBit { context };
    let bind = bit.bind(&quote!(Self::bit_of(square)));
    let mask = if context.is_twobit() { quote!(!(mask | mask << 1)) } else { quote!(!mask) };
    let clear = bit.assign(&context.fields(), &quote!(&=), &mask);
    quote! {
        /// Takes the mark off a square; an empty square stays empty.
        #[inline]
        pub const fn remove(&mut self, square: #private::Square) {
            #bind
            #clear
        }
    }
}

fn clear(_: &Context) -> TokenStream {
    quote! {
        /// Takes every mark off.
        #[inline]
        pub const fn clear(&mut self) {
            *self = Self::new();
        }
    }
}

/// `marks(mark)`: the squares of one mark as the bits of a word, at the places of the circle bits.
fn marks(context: &Context) -> TokenStream {
    let (private, word_type) = (&context.private, context.word_type());
    let body = match context.layout.kind() {
        // Which words to read is decided by arithmetic; which words to copy would be decided by a branch.
        Layout::Bitboard if context.shape.word().is_array() => quote! {
            *match mark {
                #private::Mark::Circle => &self.circle,
                #private::Mark::Cross => &self.cross,
            }
        },
        Layout::Bitboard => quote! {
            match mark {
                #private::Mark::Circle => self.circle,
                #private::Mark::Cross => self.cross,
            }
        },
        Layout::Twobit => lower_bits(context),
    };
    let documentation = match context.layout.kind() {
        Layout::Bitboard => "The squares of one mark, as the bits of a word.",
        Layout::Twobit => "The squares of one mark, as the even bits of a word: those of a circle's bits.",
    };
    quote! {
        #[doc = #documentation]
        #[must_use]
        #[inline]
        pub const fn marks(self, mark: #private::Mark) -> #word_type {
            #body
        }
    }
}

/// The bits of one mark moved to the circle's places; no bit crosses from one integer to the next.
fn lower_bits(context: &Context) -> TokenStream {
    let bits = context.local("bits");
    let bind = bits.bind(&quote!(self.bits));
    let masks = context.shape.literals(&context.squares_mask());
    let lowered = bits.names().iter().zip(&masks).map(|(name, mask)| quote!((#name >> shift) & #mask));
    let value = if context.shape.word().is_array() { quote!([#(#lowered),*]) } else { quote!(#(#lowered)*) };
    let private = &context.private;
    quote! {
        let shift = mark as #private::u32;
        #bind
        #value
    }
}
