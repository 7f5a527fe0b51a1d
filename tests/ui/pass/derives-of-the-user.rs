//! Derives below the attribute, some of which repeat what the attribute would write.
use std::collections::{BTreeSet, HashSet};

#[mb_runtime::derive_board(size = 3)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
struct All;

#[mb_runtime::derive_board(size = 3, layout = "twobit")]
#[derive(::core::fmt::Debug)]
#[cfg_attr(all(), derive(std::clone::Clone, Hash))]
struct Some_;

#[mb_runtime::derive_board(size = 4)]
#[derive(PartialEq)]
#[derive(Ord)]
struct Halves;

fn main() {
    assert_eq!(All::default(), All::new());
    assert_eq!(HashSet::from([Some_::new(), Some_::default()]).len(), 1);
    assert_eq!(BTreeSet::from([Halves::new(), Halves::default()]).len(), 1);
    assert!(format!("{:?}", All::new()).starts_with("All"));
}
