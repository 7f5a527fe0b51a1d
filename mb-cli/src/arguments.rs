//! Arguments that several sub-commands share: the board, and the readers of values.

use std::error::Error;
use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use mb_engine::{BoardChoice, BoardType};
use mb_runtime::{BitBoard, Geometry, PythonRandom, RandomSource};

use crate::io::failure::Failure;

/// The shape of the board, and how it keeps its marks.
#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct BoardArguments {
    /// Columns and rows of a square board, 1 to 256.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", conflicts_with_all = ["cols", "rows"])]
    size: Option<usize>,
    /// Columns, 1 to 256; needs --rows.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "M", requires = "rows")]
    cols: Option<usize>,
    /// Rows, 1 to 256; needs --cols.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", requires = "cols")]
    rows: Option<usize>,
    /// Squares in a row that win [default: the shorter side].
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "K")]
    win: Option<usize>,
    /// Choose how the board keeps its marks: as a word for each mark (bitboard, the default), as two bits for each square
    /// (twobit), or as words whose number is known only at run time (generic). A shape that is not compiled in runs on
    /// the generic board.
    #[arg(long, value_parser = one_of(&BoardType::ALL), value_name = "LAYOUT")]
    layout: Option<BoardType>,
}

impl BoardArguments {
    /// Whether any argument describes the board.
    pub(crate) const fn is_given(&self) -> bool {
        self.size.is_some()
            || self.cols.is_some()
            || self.rows.is_some()
            || self.win.is_some()
            || self.layout.is_some()
    }

    /// The layout that `--layout` names.
    pub(crate) const fn given_layout(&self) -> Option<BoardType> {
        self.layout
    }

    /// The layout that `--layout` names, or the default one.
    pub(crate) fn layout(&self) -> BoardType {
        self.layout.unwrap_or(BoardType::Bitboard)
    }

    /// The board that the arguments describe: generic where the shape is not compiled in.
    pub(crate) fn choice(&self) -> Result<BoardChoice, Failure> {
        Ok(BoardChoice::new(self.geometry()?, self.layout()))
    }

    /// An empty generic board of the shape.
    pub(crate) fn empty(&self) -> Result<BitBoard, Failure> {
        Ok(BitBoard::new(self.geometry()?))
    }

    /// The shape of the board; 3×3 without arguments.
    pub(crate) fn geometry(&self) -> Result<Geometry, Failure> {
        let (cols, rows, win) = self.sides();
        Geometry::new(cols, rows, win.unwrap_or(cols.min(rows))).map_err(Failure::input)
    }

    /// Columns, rows, and the value of `--win`, unchecked.
    pub(crate) fn sides(&self) -> (usize, usize, Option<usize>) {
        const DEFAULT_SIZE: usize = 3;
        let size = self.size.unwrap_or(DEFAULT_SIZE);
        (self.cols.unwrap_or(size), self.rows.unwrap_or(size), self.win)
    }
}

/// The source of random numbers.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RandomNumbers {
    /// Python's generator, which reproduces the series' figures to the last game.
    Python,
    /// A small, fast generator.
    Fast,
}

impl RandomNumbers {
    /// Returns the source for a match: the one stream of `python`, or the numbered streams of fast random numbers.
    pub(crate) const fn source(self, python: &mut PythonRandom) -> RandomSource<'_> {
        match self {
            Self::Python => RandomSource::Single(python),
            Self::Fast => RandomSource::Streams,
        }
    }
}

/// Reads a whole number.
pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| "write a whole number from 0, in digits only".to_owned())
}

/// Reads a number of seconds: 0 or more, fractions allowed.
pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().map_err(|_| "write a number of seconds, such as 0.5".to_owned())?;
    Duration::try_from_secs_f64(seconds)
        .map_err(|_| "write a number of seconds from 0, such as 0.5".to_owned())
}

/// Reads one of `values` by its name. Help and errors list the names.
pub(crate) fn one_of<T>(values: &[T]) -> impl TypedValueParser<Value = T> + use<T>
where
    T: FromStr<Err: Error + Send + Sync> + Display + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(values.iter().map(T::to_string)).try_map(|name| name.parse::<T>())
}
