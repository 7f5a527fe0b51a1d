//! Files with the records of games.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use mb_runtime::GameRecord;

use crate::io::failure::Failure;

/// A file that is being written.
pub(super) struct Records {
    path: PathBuf,
    format: RecordFormat,
    file: BufWriter<File>,
    /// The first thing that went wrong; nothing is written after it.
    result: io::Result<()>,
}

/// What a game looks like in a file.
#[derive(Clone, Copy)]
enum RecordFormat {
    /// An object in a line.
    Json,
    /// The moves in a line.
    Moves,
}

impl Records {
    /// A new file, or an old one emptied; its name says what is written.
    pub(super) fn create(path: &Path) -> Result<Self, Failure> {
        let format = match path.extension().and_then(|extension| extension.to_str()) {
            Some("jsonl") => RecordFormat::Json,
            Some("txt") => RecordFormat::Moves,
            _ => {
                let path = path.display();
                return Err(Failure::Input(format!(
                    "{path}: records are lines of JSON in a .jsonl file, or lists of moves in a .txt file"
                )));
            }
        };
        let file = File::create(path).map_err(|error| fault(path, &error))?;
        Ok(Self { path: path.to_owned(), format, file: BufWriter::new(file), result: Ok(()) })
    }

    /// Writes a line.
    pub(super) fn write(&mut self, game: &GameRecord<'_>) {
        if self.result.is_ok() {
            self.result = match self.format {
                RecordFormat::Json => writeln!(self.file, "{}", game.json_line()),
                RecordFormat::Moves => writeln!(self.file, "{game}"),
            };
        }
    }

    /// Writes what is left, and says whether all went well.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        let result = self.result.and_then(|()| self.file.flush());
        result.map_err(|error| fault(&self.path, &error))
    }
}

/// The file at fault, and why.
fn fault(path: &Path, error: &io::Error) -> Failure {
    Failure::Input(format!("{}: {error}", path.display()))
}
