//! JSON on standard output.

use std::io::{self, Write as _};

use serde::Serialize;

use crate::io::failure::Failure;

/// Prints a value as indented JSON.
pub(crate) fn print(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(io::Error::from)?;
    Ok(writeln!(io::stdout(), "{text}")?)
}

/// Prints a value as one line of JSON.
pub(crate) fn print_line(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).map_err(io::Error::from)?;
    Ok(writeln!(io::stdout(), "{text}")?)
}
