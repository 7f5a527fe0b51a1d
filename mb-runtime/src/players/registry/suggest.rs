//! Did you mean: the known word nearest to a mistyped one.

/// The known word that was most likely meant: the longer of both has at least three letters for each mistake. Of several
/// equally near words, the first.
///
/// A mistake is a letter too many, too few or wrong, or two neighbours swapped (optimal string alignment).
pub(super) fn nearest<'word>(typed: &str, known: impl Iterator<Item = &'word str>) -> Option<&'word str> {
    let typed = typed.to_lowercase();
    known
        .map(|word| (strsim::osa_distance(&typed, word), word))
        .filter(|(mistakes, word)| 3 * mistakes <= word.len().max(typed.len()))
        .min_by_key(|(mistakes, _)| *mistakes)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_is_recognised_and_a_stranger_is_not() {
        let known = ["random", "scout", "minimax", "mtdf"];
        for (typed, meant) in [
            ("randon", Some("random")),
            ("socut", Some("scout")),
            ("minmax", Some("minimax")),
            ("MTDF", Some("mtdf")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(typed, known.into_iter()), meant, "{typed}");
        }
    }
}
