//! The distinct symmetric images of a board.

use core::ops::Deref;

use arrayvec::ArrayVec;

use crate::square::Square;

/// Up to eight values, one for each distinct symmetric image of a board.
///
/// An `Orbit` dereferences to a slice, and needs no allocator.
///
/// ```
/// use mb_runtime::Orbit;
///
/// let keys = Orbit::of_keys([5, 2, 5, 9]);
/// assert_eq!(*keys, [2, 5, 9]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Orbit<T>(ArrayVec<T, 8>);

impl<K: Ord> Orbit<K> {
    /// Collects the distinct keys among `keys`, in ascending order.
    ///
    /// A board has at most eight images. Once eight distinct keys are stored, further ones are dropped.
    pub fn of_keys(keys: impl IntoIterator<Item = K>) -> Self {
        let mut sorted = ArrayVec::new();
        for key in keys {
            if let Err(place) = sorted.binary_search(&key) {
                let _ = sorted.try_insert(place, key);
            }
        }
        Self(sorted)
    }
}

impl<K: Ord> Orbit<(K, Square)> {
    /// Collects the pairs with distinct keys, in ascending order of keys. The last pair with a key replaces the
    /// earlier ones.
    ///
    /// A board has at most eight images. Once eight distinct keys are stored, further ones are dropped.
    pub fn of_pairs(pairs: impl IntoIterator<Item = (K, Square)>) -> Self {
        let mut sorted = ArrayVec::<(K, Square), 8>::new();
        for (key, square) in pairs {
            match sorted.binary_search_by(|(other, _)| other.cmp(&key)) {
                Ok(place) => sorted[place].1 = square,
                Err(place) => {
                    let _ = sorted.try_insert(place, (key, square));
                }
            }
        }
        Self(sorted)
    }
}

impl<T> Deref for Orbit<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}
