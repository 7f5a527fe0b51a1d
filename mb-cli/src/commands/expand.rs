//! `mb expand`: the code that the attribute writes.

use std::io::{self, Write as _};

use crate::commands::generator::{GeneratorArguments, spec};
use crate::io::failure::Failure;

/// Prints the code that `#[derive_board]` writes for a board.
pub(crate) fn run(arguments: &GeneratorArguments) -> Result<(), Failure> {
    let tokens = mb_codegen::expand(&spec(arguments)?);
    // The generator's own tests hold that what it emits is a file of Rust.
    let file = syn::parse2(tokens).map_err(Failure::input)?;
    let code = prettyplease::unparse(&file);
    let mut output = io::stdout().lock();
    if arguments.json {
        writeln!(output, "{}", serde_json::json!({ "code": code }))?;
    } else {
        output.write_all(code.as_bytes())?;
    }
    Ok(())
}
