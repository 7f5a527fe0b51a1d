//! The arguments of `derive_board`, and the item below it: whatever a user writes, the answer is a list of items.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use proc_macro2::TokenStream;

fuzz_target!(|text: &str| -> Corpus {
    // The first line is between the brackets of the attribute, the rest is the item.
    let (arguments, item) = text.split_once('\n').unwrap_or((text, "pub struct FuzzedBoard;"));
    let (Ok(arguments), Ok(item)) = (arguments.parse::<TokenStream>(), item.parse::<TokenStream>()) else {
        return Corpus::Reject;
    };
    let code = mb_codegen::derive_board(arguments, item.clone());
    // If the item is Rust, so is the answer: a fault is one more item, and the rest of the user's file stays as it is.
    if syn::parse2::<syn::Item>(item).is_ok() {
        syn::parse2::<syn::File>(code).expect("a list of items");
    }
    Corpus::Keep
});
