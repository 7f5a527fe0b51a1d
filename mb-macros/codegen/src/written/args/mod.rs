//! The arguments of the attribute.

mod entry;
mod key;
mod value;

#[cfg(test)]
mod tests;

use proc_macro2::{TokenStream, TokenTree};
use syn::Path;

use crate::layout::Layout;
use crate::written::faults::Faults;
use entry::Pair;

pub(crate) use key::Key;

/// One argument.
pub(crate) struct Argument<T> {
    /// The key as written, where faults of the key are shown.
    pub(crate) key: TokenStream,
    /// The value as written, where faults of the value are shown.
    pub(crate) tokens: TokenStream,
    /// The value; `None` if it was invalid, which has been reported.
    pub(crate) value: Option<T>,
}

/// The arguments as written, each at most once.
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
    /// Reads an argument list. Arguments that cannot be read are reported and left out.
    pub(crate) fn parse(arguments: TokenStream, faults: &mut Faults) -> Self {
        let mut args = Self::default();
        for entry in entry::split(arguments, faults) {
            if let Some(pair) = entry::pair(&entry, faults) {
                args.take(&pair, faults);
            }
        }
        args
    }

    /// Returns the path given by `crate = ..`.
    pub(crate) fn runtime_path(&self) -> Option<&Path> {
        self.runtime.as_ref()?.value.as_ref()
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

/// Stores an argument in `field`, or reports that it was given before.
fn fill<T>(
    field: &mut Option<Argument<T>>,
    pair: &Pair,
    read: impl FnOnce(&[TokenTree]) -> Result<T, String>,
    faults: &mut Faults,
) {
    if field.is_some() {
        if !pair.is_guessed && !pair.is_incomplete {
            faults.on(&pair.written, format!("{} is given twice: keep one of them", pair.key));
        }
        return;
    }
    let tokens = pair.value.iter().cloned().collect();
    let value = read(&pair.value);
    if let (Err(message), false) = (&value, pair.is_incomplete) {
        faults.on(&tokens, message);
    }
    *field = Some(Argument { key: pair.written.clone(), tokens, value: value.ok() });
}
