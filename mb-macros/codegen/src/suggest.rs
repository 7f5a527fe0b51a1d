//! Did you mean: the known word nearest to a mistyped one.

/// The candidate that `word` was most likely meant to be: at most one mistake for every three letters of the
/// longer one.
pub(crate) fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    candidates
        .iter()
        .map(|candidate| (distance(&word, candidate), *candidate))
        .min()
        .filter(|(mistakes, candidate)| 3 * mistakes <= candidate.len().max(word.len()))
        .map(|(_, candidate)| candidate)
}

/// The least number of letters to insert, delete, replace or swap with their neighbour that make one word
/// of the other (optimal string alignment: the Damerau-Levenshtein distance without overlapping edits).
fn distance(left: &str, right: &str) -> usize {
    let left: Vec<char> = left.chars().collect();
    let right: Vec<char> = right.chars().collect();
    let mut costs = vec![vec![0; right.len() + 1]; left.len() + 1];
    for row in 0..=left.len() {
        for column in 0..=right.len() {
            costs[row][column] = if row == 0 || column == 0 {
                row + column
            } else {
                let replaced = costs[row - 1][column - 1] + usize::from(left[row - 1] != right[column - 1]);
                let swapped = if row > 1
                    && column > 1
                    && left[row - 1] == right[column - 2]
                    && left[row - 2] == right[column - 1]
                {
                    costs[row - 2][column - 2] + 1
                } else {
                    usize::MAX
                };
                replaced.min(swapped).min(costs[row - 1][column] + 1).min(costs[row][column - 1] + 1)
            };
        }
    }
    costs[left.len()][right.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_the_textbook() {
        let pairs = [("", "abc", 3), ("kitten", "sitting", 3), ("szie", "size", 1), ("ca", "abc", 3)];
        for (left, right, expected) in pairs {
            assert_eq!(distance(left, right), expected, "{left} {right}");
        }
    }

    #[test]
    fn a_slip_of_the_finger_is_recognised_and_a_stranger_is_not() {
        let keys = ["size", "cols", "rows", "win", "layout", "crate"];
        for (typed, meant) in
            [("sise", "size"), ("szie", "size"), ("colums", "cols"), ("Win", "win"), ("layuot", "layout")]
        {
            assert_eq!(nearest(typed, &keys), Some(meant));
        }
        for stranger in ["colour", "", "depth", "x"] {
            assert_eq!(nearest(stranger, &keys), None, "{stranger}");
        }
    }
}
