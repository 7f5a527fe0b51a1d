//! Databases as files.
//!
//! All numbers are little endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `MBSOLVED` |
//! | 2 | version, 1 |
//! | 2, 2, 2 | columns, rows, squares in a row that win |
//! | 1 | 0 for normal play, 1 for misère play |
//! | 1 | the number of plies p: those from 0 to p - 1 follow |
//! | 4 × p | the number of classes of each ply |
//! | 4 + 1 each | per ply: its classes in ascending order (circle in the low half, cross in the high half, bit `x * rows + y`), then the value of each as a byte (0 loss, 1 draw, 2 win in the two low bits, above them the distance) |
//! | 4 | CRC-32 (IEEE) of everything before |

use std::io::{self, Read, Write};

use super::lookup::{Database, PlyValues, PositionValue};
use super::packed::{BoardTables, PackedMarks};
use mb_core::{Convention, Geometry};

const MAGIC: &[u8; 8] = b"MBSOLVED";
const VERSION: u16 = 1;
/// The bytes before the counts of classes.
const HEADER: usize = MAGIC.len() + 2 + 3 * 2 + 2;
/// A board of 16 squares can have 17 plies.
const MOST_PLIES: usize = Database::MOST_SQUARES + 1;

/// The error of a file that is not a usable database; nothing was loaded.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadDatabaseError {
    /// The file could not be read.
    #[error("the database could not be read: {0}")]
    Read(#[from] io::Error),
    /// The file does not begin like a database.
    #[error("not a database of solved positions")]
    Foreign,
    /// Another version of this crate wrote it.
    #[error("a database of version {0}: this program reads version {VERSION}")]
    Version(u16),
    /// The file is too short or too long.
    #[error("the database was cut off, or something was added to it")]
    Length,
    /// The checksum is wrong.
    #[error("the database was altered: its checksum is wrong")]
    Checksum,
    /// The checksum is right, but this crate writes no such database.
    #[error("the database contradicts itself: {0}")]
    Inconsistent(&'static str),
}

impl Database {
    /// Writes the database; [`load`](Self::load) reads it back.
    ///
    /// # Errors
    /// When writing fails.
    #[expect(clippy::cast_possible_truncation, reason = "at most 17 plies of at most 3^16 positions")]
    pub fn save(&self, writer: &mut impl Write) -> io::Result<()> {
        let classes: usize = self.classes().sum();
        let mut bytes = Vec::with_capacity(HEADER + 4 * self.by_ply.len() + 5 * classes + 4);
        bytes.extend(MAGIC);
        bytes.extend(VERSION.to_le_bytes());
        for side in [self.geometry.cols(), self.geometry.rows(), self.geometry.win()] {
            bytes.extend((side as u16).to_le_bytes());
        }
        bytes.push(u8::from(self.convention == Convention::Misere));
        bytes.push(self.by_ply.len() as u8);
        bytes.extend(self.classes().flat_map(|classes| (classes as u32).to_le_bytes()));
        for ply in &self.by_ply {
            bytes.extend(ply.classes.iter().flat_map(|class| class.0.to_le_bytes()));
            bytes.extend(&ply.values);
        }
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        writer.write_all(&bytes)?;
        writer.flush()
    }

    /// Reads a database that [`save`](Self::save) wrote.
    ///
    /// # Errors
    /// When the file cannot be read, is no database, is of another version, or was cut off or altered.
    pub fn load(mut reader: impl Read) -> Result<Self, LoadDatabaseError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes)?;
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(LoadDatabaseError::Foreign)?;
        let version = u16::from_le_bytes(take(&mut rest)?);
        if version != VERSION {
            return Err(LoadDatabaseError::Version(version));
        }
        let sides = [(); 3].map(|()| take(&mut rest).map(|side| usize::from(u16::from_le_bytes(side))));
        let [convention, plies] = take(&mut rest)?;
        let counts =
            (0..plies).map(|_| take(&mut rest).map(u32::from_le_bytes)).collect::<Result<Vec<_>, _>>()?;
        // The length is checked before memory is asked for, and the checksum before anything is believed.
        let length: u64 = counts.iter().map(|count| 5 * u64::from(*count)).sum();
        let (body, checksum) = rest.split_last_chunk().ok_or(LoadDatabaseError::Length)?;
        if body.len() as u64 != length {
            return Err(LoadDatabaseError::Length);
        }
        if crc32fast::hash(&bytes[..bytes.len() - checksum.len()]) != u32::from_le_bytes(*checksum) {
            return Err(LoadDatabaseError::Checksum);
        }
        let [cols, rows, win] = sides;
        let geometry = Geometry::new(cols?, rows?, win?).ok();
        let geometry = geometry.filter(|geometry| geometry.cells() <= Self::MOST_SQUARES);
        let geometry = geometry.ok_or(LoadDatabaseError::Inconsistent("there is no such board"))?;
        let convention = match convention {
            0 => Convention::Normal,
            1 => Convention::Misere,
            _ => return Err(LoadDatabaseError::Inconsistent("there is no such convention")),
        };
        if counts.is_empty() || counts.len() > MOST_PLIES {
            return Err(LoadDatabaseError::Inconsistent("there is no such number of plies"));
        }
        let mut rest = body;
        let by_ply = counts.into_iter().enumerate().map(|(ply, count)| read_ply(ply, count, &mut rest));
        let by_ply = by_ply.collect::<Result<_, _>>()?;
        Ok(Self { geometry, convention, tables: BoardTables::new(geometry), by_ply })
    }
}

/// Takes off the first bytes.
fn take<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], LoadDatabaseError> {
    let (first, others) = rest.split_first_chunk().ok_or(LoadDatabaseError::Length)?;
    *rest = others;
    Ok(*first)
}

/// Takes off the classes of a ply and their values.
fn read_ply(ply: usize, count: u32, rest: &mut &[u8]) -> Result<PlyValues, LoadDatabaseError> {
    let count = usize::try_from(count).map_err(|_| LoadDatabaseError::Length)?;
    let classes = (0..count).map(|_| Ok(PackedMarks(u32::from_le_bytes(take(rest)?))));
    let classes = classes.collect::<Result<Vec<PackedMarks>, LoadDatabaseError>>()?;
    if !classes.is_sorted_by(|first, second| first < second) || classes.iter().any(|class| class.ply() != ply)
    {
        return Err(LoadDatabaseError::Inconsistent("positions are out of order"));
    }
    let (values, others) = rest.split_at_checked(count).ok_or(LoadDatabaseError::Length)?;
    *rest = others;
    if values.iter().any(|value| PositionValue::from_byte(*value).is_none()) {
        return Err(LoadDatabaseError::Inconsistent("there is no such outcome"));
    }
    Ok(PlyValues { classes, values: values.to_vec() })
}
