//! Bits of many words are counted together as they would be one by one.

use mb_core::generated::shared_ones;

fn shared_ones_are_counted_of<const N: usize>() {
    let mut state = N as u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state ^ (state >> 29)
    };
    for density in 0..4 {
        let mut word = || (0..density).fold(random(), |word, _| word | random());
        let (first, second) = ([(); N].map(|()| word()), [(); N].map(|()| word()));
        let expected: u32 = first.iter().zip(&second).map(|(a, b)| (a & b).count_ones()).sum();
        assert_eq!(shared_ones(&first, &second), expected);
    }
    assert_eq!(shared_ones(&[u64::MAX; N], &[u64::MAX; N]) as usize, 64 * N);
}

#[test]
fn bits_of_any_number_of_words_are_counted_together_as_one_by_one() {
    shared_ones_are_counted_of::<1>();
    shared_ones_are_counted_of::<4>();
    shared_ones_are_counted_of::<13>();
    shared_ones_are_counted_of::<15>();
    shared_ones_are_counted_of::<16>();
    shared_ones_are_counted_of::<52>();
}

#[test]
fn words_of_every_density_are_counted_in_one_block_of_fifteen() {
    let words: [u64; 15] = core::array::from_fn(|place| u64::MAX >> (4 * place));
    let ones = words.iter().map(|word| word.count_ones()).sum::<u32>();
    assert_eq!(shared_ones(&words, &[u64::MAX; 15]), ones);
    assert_eq!(shared_ones(&[u64::MAX; 15], &[u64::MAX; 15]), 960);
}
