//! Databases as files: made when there is none, refused when it is not the right one.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use indicatif::ProgressBar;
use mb_runtime::exact::database::{BuildProgress, Database};
use mb_runtime::{Convention, Geometry};

use crate::io::failure::Failure;
use crate::io::progress;

/// The database in a file; where there is no such file, it is built and written there.
///
/// A file that cannot be used is never written over.
pub(crate) fn open(path: &Path, geometry: Geometry, convention: Convention) -> Result<Database, Failure> {
    let database = match File::open(path) {
        Ok(file) => load(path, file)?,
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

/// The database in a file that there is. It is read once, however many players share it.
pub(crate) fn shared(path: &Path) -> Result<Arc<Database>, Failure> {
    static LOADED: Mutex<Vec<(PathBuf, Arc<Database>)>> = Mutex::new(Vec::new());
    let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, database)) = loaded.iter().find(|(known, _)| known == path) {
        return Ok(Arc::clone(database));
    }
    let file = File::open(path).map_err(|error| fault(path, error))?;
    let database = Arc::new(load(path, file)?);
    loaded.push((path.to_owned(), Arc::clone(&database)));
    Ok(database)
}

fn load(path: &Path, file: File) -> Result<Database, Failure> {
    Database::load(BufReader::new(file)).map_err(|error| fault(path, error))
}

/// The file at fault, and why.
pub(crate) fn fault(path: &Path, error: impl Display) -> Failure {
    Failure::Input(format!("{}: {error}", path.display()))
}

/// Builds it, and shows how far that is.
fn build(geometry: Geometry, convention: Convention) -> Result<Database, Failure> {
    let plies = geometry.cells() as u64 + 1;
    let bar = progress::bar(2 * plies, "solving");
    let database = Database::build_noting(geometry, convention, &|step| advance(&bar, plies, step));
    bar.finish_and_clear();
    database.map_err(Failure::input)
}

/// Games may end before the board is full, so the last plies may never be reached: the bar jumps over them.
fn advance(bar: &ProgressBar, plies: u64, step: BuildProgress) {
    bar.set_position(match step {
        BuildProgress::Reached { ply, .. } => ply as u64 + 1,
        BuildProgress::Solved { ply, .. } => 2 * plies - ply as u64,
    });
}

/// Writes to a file beside it and renames that, so that no half-written database is ever found.
fn write(database: &Database, path: &Path) -> io::Result<()> {
    let mut partial = path.to_owned();
    partial.as_mut_os_string().push(".partial");
    let written = File::create(&partial).and_then(|mut file| {
        database.save(&mut file)?;
        file.sync_all()?;
        std::fs::rename(&partial, path)
    });
    if written.is_err() {
        // What could not be written is of no use; that it cannot be removed either changes nothing.
        let _ = std::fs::remove_file(&partial);
    }
    written
}
