//! The names of the arguments, and how mistyped names are recognised.

use std::fmt;

/// An argument of the attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    Size,
    Cols,
    Rows,
    Win,
    Layout,
    Crate,
}

impl Key {
    const ALL: [Self; 6] = [Self::Size, Self::Cols, Self::Rows, Self::Win, Self::Layout, Self::Crate];

    /// Other words for the arguments, taken from m,n,k-games and from other libraries.
    const SYNONYMS: [(&str, Self); 11] = [
        ("n", Self::Size),
        ("side", Self::Size),
        ("m", Self::Cols),
        ("columns", Self::Cols),
        ("width", Self::Cols),
        ("height", Self::Rows),
        ("k", Self::Win),
        ("length", Self::Win),
        ("path", Self::Crate),
        ("runtime", Self::Crate),
        ("mb_runtime", Self::Crate),
    ];

    /// Returns the argument with exactly this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|key| key.name() == name)
    }

    /// Returns the argument that an unknown name was probably meant to be.
    pub(super) fn meant_by(name: &str) -> Option<Self> {
        let synonym = Self::SYNONYMS.into_iter().find(|(synonym, _)| *synonym == name).map(|(_, key)| key);
        synonym.or_else(|| Self::named(nearest(name, &Self::ALL.map(Self::name))?))
    }

    /// Returns the name of the argument, with which its example begins.
    pub(super) fn name(self) -> &'static str {
        self.example().split(' ').next().unwrap_or_default()
    }

    /// Returns the argument with an example value, for messages.
    pub(super) const fn example(self) -> &'static str {
        match self {
            Self::Size => "size = 3",
            Self::Cols => "cols = 4",
            Self::Rows => "rows = 3",
            Self::Win => "win = 3",
            Self::Layout => "layout = \"twobit\"",
            Self::Crate => "crate = facade::mb_runtime",
        }
    }
}

impl fmt::Display for Key {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "`{}`", self.name())
    }
}

/// Returns the candidate that `word` was probably meant to be.
///
/// One mistake is allowed for every three letters of the longer word. A mistake is a letter too many or too few, a
/// wrong letter, or two neighbours exchanged.
pub(super) fn nearest<'a>(word: &str, candidates: &[&'a str]) -> Option<&'a str> {
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
