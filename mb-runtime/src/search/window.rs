//! The scores between which a search must be exact.

use mb_core::Mark;

/// The open interval of scores that matter to the side to move.
///
/// A score at or below `alpha`, or at or above `beta`, needs no exact value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Window {
    pub(super) alpha: f64,
    pub(super) beta: f64,
}

impl Window {
    /// Every score matters.
    pub(super) const WHOLE: Self = Self { alpha: f64::NEG_INFINITY, beta: f64::INFINITY };

    /// Turns a window for circle into one for `side`, and back.
    #[inline]
    pub(super) const fn seen_by(self, side: Mark) -> Self {
        match side {
            Mark::Circle => self,
            Mark::Cross => self.reversed(),
        }
    }

    /// The same window from the other side's point of view.
    #[inline]
    pub(super) const fn reversed(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window without a score in it that asks: better than `score`?
    ///
    /// Two neighbouring floating-point numbers: no evaluation, however fine, has a value between them.
    #[inline]
    pub(super) const fn above(score: f64) -> Self {
        Self { alpha: score, beta: score.next_up() }
    }

    /// The window without a score in it that asks: at least as good as `score`?
    #[inline]
    pub(super) const fn at_least(score: f64) -> Self {
        Self { alpha: score.next_down(), beta: score }
    }

    /// A score as fail-hard reports it: never outside the window.
    #[inline]
    pub(super) const fn clamp(self, score: f64) -> f64 {
        score.max(self.alpha).min(self.beta)
    }
}
