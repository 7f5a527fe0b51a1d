//! Standard input, line by line.

use std::io::{self, BufRead};
use std::string::FromUtf8Error;

use serde::Serialize;

use crate::io::failure::Failure;
use crate::io::json;

/// A line as text without its end, or the error of a line that is not UTF-8.
pub(crate) type InputLine = Result<String, FromUtf8Error>;

/// Reads the next line of `reader`; `None` at its end.
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

/// Reads standard input, which stays free for other readers between two lines.
pub(crate) fn standard_input() -> impl Iterator<Item = io::Result<InputLine>> {
    std::iter::from_fn(|| next(&mut io::stdin().lock()))
}

/// Answers each line of standard input with a line of JSON.
pub(crate) fn answer_each<T: Serialize>(
    mut answer: impl FnMut(&str) -> Result<T, String>,
) -> Result<(), Failure> {
    standard_input().try_for_each(|line| print_answer(&text(line?).and_then(|line| answer(&line))))
}

/// Prints an answer as a line of JSON; an error becomes an object with the key `error`.
pub(crate) fn print_answer<T: Serialize>(answer: &Result<T, String>) -> Result<(), Failure> {
    match answer {
        Ok(view) => json::print_line(view),
        Err(error) => json::print_line(&serde_json::json!({ "error": error })),
    }
}

/// Returns the text of a line, or a message for a line that is not UTF-8.
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
