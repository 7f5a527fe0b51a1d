//! What every emitter needs to know about the board.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::words::{Local, Shape};
use crate::geometry::{Direction, Geometry};
use crate::layout::{BitLayout, Layout, Mark, Word};
use crate::mask::Mask;
use crate::plans::Plans;
use crate::spec::BoardSpec;
use crate::written::Target;

/// The board to emit, with everything that is computed once.
pub(crate) struct Context<'a> {
    pub(crate) target: &'a Target,
    pub(crate) layout: BitLayout,
    pub(crate) geometry: Geometry,
    pub(crate) plans: Plans,
    /// The word of a mark (bitboard) or of the board (twobit).
    pub(crate) shape: Shape,
    /// The full path of the runtime's module `generated`, which has everything generated code may name.
    pub(crate) generated: TokenStream,
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
            generated: quote!(#runtime::generated),
        }
    }

    pub(crate) fn is_twobit(&self) -> bool {
        self.layout.kind() == Layout::Twobit
    }

    /// Returns the name of the board.
    pub(crate) const fn board(&self) -> &Ident {
        &self.target.ident
    }

    /// Returns the type of a word of the layout: an integer or an array of integers.
    pub(crate) fn word_type(&self) -> TokenStream {
        self.word_type_by(&quote!(mb_))
    }

    /// Returns the type of a word outside of the emitted block, where `mb_` is not in scope.
    pub(crate) fn outer_word_type(&self) -> TokenStream {
        self.word_type_by(&self.generated)
    }

    fn word_type_by(&self, generated: &TokenStream) -> TokenStream {
        let (word, integer) = (self.shape.word(), self.shape.integer());
        let count = number(word.count());
        if word.is_array() { quote!([#generated::#integer; #count]) } else { quote!(#generated::#integer) }
    }

    /// Returns the integers of all words of `board`, least significant first, and statements that must precede their
    /// use. If a word has several integers in `shape`, the statements bind them to variables whose names start with
    /// `prefix`.
    pub(crate) fn integers(
        &self,
        shape: Shape,
        board: &TokenStream,
        prefix: &str,
    ) -> (TokenStream, Vec<TokenStream>) {
        let (mut bind, mut integers) = (TokenStream::new(), Vec::new());
        for field in self.fields() {
            let word = quote!(#board.#field);
            if !shape.word().is_array() {
                integers.push(word);
                continue;
            }
            let local = Local::new(&format!("{prefix}{field}"), shape);
            bind.extend(local.bind(&if self.shape == shape {
                word
            } else {
                quote!([#word as mb_::u64, (#word >> 64) as mb_::u64])
            }));
            integers.extend(local.names().iter().map(|name| quote!(#name)));
        }
        (bind, integers)
    }

    /// Returns the variables for a word of the layout, named after `name`.
    pub(crate) fn local(&self, name: &str) -> Local {
        Local::new(name, self.shape)
    }

    /// Returns the fields that hold the words: `circle` and `cross`, or `bits`.
    pub(crate) fn fields(&self) -> Vec<Ident> {
        match self.layout.kind() {
            Layout::Bitboard => vec![format_ident!("circle"), format_ident!("cross")],
            Layout::Twobit => vec![format_ident!("bits")],
        }
    }

    /// Returns the form of the key: the smallest integer that holds both marks, or the board's own words if no integer
    /// does or if the columns are padded.
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
        match self.key_form() {
            KeyForm::Joined(width) | KeyForm::Own(width) => {
                let integer = format_ident!("u{width}");
                quote!(mb_::#integer)
            }
            KeyForm::Words(count) => {
                let count = number(count);
                quote!(mb_::Words<#count>)
            }
        }
    }

    /// Returns the bits of all squares, in a word that holds the squares of one mark. The emitted `marks` and `empty`
    /// return such words.
    pub(crate) fn squares_mask(&self) -> Mask {
        self.layout.full(Mark::Circle)
    }

    /// Returns the marks that have masks of their own: both marks if they share a word, otherwise only circle.
    pub(crate) fn marks(&self) -> &'static [Mark] {
        if self.is_twobit() { &Mark::ALL } else { &Mark::ALL[..1] }
    }

    /// Returns a value for each mark: an array of two values if the marks share a word, otherwise a single value that
    /// serves both.
    pub(crate) fn for_marks(&self, value: impl FnMut(Mark) -> TokenStream) -> TokenStream {
        let values = self.marks().iter().copied().map(value);
        if self.is_twobit() { quote!([#(#values),*]) } else { values.collect() }
    }

    /// Returns the type of [`for_marks`](Self::for_marks) for values of type `each`.
    pub(crate) fn type_for_marks(&self, each: &TokenStream) -> TokenStream {
        if self.is_twobit() { quote!([#each; 2]) } else { each.clone() }
    }

    /// Returns a reference to the part of `table` for one mark. `table` is a reference to a value of
    /// [`for_marks`](Self::for_marks).
    pub(crate) fn table_of(&self, table: &TokenStream, mark: Mark) -> TokenStream {
        let index = number(mark as usize);
        if self.is_twobit() { quote!(&#table[#index]) } else { table.clone() }
    }

    /// Returns the entry at `index` of a table of masks, for circle.
    pub(crate) fn circle_entry(&self, table: &TokenStream, index: &TokenStream) -> TokenStream {
        if self.is_twobit() { quote!(#table[0][#index]) } else { quote!(#table[#index]) }
    }

    /// Returns the squares where lines start, for each direction that has lines.
    pub(crate) fn line_starts(&self) -> Vec<(Direction, Mask)> {
        let directions = if self.geometry.win() == 1 { &Direction::ALL[..1] } else { &Direction::ALL[..] };
        directions
            .iter()
            .map(|&direction| (direction, self.layout.starts(direction, Mark::Circle)))
            .filter(|(_, mask)| !mask.is_empty())
            .collect()
    }

    /// Returns the generic parameters of `mb_::Squares`, the iterator over squares, for this layout.
    pub(crate) fn squares_parameters(&self) -> TokenStream {
        let word_type = self.word_type();
        let [spread, stride, rows] =
            [self.layout.bits_per_square(), self.layout.stride(), self.geometry.rows()].map(number);
        quote!(<#word_type, #spread, #stride, #rows>)
    }

    /// Returns `squares` with one bit for each square. `squares` is a word such as the emitted `marks` and `empty`
    /// return. The board must have no padding, and its word must be one integer.
    pub(crate) fn dense(&self, squares: TokenStream) -> TokenStream {
        if self.is_twobit() { quote!(mb_::even_bits(#squares as mb_::u128)) } else { squares }
    }

    /// Returns a word of zeros.
    pub(crate) fn zero(&self) -> TokenStream {
        self.shape.mask(&Mask::new())
    }
}

/// Emits documentation, with one `doc` attribute for each line of `text`.
pub(crate) fn doc(text: &str) -> TokenStream {
    text.lines()
        .map(|line| {
            let line = if line.is_empty() { String::new() } else { format!(" {line}") };
            quote!(#[doc = #line])
        })
        .collect()
}

/// Returns an operand: `factor` times `name`, or `name` alone if `factor` is 1.
pub(crate) fn times(factor: usize, name: &TokenStream) -> TokenStream {
    let number = number(factor);
    if factor == 1 { name.clone() } else { quote!((#number * #name)) }
}

/// Returns a number without a type suffix.
pub(crate) fn number(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}
