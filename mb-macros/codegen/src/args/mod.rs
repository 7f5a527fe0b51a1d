//! What was written between the parentheses of the attribute.

mod entry;
mod key;
mod value;

#[cfg(test)]
mod tests;

use proc_macro2::{TokenStream, TokenTree};
use syn::Path;

use crate::faults::Faults;
use crate::layout::Layout;
use entry::Pair;

pub(crate) use key::Key;

/// One argument that was written.
pub(crate) struct Argument<T> {
    /// The key as written, to point at.
    pub(crate) key: TokenStream,
    /// The value as written, to point at.
    pub(crate) tokens: TokenStream,
    /// The value; `None` when it was not one (which has been reported).
    pub(crate) value: Option<T>,
}

/// The arguments as written: each at most once, each value with its tokens.
#[derive(Default)]
pub(crate) struct Args {
    pub(crate) size: Option<Argument<usize>>,
    pub(crate) cols: Option<Argument<usize>>,
    pub(crate) rows: Option<Argument<usize>>,
    pub(crate) win: Option<Argument<usize>>,
    pub(crate) layout: Option<Argument<Layout>>,
    pub(crate) runtime: Option<Argument<Path>>,
}

impl Args {
    /// Reads an argument list; whatever cannot be read is reported and left out.
    pub(crate) fn parse(arguments: TokenStream, faults: &mut Faults) -> Self {
        let mut args = Self::default();
        for entry in entry::split(arguments, faults) {
            if let Some(pair) = entry::pair(&entry, faults) {
                args.take(&pair, faults);
            }
        }
        args
    }

    fn take(&mut self, pair: &Pair, faults: &mut Faults) {
        let number = |tokens: &[TokenTree]| value::number(pair.key, tokens);
        match pair.key {
            Key::Size => fill(&mut self.size, pair, number, faults),
            Key::Cols => fill(&mut self.cols, pair, number, faults),
            Key::Rows => fill(&mut self.rows, pair, number, faults),
            Key::Win => fill(&mut self.win, pair, number, faults),
            Key::Layout => fill(&mut self.layout, pair, value::layout, faults),
            Key::Crate => fill(&mut self.runtime, pair, value::runtime, faults),
        }
    }
}

/// Puts an argument in its place, or reports that the place is taken.
fn fill<T>(
    place: &mut Option<Argument<T>>,
    pair: &Pair,
    read: impl FnOnce(&[TokenTree]) -> Result<T, String>,
    faults: &mut Faults,
) {
    if place.is_some() {
        if !pair.is_guessed && !pair.is_incomplete {
            faults.on(&pair.written, format!("{} is given twice: keep one of them", pair.key));
        }
        return;
    }
    let tokens = value::stream(&pair.value);
    let value = read(&pair.value);
    if let (Err(message), false) = (&value, pair.is_incomplete) {
        faults.on(&tokens, message);
    }
    *place = Some(Argument { key: pair.written.clone(), tokens, value: value.ok() });
}
