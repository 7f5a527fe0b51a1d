//! Lines of standard input, each a question of its own.

use std::io::{self, BufRead, Write};
use std::string::FromUtf8Error;

use serde::Serialize;

use crate::io::failure::Failure;

/// A line as text without its end, or the bytes of one that is not UTF-8.
pub(crate) type InputLine = Result<String, FromUtf8Error>;

/// The next line of a reader; `None` when there are no more.
pub(crate) fn next(reader: &mut impl BufRead) -> Option<io::Result<InputLine>> {
    let mut bytes = Vec::new();
    match reader.read_until(b'\n', &mut bytes) {
        Ok(0) => None,
        Ok(_) => {
            let end = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
            bytes.truncate(end.strip_suffix(b"\r").unwrap_or(end).len());
            Some(Ok(String::from_utf8(bytes)))
        }
        Err(error) => Some(Err(error)),
    }
}

/// Answers every line of standard input by a line of JSON; one that cannot be answered gives an object that says why.
pub(crate) fn answer_each<T: Serialize>(
    output: &mut impl Write,
    mut answer: impl FnMut(&str) -> Result<T, String>,
) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    while let Some(line) = next(&mut input) {
        let json = match text(line?).and_then(|line| answer(&line)) {
            Ok(view) => serde_json::to_string(&view),
            Err(error) => serde_json::to_string(&serde_json::json!({ "error": error })),
        };
        writeln!(output, "{}", json.map_err(io::Error::from)?)?;
    }
    Ok(())
}

/// The text of a line, or what is wrong with it.
pub(crate) fn text(line: InputLine) -> Result<String, String> {
    line.map_err(|error| {
        let place = error.utf8_error().valid_up_to() + 1;
        format!("byte {place} of the line is not UTF-8: write moves such as B3 or 1,2 with spaces between")
    })
}

#[cfg(test)]
mod tests {
    use super::{next, text};

    #[test]
    fn a_line_that_is_not_text_is_an_error_of_its_own() {
        let mut input = &b"1,1\nA\xff\r\nB2\r\n\n\nC3"[..];
        let lines: Vec<_> = std::iter::from_fn(|| next(&mut input)).map(|line| text(line.unwrap())).collect();
        let error =
            "byte 2 of the line is not UTF-8: write moves such as B3 or 1,2 with spaces between".to_owned();
        let good = |line: &str| Ok(line.to_owned());
        assert_eq!(lines, [good("1,1"), Err(error), good("B2"), good(""), good(""), good("C3")]);
    }
}
