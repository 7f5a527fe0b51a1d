//! Files with the records of games.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use mb_runtime::GameRecord;

use crate::io::failure::Failure;

/// A file to which records of games are written.
pub(super) struct RecordFile {
    path: PathBuf,
    format: RecordFormat,
    file: BufWriter<File>,
    /// The first error; nothing is written after it.
    result: io::Result<()>,
}

/// How a game is written.
#[derive(Clone, Copy)]
enum RecordFormat {
    /// An object per line.
    Json,
    /// A list of moves per line.
    Moves,
}

impl RecordFile {
    /// Creates the file, or empties an old one. The extension is the format.
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

    /// Writes the record of a game as a line.
    pub(super) fn write(&mut self, game: &GameRecord<'_>) {
        if self.result.is_ok() {
            self.result = match self.format {
                RecordFormat::Json => writeln!(self.file, "{}", game.json_line()),
                RecordFormat::Moves => writeln!(self.file, "{game}"),
            };
        }
    }

    /// Writes the rest, and returns the first error.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        let result = self.result.and_then(|()| self.file.flush());
        result.map_err(|error| fault(&self.path, &error))
    }
}

/// Names the file and what is wrong with it.
fn fault(path: &Path, error: &io::Error) -> Failure {
    Failure::Input(format!("{}: {error}", path.display()))
}
