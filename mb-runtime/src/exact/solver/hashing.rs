//! The symmetries of the board, and the hashes of positions.
//!
//! A hash has 128 bits, the exclusive or of a random number for every mark on every square: A. Zobrist, "A New Hashing
//! Method with Application for Game Playing", 1970. Among 2^32 positions two share a hash with a probability below
//! 2^-64.

use rand::Rng as _;

use crate::random::FastRandom;
use mb_core::{Geometry, Symmetry};

/// The hashes of all symmetric images of a position, in the order of [`Geometry::symmetries`]; on a board with
/// four symmetries the last four are those of the first four.
pub(super) type Hashes = [u128; 8];

/// The images of each bit, and the contributions of marks to the hashes.
#[derive(Clone, Debug)]
pub(super) struct Hashing {
    symmetries: &'static [Symmetry],
    /// For each bit its images.
    images: Vec<[u32; 8]>,
    /// For each bit what circle's mark contributes there, then what cross's does.
    contributions: Vec<[Hashes; 2]>,
}

impl Hashing {
    /// Makes the tables of the board of this geometry. The square in column x and row y is bit `x * (rows + 1) + y`.
    pub(super) fn new(geometry: Geometry) -> Self {
        let symmetries = geometry.symmetries();
        let images = images(geometry);
        // The same words every time, so that a search can be repeated to the last position.
        let mut random = FastRandom::new(0);
        let mut key = || u128::from(random.next_u64()) << 64 | u128::from(random.next_u64());
        let keys: Vec<[u128; 2]> = images.iter().map(|_| [key(), key()]).collect();
        let contributions = images.iter().map(|images| {
            let keys = images.map(|image| keys[image as usize]);
            [keys.map(|[circle, _]| circle), keys.map(|[_, cross]| cross)]
        });
        Self { symmetries, contributions: contributions.collect(), images }
    }

    /// The number of distinct symmetries.
    pub(super) const fn symmetries(&self) -> usize {
        self.symmetries.len()
    }

    /// Where a symmetry, by its index, takes a bit.
    pub(super) fn image(&self, symmetry: usize, bit: usize) -> usize {
        self.images[bit][symmetry] as usize
    }

    /// Which bit a symmetry, by its index, takes here.
    pub(super) fn origin(&self, symmetry: usize, bit: usize) -> usize {
        // The symmetries are listed by their discriminants.
        self.image(self.symmetries[symmetry].inverse() as usize, bit)
    }

    /// What a mark, 0 for circle or 1 for cross, contributes to the hashes.
    #[inline]
    pub(super) fn of_mark(&self, mark: usize, bit: usize) -> &Hashes {
        &self.contributions[bit][mark]
    }
}

/// Lists the images of every bit. A board with four symmetries has them twice. A bit between two columns is its own
/// image.
fn images(geometry: Geometry) -> Vec<[u32; 8]> {
    let (last_x, last_y) = (geometry.cols() - 1, geometry.rows() - 1);
    let stride = geometry.rows() + 1;
    let symmetries = geometry.symmetries();
    let mut images = Vec::with_capacity(geometry.cols() * stride);
    for x in 0..=last_x {
        images.extend((0..=last_y).map(|y| {
            std::array::from_fn(|index| {
                let symmetry = symmetries[index % symmetries.len()];
                let (x, y) = if symmetry.swaps_axes() { (y, x) } else { (x, y) };
                let x = if symmetry.mirrors() { last_x - x } else { x };
                let y = if symmetry.flips() { last_y - y } else { y };
                to_u32(x * stride + y)
            })
        }));
        images.push([to_u32(images.len()); 8]);
    }
    images
}

#[expect(clippy::cast_possible_truncation, reason = "a board has at most 256 × 257 bits")]
const fn to_u32(bit: usize) -> u32 {
    bit as u32
}

/// Adds the contribution of a mark, or takes it away.
#[inline]
pub(super) fn combine(hashes: &mut Hashes, mark: &Hashes) {
    for (hash, key) in hashes.iter_mut().zip(mark) {
        *hash ^= key;
    }
}

#[cfg(test)]
mod tests {
    use super::{Hashing, combine};
    use mb_core::Geometry;

    #[test]
    fn images_are_those_of_the_symmetries_of_the_board() {
        for (cols, rows) in [(3, 3), (4, 3), (2, 5), (6, 6), (1, 7)] {
            let geometry = Geometry::new(cols, rows, 2).expect("a small board");
            let hashing = Hashing::new(geometry);
            let bit = |square| {
                let (x, y) = geometry.xy(square);
                x * (rows + 1) + y
            };
            assert_eq!(hashing.symmetries(), geometry.symmetries().len());
            for (index, symmetry) in geometry.symmetries().iter().enumerate() {
                for square in geometry.squares() {
                    let image = bit(symmetry.apply(geometry, square));
                    assert_eq!(hashing.image(index, bit(square)), image, "{geometry}, {symmetry:?}");
                    assert_eq!(hashing.origin(index, image), bit(square), "{geometry}, {symmetry:?}");
                }
            }
        }
    }

    #[test]
    fn symmetric_positions_have_the_same_hashes_in_another_order() {
        let geometry = Geometry::square_board(4).expect("a small board");
        let hashing = Hashing::new(geometry);
        let hashes = |symmetry: usize| {
            let mut hashes = [0; 8];
            for (mark, bit) in [(0, 1), (1, 7), (0, 5), (1, 18)] {
                combine(&mut hashes, hashing.of_mark(mark, hashing.image(symmetry, bit)));
            }
            hashes.sort_unstable();
            hashes
        };
        for symmetry in 1..8 {
            assert_eq!(hashes(symmetry), hashes(0));
        }
    }
}
