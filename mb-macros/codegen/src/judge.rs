//! From what was written to what was meant: the faults that only several arguments together show.

use proc_macro2::{Span, TokenStream};

use crate::args::{Args, Argument, Key};
use crate::faults::Faults;
use crate::layout::Layout;
use crate::spec::{BoardSpec, MAX_SIDE, check_cells, check_side, check_win};

/// The board that the arguments describe; where they are at fault, the nearest board there is, so that the
/// code around the attribute still compiles and the fault is the only error shown.
pub(crate) fn judge(args: &Args, faults: &mut Faults) -> BoardSpec {
    let layout = args.layout.as_ref().and_then(|layout| layout.value).unwrap_or(Layout::Bitboard);
    let sides = sides(args, faults);
    let win = args.win.as_ref().and_then(|win| valid_win(win, sides, faults));
    sides
        .and_then(|(cols, rows)| BoardSpec::new(cols, rows, win, layout).ok())
        .unwrap_or_else(|| BoardSpec::fallback(layout))
}

/// Columns and rows, if both are known and possible.
fn sides(args: &Args, faults: &mut Faults) -> Option<(usize, usize)> {
    match (&args.size, &args.cols, &args.rows) {
        (Some(both), cols, rows) => {
            for (name, side) in [(Key::Cols, cols), (Key::Rows, rows)] {
                if let Some(side) = side {
                    let message = format!("{name} beside `size`: write either `size`, or `cols` and `rows`");
                    faults.on(&side.key, message);
                    valid_side(side, faults);
                }
            }
            let side = valid_side(both, faults)?;
            valid_cells(side, side, &both.tokens, faults)
        }
        (None, Some(cols), Some(rows)) => {
            let (cols_valid, rows_valid) = (valid_side(cols, faults), valid_side(rows, faults));
            let both: TokenStream = [&cols.tokens, &rows.tokens].into_iter().cloned().collect();
            valid_cells(cols_valid?, rows_valid?, &both, faults)
        }
        (None, Some(only), None) => lonely(Key::Cols, Key::Rows, only, faults),
        (None, None, Some(only)) => lonely(Key::Rows, Key::Cols, only, faults),
        (None, None, None) => {
            faults.at(
                Span::call_site(),
                "the size is missing: write `#[derive_board(size = 3)]`, or `cols = 4, rows = 3`",
            );
            None
        }
    }
}

/// One side without the other: reported, and taken for both.
fn lonely(given: Key, missing: Key, side: &Argument<usize>, faults: &mut Faults) -> Option<(usize, usize)> {
    faults.on(&side.key, format!("{given} without {missing}: write both, or `size` for a square board"));
    let side = valid_side(side, faults)?;
    check_cells(side, side).ok().map(|()| (side, side))
}

fn valid_side(side: &Argument<usize>, faults: &mut Faults) -> Option<usize> {
    let value = side.value?;
    check_side(value).map_err(|error| faults.on(&side.tokens, error.to_string())).ok()?;
    Some(value)
}

fn valid_cells(
    cols: usize,
    rows: usize,
    tokens: &TokenStream,
    faults: &mut Faults,
) -> Option<(usize, usize)> {
    check_cells(cols, rows).map_err(|error| faults.on(tokens, error.to_string())).ok()?;
    Some((cols, rows))
}

/// The win, if it is possible; where the sides are not known, on the largest board that could be meant.
fn valid_win(win: &Argument<usize>, sides: Option<(usize, usize)>, faults: &mut Faults) -> Option<usize> {
    let value = win.value?;
    let checked = match sides {
        Some((cols, rows)) => check_win(value, cols, rows).map_err(|error| error.to_string()),
        None if value > MAX_SIDE => {
            Err(format!("{value} squares in a row fit on no board: `win` is from 1 to {MAX_SIDE} at most"))
        }
        None => check_win(value, value, value).map_err(|error| error.to_string()),
    };
    checked.map_err(|message| faults.on(&win.tokens, message)).ok()?;
    Some(value)
}
