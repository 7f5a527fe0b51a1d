//! `mb expand`: prints the code that the attribute writes.

use std::io::{self, Write as _};

use crate::commands::generator::{GeneratorArguments, spec};
use crate::io::failure::Failure;
use crate::io::json;

pub(crate) fn run(arguments: &GeneratorArguments) -> Result<(), Failure> {
    let tokens = mb_codegen::expand(&spec(arguments)?);
    // The generator's tests prove that its output parses.
    let file = syn::parse2(tokens).map_err(Failure::input)?;
    let code = prettyplease::unparse(&file);
    if arguments.json {
        json::print_line(&serde_json::json!({ "code": code }))
    } else {
        Ok(write!(io::stdout(), "{code}")?)
    }
}
