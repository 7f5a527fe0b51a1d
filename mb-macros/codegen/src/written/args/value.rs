//! The values of arguments. A message about an invalid value states the fact, then the remedy.

use proc_macro2::{Literal, TokenTree};
use syn::parse::Parser;
use syn::{Lit, LitFloat, LitInt, LitStr, Path};

use super::key::Key;
use crate::layout::Layout;
use crate::limits::MAX_SIDE;
use crate::written::suggest::nearest;

/// The suffixes that a number of squares may have. They are ignored.
const SUFFIXES: [&str; 13] =
    ["", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

/// The names of the layouts.
const LAYOUTS: [&str; 2] = ["bitboard", "twobit"];

/// Reads a number of squares: an integer literal in any notation, with or without an integer suffix.
pub(super) fn number(key: Key, tokens: &[TokenTree]) -> Result<usize, String> {
    match tokens {
        [TokenTree::Literal(literal)] => number_of_literal(key, literal),
        [TokenTree::Punct(minus), TokenTree::Literal(_)] if minus.as_char() == '-' => Err(negative(key)),
        [TokenTree::Ident(ident)] if ident == "true" || ident == "false" => Err(no_number(key, &ident)),
        _ if syn::parse2::<Path>(tokens.iter().cloned().collect()).is_ok() => {
            Err(no_value(key, "a constant"))
        }
        _ => Err(no_value(key, "an expression")),
    }
}

fn no_value(key: Key, what: &str) -> String {
    format!(
        "{what} has no value yet when the attribute runs: write the number itself, such as `{}`",
        key.example()
    )
}

fn number_of_literal(key: Key, literal: &Literal) -> Result<usize, String> {
    match Lit::new(literal.clone()) {
        Lit::Int(integer) => number_of_integer(key, &integer),
        Lit::Float(float) => Err(whole_number(key, &float)),
        Lit::Str(string) => Err(unquoted_number(key, &string)),
        _ => Err(no_number(key, literal)),
    }
}

fn number_of_integer(key: Key, integer: &LitInt) -> Result<usize, String> {
    let digits = integer.base10_digits();
    if digits.starts_with('-') {
        return Err(negative(key));
    }
    if !SUFFIXES.contains(&integer.suffix()) {
        let name = key.name();
        return Err(format!("unknown suffix `{}`: write `{name} = {digits}`", integer.suffix()));
    }
    digits.parse().map_err(|_| format!("{key} is far too large: it is at most {MAX_SIDE}"))
}

fn negative(key: Key) -> String {
    format!("{key} is negative: write a number from 1 to {MAX_SIDE}, such as `{}`", key.example())
}

fn no_number(key: Key, value: &impl std::fmt::Display) -> String {
    format!("`{value}` is not a number: write a whole number, such as `{}`", key.example())
}

/// Reports a float. For `3.0` the message suggests the whole number.
fn whole_number(key: Key, float: &LitFloat) -> String {
    let value: f64 = float.base10_parse().unwrap_or(f64::NAN);
    let is_side = value.fract() == 0.0 && (1.0..=64.0).contains(&value);
    let meant = if is_side { format!("{} = {value:.0}", key.name()) } else { key.example().to_owned() };
    format!("`{float}` is not a whole number: write `{meant}`", float = float.token())
}

/// Reports a string. For `"3"` the message suggests the number without quotes.
fn unquoted_number(key: Key, string: &LitStr) -> String {
    match string.value().trim().parse::<usize>() {
        Ok(number) => {
            format!("{key} is a number, not a string: write `{} = {number}`, without quotes", key.name())
        }
        Err(_) => format!("{key} is a number, not a string: write a number, such as `{}`", key.example()),
    }
}

/// Reads a layout: its name, in quotes.
pub(super) fn layout(tokens: &[TokenTree]) -> Result<Layout, String> {
    match tokens {
        [TokenTree::Literal(literal)] => match Lit::new(literal.clone()) {
            Lit::Str(string) if string.suffix().is_empty() => layout_named(&string.value()),
            _ => Err(no_layout()),
        },
        [TokenTree::Ident(ident)] => match nearest(&ident.to_string(), &LAYOUTS) {
            Some(name) => Err(format!("a layout is a string: write `layout = \"{name}\"`, in quotes")),
            None => Err(no_layout()),
        },
        _ => Err(no_layout()),
    }
}

fn layout_named(name: &str) -> Result<Layout, String> {
    match name {
        "bitboard" => Ok(Layout::Bitboard),
        "twobit" => Ok(Layout::Twobit),
        _ => Err(nearest(name, &LAYOUTS).map_or_else(
            || format!("unknown layout {name:?}: the layouts are \"bitboard\" and \"twobit\""),
            |meant| format!("unknown layout {name:?}: did you mean {meant:?}?"),
        )),
    }
}

fn no_layout() -> String {
    "a layout is a string: write `layout = \"bitboard\"` or `layout = \"twobit\"`".to_owned()
}

/// Reads the path of the runtime crate, written as in a `use` declaration.
pub(super) fn runtime(tokens: &[TokenTree]) -> Result<Path, String> {
    let path = Path::parse_mod_style.parse2(tokens.iter().cloned().collect());
    path.map_err(|_| match tokens {
        [TokenTree::Literal(literal)] => path_in_quotes(literal),
        _ => no_path(),
    })
}

/// Reports a literal. For a path in quotes the message suggests the path without quotes.
fn path_in_quotes(literal: &Literal) -> String {
    let Lit::Str(string) = Lit::new(literal.clone()) else { return no_path() };
    match string.parse_with(Path::parse_mod_style) {
        Ok(_) => format!("a path has no quotes: write `crate = {}`", string.value()),
        Err(_) => no_path(),
    }
}

fn no_path() -> String {
    format!("{} takes the path of the runtime crate: write `{}`", Key::Crate, Key::Crate.example())
}
