use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::{ToTokens, quote};

use super::{Args, Faults, resolve};
use crate::layout::Layout;
use crate::spec::BoardSpec;

/// Returns the board that the arguments describe, and the messages about their faults.
fn read(arguments: TokenStream) -> (BoardSpec, Vec<String>) {
    let mut faults = Faults::default();
    let args = Args::parse(arguments, &mut faults);
    let spec = resolve(&args, &mut faults);
    (spec, faults.messages())
}

/// Returns the board of faultless arguments: columns, rows, win, layout.
fn board(arguments: TokenStream) -> (usize, usize, usize, Layout) {
    let (spec, messages) = read(arguments);
    assert_eq!(messages, [""; 0]);
    let geometry = spec.geometry();
    (geometry.cols(), geometry.rows(), geometry.win(), spec.layout().kind())
}

/// Returns the only fault of some arguments.
fn fault(arguments: &str) -> String {
    let (_, mut messages) = read(arguments.parse().expect("the test's own tokens"));
    assert_eq!(messages.len(), 1, "{arguments}: {messages:?}");
    messages.remove(0)
}

/// Returns what a `macro_rules!` makes of a fragment: the tokens in an invisible group.
fn invisible(tokens: TokenStream) -> TokenTree {
    Group::new(Delimiter::None, tokens).into()
}

#[test]
fn a_size_alone_means_a_square_board_of_two_words() {
    assert_eq!(board(quote!(size = 5)), (5, 5, 5, Layout::Bitboard));
    assert_eq!(board(quote!(size = 5,)), (5, 5, 5, Layout::Bitboard));
}

#[test]
fn every_argument_is_read_in_any_order() {
    let arguments = quote!(layout = "twobit", win = 3, crate = facade::mb_runtime, rows = 4, cols = 5);
    assert_eq!(board(arguments), (5, 4, 3, Layout::Twobit));
}

#[test]
fn numbers_may_be_hexadecimal_or_have_the_suffix_of_an_integer() {
    assert_eq!(board(quote!(size = 0x3)), (3, 3, 3, Layout::Bitboard));
    assert_eq!(board(quote!(cols = 3usize, rows = 0b1_00u8, win = 1_i64)), (3, 4, 1, Layout::Bitboard));
}

