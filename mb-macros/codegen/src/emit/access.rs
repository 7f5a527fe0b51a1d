//! Squares and the marks on them: `new`, `square`, `get`, `place`, `remove`, `clear`, `marks`.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::code::Code;
use super::context::{Context, doc, number, times};
use crate::layout::Layout;

/// Emits all inherent methods that read or change single squares.
pub(crate) fn access(context: &Context) -> Code {
    let methods = [simple, get, place, remove, marks].map(|emit| emit(context));
    Code::new(bit_of(context), methods.into_iter().collect())
}

/// Emits `new`, `square` and `clear`, which have the same code in both layouts.
fn simple(context: &Context) -> TokenStream {
    let (fields, zero) = (context.fields(), context.zero());
    quote! {
        /// The empty board.
        #[must_use]
        #[inline]
        pub const fn new() -> Self {
            Self { #(#fields: #zero),* }
        }

        /// The square in column `x` and row `y`, both counted from 0 at the top left.
        ///
        /// # Errors
        /// When the board has no such square.
        #[inline]
        pub const fn square(
            x: mb_::usize,
            y: mb_::usize,
        ) -> mb_::Result<mb_::Square, mb_::SquareError> {
            mb_::Geometry::square(Self::GEOMETRY, x, y)
        }

        /// Takes every mark off.
        #[inline]
        pub const fn clear(&mut self) {
            *self = Self::new();
        }
    }
}

/// Emits the function `bit_of(square)`, which returns the bit of a square in a word.
fn bit_of(context: &Context) -> TokenStream {
    let guards = context.layout.stride() - context.geometry.rows();
    let rows = number(context.geometry.rows());
    let x = (guards > 0).then(|| quote!(let x = index / #rows;));
    let guards = (guards > 0).then(|| times(guards, &quote!(x)));
    let bit = match (context.is_twobit(), guards) {
        (false, None) => quote!(index),
        (false, Some(guards)) => quote!(index + #guards),
        (true, None) => quote!(2 * index),
        (true, Some(guards)) => quote!(2 * (index + #guards)),
    };
    let documentation = if context.is_twobit() {
        "The bit of a circle on a square. A cross has the next bit."
    } else {
        "The bit of a square in the word of each mark."
    };
    let (documentation, cells) = (doc(documentation), number(context.geometry.cells()));
    quote! {
        #documentation
        #[inline]
        const fn bit_of(square: mb_::Square) -> mb_::usize {
            let index = mb_::Square::index(square);
            mb_::debug_assert!(index < #cells);
            #x
            #bit
        }
    }
}

/// Returns statements that bind `mask` to a bit and, if there are several integers, `word` to the index of the integer
/// with this bit.
///
/// Code that reads or writes the bit cannot panic in release builds: shifts wrap around, and the code skips an integer
/// that does not exist.
fn bind_bit(context: &Context, bit: &TokenStream) -> TokenStream {
    let integer = context.shape.integer_type();
    let word = context.shape.word().is_array().then(|| quote!(let word = bit / 64;));
    quote! {
        let bit = #bit;
        #word
        let mask = <#integer>::wrapping_shl(1, bit as mb_::u32);
    }
}

/// Returns the condition that the bits `mask` of a field are set.
fn is_set(context: &Context, field: &Ident, mask: &TokenStream) -> TokenStream {
    if context.shape.word().is_array() {
        let count = number(context.shape.word().count());
        quote!(word < #count && self.#field[word] & #mask != 0)
    } else {
        quote!(self.#field & #mask != 0)
    }
}

/// Returns an assignment with `operator`, such as `|=`, to the integer that holds a square, in each of `fields`.
fn assign(context: &Context, fields: &[Ident], operator: &TokenStream, mask: &TokenStream) -> TokenStream {
    if context.shape.word().is_array() {
        let count = number(context.shape.word().count());
        quote!(if word < #count { #(self.#fields[word] #operator #mask;)* })
    } else {
        quote!(#(self.#fields #operator #mask;)*)
    }
}

fn get(context: &Context) -> TokenStream {
    let bind = bind_bit(context, &quote!(bit_of(square)));
    let fields = context.fields();
    let of_cross = if context.is_twobit() { quote!((mask << 1)) } else { quote!(mask) };
    let circle = is_set(context, &fields[0], &quote!(mask));
    let cross = is_set(context, &fields[fields.len() - 1], &of_cross);
    quote! {
        /// The mark on a square, or `None` when it is empty.
        #[must_use]
        #[inline]
        pub const fn get(self, square: mb_::Square) -> mb_::Option<mb_::Mark> {
            #bind
            if #circle {
                mb_::Option::Some(mb_::Mark::Circle)
            } else if #cross {
                mb_::Option::Some(mb_::Mark::Cross)
            } else {
                mb_::Option::None
            }
        }
    }
}

fn place(context: &Context) -> TokenStream {
    let set = |field: &Ident| assign(context, std::slice::from_ref(field), &quote!(|=), &quote!(mask));
    let body = match context.fields().as_slice() {
        [circle, cross] => {
            let bind = bind_bit(context, &quote!(bit_of(square)));
            let (circle, cross) = (set(circle), set(cross));
            quote! {
                #bind
                match mark {
                    mb_::Mark::Circle => { #circle }
                    mb_::Mark::Cross => { #cross }
                }
            }
        }
        fields => {
            let bind = bind_bit(context, &quote!(bit_of(square) + mark as mb_::usize));
            let set = assign(context, fields, &quote!(|=), &quote!(mask));
            quote!(#bind #set)
        }
    };
    quote! {
        /// Puts a mark on an empty square. Debug builds assert that the square is empty.
        #[inline]
        pub const fn place(&mut self, square: mb_::Square, mark: mb_::Mark) {
            mb_::debug_assert!(mb_::Option::is_none(&Self::get(*self, square)), "the square has a mark already");
            #body
        }
    }
}

fn remove(context: &Context) -> TokenStream {
    let bind = bind_bit(context, &quote!(bit_of(square)));
    let mask = if context.is_twobit() { quote!(!(mask | mask << 1)) } else { quote!(!mask) };
    let clear = assign(context, &context.fields(), &quote!(&=), &mask);
    quote! {
        /// Takes the mark off a square. An empty square stays empty.
        #[inline]
        pub const fn remove(&mut self, square: mb_::Square) {
            #bind
            #clear
        }
    }
}

/// Emits `marks(mark)`, which returns the squares of one mark as the bits of a word, at the places of the circle bits.
fn marks(context: &Context) -> TokenStream {
    let word_type = context.word_type();
    let body = match context.layout.kind() {
        // Arithmetic chooses between the references. Choosing between copies of the words would take a branch.
        Layout::Bitboard if context.shape.word().is_array() => quote! {
            *match mark {
                mb_::Mark::Circle => &self.circle,
                mb_::Mark::Cross => &self.cross,
            }
        },
        Layout::Bitboard => quote! {
            match mark {
                mb_::Mark::Circle => self.circle,
                mb_::Mark::Cross => self.cross,
            }
        },
        Layout::Twobit => lower_bits(context),
    };
    let documentation = match context.layout.kind() {
        Layout::Bitboard => "The squares of one mark as the bits of a word.",
        Layout::Twobit => "The squares of one mark, at the even bits of a word.",
    };
    let documentation = doc(documentation);
    quote! {
        #documentation
        #[must_use]
        #[inline]
        pub const fn marks(self, mark: mb_::Mark) -> #word_type {
            #body
        }
    }
}

/// Returns the expression for the bits of one mark, moved to the places of circle. No bit crosses from one integer to
/// the next.
fn lower_bits(context: &Context) -> TokenStream {
    let (bind, integers) = context.integers(context.shape, &quote!(self), "");
    let masks = context.shape.literals(&context.squares_mask());
    let lowered: Vec<_> =
        integers.iter().zip(masks).map(|(bits, mask)| quote!((#bits >> shift) & #mask)).collect();
    let value = context.shape.value(&lowered);
    quote! {
        let shift = mark as mb_::u32;
        #bind
        #value
    }
}
