//! Arguments as tokens: split at the commas, then into key and value.
//!
//! Done by hand because a parser stops at the first fault, and the next argument may hold another one.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;

use super::key::Key;
use crate::faults::Faults;

/// What stands between two commas; never empty.
pub(super) type Entry = Vec<TokenTree>;

/// The argument that an entry is about, and the tokens of its value.
pub(super) struct Pair {
    pub(super) key: Key,
    /// The key as written, to point at; the value itself where the key is missing.
    pub(super) written: TokenStream,
    pub(super) value: Vec<TokenTree>,
    /// Whether the key is only what was probably meant, which has been reported.
    pub(super) is_guessed: bool,
    /// Whether it has been reported that there is no key, or no value: then the value is used as far as it goes, and
    /// nothing more is said about it.
    pub(super) is_incomplete: bool,
}

/// The entries of an argument list; a comma after the last one is welcome.
pub(super) fn split(arguments: TokenStream, faults: &mut Faults) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut entry = Entry::new();
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
                    faults.on(&token, format!("nothing stands before this `{separator}`: take it away"));
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

/// The tokens with the contents of invisible groups in their place: what a `macro_rules!` passes as a
/// literal or an expression comes in such a group, and means what it contains.
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

/// Whether `token` is the `=` after a known key that ends `entry` and cannot belong to its value.
fn starts_argument(entry: &Entry, token: &TokenTree) -> bool {
    let is_equals = matches!(token, TokenTree::Punct(punct) if punct.as_char() == '=');
    match entry.as_slice() {
        [_, .., TokenTree::Ident(key)] => is_equals && Key::named(&key.unraw().to_string()).is_some(),
        _ => false,
    }
}

/// The key and the value of an entry; `None` when it is about no known argument.
pub(super) fn pair(entry: &Entry, faults: &mut Faults) -> Option<Pair> {
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

/// A value without a key, taken for the argument that has such values.
fn nameless(entry: &Entry, faults: &mut Faults) -> Option<Pair> {
    let written: TokenStream = entry.iter().cloned().collect();
    let Some(key) = key_of_value(entry) else {
        faults
            .on(&written, format!("this is no argument: write a name, `=` and a value, such as `{EXAMPLE}`"));
        return None;
    };
    faults.on(&written, format!("`{written}` has no name: write `{} = {written}`", key.name()));
    Some(Pair { key, written, value: entry.clone(), is_guessed: true, is_incomplete: true })
}

const EXAMPLE: &str = Key::Size.example();

fn key_of_value(entry: &Entry) -> Option<Key> {
    let [TokenTree::Literal(literal)] = entry.as_slice() else { return None };
    match syn::Lit::new(literal.clone()) {
        syn::Lit::Int(_) => Some(Key::Size),
        syn::Lit::Str(_) => Some(Key::Layout),
        _ => None,
    }
}

fn unknown(name: &str) -> String {
    format!(
        "unknown argument `{name}`: the arguments are `size`, or `cols` and `rows`, then `win`, `layout`, `crate`"
    )
}
