//! Generated code in crates of users. Each fixture is a crate with its own kind of manifest.
//!
//! All fixtures are members of the workspace `tests/guest/fixtures` and share one target folder. They use the versions
//! in the main `Cargo.lock`, so nothing is downloaded.

use std::path::Path;
use std::process::{Command, Output};
use std::sync::Once;

/// Runs a Cargo command in the fixtures' workspace.
fn cargo(arguments: &[&str]) -> Output {
    static LOCKED: Once = Once::new();
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("guest/fixtures");
    LOCKED.call_once(|| {
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
        std::fs::copy(lock, workspace.join("Cargo.lock")).expect("the versions of the main workspace");
    });
    Command::new(env!("CARGO"))
        .args(arguments)
        .current_dir(workspace)
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("fixtures"))
        .env_remove("RUSTFLAGS")
        .output()
        .expect("the Cargo that runs these tests")
}

/// Asserts that a Cargo command succeeds without a warning from a fixture.
fn assert_clean(arguments: &[&str]) {
    let output = cargo(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo {arguments:?}:\n{errors}");
    assert!(!errors.contains("warning"), "cargo {arguments:?}:\n{errors}");
}

#[test]
fn the_runtime_may_be_renamed_and_boards_may_be_only_in_tests() {
    assert_clean(&["check", "-p", "renamed"]);
    assert_clean(&["check", "-p", "renamed", "--tests"]);
}

#[test]
fn the_runtime_may_come_through_a_facade() {
    assert_clean(&["check", "-p", "facade-user"]);
}

#[test]
fn every_edition_compiles_generated_code() {
    assert_clean(&["check", "-p", "edition-2015", "-p", "edition-2018", "-p", "edition-2021"]);
}

#[test]
fn two_versions_of_the_runtime_live_in_one_tree() {
    assert_clean(&["check", "-p", "versions"]);
}

#[test]
fn a_program_without_std_and_without_an_allocator_has_boards() {
    assert_clean(&["check", "-p", "no-std"]);
}

#[test]
fn the_strictest_lints_find_nothing() {
    if cargo(&["clippy", "--version"]).status.success() {
        assert_clean(&["clippy", "-p", "strict"]);
    } else {
        eprintln!("Clippy is not installed: the compiler's own lints only");
        assert_clean(&["check", "-p", "strict"]);
    }
}
