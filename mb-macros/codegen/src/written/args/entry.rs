//! Splits the tokens of the arguments at the commas, then each argument into key and value.
//!
//! A parser of `syn` would stop at the first fault, but all faults must be reported.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;

use super::key::Key;
use crate::written::faults::Faults;

/// An argument, split into key and value.
pub(super) struct Pair {
    pub(super) key: Key,
    /// The key as written; the value if the key is missing.
    pub(super) written: TokenStream,
    pub(super) value: Vec<TokenTree>,
    /// Whether the key was guessed from an unknown name. This has been reported.
    pub(super) is_guessed: bool,
    /// Whether the key or the value is missing. This has been reported; further faults of the value are not.
    pub(super) is_incomplete: bool,
}

/// Splits an argument list at its commas into entries that are not empty. A comma after the last entry is allowed.
pub(super) fn split(arguments: TokenStream, faults: &mut Faults) -> Vec<Vec<TokenTree>> {
    let mut entries = Vec::new();
    let mut entry = Vec::new();
    for token in without_invisible_groups(arguments) {
        match separator(&token) {
            None => {
                if starts_argument(&entry, &token) {
                    let key = entry.pop().into_iter().collect::<TokenStream>();
                    faults.on(&key, format!("a comma is missing before `{key}`"));
                    entries.push(std::mem::replace(&mut entry, key.into_iter().collect()));
                }
                entry.push(token);
            }
            Some(separator) => {
                if entry.is_empty() {
                    faults.on(&token, format!("no argument before this `{separator}`: remove it"));
                } else if separator != ',' {
                    faults.on(&token, "arguments are separated by commas: write `,`");
                }
                entries.push(std::mem::take(&mut entry));
            }
        }
    }
    entries.push(entry);
    entries.retain(|entry| !entry.is_empty());
    entries
}

/// Replaces invisible groups by their contents. A `macro_rules!` passes literals and expressions in such groups.
fn without_invisible_groups(tokens: TokenStream) -> Vec<TokenTree> {
    tokens
        .into_iter()
        .flat_map(|token| match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                without_invisible_groups(group.stream())
            }
            token => vec![token],
        })
        .collect()
}

fn separator(token: &TokenTree) -> Option<char> {
    match token {
        TokenTree::Punct(punct) => Some(punct.as_char()).filter(|char| [',', ';'].contains(char)),
        _ => None,
    }
}

/// Returns whether `token` is the `=` after a known key at the end of `entry`, so that a new argument starts there.
fn starts_argument(entry: &[TokenTree], token: &TokenTree) -> bool {
    let is_equals = matches!(token, TokenTree::Punct(punct) if punct.as_char() == '=');
    match entry {
        [_, .., TokenTree::Ident(key)] => is_equals && Key::named(&key.unraw().to_string()).is_some(),
        _ => false,
    }
}

/// Splits an entry into key and value; `None` if it belongs to no known argument.
pub(super) fn pair(entry: &[TokenTree], faults: &mut Faults) -> Option<Pair> {
    let (TokenTree::Ident(ident), rest) = entry.split_first()? else {
        return nameless(entry, faults);
    };
    let name = ident.unraw().to_string();
    let known = Key::named(&name);
    let Some(key) = known.or_else(|| Key::meant_by(&name)) else {
        faults.on(ident, unknown(&name));
        return None;
    };
    if known.is_none() {
        faults.on(ident, format!("unknown argument `{name}`: did you mean {key}?"));
    }
    let mut pair = Pair {
        key,
        written: ident.to_token_stream(),
        value: Vec::new(),
        is_guessed: known.is_none(),
        is_incomplete: false,
    };
    match rest.split_first() {
        Some((TokenTree::Punct(punct), value)) if punct.as_char() == '=' && !value.is_empty() => {
            pair.value = value.to_vec();
        }
        _ => {
            faults.on(
                entry.iter().cloned().collect::<TokenStream>(),
                format!("{key} needs `=` and a value: write `{}`", key.example()),
            );
            pair.is_incomplete = true;
        }
    }
    Some(pair)
}

/// Reports a value without a key, and uses it for the argument that takes such values.
fn nameless(entry: &[TokenTree], faults: &mut Faults) -> Option<Pair> {
    let written: TokenStream = entry.iter().cloned().collect();
    let Some(key) = key_of_value(entry) else {
        faults.on(
            &written,
            format!("this is not an argument: write a name, `=` and a value, such as `{EXAMPLE}`"),
        );
        return None;
    };
    faults.on(&written, format!("`{written}` has no name: write `{} = {written}`", key.name()));
    Some(Pair { key, written, value: entry.to_vec(), is_guessed: true, is_incomplete: true })
}

const EXAMPLE: &str = Key::Size.example();

fn key_of_value(entry: &[TokenTree]) -> Option<Key> {
    let [TokenTree::Literal(literal)] = entry else { return None };
    match syn::Lit::new(literal.clone()) {
        syn::Lit::Int(_) => Some(Key::Size),
        syn::Lit::Str(_) => Some(Key::Layout),
        _ => None,
    }
}

fn unknown(name: &str) -> String {
    format!(
        "unknown argument `{name}`: write `size`, or `cols` and `rows`, and optionally `win`, `layout`, `crate`"
    )
}
