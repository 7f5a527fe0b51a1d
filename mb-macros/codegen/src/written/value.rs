//! The values of arguments. A message about an invalid value states the fact, then the remedy.

use proc_macro2::TokenStream;
use syn::parse::Parser;
use syn::{Lit, LitFloat, LitInt, LitStr, Path, parse2};

use super::key::{Key, nearest};
use crate::layout::Layout;
use crate::spec::MAX_SIDE;

/// The suffixes that a number of squares may have. They are ignored.
const SUFFIXES: [&str; 13] =
    ["", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize"];

/// The names of the layouts.
const LAYOUTS: [&str; 2] = ["bitboard", "twobit"];

/// Reads a number of squares: an integer literal in any notation, with or without an integer suffix.
pub(super) fn number(key: Key, value: &TokenStream) -> Result<usize, String> {
    let (name, example) = (key.name(), key.example());
    Err(match parse2(value.clone()) {
        Ok(Lit::Int(integer)) => return number_of_integer(key, &integer),
        Ok(Lit::Float(float)) => format!("`{value}` is not a whole number: write `{}`", rounded(key, &float)),
        Ok(Lit::Str(string)) => match string.value().trim().parse::<usize>() {
            Ok(number) => {
                format!("{key} is a number, not a string: write `{name} = {number}`, without quotes")
            }
            Err(_) => format!("{key} is a number, not a string: write a number, such as `{example}`"),
        },
        Ok(_) => format!("`{value}` is not a number: write a whole number, such as `{example}`"),
        Err(_) => {
            let is_path = parse2::<Path>(value.clone()).is_ok();
            let what = if is_path { "a constant" } else { "an expression" };
            format!(
                "{what} has no value yet when the attribute runs: write the number itself, such as `{example}`"
            )
        }
    })
}

fn number_of_integer(key: Key, integer: &LitInt) -> Result<usize, String> {
    let (name, example, digits) = (key.name(), key.example(), integer.base10_digits());
    if digits.starts_with('-') {
        return Err(format!("{key} is negative: write a number from 1 to {MAX_SIDE}, such as `{example}`"));
    }
    if !SUFFIXES.contains(&integer.suffix()) {
        return Err(format!("unknown suffix `{}`: write `{name} = {digits}`", integer.suffix()));
    }
    digits.parse().map_err(|_| format!("{key} is far too large: it is at most {MAX_SIDE}"))
}

/// Returns what to write instead of a float: the whole number for a value such as `3.0`, otherwise an example.
fn rounded(key: Key, float: &LitFloat) -> String {
    let value: f64 = float.base10_parse().unwrap_or(f64::NAN);
    let is_side = value.fract() == 0.0 && (1.0..=64.0).contains(&value);
    if is_side { format!("{} = {value:.0}", key.name()) } else { key.example().to_owned() }
}

/// Reads a layout: its name, in quotes.
pub(super) fn layout(value: &TokenStream) -> Result<Layout, String> {
    let string = parse2::<LitStr>(value.clone()).ok().filter(|string| string.suffix().is_empty());
    let name = string.as_ref().map_or_else(|| value.to_string(), LitStr::value);
    Err(match (string, nearest(&name, &LAYOUTS)) {
        (Some(_), _) if name == "bitboard" => return Ok(Layout::Bitboard),
        (Some(_), _) if name == "twobit" => return Ok(Layout::Twobit),
        (Some(_), Some(meant)) => format!("unknown layout {name:?}: did you mean {meant:?}?"),
        (Some(_), None) => format!("unknown layout {name:?}: the layouts are \"bitboard\" and \"twobit\""),
        (None, Some(meant)) => format!("a layout is a string: write `layout = \"{meant}\"`, in quotes"),
        (None, None) => {
            "a layout is a string: write `layout = \"bitboard\"` or `layout = \"twobit\"`".to_owned()
        }
    })
}

/// Reads the path of the runtime crate, written as in a `use` declaration.
pub(super) fn runtime(value: &TokenStream) -> Result<Path, String> {
    Path::parse_mod_style.parse2(value.clone()).map_err(|_| {
        let is_path = |string: &LitStr| string.parse_with(Path::parse_mod_style).is_ok();
        match parse2::<LitStr>(value.clone()).ok().filter(is_path) {
            Some(path) => format!("a path has no quotes: write `crate = {}`", path.value()),
            None => format!(
                "{} takes the path of the runtime crate: write `{}`",
                Key::Crate,
                Key::Crate.example()
            ),
        }
    })
}
