//! "Did you mean": the known word nearest to a mistyped one.

/// Returns the candidate that `word` was probably meant to be.
///
/// It allows one mistake for every three letters of the longer word. A mistake is a letter too many or too few, a wrong
/// letter, or two neighbours exchanged.
pub(crate) fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    candidates
        .iter()
        .map(|candidate| (strsim::osa_distance(&word, candidate), *candidate))
        .min()
        .filter(|(mistakes, candidate)| 3 * mistakes <= candidate.len().max(word.len()))
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typing_mistake_is_recognised_and_an_unrelated_word_is_not() {
        let keys = ["size", "cols", "rows", "win", "layout", "crate"];
        for (typed, meant) in
            [("sise", "size"), ("szie", "size"), ("colums", "cols"), ("Win", "win"), ("layuot", "layout")]
        {
            assert_eq!(nearest(typed, &keys), Some(meant));
        }
        for unrelated in ["colour", "", "depth", "x"] {
            assert_eq!(nearest(unrelated, &keys), None, "{unrelated}");
        }
    }
}
