//! Documentation in lines, in blocks and from a file, and other attributes, stay on the struct.
#![deny(missing_docs, deprecated, unused_must_use)]

/// One.
/// Two.
///
/// Three.
#[mb_runtime::derive_board(size = 3)]
pub struct Lines;

#[mb_runtime::derive_board(size = 3)]
/** A block. */
pub struct Block;

#[mb_runtime::derive_board(size = 3)]
#[doc = include_str!("documentation-stays.txt")]
#[doc(alias = "grid")]
#[non_exhaustive]
#[cfg(not(any()))]
pub struct File;

#[allow(missing_docs)]
#[mb_runtime::derive_board(size = 3)]
pub struct Undocumented;

fn main() {
    assert_eq!(Lines::new().key(), Block::new().key());
    assert_eq!(File::new().key(), Undocumented::new().key());
}
