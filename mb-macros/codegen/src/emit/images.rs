//! A board in local variables while symmetries are applied to it.

use proc_macro2::TokenStream;
use quote::quote;

use super::context::{Context, KeyForm, number};
use super::words::{Local, Shape};
use crate::geometry::Symmetry;
use crate::layout::{Layout, Mark};
use crate::permute::{Recipe, SwapPlan as Plan};

/// How the marks are held while they are moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Both marks in one integer, cross above circle, so that one plan moves both: it is the key, too.
    Joined,
    /// A word for each mark, moved by the same plan one after the other.
    Apart,
    /// The one word of two bits a square.
    Shared,
}

/// The variables and what can be done with them.
#[derive(Clone)]
pub(crate) struct Images<'a> {
    context: &'a Context<'a>,
    form: Form,
    locals: Vec<Local>,
}

impl<'a> Images<'a> {
    /// While both marks fit in 64 bits they are joined, which halves the work; a u128 costs two to four times
    /// as much as a u64, so wider boards keep their marks apart.
    pub(crate) fn new(context: &'a Context<'a>) -> Self {
        let cells = context.geometry.cells();
        match context.layout.kind() {
            Layout::Bitboard if 2 * cells <= 64 => {
                let local = Local::new("marks", Shape::pair(context.layout, cells));
                Self { context, form: Form::Joined, locals: vec![local] }
            }
            Layout::Bitboard => {
                let locals = ["circle", "cross"].map(|name| Local::new(name, context.shape.in_limbs()));
                Self { context, form: Form::Apart, locals: locals.to_vec() }
            }
            Layout::Twobit => {
                let local = Local::new("bits", context.shape.in_limbs());
                Self { context, form: Form::Shared, locals: vec![local] }
            }
        }
    }

    /// Binds variables of their own, named with a prefix, to the marks in these ones.
    pub(crate) fn copy(&self, prefix: &str) -> (TokenStream, Self) {
        let locals: Vec<_> = self.locals.iter().map(|local| local.prefixed(prefix)).collect();
        let bind = locals.iter().zip(&self.locals).map(|(new, old)| new.bind(&old.value())).collect();
        (bind, Self { locals, ..self.clone() })
    }

    /// Binds the variables to the marks of `self`.
    pub(crate) fn load(&self) -> TokenStream {
        match self.form {
            Form::Joined => self.locals[0].bind(&self.joined()),
            Form::Apart | Form::Shared => self
                .context
                .fields()
                .iter()
                .zip(&self.locals)
                .map(|(field, local)| local.bind(&self.limbs(&quote!(self.#field))))
                .collect(),
        }
    }

    /// Whether a u128 of the board is held as two integers of 64 bits.
    fn is_split(&self) -> bool {
        self.form != Form::Joined && self.context.shape.word().width() > self.width()
    }

    /// A word of the board as the variables hold it.
    fn limbs(&self, word: &TokenStream) -> TokenStream {
        let private = &self.context.private;
        if self.is_split() {
            quote!([#word as #private::u64, (#word >> 64) as #private::u64])
        } else {
            word.clone()
        }
    }

    /// A word of the board from the variables.
    fn whole(&self, local: &Local) -> TokenStream {
        let private = &self.context.private;
        match local.names() {
            [low, high] if self.is_split() => {
                quote!((#low as #private::u128 | (#high as #private::u128) << 64))
            }
            _ => local.value(),
        }
    }

    fn joined(&self) -> TokenStream {
        let integer = self.context.integer(self.locals[0].shape());
        let cells = number(self.context.geometry.cells());
        quote!(self.circle as #integer | (self.cross as #integer) << #cells)
    }

    /// Moves the marks in the variables, in the cheapest way.
    pub(crate) fn apply(&self, symmetry: Symmetry) -> TokenStream {
        self.follow(&self.recipe(symmetry))
    }

    /// Moves the marks in the variables by delta swaps alone.
    pub(crate) fn swap(&self, symmetry: Symmetry) -> TokenStream {
        self.follow(&self.swaps(symmetry))
    }

    fn follow(&self, recipe: &Recipe) -> TokenStream {
        self.locals.iter().map(|local| local.follow(recipe, &self.context.integer(local.shape()))).collect()
    }

    /// The cheapest way to a symmetry.
    pub(crate) fn recipe(&self, symmetry: Symmetry) -> Recipe {
        let cheapest = match self.form {
            Form::Joined => self.context.plans.cheapest_of_pair(symmetry, self.locals[0].shape().word()),
            Form::Apart | Form::Shared => self.context.plans.cheapest(symmetry),
        };
        cheapest.unwrap_or_else(|| self.swaps(symmetry))
    }

    /// The way to a symmetry by delta swaps alone.
    fn swaps(&self, symmetry: Symmetry) -> Recipe {
        let nothing = Plan::default();
        let swaps = self.context.plans.swaps(symmetry).unwrap_or(&nothing);
        match self.form {
            Form::Joined => {
                let joined = swaps.paired(self.context.geometry.cells());
                Recipe::of_swaps(self.locals[0].shape().word(), &joined.unwrap_or_default())
            }
            Form::Apart | Form::Shared => Recipe::of_swaps(self.context.shape.word(), swaps),
        }
    }

    /// The board whose marks are in the variables.
    pub(crate) fn board(&self) -> TokenStream {
        match self.form {
            Form::Joined => {
                let marks = &self.locals[0].names()[0];
                let integer = self.context.integer(self.context.shape);
                let full = self.context.shape.mask(&self.context.layout.full(Mark::Circle));
                let cells = number(self.context.geometry.cells());
                quote!(Self { circle: marks as #integer & #full, cross: (#marks >> #cells) as #integer })
            }
            Form::Apart | Form::Shared => {
                let fields = self.context.fields();
                let values = self.locals.iter().map(|local| self.whole(local));
                quote!(Self { #(#fields: #values),* })
            }
        }
    }

    /// The key of the board whose marks are in the variables.
    pub(crate) fn key(&self) -> TokenStream {
        let context = self.context;
        let key_type = context.key_type();
        match (self.form, context.key_form()) {
            (Form::Joined | Form::Shared, KeyForm::Joined(_) | KeyForm::Own(_)) => {
                self.whole(&self.locals[0])
            }
            (_, KeyForm::Joined(_) | KeyForm::Own(_)) => {
                let cells = number(context.geometry.cells());
                let [circle, cross] = [0, 1].map(|index| self.locals[index].value());
                quote!(#circle as #key_type | (#cross as #key_type) << #cells)
            }
            (_, KeyForm::Words(_)) => {
                let private = &context.private;
                let names = self.locals.iter().flat_map(Local::names);
                quote!(#private::Words([#(#names),*]))
            }
        }
    }

    /// The bits of one integer.
    pub(crate) fn width(&self) -> usize {
        self.locals[0].shape().word().width()
    }

    /// The integers of the key, most significant first, in the order in which keys compare.
    pub(crate) fn names(&self) -> Vec<proc_macro2::Ident> {
        self.locals.iter().flat_map(|local| local.names().to_vec()).rev().collect()
    }
}
