//! What several sub-commands take from the command line: the board, and values.

use std::str::FromStr;
use std::time::Duration;

use clap::{Args, ValueEnum};
use mb_runtime::Geometry;
use mb_runtime::error::GeometryError;
use serde::Serialize;

/// Which board.
#[derive(Args, Debug, Clone, Copy)]
pub(crate) struct BoardArguments {
    /// As many columns as rows, 1 to 256.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", conflicts_with_all = ["cols", "rows"])]
    size: Option<usize>,
    /// Columns, 1 to 256; with --rows in place of --size.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "M", requires = "rows")]
    cols: Option<usize>,
    /// Rows, 1 to 256.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "N", requires = "cols")]
    rows: Option<usize>,
    /// Squares in a row that win: the shorter side if not given.
    #[arg(long, allow_negative_numbers = true, value_parser = number::<usize>, value_name = "K")]
    win: Option<usize>,
    /// How the board keeps its marks: bitboard if not given. A shape without a generated board runs on the
    /// generic one.
    #[arg(long, value_enum)]
    pub(crate) layout: Option<LayoutChoice>,
}

impl BoardArguments {
    /// A square board of a layout.
    pub(crate) const fn square(size: usize, layout: LayoutChoice) -> Self {
        Self { size: Some(size), cols: None, rows: None, win: None, layout: Some(layout) }
    }

    /// The same shape in another layout.
    pub(crate) const fn with_layout(self, layout: LayoutChoice) -> Self {
        Self { layout: Some(layout), ..self }
    }

    /// Whether anything was said about the board.
    pub(crate) const fn is_given(&self) -> bool {
        self.size.is_some()
            || self.cols.is_some()
            || self.rows.is_some()
            || self.win.is_some()
            || self.layout.is_some()
    }

    /// The layout that was asked for, or the default one.
    pub(crate) fn layout(&self) -> LayoutChoice {
        self.layout.unwrap_or(LayoutChoice::Bitboard)
    }

    /// The shape that was asked for; 3×3 if nothing was said.
    pub(crate) fn geometry(&self) -> Result<Geometry, GeometryError> {
        let (cols, rows, win) = self.sides();
        Geometry::new(cols, rows, win.unwrap_or(cols.min(rows)))
    }

    /// Columns, rows, and squares in a row if that was said, as they were asked for.
    pub(crate) fn sides(&self) -> (usize, usize, Option<usize>) {
        const DEFAULT_SIZE: usize = 3;
        let size = self.size.unwrap_or(DEFAULT_SIZE);
        (self.cols.unwrap_or(size), self.rows.unwrap_or(size), self.win)
    }
}

/// How a board keeps its marks.
#[derive(ValueEnum, Serialize, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LayoutChoice {
    /// Generated: two words, one per mark.
    Bitboard,
    /// Generated: one word, two bits a square.
    Twobit,
    /// The board whose size is known only at run time.
    Generic,
}

impl LayoutChoice {
    /// The word for it on the command line and in tables.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Bitboard => "bitboard",
            Self::Twobit => "twobit",
            Self::Generic => "generic",
        }
    }
}

/// Where random numbers come from.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Random {
    /// Python's generator, with which the series' figures come out to the last game.
    Python,
    /// A small, fast generator.
    Fast,
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
