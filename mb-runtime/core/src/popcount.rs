//! Counting the bits of many words at once.

/// Whether the target of this build has an instruction for `count_ones`. The default x86-64 target has none. Other
/// architectures are taken to have one.
///
/// Generated code reads this constant instead of using `cfg!`, because a user's crate may define a macro of that name
/// or restrict the names that `cfg!` accepts.
pub const HAS_POPCOUNT: bool =
    cfg!(any(target_feature = "popcnt", not(any(target_arch = "x86", target_arch = "x86_64"))));

/// The number of words that are added before their bits are counted: four binary digits count up to 15.
const BLOCK: usize = 15;

/// The most words that are counted one by one. This is faster for few words, because the compiler counts two of them at
/// a time.
const FEW: usize = 8;

/// Writes a block once for each number. The compiler unrolls a loop too late to use vector instructions for the sum.
macro_rules! for_each {
    ($place:ident in $($number:literal),* => $block:block) => {
        $(
            let $place = $number;
            $block
        )*
    };
}

/// Counts the bits that are set both in a word of `first` and in the same word of `second`.
///
/// If the target has no instruction for `count_ones` and `N` is more than 8, fifteen words are first added bit by bit.
/// The sum consists of four words, whose bits are worth 1, 2, 4 and 8. Counting those takes half the work of counting
/// all fifteen. Source: Warren, Hacker's Delight, section 5-1, after Harley and Seal.
///
/// ```
/// use mb_core::generated::shared_ones;
/// assert_eq!(shared_ones(&[u64::MAX; 20], &[0x0f; 20]), 80);
/// ```
pub const fn shared_ones<const N: usize>(first: &[u64; N], second: &[u64; N]) -> u32 {
    let mut total = 0;
    let mut start = 0;
    while start < N {
        if HAS_POPCOUNT || N <= FEW {
            total += (first[start] & second[start]).count_ones();
            start += 1;
        } else {
            let mut words = [0; BLOCK];
            for_each!(place in 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14 => {
                if start + place < N {
                    words[place] = first[start + place] & second[start + place];
                }
            });
            total += ones_of_sum(words);
            start += BLOCK;
        }
    }
    total
}

/// Counts the set bits of all words. The function is inlined so that words known to be zero cost nothing.
#[inline]
const fn ones_of_sum(words: [u64; BLOCK]) -> u32 {
    let [ones_0, twos_0] = add(words[0], words[1], words[2]);
    let [ones_1, twos_1] = add(words[3], words[4], words[5]);
    let [ones_2, twos_2] = add(words[6], words[7], words[8]);
    let [ones_3, twos_3] = add(words[9], words[10], words[11]);
    let [ones_4, twos_4] = add(words[12], words[13], words[14]);
    let [ones_5, twos_5] = add(ones_0, ones_1, ones_2);
    let [ones, twos_6] = add(ones_3, ones_4, ones_5);
    let [twos_7, fours_0] = add(twos_0, twos_1, twos_2);
    let [twos_8, fours_1] = add(twos_3, twos_4, twos_5);
    let [twos, fours_2] = add(twos_6, twos_7, twos_8);
    let [fours, eights] = add(fours_0, fours_1, fours_2);
    // Four bits hold up to 12, then a byte holds up to 120.
    let low = in_bytes(in_nibbles(ones) + 2 * in_nibbles(twos));
    let high = in_bytes(in_nibbles(fours) + 2 * in_nibbles(eights));
    let bytes = low + 4 * high;
    let pairs = (bytes & 0x00ff_00ff_00ff_00ff) + ((bytes >> 8) & 0x00ff_00ff_00ff_00ff);
    (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
}

/// Adds three bits at each position. The first word holds the digits worth 1, the second those worth 2.
const fn add(first: u64, second: u64, third: u64) -> [u64; 2] {
    let half = first ^ second;
    [half ^ third, (first & second) | (half & third)]
}

/// Counts the set bits in every group of four.
const fn in_nibbles(word: u64) -> u64 {
    let pairs = word - ((word >> 1) & 0x5555_5555_5555_5555);
    (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333)
}

/// Adds neighbouring numbers of four bits to numbers of eight bits.
const fn in_bytes(nibbles: u64) -> u64 {
    (nibbles & 0x0f0f_0f0f_0f0f_0f0f) + ((nibbles >> 4) & 0x0f0f_0f0f_0f0f_0f0f)
}
