//! Databases as files: made when there is none, refused when it is not the right one.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use indicatif::ProgressBar;
use mb_runtime::database::{Database, Step};
use mb_runtime::{Convention, Geometry};

use crate::failure::Failure;
use crate::progress;

/// The database in a file; where there is no such file, it is built and written there.
///
/// A file that cannot be used is never written over.
pub(super) fn open(path: &Path, geometry: Geometry, convention: Convention) -> Result<Database, Failure> {
    let about = |error: &dyn std::fmt::Display| Failure::Input(format!("{}: {error}", path.display()));
    let database = match File::open(path) {
        Ok(file) => Database::load(BufReader::new(file)).map_err(|error| about(&error))?,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let database = build(geometry, convention)?;
            write(&database, path).map_err(|error| about(&error))?;
            database
        }
        Err(error) => return Err(about(&error)),
    };
    if (database.geometry(), database.convention()) == (geometry, convention) {
        return Ok(database);
    }
    let shape = database.geometry();
    Err(Failure::Input(format!(
        "{}: a database of {}×{}, {} in a row, {}: ask about that board, or name another file",
        path.display(),
        shape.cols(),
        shape.rows(),
        shape.win(),
        database.convention()
    )))
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
fn advance(bar: &ProgressBar, plies: u64, step: Step) {
    bar.set_position(match step {
        Step::Reached { ply, .. } => ply as u64 + 1,
        Step::Solved { ply, .. } => 2 * plies - ply as u64,
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
