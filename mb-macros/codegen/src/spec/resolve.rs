//! How the arguments become one [`BoardSpec`], and the faults that show only when they are taken together.

use proc_macro2::TokenStream;

use super::board_spec::{BoardSpec, check_cells, check_side, check_win};
use crate::layout::Layout;
use crate::limits::MAX_SIDE;
use crate::written::{Args, Argument, Faults, Key};

/// Returns the board that the arguments describe.
///
/// If they are at fault, it returns the nearest valid board, so that the code around the attribute still compiles and
/// the fault is the only error shown.
pub(crate) fn resolve(args: &Args, faults: &mut Faults) -> BoardSpec {
    let layout = args.layout.as_ref().and_then(|layout| layout.value).unwrap_or(Layout::Bitboard);
    let sides = sides(args, faults);
    let win = args.win.as_ref().and_then(|win| valid_win(win, sides, faults));
    sides
        .and_then(|(cols, rows)| BoardSpec::new(cols, rows, win, layout).ok())
        .unwrap_or_else(|| BoardSpec::fallback(layout))
}

/// Returns the numbers of columns and rows if both are known and valid.
fn sides(args: &Args, faults: &mut Faults) -> Option<(usize, usize)> {
    match (&args.size, &args.cols, &args.rows) {
        (Some(both), cols, rows) => {
            for (name, side) in [(Key::Cols, cols), (Key::Rows, rows)] {
                if let Some(side) = side {
                    let message =
                        format!("{name} together with `size`: write either `size`, or `cols` and `rows`");
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
        (None, Some(only), None) => one_side(Key::Cols, Key::Rows, only, faults),
        (None, None, Some(only)) => one_side(Key::Rows, Key::Cols, only, faults),
        (None, None, None) => {
            faults.on_attribute(
                "the size is missing: write `#[derive_board(size = 3)]`, or `cols = 4, rows = 3`",
            );
            None
        }
    }
}

/// Reports that one side is missing, and uses the given one for both.
fn one_side(given: Key, missing: Key, side: &Argument<usize>, faults: &mut Faults) -> Option<(usize, usize)> {
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

/// Returns the win if it is valid. If the sides are not known, it is valid when it fits on some board.
fn valid_win(win: &Argument<usize>, sides: Option<(usize, usize)>, faults: &mut Faults) -> Option<usize> {
    let value = win.value?;
    let checked = match sides {
        Some((cols, rows)) => check_win(value, cols, rows).map_err(|error| error.to_string()),
        None if value > MAX_SIDE => {
            Err(format!("{value} squares in a row fit on no board: `win` is at most {MAX_SIDE}"))
        }
        None => check_win(value, value, value).map_err(|error| error.to_string()),
    };
    checked.map_err(|message| faults.on(&win.tokens, message)).ok()?;
    Some(value)
}
