//! Finds lines with tables of all ways to fill a tiny board with one mark.
//!
//! Two loads and a bit test take fewer instructions than comparing with the masks of the lines. The tables of 3×3 take
//! a kilobyte each.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::code::Code;
use super::super::context::{Context, number};

use crate::layout::Layout;

/// The most squares for which a table has every set.
const MOST_SQUARES: usize = 9;

/// Returns whether the board is small enough for these tables, and the word of a mark has one bit for each square.
pub(crate) fn fit(context: &Context) -> bool {
    context.layout.kind() == Layout::Bitboard
        && context.layout.is_dense()
        && context.geometry.cells() <= MOST_SQUARES
}

/// Emits the tables `LINE_SQUARES` and `WINNING_SQUARES`, and the function `look_up`.
fn tables(context: &Context) -> TokenStream {
    let (word_type, board) = (context.word_type(), context.board());
    let cells = number(context.geometry.cells());
    let (sets, last) = (number(1 << context.geometry.cells()), number((1 << context.geometry.cells()) - 1));
    let lines = number(context.geometry.lines().len());
    quote! {
        /// For every way to fill the board with one mark, the squares that complete lines go through.
        const LINE_SQUARES: &'static [#word_type; #sets] = &{
            let mut table = [0; #sets];
            let mut marks = 0;
            while marks < #sets {
                let mut line = 0;
                while line < #lines {
                    let mask = #board::LINE_MASKS[line];
                    if (marks as #word_type) & mask == mask {
                        table[marks] |= mask;
                    }
                    line += 1;
                }
                marks += 1;
            }
            table
        };

        /// For every way to fill the board with one mark, the other squares on which it would complete a line.
        const WINNING_SQUARES: &'static [#word_type; #sets] = &{
            let mut table = [0; #sets];
            let mut marks = 0;
            while marks < #sets {
                let mut square = 0;
                while square < #cells {
                    let next = marks | (1 << square);
                    if next != marks {
                        table[marks] |= LINE_SQUARES[next] & (1 << square);
                    }
                    square += 1;
                }
                marks += 1;
            }
            table
        };

        /// The entry of a table for the squares of `mark`.
        #[inline]
        const fn look_up(board: #board, mark: mb_::Mark, table: &[#word_type; #sets]) -> #word_type {
            table[#board::marks(board, mark) as mb_::usize & #last]
        }
    }
}

/// Returns the body of `is_win`: whether a complete line goes through the square.
pub(super) fn through(context: &Context) -> Code {
    let word_type = context.word_type();
    Code::new(
        tables(context),
        quote! {
            let mask = <#word_type>::wrapping_shl(1, index as mb_::u32);
            look_up(self, mark, LINE_SQUARES) & mask != 0
        },
    )
}

/// Returns the body of `has_line`: whether a complete line goes through any square.
pub(super) fn anywhere() -> Code {
    Code::from(quote!(look_up(self, mark, LINE_SQUARES) != 0))
}

/// Emits the implementation of `Shortcuts`, which answers for all squares at once.
pub(crate) fn shortcuts(context: &Context) -> TokenStream {
    let (word_type, squares) = (context.word_type(), context.squares_parameters());
    let board = context.board();
    quote! {
        #[automatically_derived]
        impl mb_::Shortcuts for #board {
            #[inline]
            fn looks_are_cheap(&self) -> mb_::bool {
                true
            }

            #[inline]
            fn quiet_moves(&self, mark: mb_::Mark) -> impl mb_::core::iter::Iterator<Item = mb_::Square> {
                let winning = look_up(*self, mark, WINNING_SQUARES);
                mb_::Squares::#squares::new(Self::empty(*self) & !winning)
            }

            #[inline]
            fn threats(&self, turn: mb_::Mark) -> mb_::Threats {
                let empty = Self::empty(*self);
                let own = look_up(*self, turn, WINNING_SQUARES) & empty;
                let other = look_up(*self, mb_::Mark::opponent(turn), WINNING_SQUARES) & empty;
                mb_::Threats {
                    turn: <#word_type>::count_ones(own) as mb_::usize,
                    opponent: <#word_type>::count_ones(other) as mb_::usize,
                    both: <#word_type>::count_ones(own & other) as mb_::usize,
                }
            }
        }
    }
}
