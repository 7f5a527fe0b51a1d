//! The error messages of `#[derive_board]`, each on the token at fault, and user code that must compile.
//!
//! `TRYBUILD=overwrite cargo test -p mb-tests --test ui` rewrites the expected messages.

#[test]
fn every_fault_is_one_message_on_its_token() {
    trybuild::TestCases::new().compile_fail("ui/fail/*.rs");
}

#[test]
fn the_attribute_leaves_no_trace_in_the_users_code() {
    trybuild::TestCases::new().pass("ui/pass/*.rs");
}
