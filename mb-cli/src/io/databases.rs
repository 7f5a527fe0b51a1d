//! Files of databases: loads them, checks that they fit, and builds them when they do not exist.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use indicatif::ProgressBar;
use mb_runtime::exact::database::{BuildProgress, Database};
use mb_runtime::{Convention, Geometry};

use crate::io::failure::Failure;
use crate::io::progress;

/// Loads the database in a file, or builds it and writes the file if it does not exist.
///
/// Never overwrites a file.
pub(crate) fn open(path: &Path, geometry: Geometry, convention: Convention) -> Result<Database, Failure> {
    let database = match File::open(path) {
        Ok(file) => read(path, file)?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let database = build(geometry, convention)?;
            write(&database, path).map_err(|error| fault(path, error))?;
            database
        }
        Err(error) => return Err(fault(path, error)),
    };
    if (database.geometry(), database.convention()) == (geometry, convention) {
        return Ok(database);
    }
    let (geometry, convention) = (database.geometry(), database.convention());
    Err(fault(
        path,
        format!("a database of {geometry}, {convention}: ask about that board, or name another file"),
    ))
}

/// Loads the database in an existing file.
pub(crate) fn load(path: &Path) -> Result<Database, Failure> {
    let file = File::open(path).map_err(|error| fault(path, error))?;
    read(path, file)
}

fn read(path: &Path, file: File) -> Result<Database, Failure> {
    Database::load(BufReader::new(file)).map_err(|error| fault(path, error))
}

/// Names the file and what is wrong with it.
pub(crate) fn fault(path: &Path, error: impl Display) -> Failure {
    Failure::Input(format!("{}: {error}", path.display()))
}

/// Builds a database and shows the progress.
fn build(geometry: Geometry, convention: Convention) -> Result<Database, Failure> {
    let plies = geometry.cells() as u64 + 1;
    let bar = progress::bar(2 * plies, "solving");
    let database = Database::build_noting(geometry, convention, &|step| advance(&bar, plies, step));
    bar.finish_and_clear();
    database.map_err(Failure::input)
}

/// Moves the bar. Games may end before the board is full: the bar then jumps over the last plies.
fn advance(bar: &ProgressBar, plies: u64, progress: BuildProgress) {
    bar.set_position(match progress {
        BuildProgress::Reached { ply, .. } => ply as u64 + 1,
        BuildProgress::Solved { ply, .. } => 2 * plies - ply as u64,
    });
}

/// Writes to a second file and renames it, so that no reader finds half a database.
fn write(database: &Database, path: &Path) -> io::Result<()> {
    let mut partial = path.to_owned();
    partial.as_mut_os_string().push(".partial");
    let written = File::create(&partial).and_then(|mut file| {
        database.save(&mut file)?;
        file.sync_all()?;
        std::fs::rename(&partial, path)
    });
    if written.is_err() {
        // The error of writing is reported; a failure to remove the file would add nothing.
        let _ = std::fs::remove_file(&partial);
    }
    written
}
