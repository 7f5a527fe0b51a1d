//! The arguments of the attribute.

use proc_macro2::TokenStream;
use syn::Path;

use super::entry::{self, Entry};
use super::key::Key;
use super::{Faults, value};
use crate::layout::Layout;

/// One argument.
pub(crate) struct Argument<T> {
    /// The key as written, where faults of the key are shown.
    pub(crate) key: TokenStream,
    /// The value as written, where faults of the value are shown.
    pub(crate) tokens: TokenStream,
    /// The value, or `None` if it was invalid. The fault has then been reported.
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
        for tokens in entry::split(arguments, faults) {
            if let Some(entry) = entry::entry(&tokens, faults) {
                args.take(entry, faults);
            }
        }
        args
    }

    /// Returns the path given by `crate = ..`.
    pub(crate) fn runtime_path(&self) -> Option<&Path> {
        self.runtime.as_ref()?.value.as_ref()
    }

    fn take(&mut self, entry: Entry, faults: &mut Faults) {
        let key = entry.key;
        let number = |tokens: &TokenStream| value::number(key, tokens);
        match key {
            Key::Size => fill(&mut self.size, entry, number, faults),
            Key::Cols => fill(&mut self.cols, entry, number, faults),
            Key::Rows => fill(&mut self.rows, entry, number, faults),
            Key::Win => fill(&mut self.win, entry, number, faults),
            Key::Layout => fill(&mut self.layout, entry, value::layout, faults),
            Key::Crate => fill(&mut self.runtime, entry, value::runtime, faults),
        }
    }
}

/// Stores an argument in `field`, or reports that it was given before.
fn fill<T>(
    field: &mut Option<Argument<T>>,
    Entry { key, written, value: tokens, is_guessed, is_incomplete }: Entry,
    read: impl FnOnce(&TokenStream) -> Result<T, String>,
    faults: &mut Faults,
) {
    if field.is_some() {
        if !is_guessed && !is_incomplete {
            faults.on(written, format!("{key} is given twice: keep one of them"));
        }
        return;
    }
    let value = read(&tokens);
    if let (Err(message), false) = (&value, is_incomplete) {
        faults.on(&tokens, message);
    }
    *field = Some(Argument { key: written, tokens, value: value.ok() });
}
