//! Why `mb` could not do what it was asked, in one line.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::ErrorKind;

/// Why `mb` could not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The input was wrong: one line that says what would be right. Exit status 2.
    Input(String),
    /// Reading or writing failed. Exit status 1.
    Io(io::Error),
}

impl Failure {
    /// Wrong input.
    pub(crate) fn input(error: impl Display) -> Self {
        Self::Input(error.to_string())
    }

    /// Words on the command line that `mb` does not understand: clap's message without its usage section, in
    /// one line, with the valid words where clap leaves them out.
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

    /// Says it on standard error, and gives the exit status.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Self::Input(message) => {
                // Nothing can be done when even standard error is closed.
                let _ = writeln!(io::stderr(), "error: {message}");
                ExitCode::from(2)
            }
            // Whoever reads our output may stop early, as `head` does.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Io(error) => {
                let _ = writeln!(io::stderr(), "error: {error}");
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
