//! Combines the arguments into one [`BoardSpec`], and reports faults that appear only when arguments are taken
//! together.

use proc_macro2::TokenStream;

use super::Faults;
use super::args::{Args, Argument};
use super::key::Key;
use crate::layout::Layout;
use crate::spec::{BoardSpec, MAX_SIDE, SpecError, check_cells, check_side, check_win};

/// Returns the board that the arguments describe.
///
/// If the arguments are at fault, the result is the nearest valid board, so that the code around the attribute still
/// compiles and the fault is the only error shown.
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
            valid((side, side), check_cells(side, side), &both.tokens, faults)
        }
        (None, Some(cols), Some(rows)) => {
            let sides = (valid_side(cols, faults), valid_side(rows, faults));
            let both: TokenStream = [&cols.tokens, &rows.tokens].into_iter().cloned().collect();
            let (cols, rows) = (sides.0?, sides.1?);
            valid((cols, rows), check_cells(cols, rows), &both, faults)
        }
        (None, Some(only), None) => one_side(Key::Cols, Key::Rows, only, faults),
        (None, None, Some(only)) => one_side(Key::Rows, Key::Cols, only, faults),
        (None, None, None) => {
            let message = "the size is missing: write `#[derive_board(size = 3)]`, or `cols = 4, rows = 3`";
            faults.on(TokenStream::new(), message);
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
    valid(value, check_side(value), &side.tokens, faults)
}

/// Returns the win if it is valid. If the sides are not known, a win is valid if it fits on any board.
fn valid_win(win: &Argument<usize>, sides: Option<(usize, usize)>, faults: &mut Faults) -> Option<usize> {
    let value = win.value?;
    if sides.is_none() && value > MAX_SIDE {
        let message = format!("{value} squares in a row fit on no board: `win` is at most {MAX_SIDE}");
        faults.on(&win.tokens, message);
        return None;
    }
    let (cols, rows) = sides.unwrap_or((MAX_SIDE, MAX_SIDE));
    valid(value, check_win(value, cols, rows), &win.tokens, faults)
}

/// Returns `value` if the check passed, or reports the error on `tokens`.
fn valid<T>(
    value: T,
    checked: Result<(), SpecError>,
    tokens: &TokenStream,
    faults: &mut Faults,
) -> Option<T> {
    checked.map_err(|error| faults.on(tokens, error)).ok()?;
    Some(value)
}
