//! Random orders of squares.

use core::ops::Range;

use rand::Rng;

use crate::playout::digits::{DigitGroup, SINGLE_WORDS, digit};
use mb_core::Square;

/// The steps of the Fisher-Yates shuffle for some successive places. From the last place down, each place exchanges its
/// square with that of a random place up to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct PartialShuffle {
    /// Places in a row with their digits. The bound of a place is its number plus one.
    groups: Vec<(Range<usize>, DigitGroup)>,
}

impl PartialShuffle {
    /// The steps for these places.
    pub(super) fn new(places: Range<usize>) -> Self {
        // The first place of all has no choice.
        let groups = SINGLE_WORDS.groups((places.start.max(1) + 1..=places.end).rev());
        let places = |group: &DigitGroup| group.bounds.start - 1..group.bounds.end - 1;
        Self { groups: groups.into_iter().map(|group| (places(&group), group)).collect() }
    }

    /// The only group, if all digits come from one word.
    pub(super) fn only_group(&self) -> Option<&DigitGroup> {
        if let [(_, group)] = &self.groups[..] { Some(group) } else { None }
    }

    /// Takes the steps.
    #[inline]
    pub(super) fn shuffle(&self, order: &mut [Square], random: &mut impl Rng) {
        for (places, group) in &self.groups {
            let mut word = group.word(random);
            let Some(order) = order.get_mut(..places.end) else { return };
            for place in places.clone().rev() {
                let (digit, rest) = digit(word, place as u64 + 1);
                word = rest;
                order.swap(digit, place);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use core::convert::Infallible;

    use super::PartialShuffle;
    use crate::playout::digits::SINGLE_WORDS;
    use mb_core::Square;

    /// Gives the same words again and again.
    struct WordLoop(Vec<u64>);

    impl rand::TryRng for WordLoop {
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

    #[test]
    fn a_word_of_the_surplus_is_drawn_again() {
        let group = &SINGLE_WORDS.groups((7..10).rev())[0];
        // The word 0 is in the surplus whenever there is one.
        assert!(group.surplus > 0);
        assert_eq!(group.word(&mut WordLoop(vec![0, 0, u64::MAX])), u64::MAX);
    }

    #[test]
    fn the_places_get_squares_and_no_square_is_lost() {
        let squares = || (0..25).map(Square::new).collect::<Vec<_>>();
        let mut order = squares();
        PartialShuffle::new(0..25)
            .shuffle(&mut order, &mut WordLoop(vec![0x0123_4567_89ab_cdef, 0xfedc_ba98_7654_3210]));
        assert_ne!(order, squares());
        order.sort();
        assert_eq!(order, squares());
        // The highest digits leave every square where it is.
        PartialShuffle::new(0..25).shuffle(&mut order, &mut WordLoop(vec![u64::MAX]));
        assert_eq!(order, squares());
        // Only the places that are asked for change with those up to them.
        PartialShuffle::new(20..23).shuffle(&mut order, &mut WordLoop(vec![1 << 40]));
        assert_eq!(order[23..], squares()[23..]);
    }
}
