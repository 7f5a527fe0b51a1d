//! Straight-line operations on words of one or several integers.
//!
//! Each integer of a value has its own local variable. An operation is written out for every integer, except those
//! where its mask has no bits.

use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::literal::Notation;
use crate::layout::{BitLayout, Word};
use crate::mask::Mask;
use crate::permute::{DeltaSwap, GatherPart, Recipe, RecipeStep};

/// A word and how its masks are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Shape {
    word: Word,
    notation: Notation,
    /// For a word that holds two boards: the distance between them, and how masks of one board are written.
    pair: Option<(usize, Notation)>,
}

impl Shape {
    /// Returns the word of a layout.
    pub(crate) const fn of(layout: BitLayout) -> Self {
        let word = layout.word();
        Self { word, notation: Notation::of(layout, word, 1), pair: None }
    }

    /// Returns the word that holds two boards of a layout, the second `bits` above the first.
    pub(crate) const fn pair(layout: BitLayout, bits: usize) -> Self {
        let word = Word::holding(2 * bits);
        let of_one = Notation::of(layout, layout.word(), 1);
        Self { word, notation: Notation::of(layout, word, 2), pair: Some((bits, of_one)) }
    }

    /// Returns a word of several integers of 64 bits with at least `bits` bits.
    pub(crate) fn words(bits: usize) -> Self {
        Self::limbs(Word::holding(bits.max(65)).in_limbs())
    }

    /// Returns the same word in integers of at most 64 bits. Two such integers cost less than a `u128`, because a mask
    /// often touches only one of them.
    pub(crate) fn in_limbs(self) -> Self {
        if self.word.in_limbs() == self.word { self } else { Self::limbs(self.word.in_limbs()) }
    }

    /// Returns the same word in integers of exactly 64 bits.
    pub(crate) fn in_words(self) -> Self {
        if self.word.bits() <= 64 { Self::limbs(Word::holding(64)) } else { self.in_limbs() }
    }

    const fn limbs(word: Word) -> Self {
        Self { word, notation: Notation::Hexadecimal { width: word.width() }, pair: None }
    }

    pub(crate) const fn word(self) -> Word {
        self.word
    }

    /// Returns the name of the integer type, without a path: `u64`.
    pub(crate) fn integer(self) -> Ident {
        Ident::new(&format!("u{}", self.word.width()), Span::call_site())
    }