#[test]
fn what_a_macro_passes_in_an_invisible_group_is_read_as_what_it_contains() {
    let size = invisible(quote!(5));
    let layout = invisible(invisible(quote!("twobit")).into());
    assert_eq!(board(quote!(size = #size, layout = #layout)), (5, 5, 5, Layout::Twobit));
}

#[test]
fn the_path_of_the_runtime_is_kept_as_written() {
    for path in [quote!(facade::mb_runtime), quote!(::other), quote!(crate::deep::er), quote!(self)] {
        let mut faults = Faults::default();
        let args = Args::parse(quote!(size = 3, crate = #path), &mut faults);
        let runtime = args.runtime.and_then(|runtime| runtime.value).expect("a path");
        assert_eq!(runtime.to_token_stream().to_string(), path.to_string());
    }
}

#[test]
fn what_is_not_a_number_is_told_why() {
    let cases = [
        ("size = -3", "negative"),
        ("size = 3.0", "write `size = 3`"),
        ("size = 3.5", "whole number"),
        ("size = \"3\"", "write `size = 3`, without quotes"),
        ("size = \"three\"", "not a string"),
        ("size = 3px", "unknown suffix `px`"),
        ("size = N", "a constant has no value yet"),
        ("size = limits::N", "a constant has no value yet"),
        ("size = 2 + 1", "an expression has no value yet"),
        ("size = (3)", "an expression has no value yet"),
        ("size = true", "`true` is not a number"),
        ("size = 'c'", "is not a number"),
        ("size = b\"3\"", "is not a number"),
        ("size = 99999999999999999999999999999999999999999999", "far too large"),
    ];
    for (arguments, part) in cases {
        let message = fault(arguments);
        assert!(message.contains(part), "{arguments}: {message}");
    }
}

#[test]
fn a_negative_number_may_also_come_as_one_token() {
    let literal = proc_macro2::Literal::i8_unsuffixed(-3);
    let (_, messages) = read(quote!(size = #literal));
    assert_eq!(messages.len(), 1);
    assert!(messages[0].contains("negative"), "{messages:?}");
}

#[test]
fn what_is_out_of_range_is_told_the_range() {
    let cases = [
        ("size = 0", "a side cannot have 0 squares: write a number from 1 to 64"),
        ("size = 300", "derive_board takes from 1 to 64"),
        ("size = 1000000000000", "derive_board takes from 1 to 64"),
        ("size = 21", "21×21 is 441 squares: derive_board unrolls at most 400; use BitBoard"),
        ("cols = 30, rows = 14", "30×14 is 420 squares"),
        ("size = 3, win = 0", "`win` cannot be 0"),
        ("cols = 4, rows = 3, win = 5", "5 squares in a row do not fit: `win` is from 1 to 4 on a 4×3 board"),
    ];
    for (arguments, part) in cases {
        let message = fault(arguments);
        assert!(message.contains(part), "{arguments}: {message}");
    }
}

#[test]
fn sizes_that_do_not_belong_together_are_one_fault() {
    let cases = [
        ("", "the size is missing"),
        ("win = 3", "the size is missing"),
        ("size = 3, cols = 4", "`cols` together with `size`"),
        ("rows = 3, size = 3", "`rows` together with `size`"),
        ("cols = 4", "`cols` without `rows`"),
        ("rows = 40", "`rows` without `cols`"),
        ("size = 3, size = 4", "`size` is given twice"),
    ];
    for (arguments, part) in cases {
        let message = fault(arguments);
        assert!(message.contains(part), "{arguments}: {message}");
    }
}

#[test]
fn misspelt_names_are_recognised_and_used() {
    let cases = [
        ("sise = 3", "unknown argument `sise`: did you mean `size`?"),
        ("width = 3, rows = 3", "did you mean `cols`?"),
        ("size = 3, layuot = \"twobit\"", "did you mean `layout`?"),
        ("size = 3, k = 3", "did you mean `win`?"),
        ("size = 3, colour = 1", "unknown argument `colour`: write `size`"),
        ("size = 3, layout = \"two-bit\"", "unknown layout \"two-bit\": did you mean \"twobit\"?"),
        ("size = 3, layout = \"bytes\"", "unknown layout \"bytes\": the layouts are"),
        ("size = 3, layout = twobit", "write `layout = \"twobit\"`, in quotes"),
        ("size = 3, layout = 2", "a layout is a string"),
        ("size = 3, layout = \"twobit\"suffix", "a layout is a string"),
    ];
    for (arguments, part) in cases {
        let message = fault(arguments);
        assert!(message.contains(part), "{arguments}: {message}");
    }
}

#[test]
fn broken_lists_are_told_where_they_break() {
    let cases = [
        ("size", "`size` needs `=` and a value: write `size = 3`"),
        ("size =", "`size` needs `=` and a value"),
        ("size(3)", "`size` needs `=` and a value"),
        ("size: 3", "`size` needs `=` and a value"),
        ("3", "`3` has no name: write `size = 3`"),
        ("size = 3, \"twobit\"", "write `layout = \"twobit\"`"),
        ("size = 3 win = 3", "a comma is missing before `win`"),
        ("size = 3; win = 3", "separated by commas"),
        ("size = 3,, win = 3", "no argument before this `,`"),
        (", size = 3", "no argument before this `,`"),
        ("size = 3, {}", "this is not an argument"),
        ("size = 3, crate = \"a::b\"", "write `crate = a::b`"),
        ("size = 3, crate = 7", "takes the path of the runtime"),
        ("size = 3, crate = a<b>", "takes the path of the runtime"),
    ];
    for (arguments, part) in cases {
        let message = fault(arguments);
        assert!(message.contains(part), "{arguments}: {message}");
    }
}

#[test]
fn all_faults_are_reported_at_once() {
    let (_, messages) =
        read(quote!(cols = 0, rows = "3", win = 0, layout = "bits", colour = 1, crate = "x", cols = 3));
    assert_eq!(messages.len(), 7, "{messages:#?}");
}

#[test]
fn a_fault_of_one_argument_hides_none_of_another_nor_of_its_own_value() {
    let cases: [(&str, &[&str]); 5] = [
        ("size = 3, cols = 4, rows = 4", &["`cols` together with `size`", "`rows` together with `size`"]),
        (
            "size = 3, cols = 0, rows = 65",
            &["`cols` together", "cannot have 0 squares", "`rows` together", "a side of 65 squares"],
        ),
        (
            "sise = \"3\", layuot = \"two-bit\"",
            &["did you mean `size`", "without quotes", "did you mean `layout`", "did you mean \"twobit\""],
        ),
        ("size = 0, win = 500", &["cannot have 0 squares", "500 squares in a row fit on no board"]),
        ("sise", &["did you mean `size`", "`size` needs `=` and a value"]),
    ];
    for (arguments, parts) in cases {
        let (_, messages) = read(arguments.parse().expect("the test's own tokens"));
        assert_eq!(messages.len(), parts.len(), "{arguments}: {messages:#?}");
        for part in parts {
            assert!(messages.iter().any(|message| message.contains(part)), "{part}: {messages:#?}");
        }
    }
}

#[test]
fn what_was_valid_is_kept_when_something_is_not() {
    let kept = |arguments: TokenStream| {
        let (spec, messages) = read(arguments);
        assert_eq!(messages.len(), 1);
        let geometry = spec.geometry();
        (geometry.cols(), geometry.rows(), geometry.win(), spec.layout().kind())
    };
    assert_eq!(kept(quote!(size = 5, layout = "two")), (5, 5, 5, Layout::Bitboard));
    assert_eq!(kept(quote!(size = 5, win = 9, layout = "twobit")), (5, 5, 5, Layout::Twobit));
    assert_eq!(kept(quote!(size = 500, win = 9, layout = "twobit")), (3, 3, 3, Layout::Twobit));
    assert_eq!(kept(quote!(cols = 4)), (4, 4, 4, Layout::Bitboard));
    assert_eq!(kept(quote!(sise = 4)), (4, 4, 4, Layout::Bitboard));
}
