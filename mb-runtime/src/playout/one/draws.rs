//! Random orders of squares, exactly uniform, several draws from one random word.

use core::ops::Range;

use rand::Rng;

use mb_core::Square;

/// Draws for places in a row, all from one 64-bit word.
///
/// Multiplying a uniform word by a bound and splitting the product into its high and low half gives a digit below the
/// bound and a new word for the next one. The digits are exactly uniform if a first word is not used whose last low
/// half, which is its product with all bounds modulo 2⁶⁴, would be below 2⁶⁴ modulo the product of the bounds.
///
/// Source: N. Brackett-Rozinsky and D. Lemire, "Batched Ranged Random Integer Generation", Software: Practice and
/// Experience 55 (2025).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Group {
    /// The places that are filled, from the last one down. The bound of a place is its number plus one.
    places: Range<usize>,
    /// The product of the bounds.
    product: u64,
    /// 2⁶⁴ modulo that product.
    surplus: u64,
}

/// Products up to this make fewer than one word in ten thousand useless.
const LARGEST_PRODUCT: u64 = 1 << 50;

impl Group {
    /// The longest group that ends where `places` ends.
    fn longest(places: Range<usize>) -> Self {
        let (mut start, mut product) = (places.end, 1_u64);
        while start > places.start {
            match product.checked_mul(start as u64) {
                Some(longer) if longer <= LARGEST_PRODUCT => product = longer,
                _ => break,
            }
            start -= 1;
        }
        Self { places: start..places.end, product, surplus: product.wrapping_neg() % product }
    }

    /// A word that every sequence of digits comes from equally often.
    #[inline]
    pub(super) fn word(&self, random: &mut impl Rng) -> u64 {
        loop {
            let word = random.next_u64();
            if word.wrapping_mul(self.product) >= self.surplus {
                return word;
            }
        }
    }

    #[inline]
    fn draw(&self, order: &mut [Square], random: &mut impl Rng) {
        let mut word = self.word(random);
        let Some(order) = order.get_mut(..self.places.end) else { return };
        for place in self.places.clone().rev() {
            let (digit, rest) = digit(word, place as u64 + 1);
            word = rest;
            order.swap(digit, place);
        }
    }
}

/// A digit below the bound, and the word for the next digit.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the halves of a product")]
pub(super) const fn digit(word: u64, bound: u64) -> (usize, u64) {
    let product = word as u128 * bound as u128;
    ((product >> u64::BITS) as usize, product as u64)
}

/// Draws for places in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Draws {
    groups: Vec<Group>,
}

impl Draws {
    /// Draws for these places, from the last one down: each gets one of the squares in the places up to it.
    pub(super) fn new(places: Range<usize>) -> Self {
        let mut groups = Vec::new();
        // The first place of all has no choice.
        let start = places.start.max(1);
        let mut end = places.end;
        while end > start {
            let group = Group::longest(start..end);
            end = group.places.start;
            groups.push(group);
        }
        Self { groups }
    }

    /// What all draws come from, if it is a single word.
    pub(super) fn only_group(&self) -> Option<Group> {
        if let [group] = &self.groups[..] { Some(group.clone()) } else { None }
    }

    /// Lets the square in each of the places change places with a random one of those up to it: the shuffle of Fisher
    /// and Yates, as far as these places go.
    #[inline]
    pub(super) fn draw(&self, order: &mut [Square], random: &mut impl Rng) {
        for group in &self.groups {
            group.draw(order, random);
        }
    }
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use super::{Draws, Group, LARGEST_PRODUCT, digit};
    use mb_core::Square;

    /// Gives the same words again and again.
    struct Words(Vec<u64>);

    impl rand::TryRng for Words {
        type Error = Infallible;

        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            unreachable!("digits come from words of 64 bits")
        }

        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            let word = self.0.remove(0);
            self.0.push(word);
            Ok(word)
        }

        fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Infallible> {
            unreachable!("digits come from words of 64 bits")
        }
    }

    fn groups(places: core::ops::Range<usize>) -> Vec<Group> {
        Draws::new(places).groups
    }

    #[test]
    fn groups_are_as_long_as_their_product_allows_and_leave_no_place_out() {
        for (start, end) in
            [(0, 9), (0, 1), (0, 0), (0, 25), (5, 25), (0, 64), (100, 225), (0, 400), (0, 65_536)]
        {
            let mut next = end;
            for group in groups(start..end) {
                assert_eq!(group.places.end, next);
                next = group.places.start;
                let product = group.places.clone().map(|place| place as u64 + 1).product::<u64>();
                assert_eq!(group.product, product);
                assert!(product <= LARGEST_PRODUCT);
                assert_eq!(u128::from(group.surplus), (1_u128 << 64) % u128::from(product));
            }
            assert!(next <= start.max(1), "{start}..{end}");
        }
        assert_eq!(groups(0..9).len(), 1);
    }

    /// The digits that a word gives for bounds.
    fn digits(mut word: u64, bounds: &[u64]) -> Vec<usize> {
        let one = |bound: &u64| {
            let (digit, rest) = digit(word, *bound);
            word = rest;
            digit
        };
        bounds.iter().map(one).collect()
    }

    #[test]
    fn the_words_of_every_sequence_of_digits_are_equally_many() {
        // The words that give the same digits lie side by side. All sequences of 9, 8 and 7 in turn: with the surplus
        // rejected, each comes from as many words.
        let group = Group::longest(6..9);
        let product = u128::from(group.product);
        assert_eq!(group.product, 504);
        let words = (1_u128 << 64) / product;
        for number in 0..504_u128 {
            let first = (number << 64).div_ceil(product);
            let end = ((number + 1) << 64).div_ceil(product);
            let word = |word: u128| u64::try_from(word).unwrap();
            let expected = digits(word(first), &[9, 8, 7]);
            assert_eq!(digits(word(end - 1), &[9, 8, 7]), expected);
            // The last low half grows by the product from word to word, so only the first can be too low.
            let is_rejected = word(first).wrapping_mul(504) < group.surplus;
            assert_eq!(end - first - u128::from(is_rejected), words, "{number}");
            assert!(word(first + 1).wrapping_mul(504) >= group.surplus);
        }
    }

    #[test]
    fn a_word_of_the_surplus_is_drawn_again() {
        let group = Group::longest(6..9);
        // The word 0 is in the surplus whenever there is one.
        assert!(group.surplus > 0);
        assert_eq!(group.word(&mut Words(vec![0, 0, u64::MAX])), u64::MAX);
    }

    #[test]
    fn the_places_get_squares_and_no_square_is_lost() {
        let squares = || (0..25).map(Square::new).collect::<Vec<_>>();
        let mut order = squares();
        Draws::new(0..25).draw(&mut order, &mut Words(vec![0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210]));
        assert_ne!(order, squares());
        order.sort();
        assert_eq!(order, squares());
        // The highest digits leave every square where it is.
        Draws::new(0..25).draw(&mut order, &mut Words(vec![u64::MAX]));
        assert_eq!(order, squares());
        // Only the places that are asked for change with those up to them.
        Draws::new(20..23).draw(&mut order, &mut Words(vec![1 << 40]));
        assert_eq!(order[23..], squares()[23..]);
    }
}