    /// Returns the integer type as generated code writes it: `mb_::u64`.
    pub(crate) fn integer_type(self) -> TokenStream {
        let integer = self.integer();
        quote!(mb_::#integer)
    }

    /// Returns the integers of a mask, lowest first.
    pub(crate) fn literals(self, mask: &Mask) -> Vec<Literal> {
        let words = mask.words(self.word.width(), self.word.count());
        words.into_iter().map(|value| self.notation.literal(value)).collect()
    }

    /// Returns a value of the word type, made from its integers: the only integer, or an array.
    pub(crate) fn value(self, integers: &[impl ToTokens]) -> TokenStream {
        if self.word.is_array() { quote!([#(#integers),*]) } else { quote!(#(#integers)*) }
    }

    /// Returns a mask as a value of the word type.
    pub(crate) fn mask(self, mask: &Mask) -> TokenStream {
        self.value(&self.literals(mask))
    }
}

/// A value of a word type in local variables.
#[derive(Debug, Clone)]
pub(crate) struct Local {
    shape: Shape,
    names: Vec<Ident>,
}

impl Local {
    /// Returns the variable `name`, or variables `name_0`, `name_1` and so on for a value of several integers.
    pub(crate) fn new(name: &str, shape: Shape) -> Self {
        let ident = |name: &str| Ident::new(name, Span::call_site());
        let names = if shape.word.is_array() {
            (0..shape.word.count()).map(|index| ident(&format!("{name}_{index}"))).collect()
        } else {
            vec![ident(name)]
        };
        Self { shape, names }
    }

    pub(crate) const fn shape(&self) -> Shape {
        self.shape
    }

    pub(crate) fn names(&self) -> &[Ident] {
        &self.names
    }

    /// Returns the value: `word`, or `[word_0, word_1]`. As a pattern it binds the variables.
    pub(crate) fn value(&self) -> TokenStream {
        self.shape.value(&self.names)
    }

    /// Emits `let word = from;` or `let [word_0, word_1] = from;`.
    pub(crate) fn bind(&self, from: &TokenStream) -> TokenStream {
        let pattern = self.value();
        quote!(let #pattern = #from;)
    }

    /// Emits `let word = ..;` for each integer. `new` takes the integer's index and its variable, and returns the new
    /// value.
    pub(crate) fn each(&self, new: impl Fn(usize, &Ident) -> TokenStream) -> TokenStream {
        self.names
            .iter()
            .enumerate()
            .map(|(index, name)| {
                let value = new(index, name);
                quote!(let #name = #value;)
            })
            .collect()
    }

    /// Returns the steps of a recipe as statements on the same variables. If the last step is one expression, it is
    /// returned separately, as a value.
    pub(crate) fn follow(
        &self,
        recipe: &Recipe,
        integer: &TokenStream,
    ) -> (TokenStream, Option<TokenStream>) {
        let steps = &recipe.steps;
        let last = steps.last().and_then(|last| self.expression(last, integer));
        let count = steps.len() - usize::from(last.is_some());
        (steps[..count].iter().map(|step| self.statements(step, integer)).collect(), last)
    }

    /// Returns a step as one expression, or `None` if the step needs statements.
    fn expression(&self, step: &RecipeStep, integer: &TokenStream) -> Option<TokenStream> {
        Some(match step {
            RecipeStep::Swap(swap) => {
                let mask = self.called_mask(swap)?;
                let (word, distance) = (&self.names[0], Literal::usize_unsuffixed(swap.shift()));
                quote!(swap(#word, #distance, #mask))
            }
            RecipeStep::ReverseBits => self.reversed(&quote!(<#integer>::reverse_bits)),
            RecipeStep::SwapBytes => self.reversed(&quote!(<#integer>::swap_bytes)),
            RecipeStep::ShiftRight(distance) if !self.shape.word.is_array() => {
                bare(self.lowered(*distance, 0, &Mask::lowest(self.shape.word.bits())))
            }
            RecipeStep::ShiftRight(_) => return None,
            RecipeStep::Gather(integers) => self.gather(integers, integer),
        })
    }

    /// Returns a step as statements.
    fn statements(&self, step: &RecipeStep, integer: &TokenStream) -> TokenStream {
        match (self.expression(step, integer), step) {
            (Some(value), _) => self.bind(&value),
            (None, RecipeStep::Swap(swap)) => self.swap(swap),
            (None, RecipeStep::ShiftRight(distance)) => self.shift_right(*distance),
            (None, _) => TokenStream::new(),
        }
    }

    /// Returns the integers of a gathered word, each made from parts of the old integers. The old integers keep their
    /// values until the last new one is made.
    fn gather(&self, integers: &[Vec<GatherPart>], integer: &TokenStream) -> TokenStream {
        let part = |part: &GatherPart| {
            let name = &self.names[part.source];
            let mask = self.shape.notation.literal(part.mask);
            let rotation = Literal::usize_unsuffixed(part.rotation);
            if part.rotation == 0 {
                quote!((#name & #mask))
            } else {
                quote!((<#integer>::rotate_left(#name, #rotation) & #mask))
            }
        };
        let integers = integers.iter().map(|parts| {
            let parts: Vec<_> = parts.iter().map(part).collect();
            match parts.as_slice() {
                [] => quote!(0),
                [only] => bare(only.clone()),
                several => quote!(#(#several)|*),
            }
        });
        quote!([#(#integers),*])
    }

    /// Emits a delta swap, `t = (w ^ (w >> s)) & m; w ^ t ^ (t << s)`, on the integers it touches.
    ///
    /// If no bit stays in place, the two halves of each integer are moved past each other, which takes two operations
    /// fewer. A swap by one bit stays a delta swap, although that takes one operation more. Otherwise the compiler
    /// would recognise three rounds of exchanged halves as `reverse_bits`, and would compute the whole reversal.
    fn swap(&self, swap: &DeltaSwap) -> TokenStream {
        let (low, distance) = (swap.mask(), swap.shift());
        if self.moves_past(swap) {
            let (masks, shift) = (self.shape.literals(low), Literal::usize_unsuffixed(distance));
            return self.each(|index, name| {
                let mask = &masks[index];
                quote!(((#name >> #shift) & #mask) | ((#name & #mask) << #shift))
            });
        }
        let high = low.clone() << distance;
        let changed = Self { shape: self.shape, names: self.suffixed("swap") };
        let masks = self.shape.literals(low);
        let differences = self.touched(low).map(|index| {
            let (name, word, mask) = (&changed.names[index], &self.names[index], &masks[index]);
            let above = self.lowered(distance, index, low);
            quote!(let #name = (#word ^ #above) & #mask;)
        });
        let updates = (0..self.names.len()).filter_map(|index| {
            let word = &self.names[index];
            let down = self.word_bits(low, index).map(|()| {
                let name = &changed.names[index];
                quote!(^ #name)
            });
            let up = self.word_bits(&high, index).map(|()| {
                let raised = changed.raised(distance, index, low);
                quote!(^ #raised)
            });
            (down.is_some() || up.is_some()).then(|| quote!(let #word = #word #down #up;))
        });
        quote!(#(#differences)* #(#updates)*)
    }

    /// Returns whether a swap by more than one bit moves every bit of every integer, and moves none to another integer.
    fn moves_past(&self, swap: &DeltaSwap) -> bool {
        let (low, width) = (swap.mask(), self.shape.word.width());
        let stay = |bit: usize| bit / width == (bit + swap.shift()) / width;
        swap.shift() > 1 && 2 * low.count() == self.shape.word.bits() && low.bits().all(stay)
    }

    /// Returns whether a swap is a call of the function `swap`.
    pub(crate) fn is_called(&self, swap: &DeltaSwap) -> bool {
        self.called_mask(swap).is_some()
    }

    /// Returns the mask for a call of the function `swap`, which swaps one integer. If the integer holds two boards,
    /// this is the mask of one board, and the function swaps both alike. Returns `None` if the swap is not such a call.
    fn called_mask(&self, swap: &DeltaSwap) -> Option<Literal> {
        if self.shape.word.is_array() || self.moves_past(swap) {
            return None;
        }
        let mask = swap.mask();
        let Some((distance, notation)) = self.shape.pair else {
            return Some(self.shape.notation.literal(mask.word(0, self.shape.word.width())));
        };
        let lower: Mask = mask.bits().filter(|bit| *bit < distance).collect();
        let both = lower.clone() | (lower.clone() << distance);
        (both == *mask).then(|| notation.literal(lower.word(0, self.shape.word.width())))
    }

    /// Returns the two integers, the lower first, that integer `index` of this value shifted right takes its bits from.
    /// An integer that gives no bit of `keep` is left out.
    fn parts_below(&self, distance: usize, index: usize, keep: &Mask) -> [Option<&Ident>; 2] {
        let (width, wanted) = (self.shape.word.width(), keep.word(index, self.shape.word.width()));
        let (skip, shift) = (distance / width, distance % width);
        let low = self.names.get(index + skip).filter(|_| wanted & ones(width - shift) != 0);
        let high = self.names.get(index + skip + 1).filter(|_| shift > 0 && wanted >> (width - shift) != 0);
        [low, high]
    }

    /// Returns from how many integers integer `index` of this value shifted right takes its bits.
    pub(crate) fn pieces(&self, distance: usize, index: usize, keep: &Mask) -> usize {
        self.parts_below(distance, index, keep).into_iter().flatten().count()
    }

    /// Returns integer `index` of this value shifted right, as an operand, without the parts that have no bits of
    /// `keep`.
    pub(crate) fn lowered(&self, distance: usize, index: usize, keep: &Mask) -> TokenStream {
        let (width, shift) = (self.shape.word.width(), distance % self.shape.word.width());
        let [low, high] = self.parts_below(distance, index, keep);
        let left = width - shift;
        combined(
            low.map(|name| shifted(name, &quote!(>>), shift)),
            high.map(|name| shifted(name, &quote!(<<), left)),
        )
    }

    /// Returns integer `index` of this value shifted left, as an operand. Only the bits of `present` can be set in this
    /// value, so parts without any of them are left out.
    pub(crate) fn raised(&self, distance: usize, index: usize, present: &Mask) -> TokenStream {
        let width = self.shape.word.width();
        let (skip, shift) = (distance / width, distance % width);
        let bits = |index: Option<usize>| index.map_or(0, |index| present.word(index, width));
        let (same, below) = (index.checked_sub(skip), index.checked_sub(skip + 1));
        let low = same.filter(|_| bits(same) & ones(width - shift) != 0);
        let high = below.filter(|_| shift > 0 && bits(below) >> (width - shift) != 0);
        let right = width - shift;
        combined(
            low.map(|index| shifted(&self.names[index], &quote!(<<), shift)),
            high.map(|index| shifted(&self.names[index], &quote!(>>), right)),
        )
    }

    fn shift_right(&self, distance: usize) -> TokenStream {
        let everything = Mask::lowest(self.shape.word.bits());
        // Ascending order: an integer takes bits only from itself and from those above it.
        self.each(|index, _| bare(self.lowered(distance, index, &everything)))
    }

    fn reversed(&self, operation: &TokenStream) -> TokenStream {
        let backwards: Vec<_> = self.names.iter().rev().map(|name| quote!(#operation(#name))).collect();
        self.shape.value(&backwards)
    }

    /// Returns the indices of the integers in which a mask has bits.
    pub(crate) fn touched(&self, mask: &Mask) -> impl Iterator<Item = usize> {
        let words = mask.words(self.shape.word.width(), self.shape.word.count());
        words.into_iter().enumerate().filter(|(_, bits)| *bits != 0).map(|(index, _)| index)
    }

    fn word_bits(&self, mask: &Mask, index: usize) -> Option<()> {
        (mask.word(index, self.shape.word.width()) != 0).then_some(())
    }

    fn suffixed(&self, name: &str) -> Vec<Ident> {
        Self::new(name, self.shape).names
    }
}

/// Returns an operand without the parentheses around it, for places where it stands alone.
pub(crate) fn bare(operand: TokenStream) -> TokenStream {
    let mut trees = operand.clone().into_iter();
    match (trees.next(), trees.next()) {
        (Some(TokenTree::Group(group)), None) => group.stream(),
        _ => operand,
    }
}

/// Returns a number whose lowest `count` bits are set. A `count` above 128 counts as 128.
fn ones(count: usize) -> u128 {
    if count >= 128 { u128::MAX } else { (1 << count) - 1 }
}

fn shifted(name: &Ident, operator: &TokenStream, distance: usize) -> TokenStream {
    if distance == 0 {
        return quote!(#name);
    }
    let distance = Literal::usize_unsuffixed(distance);
    quote!((#name #operator #distance))
}

fn combined(first: Option<TokenStream>, second: Option<TokenStream>) -> TokenStream {
    match (first, second) {
        (Some(first), Some(second)) => quote!((#first | #second)),
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => quote!(0),
    }
}
