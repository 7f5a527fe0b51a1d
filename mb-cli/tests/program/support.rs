//! Running `mb`, and reading what it says.

use std::error::Error;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

pub(crate) type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Runs without standard input.
pub(crate) fn mb(arguments: &[&str]) -> Result<Output> {
    Ok(Command::new(env!("CARGO_BIN_EXE_mb")).args(arguments).stdin(Stdio::null()).output()?)
}

/// What a command that succeeds writes.
pub(crate) fn text_of(arguments: &[&str]) -> Result<String> {
    let output = mb(arguments)?;
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

/// Like [`text_of`], read as JSON.
pub(crate) fn json_of(arguments: &[&str]) -> Result<Value> {
    Ok(serde_json::from_str(&text_of(arguments)?)?)
}

/// Runs with this standard input.
pub(crate) fn told(arguments: &[&str], input: impl AsRef<[u8]>) -> Result<Output> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_mb"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut standard_input = child.stdin.take().ok_or("no standard input")?;
    let input = input.as_ref().to_owned();
    // Writes from another thread, so that the two programs cannot block each other on full pipes.
    let writer = std::thread::spawn(move || standard_input.write_all(&input));
    let output = child.wait_with_output()?;
    writer.join().map_err(|_| "the writer panicked")??;
    Ok(output)
}

/// Runs with lines of standard input, and gives the lines of standard output.
pub(crate) fn lines_of(arguments: &[&str], input: impl AsRef<[u8]>) -> Result<Vec<Value>> {
    let output = told(arguments, input)?;
    assert!(output.status.success());
    let lines = String::from_utf8(output.stdout)?;
    Ok(lines.lines().map(serde_json::from_str).collect::<std::result::Result<_, _>>()?)
}

/// The one line on standard error of a command that is refused: status 2, and nothing on standard output.
pub(crate) fn error_of(arguments: &[&str]) -> Result<String> {
    let output = mb(arguments)?;
    let message = String::from_utf8(output.stderr)?;
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
    assert_eq!(message.lines().count(), 1, "{arguments:?}: {message}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    Ok(message)
}

/// Asserts that each of these commands is refused in one line that has these words.
pub(crate) fn assert_refused(cases: &[(&[&str], &[&str])]) -> Result {
    for (arguments, words) in cases {
        let message = error_of(arguments)?;
        for word in *words {
            assert!(message.contains(word), "{arguments:?}: {message}");
        }
    }
    Ok(())
}

pub(crate) fn list<'json>(value: &'json Value, key: &str) -> Result<&'json Vec<Value>> {
    value[key].as_array().ok_or_else(|| format!("{key} is not a list: {value}").into())
}

/// A path where a test may write a file of this name, with no file there yet.
pub(crate) fn temporary(name: &str) -> Result<(PathBuf, String)> {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        std::fs::remove_file(&path)?;
    }
    let text = path.to_str().ok_or("an odd path")?.to_owned();
    Ok((path, text))
}
