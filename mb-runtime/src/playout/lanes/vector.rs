//! A number for every lane.

use pulp::bytemuck;

/// The lanes of a vector: so many bytes fill the longest vector registers there are.
pub(in crate::playout) const LANES: usize = 64;

/// A bit for each of 512 games, in bytes: loops over that many bytes are what the compiler vectorises best.
pub(in crate::playout) type Plane = Vector<u8, LANES>;

/// A number for each of 64 games.
pub(in crate::playout) type Lanes<T> = Vector<T, LANES>;

/// The words of a plane.
pub(in crate::playout) const PLANE_WORDS: usize = 8;

impl Plane {
    /// The bits in words.
    #[inline(always)]
    pub(in crate::playout) fn words(self) -> [u64; PLANE_WORDS] {
        let words: [u64; PLANE_WORDS] = bytemuck::cast(self.0);
        words.map(u64::from_le)
    }
}

/// Numbers side by side. What is done with all of them goes through [`map`](Self::map) and [`zip`](Self::zip), which
/// take and give values: so the compiler keeps them in vector registers.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(in crate::playout) struct Vector<T, const N: usize>(pub(in crate::playout) [T; N]);

impl<T: Copy, const N: usize> Vector<T, N> {
    /// The same number everywhere.
    #[inline(always)]
    pub(in crate::playout) const fn splat(number: T) -> Self {
        Self([number; N])
    }

    #[inline(always)]
    pub(in crate::playout) fn map<U: Copy + Default>(self, function: impl Fn(T) -> U) -> Vector<U, N> {
        let mut result = Vector::splat(U::default());
        for lane in 0..N {
            result.0[lane] = function(self.0[lane]);
        }
        result
    }

    #[inline(always)]
    pub(in crate::playout) fn zip<U: Copy, V: Copy + Default>(
        self,
        other: Vector<U, N>,
        function: impl Fn(T, U) -> V,
    ) -> Vector<V, N> {
        let mut result = Vector::splat(V::default());
        for lane in 0..N {
            result.0[lane] = function(self.0[lane], other.0[lane]);
        }
        result
    }
}
