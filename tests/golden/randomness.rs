//! The random numbers of Python, as a Python program drew them.

use mb_runtime::{Dice, PythonRandom};
use serde::Deserialize;

#[derive(Deserialize)]
struct Golden {
    seeds: Vec<Drawn>,
}

/// What was drawn; each list from a fresh generator.
#[derive(Deserialize)]
struct Drawn {
    seed: String,
    getrandbits32: Vec<u128>,
    random: Vec<String>,
    /// Indices chosen from 1, 2 and so on to 100 things, and again.
    choice: Vec<u32>,
    /// 32 bits drawn after those.
    choice_after: u128,
    /// Numbers of 1, 2 and so on to 70 bits.
    getrandbits_k: Vec<String>,
    /// From `randrange(3, 1000, 7)`.
    randrange: Vec<i64>,
    /// The numbers below 20.
    shuffle: Vec<u32>,
    /// Ten of the numbers below 100.
    sample: Vec<usize>,
    /// Indices chosen from nine things.
    choices9: Vec<u32>,
}

/// Runs a check for every seed of the golden file, with a fresh generator.
fn for_every_seed(check: impl Fn(&Drawn, PythonRandom)) {
    let golden: Golden = serde_json::from_str(include_str!("py_random.json")).unwrap();
    assert_eq!(golden.seeds.len(), 5);
    for drawn in golden.seeds {
        let seed = drawn.seed.parse().unwrap();
        check(&drawn, PythonRandom::new(seed));
    }
}

#[test]
fn bits_are_those_of_python() {
    for_every_seed(|drawn, mut random| {
        let words: Vec<u128> = drawn.getrandbits32.iter().map(|_| random.getrandbits(32)).collect();
        assert_eq!(words, drawn.getrandbits32, "seed {}", drawn.seed);
    });
    for_every_seed(|drawn, mut random| {
        assert_eq!(drawn.getrandbits_k.len(), 70);
        let numbers: Vec<String> = (1..=70).map(|bits| random.getrandbits(bits).to_string()).collect();
        assert_eq!(numbers, drawn.getrandbits_k, "seed {}", drawn.seed);
    });
}

#[test]
fn fractions_are_those_of_python_to_the_last_digit() {
    for_every_seed(|drawn, mut random| {
        let numbers: Vec<String> = drawn.random.iter().map(|_| random.random().to_string()).collect();
        assert_eq!(numbers, drawn.random, "seed {}", drawn.seed);
    });
}

#[test]
fn choices_are_those_of_python_and_leave_the_generator_where_python_leaves_it() {
    for_every_seed(|drawn, mut random| {
        let bounds = (1..=100).chain(1..=100);
        let choices: Vec<u32> = bounds.map(|bound| random.below(bound)).collect();
        assert_eq!(choices, drawn.choice, "seed {}", drawn.seed);
        assert_eq!(random.getrandbits(32), drawn.choice_after, "seed {}", drawn.seed);
    });
    for_every_seed(|drawn, mut random| {
        let things: Vec<u32> = (0..9).collect();
        let choices: Vec<u32> =
            drawn.choices9.iter().filter_map(|_| random.choice(&things).copied()).collect();
        assert_eq!(choices, drawn.choices9, "seed {}", drawn.seed);
    });
}

#[test]
fn wide_and_narrow_bounds_draw_the_same_numbers() {
    for_every_seed(|drawn, mut random| {
        let choices: Vec<u64> = (1..=100).map(|bound| random.randbelow(bound)).collect();
        assert!(choices.iter().zip(&drawn.choice).all(|(wide, narrow)| *wide == u64::from(*narrow)));
    });
}

#[test]
fn ranges_shuffles_and_samples_are_those_of_python() {
    for_every_seed(|drawn, random| {
        let mut fresh = random.clone();
        let range: Vec<i64> = drawn.randrange.iter().filter_map(|_| fresh.randrange(3, 1000, 7)).collect();
        assert_eq!(range, drawn.randrange, "seed {}", drawn.seed);

        let mut shuffled: Vec<u32> = (0..20).collect();
        random.clone().shuffle(&mut shuffled);
        assert_eq!(shuffled, drawn.shuffle, "seed {}", drawn.seed);

        assert_eq!(random.clone().sample(100, 10).as_ref(), Some(&drawn.sample), "seed {}", drawn.seed);
    });
}

#[test]
fn large_and_small_samples_are_those_of_python() {
    // Python 3.11: random.seed(5), then random.sample(range(20), 15) (out of a list) and
    // random.sample(range(10**6), 6) (by rejection).
    let mut random = PythonRandom::new(5);
    let of_twenty = [19, 8, 11, 16, 0, 13, 7, 12, 3, 10, 15, 2, 1, 18, 17];
    assert_eq!(random.sample(20, 15), Some(of_twenty.to_vec()));
    let of_a_million = [910_631, 258_550, 399_253, 570_174, 106_927, 601_820];
    assert_eq!(random.sample(1_000_000, 6), Some(of_a_million.to_vec()));
}

#[test]
fn wide_and_negative_seeds_are_those_of_python() {
    // Python: random.seed(2**80 + 12_345) and random.seed(-2**40 - 17), then getrandbits(32) three times.
    let first = |mut random: PythonRandom| [0; 3].map(|_| random.getrandbits(32));
    assert_eq!(
        first(PythonRandom::from_digits(&[12_345, 0, 1 << 16])),
        [3_137_230_745, 1_980_212_638, 1_802_603_421]
    );
    assert_eq!(
        first(PythonRandom::from_signed(-(1 << 40) - 17)),
        [2_840_774_218, 3_282_848_423, 1_037_313_734]
    );
}

#[test]
fn descending_and_wide_ranges_are_those_of_python() {
    // Python: random.seed(9), then random.randrange(10, -50, -7) six times and
    // random.randrange(-2**63, 2**63 - 1) twice.
    let mut random = PythonRandom::new(9);
    let descending = [0; 6].map(|_| random.randrange(10, -50, -7));
    assert_eq!(descending, [-39, -25, -18, -4, -4, 10].map(Some));
    let wide = [0; 2].map(|_| random.randrange(i64::MIN, i64::MAX, 1));
    assert_eq!(wide, [51_320_282_205_159_478, 7_347_300_761_693_746_257].map(Some));
}
