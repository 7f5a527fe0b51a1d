//! The JSON of `mb`, compared byte for byte with what was recorded in `tests/recorded`.
//!
//! A recording is a transcript: a line `$ mb ...` with the arguments, lines `< ...` with standard input, and then the
//! output. Times, rates and the processor's instruction set differ from run to run and from machine to machine: in
//! recordings and in fresh output they are 0 or empty.

use std::fmt::Write as _;
use std::path::Path;

use crate::support::{Result, told};

const COMMAND: &str = "$ mb ";
const INPUT: &str = "< ";

/// The keys whose values depend on the machine, each with the value that a recording has instead.
const MACHINE_DEPENDENT: [(&str, &str); 4] =
    [("seconds", "0"), ("games_per_second", "0"), ("nodes_per_second", "0"), ("instruction_set", "\"\"")];

/// One call of a transcript.
#[derive(Default)]
struct RecordedCall {
    command: String,
    input: String,
    output: String,
}

/// Reads a transcript.
fn calls(transcript: &str) -> Vec<RecordedCall> {
    let mut calls: Vec<RecordedCall> = Vec::new();
    for line in transcript.lines() {
        if let Some(command) = line.strip_prefix(COMMAND) {
            calls.push(RecordedCall { command: command.to_owned(), ..RecordedCall::default() });
        } else if let Some(call) = calls.last_mut() {
            let (text, line) = match line.strip_prefix(INPUT) {
                Some(line) => (&mut call.input, line),
                None => (&mut call.output, line),
            };
            text.extend([line, "\n"]);
        }
    }
    calls
}

/// Splits a command at its spaces; text between single quotes stays together.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    parts
        .flat_map(|(number, part)| match number % 2 {
            0 => part.split_whitespace().collect(),
            _ => vec![part],
        })
        .collect()
}

/// Replaces the values that depend on the machine, except for `null`.
fn machine_independent(json: &str) -> String {
    let mut text = json.to_owned();
    for (key, replacement) in MACHINE_DEPENDENT {
        let key = format!("\"{key}\":");
        let mut parts = text.split(&key);
        let mut replaced = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let start = part.len() - part.trim_start().len();
            let end = part.find([',', '}', '\n']).unwrap_or(part.len());
            let value = if &part[start..end] == "null" { "null" } else { replacement };
            replaced.extend([&key, &part[..start], value, &part[end..]]);
        }
        text = replaced;
    }
    text
}

/// The first line in which two texts differ, with the three lines before it; nothing when the texts are equal.
fn first_difference(recorded: &str, found: &str) -> Option<String> {
    if recorded == found {
        return None;
    }
    let (recorded, found): (Vec<_>, Vec<_>) = (recorded.lines().collect(), found.lines().collect());
    let same = recorded.iter().zip(&found).take_while(|(left, right)| left == right).count();
    let mut report = format!("from line {} of the output:\n", same + 1);
    for line in &recorded[same.saturating_sub(3)..same] {
        report.extend(["    ", line, "\n"]);
    }
    for (sign, lines) in [("  - ", &recorded), ("  + ", &found)] {
        for line in lines.iter().skip(same).take(3) {
            report.extend([sign, line, "\n"]);
        }
    }
    Some(report)
}

#[test]
fn the_json_is_the_recorded_one() -> Result {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded");
    let (mut count, mut differences) = (0, String::new());
    for name in ["show", "playout", "match", "analyze", "solve", "perft"] {
        let transcript = std::fs::read_to_string(folder.join(name).with_extension("txt"))?;
        for call in calls(&transcript) {
            let output = told(&words(&call.command), &call.input)?;
            let found = machine_independent(&String::from_utf8(output.stdout)?);
            if let Some(difference) = first_difference(&call.output, &found) {
                let error = String::from_utf8_lossy(&output.stderr);
                write!(differences, "{COMMAND}{}\n{error}{difference}\n", call.command)?;
            }
            count += 1;
        }
    }
    assert!(differences.is_empty(), "- recorded, + found\n{differences}");
    assert!(count >= 150, "only {count} calls were found in the recordings");
    Ok(())
}

#[test]
fn a_difference_is_shown_with_the_lines_before_it() {
    assert_eq!(first_difference("{\n}\n", "{\n}\n"), None);
    let difference = first_difference("{\n  1,\n  2\n}\n", "{\n  1,\n  3\n}\n");
    let expected = "from line 3 of the output:\n    {\n      1,\n  -   2\n  - }\n  +   3\n  + }\n";
    assert_eq!(difference.as_deref(), Some(expected));
    assert!(first_difference("{}\n", "").is_some());
}

#[test]
fn values_of_the_machine_are_replaced_and_null_stays() {
    let json =
        "{\"nodes\":7,\"seconds\":1.5e-6}\n{\n  \"instruction_set\": \"avx2\",\n  \"seconds\": null\n}\n";
    let expected = "{\"nodes\":7,\"seconds\":0}\n{\n  \"instruction_set\": \"\",\n  \"seconds\": null\n}\n";
    assert_eq!(machine_independent(json), expected);
}

#[test]
fn a_command_is_split_at_spaces_outside_quotes() {
    assert_eq!(words("show --moves '1,1 0,0' --json"), ["show", "--moves", "1,1 0,0", "--json"]);
}
