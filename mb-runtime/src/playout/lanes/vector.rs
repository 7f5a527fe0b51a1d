//! A number for every lane.

/// The lanes of a vector. As bytes they fill the longest vector registers.
pub(in crate::playout) const LANES: usize = 64;

/// A bit for each of 512 games, in bytes: the compiler vectorises loops over 64 bytes best.
pub(in crate::playout) type Plane = LaneVector<u8, LANES>;

/// A number for each of 64 games.
pub(in crate::playout) type Lanes<T> = LaneVector<T, LANES>;

/// The words of a plane.
pub(in crate::playout) const PLANE_WORDS: usize = 8;

impl Plane {
    /// The bits in words.
    #[inline(always)]
    pub(in crate::playout) fn words(self) -> [u64; PLANE_WORDS] {
        let words: [u64; PLANE_WORDS] = bytemuck::cast(self.0);
        map_array(words, u64::from_le)
    }
}

/// Applies a function to every value of an array. The compiler inlines this always, and `map` of arrays only
/// sometimes.
#[inline(always)]
pub(in crate::playout) fn map_array<T: Copy, const N: usize>(
    mut array: [T; N],
    function: impl Fn(T) -> T,
) -> [T; N] {
    for value in &mut array {
        *value = function(*value);
    }
    array
}

/// Numbers side by side. All operations go through [`map`](Self::map) and [`zip`](Self::zip), which take and return
/// values, so that the compiler keeps the numbers in vector registers.
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub(in crate::playout) struct LaneVector<T, const N: usize>(pub(in crate::playout) [T; N]);

impl<T: Copy, const N: usize> LaneVector<T, N> {
    /// The same number everywhere.
    #[inline(always)]
    pub(in crate::playout) const fn splat(number: T) -> Self {
        Self([number; N])
    }

    #[inline(always)]
    pub(in crate::playout) fn map<U: Copy + Default>(self, function: impl Fn(T) -> U) -> LaneVector<U, N> {
        let mut result = LaneVector::splat(U::default());
        for lane in 0..N {
            result.0[lane] = function(self.0[lane]);
        }
        result
    }

    #[inline(always)]
    pub(in crate::playout) fn zip<U: Copy, V: Copy + Default>(
        self,
        other: LaneVector<U, N>,
        function: impl Fn(T, U) -> V,
    ) -> LaneVector<V, N> {
        let mut result = LaneVector::splat(V::default());
        for lane in 0..N {
            result.0[lane] = function(self.0[lane], other.0[lane]);
        }
        result
    }
}

/// The most empty squares that the methods of lanes can play out.
pub(in crate::playout) const MOST_SQUARES: usize = 400;

/// Numbers in lanes for every empty square. `N` is a power of two, so an index cut to its size needs no check.
pub(in crate::playout) type LaneTable<T, const N: usize> = Box<[Lanes<T>; N]>;

/// A table with the same number everywhere.
#[expect(clippy::unnecessary_box_returns, reason = "too large for the stack")]
pub(in crate::playout) fn table<T: Copy, const N: usize>(number: T) -> LaneTable<T, N> {
    const { assert!(N.is_power_of_two()) };
    // Collected on the heap: as a value it might pass over the stack.
    let table = vec![Lanes::splat(number); N].into_boxed_slice();
    table.try_into().unwrap_or_else(|_| Box::new([Lanes::splat(number); N]))
}
