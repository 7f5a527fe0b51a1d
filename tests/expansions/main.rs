//! What the attribute generates, kept as files so that every change of it is seen and reviewed.
//!
//! `UPDATE_EXPANSIONS=1 cargo test -p mb-tests --test expansions` rewrites them.

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
fn expansions_are_those_that_were_reviewed() -> Result<(), Box<dyn Error>> {
    let update = std::env::var_os("UPDATE_EXPANSIONS").is_some();
    for (name, cols, rows, win, layout) in BOARDS {
        let tokens = mb_codegen::expand(&BoardSpec::new(cols, rows, Some(win), layout)?);
        let expansion = prettyplease::unparse(&syn::parse2(tokens)?);
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

/// The first line in which two texts differ, if they do.
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
