//! The code that the attribute generates, kept as files so that every change of it is reviewed.
//!
//! `UPDATE_EXPANSIONS=1 cargo test -p mb-tests --test expansions` rewrites them.

use std::collections::BTreeSet;
use std::error::Error;
use std::path::Path;

use mb_codegen::layout::Layout;
use mb_codegen::spec::BoardSpec;

/// The boards whose expansions are kept: file name, columns, rows, win, layout.
const BOARDS: [(&str, usize, usize, usize, Layout); 6] = [
    ("3x3-bitboard", 3, 3, 3, Layout::Bitboard),
    ("3x3-twobit", 3, 3, 3, Layout::Twobit),
    ("5x5-bitboard", 5, 5, 5, Layout::Bitboard),
    ("5x5-twobit", 5, 5, 5, Layout::Twobit),
    ("4x3-win-3-bitboard", 4, 3, 3, Layout::Bitboard),
    ("15x15-win-5-bitboard", 15, 15, 5, Layout::Bitboard),
];

#[test]
fn the_attribute_generates_the_code_that_was_reviewed() -> Result<(), Box<dyn Error>> {
    let update = std::env::var_os("UPDATE_EXPANSIONS").is_some();
    for (name, cols, rows, win, layout) in BOARDS {
        let expansion = expansion(cols, rows, win, layout)?;
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("expansions/{name}.rs"));
        if update {
            std::fs::write(&path, &expansion)?;
        }
        let kept = std::fs::read_to_string(&path)?;
        if let Some(difference) = first_difference(&kept, &expansion) {
            panic!("{name}: {difference}\nUPDATE_EXPANSIONS=1 rewrites the file");
        }
    }
    Ok(())
}

#[test]
fn five_by_five_expands_to_less_than_800_lines() -> Result<(), Box<dyn Error>> {
    for layout in [Layout::Bitboard, Layout::Twobit] {
        let lines = expansion(5, 5, 5, layout)?.lines().count();
        assert!(lines < 800, "{layout:?}: {lines}");
    }
    Ok(())
}

/// Boards that together use every strategy for every item.
const SHAPES: [(usize, usize, usize); 14] = [
    (1, 1, 1),
    (1, 4, 1),
    (3, 3, 3),
    (4, 3, 3),
    (4, 4, 3),
    (5, 5, 5),
    (6, 5, 4),
    (7, 7, 5),
    (8, 8, 4),
    (8, 8, 8),
    (9, 9, 5),
    (11, 11, 11),
    (15, 15, 5),
    (19, 19, 5),
];

/// Without the functions in `generated::names`, binding a variable would match a user's constant of the same name.
#[test]
fn every_local_variable_of_an_expansion_is_named_like_a_function_in_scope() -> Result<(), Box<dyn Error>> {
    let source = include_str!("../../mb-runtime/core/src/names.rs");
    let list = source.rsplit_once("names! {").map_or("", |(_, list)| list);
    let known: BTreeSet<&str> = list.split_whitespace().collect();
    for (cols, rows, win) in SHAPES {
        for layout in [Layout::Bitboard, Layout::Twobit] {
            let expansion = expansion(cols, rows, win, layout)?;
            let unknown: Vec<_> =
                bound_names(&expansion).filter(|name| !known.contains(name) && !is_numbered(name)).collect();
            assert!(unknown.is_empty(), "{cols}×{rows} win {win} {layout:?}: {unknown:?}");
        }
    }
    Ok(())
}

/// Returns whether a name ends with a number, such as `word_0`. No constant of a user has such a name.
fn is_numbered(name: &str) -> bool {
    name.rsplit_once('_').is_some_and(|(_, number)| number.parse::<usize>().is_ok())
}

/// Returns the names of local variables after `let`, and of parameters.
fn bound_names(expansion: &str) -> impl Iterator<Item = &str> {
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    let lines = expansion.lines().filter(is_code);
    lines.flat_map(|line| {
        let line = line.trim();
        let pattern =
            line.split_once("let ").map(|(_, rest)| rest.split(['=', ':']).next().unwrap_or_default());
        let parameters = line.split("mb_::").filter_map(|part| {
            let name = part.strip_suffix(": ").or_else(|| part.strip_suffix(": &"))?;
            name.rsplit(|char: char| !is_of_name(char)).next()
        });
        let names = pattern.into_iter().flat_map(|pattern| pattern.split(|char: char| !is_of_name(char)));
        names.chain(parameters).filter(|name| {
            let is_lower = name.starts_with(|first: char| first.is_ascii_lowercase() || first == '_');
            is_lower && !["mut", "mb_", "_"].contains(name)
        })
    })
}

fn is_of_name(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

fn expansion(cols: usize, rows: usize, win: usize, layout: Layout) -> Result<String, Box<dyn Error>> {
    let tokens = mb_codegen::expand(&BoardSpec::new(cols, rows, Some(win), layout)?);
    Ok(prettyplease::unparse(&syn::parse2(tokens)?))
}

/// Returns the first line in which two texts differ, if they do.
fn first_difference(kept: &str, generated: &str) -> Option<String> {
    let (mut kept_lines, mut generated_lines) = (kept.lines(), generated.lines());
    (1..).find_map(|number| match (kept_lines.next(), generated_lines.next()) {
        (None, None) => Some(None),
        (left, right) if left == right => None,
        (left, right) => Some(Some(format!(
            "line {number}\n  kept:      {}\n  generated: {}",
            left.unwrap_or("(end of the file)"),
            right.unwrap_or("(end of the file)")
        ))),
    })?
}
