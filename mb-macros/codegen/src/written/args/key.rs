//! The names of the arguments.

use std::fmt;

use crate::written::suggest::nearest;

/// An argument of the attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
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

    /// Returns the name of the argument.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Size => "size",
            Self::Cols => "cols",
            Self::Rows => "rows",
            Self::Win => "win",
            Self::Layout => "layout",
            Self::Crate => "crate",
        }
    }

    /// Returns the argument with an example value, for messages.
    pub(crate) const fn example(self) -> &'static str {
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
