//! Lines from tables of all ways to fill a tiny board with one mark.
//!
//! Two loads and a bit test: fewer instructions than comparing with the masks of the lines. The tables of 3×3 take a
//! kilobyte each.

use proc_macro2::TokenStream;
use quote::quote;

use super::super::context::{Context, number};
use super::super::moves::squares_type;
use crate::layout::Layout;

/// The most squares of which a table has every set.
const MOST_SQUARES: usize = 9;

/// Whether the board is small enough, and has the squares of a mark next to one another in a word.
pub(crate) fn fit(context: &Context) -> bool {
    context.layout.kind() == Layout::Bitboard
        && context.layout.is_dense()
        && context.geometry.cells() <= MOST_SQUARES
}

/// `LINE_SQUARES` and `WINNING_SQUARES`.
pub(super) fn items(context: &Context) -> TokenStream {
    let (private, word_type) = (&context.private, context.word_type());
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
                    let mask = Self::LINE_MASKS[line];
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
                while square < Self::CELLS {
                    let next = marks | (1 << square);
                    if next != marks {
                        table[marks] |= Self::LINE_SQUARES[next] & (1 << square);
                    }
                    square += 1;
                }
                marks += 1;
            }
            table
        };

        /// What a table has for the squares of `mark`.
        #[inline]
        const fn look_up(
            self,
            mark: #private::Mark,
            table: &[#word_type; #sets],
        ) -> #word_type {
            table[Self::marks(self, mark) as #private::usize & #last]
        }
    }
}

/// `is_win`: whether a complete line goes through the square.
pub(super) fn through(context: &Context) -> TokenStream {
    let (private, word_type) = (&context.private, context.word_type());
    quote! {
        let index = #private::Square::index(square);
        #private::debug_assert!(index < Self::CELLS);
        let mask = <#word_type>::wrapping_shl(1, index as #private::u32);
        Self::look_up(self, mark, Self::LINE_SQUARES) & mask != 0
    }
}

/// `has_line`: whether a complete line goes through any square.
pub(super) fn anywhere() -> TokenStream {
    quote!(Self::look_up(self, mark, Self::LINE_SQUARES) != 0)
}

/// The shortcuts of the board, with all squares at once.
pub(crate) fn shortcuts(context: &Context) -> TokenStream {
    let (private, word_type, ident) = (&context.private, context.word_type(), &context.target.ident);
    let squares = squares_type(context);
    quote! {
        #[automatically_derived]
        impl #private::Shortcuts for #ident {
        #[inline]
        fn looks_are_cheap(&self) -> #private::bool {
            true
        }

        #[inline]
        fn quiet_moves(
            &self,
            mark: #private::Mark,
        ) -> impl #private::core::iter::Iterator<Item = #private::Square> {
            let winning = Self::look_up(*self, mark, Self::WINNING_SQUARES);
            <#squares>::new(Self::empty(*self) & !winning)
        }

        #[inline]
        fn threats(&self, turn: #private::Mark) -> #private::Threats {
            let empty = Self::empty(*self);
            let opponent = #private::Mark::opponent(turn);
            let own = Self::look_up(*self, turn, Self::WINNING_SQUARES) & empty;
            let other = Self::look_up(*self, opponent, Self::WINNING_SQUARES) & empty;
            #private::Threats {
                turn: <#word_type>::count_ones(own) as #private::usize,
                opponent: <#word_type>::count_ones(other) as #private::usize,
                both: <#word_type>::count_ones(own & other) as #private::usize,
            }
        }
        }
    }
}
