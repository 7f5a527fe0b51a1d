//! How symmetries move the marks of a board.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

use super::super::context::{Context, KeyForm, doc, number};
use super::super::words::{Local, Shape};
use crate::geometry::Symmetry;
use crate::permute::{Recipe, RecipeStep};

/// The images of a board as generated code holds them: as keys if one recipe can move a whole key, otherwise as boards,
/// whose fields are moved one after the other.
///
/// Moving a key moves both marks at once, which halves the work. But a `u128` costs two to four times as much as a
/// `u64`, so two words are joined to a key only if both marks fit in 64 bits.
pub(crate) struct Images<'a> {
    context: &'a Context<'a>,
    /// The word that a recipe moves: a key, or a field of the board.
    word: Local,
    /// Whether this word is a key.
    are_keys: bool,
    /// Whether this word is a key that joins the words of both marks.
    are_joined: bool,
    /// The `inline` attribute of helper functions. When arrays were passed through memory instead, this took a tenth of
    /// the time.
    pub(super) inline: TokenStream,
}

impl<'a> Images<'a> {
    pub(crate) fn new(context: &'a Context<'a>) -> Self {
        let are_joined = matches!(context.key_form(), KeyForm::Joined(width) if width <= 64);
        let are_keys = are_joined || matches!(context.key_form(), KeyForm::Own(_));
        let shape = if are_joined {
            Shape::pair(context.layout, context.geometry.cells())
        } else {
            context.shape.in_limbs()
        };
        let is_array = context.shape.word().is_array();
        let inline = if is_array { quote!(#[inline(always)]) } else { quote!(#[inline]) };
        Self { context, word: Local::new("b", shape), are_keys, are_joined, inline }
    }

    pub(crate) const fn are_keys(&self) -> bool {
        self.are_keys
    }

    /// Returns the type of an image.
    pub(crate) fn image_type(&self) -> TokenStream {
        let board = self.context.board();
        if self.are_keys { self.context.key_type() } else { quote!(#board) }
    }

    /// Returns the image that is the board `self` itself.
    pub(crate) fn own(&self) -> TokenStream {
        if self.are_keys { quote!(Self::key(self)) } else { quote!(self) }
    }

    /// Returns an image moved by a symmetry.
    pub(crate) fn apply(&self, symmetry: Symmetry, image: &TokenStream) -> TokenStream {
        let (name, board) = (method(symmetry), self.context.board());
        if self.are_keys {
            quote!(#name(#image))
        } else if self.context.shape.word().is_array() {
            self.moved_board(&name, image)
        } else {
            quote!(#board::#name(#image))
        }
    }

    /// Returns a board with the words of the board `from`, each moved by `function`.
    fn moved_board(&self, function: &Ident, from: &TokenStream) -> TokenStream {
        let (board, fields) = (self.context.board(), self.context.fields());
        quote!(#board { #(#fields: #function(#from.#fields)),* })
    }

    /// Returns the key of an image.
    pub(crate) fn key(&self, image: &TokenStream) -> TokenStream {
        let board = self.context.board();
        if self.are_keys { image.clone() } else { quote!(#board::key(#image)) }
    }

    /// Returns the board of an image.
    pub(crate) fn board(&self, image: &TokenStream) -> TokenStream {
        if self.are_keys { quote!(board_of(#image)) } else { image.clone() }
    }

    /// Emits the functions that move words.
    pub(crate) fn helpers(&self) -> TokenStream {
        let board_of = self.are_keys.then(|| self.board_of());
        let moves = self.symmetries().map(|symmetry| {
            let text = format!("The symmetry `{}` of {}.", method(symmetry), self.object());
            self.function(&method(symmetry), &text, &self.recipe(symmetry))
        });
        let swap = self.calls_swap().then(|| self.swap());
        quote!(#swap #board_of #(#moves)*)
    }

    /// Returns what a recipe moves, as words for the documentation of emitted functions.
    const fn object(&self) -> &'static str {
        if self.are_keys { "a key" } else { "the squares of one mark" }
    }

    /// Returns the body of the method for a symmetry.
    pub(crate) fn method_body(&self, symmetry: Symmetry) -> TokenStream {
        let name = method(symmetry);
        if self.are_keys {
            return quote!(board_of(#name(Self::key(self))));
        }
        self.moved_board(&name, &quote!(self))
    }

    /// Emits a function that moves a word by `recipe`.
    fn function(&self, name: &Ident, text: &str, recipe: &Recipe) -> TokenStream {
        let word_type = if self.are_keys { self.context.key_type() } else { self.context.word_type() };
        let (documentation, body, inline) = (doc(text), self.moved(recipe), &self.inline);
        quote! {
            #documentation
            #inline
            const fn #name(b: #word_type) -> #word_type {
                #body
            }
        }
    }

    /// Returns the body of a function that moves the word `b` by `recipe`.
    fn moved(&self, recipe: &Recipe) -> TokenStream {
        let local = &self.word;
        let is_split = !self.are_joined && self.context.shape.word() != local.shape().word();
        let (steps, last) = local.follow(recipe, &local.shape().integer_type());
        match local.names() {
            // A u128 is moved as two integers.
            [low, high] if is_split => {
                let last = last.map(|last| local.bind(&last));
                quote! {
                    let [#low, #high] = [b as mb_::u64, (b >> 64) as mb_::u64];
                    #steps
                    #last
                    #low as mb_::u128 | (#high as mb_::u128) << 64
                }
            }
            _ => {
                let bind = self.context.shape.word().is_array().then(|| local.bind(&quote!(b)));
                let moved = last.unwrap_or_else(|| local.value());
                quote!(#bind #steps #moved)
            }
        }
    }

    /// Emits the function `swap`, which recipes call.
    fn swap(&self) -> TokenStream {
        let integer = self.word.shape().integer_type();
        let cells = number(self.context.geometry.cells());
        let both = self.are_joined.then(|| quote!(let mask = mask | mask << #cells;));
        let of_marks = if self.are_joined { ", of both marks" } else { "" };
        let documentation = doc(&format!(
            "Exchanges the bits of `mask` with those `distance` above{of_marks}: a delta swap."
        ));
        quote! {
            #documentation
            #[inline]
            const fn swap(b: #integer, distance: mb_::u32, mask: #integer) -> #integer {
                #both
                let changed = (b ^ (b >> distance)) & mask;
                b ^ changed ^ (changed << distance)
            }
        }
    }

    fn board_of(&self) -> TokenStream {
        let (context, board, key_type) = (self.context, self.context.board(), self.context.key_type());
        let (integer, cells) = (context.shape.integer_type(), number(context.geometry.cells()));
        let fields = if self.are_joined {
            quote!(circle: key as #integer & #board::FULL_MASK, cross: (key >> #cells) as #integer)
        } else {
            quote!(bits: key)
        };
        quote! {
            /// The board with a key.
            #[inline]
            const fn board_of(key: #key_type) -> #board {
                #board { #fields }
            }
        }
    }

    fn symmetries(&self) -> impl Iterator<Item = Symmetry> + use<> {
        self.context.geometry.group().iter().copied().filter(|symmetry| *symmetry != Symmetry::Identity)
    }

    /// Returns whether any recipe calls `swap`.
    fn calls_swap(&self) -> bool {
        let is_call = |step: &RecipeStep| matches!(step, RecipeStep::Swap(swap) if self.word.is_called(swap));
        let recipes = self.symmetries().map(|symmetry| self.recipe(symmetry)).chain(self.flip_by_swaps());
        recipes.into_iter().any(|recipe| recipe.steps.iter().any(is_call))
    }

    /// Returns the cheapest known recipe for a symmetry.
    pub(crate) fn recipe(&self, symmetry: Symmetry) -> Recipe {
        let cheapest = if self.are_joined {
            self.context.plans.cheapest_of_pair(symmetry, self.word.shape().word())
        } else {
            self.context.plans.cheapest(symmetry)
        };
        cheapest.unwrap_or_else(|| self.swaps(symmetry))
    }

    /// Returns the recipe for a symmetry that consists of delta swaps alone.
    fn swaps(&self, symmetry: Symmetry) -> Recipe {
        let plans = &self.context.plans;
        if self.are_joined {
            Recipe::of_swaps(self.word.shape().word(), plans.swaps_of_pair(symmetry).unwrap_or_default())
        } else {
            let swaps = plans.swaps(symmetry).unwrap_or_default();
            Recipe::of_swaps(self.context.shape.word(), swaps.iter().cloned())
        }
    }

    /// Returns the recipe for the flip by delta swaps, or `None` if the cheapest recipe consists of the same swaps.
    fn flip_by_swaps(&self) -> Option<Recipe> {
        Some(self.swaps(Symmetry::Flip)).filter(|swaps| *swaps != self.recipe(Symmetry::Flip))
    }

    /// Returns the flip of an image by delta swaps, and the function that it calls. The function is empty if it exists
    /// already.
    pub(crate) fn flip(&self, image: &TokenStream) -> (TokenStream, TokenStream) {
        let Some(recipe) = self.flip_by_swaps() else {
            return (self.apply(Symmetry::Flip, image), TokenStream::new());
        };
        let name = format_ident!("flip_by_swaps");
        let text = format!("The symmetry `flip` of {}, by delta swaps alone.", self.object());
        let flipped = if self.are_keys { quote!(#name(#image)) } else { self.moved_board(&name, image) };
        (flipped, self.function(&name, &text, &recipe))
    }
}

/// Returns the body of `key`.
pub(super) fn key(context: &Context) -> TokenStream {
    let key_type = context.key_type();
    match context.key_form() {
        KeyForm::Joined(_) => {
            let cells = number(context.geometry.cells());
            quote!(self.circle as #key_type | (self.cross as #key_type) << #cells)
        }
        KeyForm::Own(_) => quote!(self.bits),
        KeyForm::Words(_) => {
            let (bind, names) = context.integers(context.shape.in_limbs(), &quote!(self), "");
            quote!(#bind mb_::Words([#(#names),*]))
        }
    }
}

/// Returns the name of the method for a symmetry.
pub(super) fn method(symmetry: Symmetry) -> Ident {
    format_ident!(
        "{}",
        match symmetry {
            Symmetry::Identity => "identity",
            Symmetry::Mirror => "mirror",
            Symmetry::Flip => "flip",
            Symmetry::Rotate180 => "rotate180",
            Symmetry::Transpose => "transpose",
            Symmetry::AntiTranspose => "anti_transpose",
            Symmetry::Rotate90 => "rotate90",
            Symmetry::Rotate270 => "rotate270",
        }
    )
}
