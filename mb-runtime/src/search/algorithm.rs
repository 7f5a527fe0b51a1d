//! The algorithms of the search.

use crate::named::named_variants;

/// What a search leaves out and still finds the same scores.
///
/// Reads and writes `minimax`, `alpha-beta-hard`, `alpha-beta`, `null-window`, `scout`, `principal-variation` and `mtdf`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Algorithm {
    /// Nothing: minimax by depth-first search.
    Minimax,
    /// Alpha-beta, fail-hard: reports a score outside the window as the end of the window.
    AlphaBetaHard,
    /// Alpha-beta, fail-soft: reports a score outside the window as the best bound found.
    #[default]
    AlphaBeta,
    /// Null windows: alpha-beta that only asks "at least this score?" and halves the possible scores. Works like
    /// [`Mtdf`](Self::Mtdf) when the evaluation does not list its
    /// [values](super::evaluation::Evaluation::values_for_circle).
    NullWindow,
    /// Scout: asks of each later move only whether it is better, and searches it again if so.
    ///
    /// When few known values lie inside the window, or few moves are left, the question does not pay, and scout searches
    /// the move at once. Over the positions of a small board it then visits no more than alpha-beta does; so do the two
    /// algorithms below. With win, draw and loss alone
    /// ([`ResultEvaluation::RESULT`](super::evaluation::ResultEvaluation::RESULT)) no window has room for a question, and
    /// all three visit what alpha-beta visits. They visit less when wins differ by length.
    Scout,
    /// Principal variation search: scout that uses the answer to the question when it searches again.
    PrincipalVariation,
    /// MTD(f): closes in on the score from a guess, here the score of the move before.
    ///
    /// When the values are known, each window has room for the guess alone, and the last for the few values left;
    /// otherwise they are the null windows of the original.
    Mtdf,
}

named_variants!(Algorithm, "algorithm", 7:
    Minimax = "minimax", AlphaBetaHard = "alpha-beta-hard", AlphaBeta = "alpha-beta", NullWindow = "null-window",
    Scout = "scout", PrincipalVariation = "principal-variation", Mtdf = "mtdf");
