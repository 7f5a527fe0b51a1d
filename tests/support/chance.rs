//! Whether counts can be due to chance.

/// The normal deviate that chance exceeds with a probability of 10⁻⁹.
const DEVIATE: f64 = 5.998;

/// Asserts that counts fit exact probabilities: chi-squared must not exceed the value that chance exceeds with a
/// probability of 10⁻⁹. A result with probability 0 must not occur.
///
/// # Panics
/// Panics if the counts do not fit.
#[expect(clippy::cast_precision_loss, reason = "counts far below 2⁵²")]
pub fn assert_fits(counts: &[u64], probabilities: &[f64], context: &str) {
    assert_eq!(counts.len(), probabilities.len(), "{context}");
    let total: u64 = counts.iter().sum();
    let (mut chi_squared, mut cells) = (0.0, 0);
    for (count, probability) in counts.iter().zip(probabilities) {
        if *probability == 0.0 {
            assert_eq!(*count, 0, "{context}: an impossible result occurred; {counts:?}");
            continue;
        }
        let expected = probability * total as f64;
        chi_squared += (*count as f64 - expected).powi(2) / expected;
        cells += 1;
    }
    let limit = limit(cells - 1);
    assert!(chi_squared <= limit, "{context}: chi-squared {chi_squared} of {counts:?}, limit {limit}");
}

/// Asserts that two lists of counts can come from the same distribution, in the same sense. The totals may differ.
///
/// # Panics
/// Panics if the counts do not fit.
#[expect(clippy::cast_precision_loss, reason = "counts far below 2⁵²")]
pub fn assert_same_distribution(one: &[u64], other: &[u64], context: &str) {
    assert_eq!(one.len(), other.len(), "{context}");
    let [total, other_total] = [one, other].map(|counts| counts.iter().sum::<u64>() as f64);
    let (mut chi_squared, mut cells) = (0.0, 0);
    for (count, other) in one.iter().zip(other).filter(|(count, other)| **count + **other > 0) {
        let difference =
            *count as f64 * (other_total / total).sqrt() - *other as f64 * (total / other_total).sqrt();
        chi_squared += difference.powi(2) / (*count + *other) as f64;
        cells += 1;
    }
    let limit = limit(cells - 1);
    assert!(
        chi_squared <= limit,
        "{context}: chi-squared {chi_squared}, limit {limit}; {one:?} and {other:?}"
    );
}

/// Returns the value that chi-squared with `freedom` degrees of freedom exceeds with a probability of 10⁻⁹.
///
/// Source: E. Wilson and M. Hilferty, "The Distribution of Chi-Square", Proceedings of the National Academy of Sciences
/// 17 (1931).
fn limit(freedom: u32) -> f64 {
    let freedom = f64::from(freedom);
    if freedom == 0.0 {
        return 0.0;
    }
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + DEVIATE * spread.sqrt()).powi(3)
}
