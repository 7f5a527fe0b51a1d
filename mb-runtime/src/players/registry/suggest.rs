//! Did you mean: the known word nearest to a mistyped one.

/// The word that was most likely meant: at most one mistake for every three letters; of several, the first.
pub(super) fn nearest<'word>(typed: &str, known: impl Iterator<Item = &'word str>) -> Option<&'word str> {
    let typed: Vec<char> = typed.to_lowercase().chars().collect();
    let is_near = |(mistakes, word): &(usize, &str)| 3 * mistakes <= word.len().max(typed.len());
    known
        .map(|word| (mistakes(&typed, &word.chars().collect::<Vec<_>>()), word))
        .filter(is_near)
        .min_by_key(|(mistakes, _)| *mistakes)
        .map(|(_, word)| word)
}

/// The least number of letters to insert, to delete, to replace or to swap with their neighbours.
///
/// Row by row of the table of all beginnings of both words; two rows back are enough.
fn mistakes(typed: &[char], word: &[char]) -> usize {
    let mut before = Vec::new();
    let mut above: Vec<usize> = (0..=word.len()).collect();
    for (row, letter) in typed.iter().enumerate() {
        let mut costs = vec![row + 1];
        for (column, other) in word.iter().enumerate() {
            let mut cost = above[column] + usize::from(letter != other);
            cost = cost.min(above[column + 1] + 1).min(costs[column] + 1);
            let are_swapped =
                row > 0 && column > 0 && typed[row - 1] == *other && *letter == word[column - 1];
            if are_swapped {
                let before: &Vec<usize> = &before;
                cost = cost.min(before[column - 1] + 1);
            }
            costs.push(cost);
        }
        before = core::mem::replace(&mut above, costs);
    }
    above.last().copied().unwrap_or(typed.len())
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
