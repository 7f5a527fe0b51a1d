//! Splits the tokens of the arguments at the commas, and then splits each argument into key and value.
//!
//! A parser of `syn` would stop at the first fault, but all faults must be reported.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Lit;
use syn::ext::IdentExt;

use super::Faults;
use super::key::Key;

/// An argument, split into key and value.
pub(super) struct Entry {
    pub(super) key: Key,
    /// The key as written, or the value if the key is missing.
    pub(super) written: TokenStream,
    pub(super) value: TokenStream,
    /// Whether the key was guessed from an unknown name. The unknown name has been reported.
    pub(super) is_guessed: bool,
    /// Whether the key or the value is missing. This has been reported, and further faults of the value are not
    /// reported.
    pub(super) is_incomplete: bool,
}

/// Splits an argument list at its commas into entries that are not empty. A comma after the last entry is allowed.
pub(super) fn split(arguments: TokenStream, faults: &mut Faults) -> Vec<Vec<TokenTree>> {
    let mut entries = Vec::new();
    let mut entry = Vec::new();
    for token in without_invisible_groups(arguments) {
        match &token {
            TokenTree::Punct(separator) if [',', ';'].contains(&separator.as_char()) => {
                if entry.is_empty() {
                    faults.on(separator, format!("no argument before this `{separator}`: remove it"));
                } else if separator.as_char() != ',' {
                    faults.on(separator, "arguments are separated by commas: write `,`");
                }
                entries.push(std::mem::take(&mut entry));
            }
            _ => {
                if starts_argument(&entry, &token) {
                    let key = entry.pop();
                    let written = quote!(#key);
                    faults.on(&written, format!("a comma is missing before `{written}`"));
                    entries.push(std::mem::replace(&mut entry, key.into_iter().collect()));
                }
                entry.push(token);
            }
        }
    }
    entries.push(entry);
    entries.retain(|entry| !entry.is_empty());
    entries
}

/// Replaces invisible groups by their contents. A `macro_rules!` passes literals and expressions in such groups.
fn without_invisible_groups(tokens: TokenStream) -> Vec<TokenTree> {
    let contents = |token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
            without_invisible_groups(group.stream())
        }
        token => vec![token],
    };
    tokens.into_iter().flat_map(contents).collect()
}

/// Returns whether `token` is the `=` after a known key at the end of `entry`, so that a new argument starts there.
fn starts_argument(entry: &[TokenTree], token: &TokenTree) -> bool {
    match entry {
        [_, .., TokenTree::Ident(key)] => is_equals(token) && Key::named(&key.unraw().to_string()).is_some(),
        _ => false,
    }
}

fn is_equals(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == '=')
}

/// Splits the tokens of an entry into key and value, or returns `None` if the entry belongs to no known argument.
pub(super) fn entry(tokens: &[TokenTree], faults: &mut Faults) -> Option<Entry> {
    let [TokenTree::Ident(ident), rest @ ..] = tokens else { return nameless(&quote!(#(#tokens)*), faults) };
    let name = ident.unraw().to_string();
    let known = Key::named(&name);
    let Some(key) = known.or_else(|| Key::meant_by(&name)) else {
        let remedy = "write `size`, or `cols` and `rows`, and optionally `win`, `layout`, `crate`";
        faults.on(ident, format!("unknown argument `{name}`: {remedy}"));
        return None;
    };
    if known.is_none() {
        faults.on(ident, format!("unknown argument `{name}`: did you mean {key}?"));
    }
    let value = match rest {
        [equals, value @ ..] if is_equals(equals) => value,
        _ => &[],
    };
    if value.is_empty() {
        let message = format!("{key} needs `=` and a value: write `{}`", key.example());
        faults.on(quote!(#(#tokens)*), message);
    }
    Some(Entry {
        key,
        written: ident.to_token_stream(),
        value: quote!(#(#value)*),
        is_guessed: known.is_none(),
        is_incomplete: value.is_empty(),
    })
}

/// Reports a value without a key, and uses it for the argument that takes such values.
fn nameless(written: &TokenStream, faults: &mut Faults) -> Option<Entry> {
    let key = match syn::parse2(written.clone()) {
        Ok(Lit::Int(number)) if !number.base10_digits().starts_with('-') => Key::Size,
        Ok(Lit::Str(_)) => Key::Layout,
        _ => {
            let example = Key::Size.example();
            let message =
                format!("this is not an argument: write a name, `=` and a value, such as `{example}`");
            faults.on(written, message);
            return None;
        }
    };
    faults.on(written, format!("`{written}` has no name: write `{} = {written}`", key.name()));
    let (value, written) = (written.clone(), written.clone());
    Some(Entry { key, written, value, is_guessed: true, is_incomplete: true })
}
