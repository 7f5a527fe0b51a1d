//! What every emitter needs to know about the board.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::words::{Local, Shape};
use crate::geometry::Geometry;
use crate::layout::{BitLayout, Layout, Mark, Word};
use crate::mask::Mask;
use crate::plans::Plans;
use crate::spec::BoardSpec;
use crate::written::Target;

/// The board to emit, with all that is computed once for it.
pub(crate) struct Context<'a> {
    pub(crate) target: &'a Target,
    pub(crate) layout: BitLayout,
    pub(crate) geometry: Geometry,
    pub(crate) plans: Plans,
    /// The word of a mark (bitboard) or of the board (twobit).
    pub(crate) shape: Shape,
    /// The module of the runtime that has everything generated code may name.
    pub(crate) private: TokenStream,
}

/// The form of a board's key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeyForm {
    /// `circle | cross << cells` in an integer of this many bits.
    Joined(usize),
    /// The board's only word, an integer of this many bits.
    Own(usize),
    /// This many words of 64 bits, as the board holds them.
    Words(usize),
}

impl<'a> Context<'a> {
    pub(crate) fn new(spec: &BoardSpec, target: &'a Target) -> Self {
        let layout = spec.layout();
        let runtime = &target.runtime;
        Self {
            target,
            layout,
            geometry: spec.geometry(),
            plans: Plans::new(layout),
            shape: Shape::of(layout),
            private: quote!(#runtime::generated),
        }
    }

    pub(crate) fn is_twobit(&self) -> bool {
        self.layout.kind() == Layout::Twobit
    }

    /// The integer type of a shape: `::mb_runtime::generated::u64`.
    pub(crate) fn integer(&self, shape: Shape) -> TokenStream {
        let (private, integer) = (&self.private, shape.integer());
        quote!(#private::#integer)
    }

    /// The type of a word of the layout: an integer or an array of them.
    pub(crate) fn word_type(&self) -> TokenStream {
        let integer = self.integer(self.shape);
        if self.shape.word().is_array() {
            let count = number(self.shape.word().count());
            quote!([#integer; #count])
        } else {
            integer
        }
    }

    /// Variables for a word of the layout.
    pub(crate) fn local(&self, name: &str) -> Local {
        Local::new(name, self.shape)
    }

    /// The fields that hold the words: `circle` and `cross`, or `bits`.
    pub(crate) fn fields(&self) -> Vec<Ident> {
        match self.layout.kind() {
            Layout::Bitboard => vec![format_ident!("circle"), format_ident!("cross")],
            Layout::Twobit => vec![format_ident!("bits")],
        }
    }

    /// How the key is formed: the smallest integer that holds it, or the board's own words where none does or
    /// where the columns are padded.
    pub(crate) fn key_form(&self) -> KeyForm {
        let (word, cells) = (self.shape.word(), self.geometry.cells());
        let words = word.bits().div_ceil(64);
        match self.layout.kind() {
            Layout::Bitboard if 2 * cells <= 128 && self.layout.is_dense() => {
                KeyForm::Joined(Word::holding(2 * cells).width())
            }
            Layout::Bitboard => KeyForm::Words(2 * words),
            Layout::Twobit if word.is_array() => KeyForm::Words(words),
            Layout::Twobit => KeyForm::Own(word.width()),
        }
    }

    pub(crate) fn key_type(&self) -> TokenStream {
        let private = &self.private;
        match self.key_form() {
            KeyForm::Joined(width) | KeyForm::Own(width) => {
                let integer = format_ident!("u{width}");
                quote!(#private::#integer)
            }
            KeyForm::Words(count) => {
                let count = number(count);
                quote!(#private::Words<#count>)
            }
        }
    }

    /// The bits of all squares in a word that holds the squares of one mark, as `marks` and `empty` give it.
    pub(crate) fn squares_mask(&self) -> Mask {
        self.layout.full(Mark::Circle)
    }

    /// A word without bits.
    pub(crate) fn zero(&self) -> TokenStream {
        self.shape.mask(&Mask::new())
    }
}

/// A number without a type suffix.
pub(crate) fn number(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}
