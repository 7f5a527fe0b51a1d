//! The error that ends `mb`: one line on standard error, and an exit status.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;

/// The error that ends `mb`.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input is wrong; the message is one line and says what would be right. Exit status 2.
    Input(String),
    /// Reading or writing failed. Exit status 1.
    Io(io::Error),
}

impl Failure {
    /// Wraps an error that the input caused.
    pub(crate) fn input(error: impl Display) -> Self {
        Self::Input(error.to_string())
    }

    /// Turns an error of the command line into one line: clap's message without its usage section. Adds the valid words
    /// where clap leaves them out.
    pub(crate) fn usage(error: &clap::Error, command: &clap::Command) -> Self {
        let rendered = error.to_string();
        let paragraph = rendered.split("\n\n").next().unwrap_or_default();
        let line = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut message = line.strip_prefix("error: ").unwrap_or(&line).to_owned();
        match error.kind() {
            ErrorKind::InvalidSubcommand => {
                let names: Vec<_> = command.get_subcommands().map(clap::Command::get_name).collect();
                message = format!("{message} [sub-commands: {}]", names.join(", "));
            }
            ErrorKind::UnknownArgument => {
                message += " [see mb --help, or mb SUB-COMMAND --help]";
            }
            _ => {}
        }
        Self::Input(message)
    }

    /// Prints the message to standard error and returns the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Input(message) => {
                // A closed standard error leaves nowhere to report that.
                let _ = writeln!(io::stderr(), "error: {message}");
                ExitCode::from(2)
            }
            // A reader of the output may stop early, as `head` does.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Io(error) => {
                let _ = writeln!(io::stderr(), "error: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Input(message)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
