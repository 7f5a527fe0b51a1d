//! Windows of scores, and the scale of the scores that an evaluation can give, which decides when a small window pays.

use core::ops::Neg;

use crate::analysis::seen_by;
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

    /// Returns the window of the question "better than `score`?". No score lies inside.
    ///
    /// Its ends are neighbouring floating-point numbers, so no evaluation has a value between them.
    #[inline]
    pub(super) const fn above(score: f64) -> Self {
        Self { alpha: score, beta: score.next_up() }
    }

    /// Returns the window of the question "at least `score`?". No score lies inside.
    #[inline]
    pub(super) const fn at_least(score: f64) -> Self {
        Self { alpha: score.next_down(), beta: score }
    }

    /// Moves a score outside the window to the nearest end, as fail-hard alpha-beta reports it.
    #[inline]
    pub(super) const fn clamp(self, score: f64) -> f64 {
        score.max(self.alpha).min(self.beta)
    }
}

/// Turns a window of one side into the same window from the other side's point of view.
impl Neg for Window {
    type Output = Self;

    #[inline]
    fn neg(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }
}

/// The possible scores, if the evaluation lists them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Scale<'a> {
    /// At least two scores in ascending order, from circle's point of view; `None` when they are not known.
    pub(super) values: Option<&'a [f64]>,
    /// The window from the least score to the greatest; the whole range of numbers when the scores are not known.
    range: Window,
}

/// A window with at most this many scores inside is searched at once. A question ("better than this score?", "equal to
/// this score?") is cheaper, but then the window must too often be searched as well.
///
/// This limit and [`SHALLOW`] were found by counting nodes over all positions of 3×3 and random positions of 4×4 and
/// 4×3, with and without a table. With these limits, no set of positions takes more nodes than with alpha-beta. With
/// lower limits, some sets do. On 3×3 no window has more scores inside, so there all searches work like alpha-beta.
const SEARCHED_AT_ONCE: usize = 4;

/// With fewer moves than this to look ahead, a question saves too little.
const SHALLOW: usize = 6;

impl<'a> Scale<'a> {
    pub(super) const fn new(values: Option<&'a [f64]>) -> Self {
        match values {
            Some([least, .., greatest]) if *least < *greatest => {
                Self { values, range: Window { alpha: *least, beta: *greatest } }
            }
            _ => Self { values: None, range: Window::WHOLE },
        }
    }

    /// Returns the window from the least score to the greatest, from the point of view of `side`.
    #[inline]
    pub(super) fn range(self, side: Mark) -> Window {
        seen_by(side, self.range)
    }

    /// Finds the scores strictly inside a window of `side`. Returns all scores for circle, the index of the first score
    /// inside and the index after the last one. `None` when the scores are not known.
    #[inline]
    fn inside(self, side: Mark, window: Window) -> Option<(&'a [f64], usize, usize)> {
        let values = self.values?;
        let Window { alpha, beta } = seen_by(side, window);
        let first = values.partition_point(|value| *value <= alpha);
        let end = values.partition_point(|value| *value < beta);
        Some((values, first, end.max(first)))
    }

    /// Whether a search `depth` moves ahead, whose score must be exact inside `window`, should begin with a question.
    /// Always true when the scores are not known.
    #[inline]
    pub(super) fn is_worth_a_question(self, side: Mark, window: Window, depth: usize) -> bool {
        let is_worth = |(_, first, end)| depth >= SHALLOW && end - first > SEARCHED_AT_ONCE;
        self.inside(side, window).is_none_or(is_worth)
    }

    /// Returns the window that MTD(f) searches next, `depth` moves ahead. The score is known to lie in `open`, ends
    /// included, and `guess` is the best guess.
    ///
    /// When the scores are known, the window holds the guess alone, so one search tells whether the score is lower,
    /// equal or higher. When a question is not worth while, the window is all of `open`. When the scores are not known,
    /// the window is a null window, which has no score inside and can only tell lower from higher.
    pub(super) fn question(self, side: Mark, open: Window, guess: f64, depth: usize) -> Window {
        match self.inside(side, open) {
            None if guess <= open.alpha => Window::above(open.alpha),
            None => Window::at_least(guess),
            Some(_) if !self.is_worth_a_question(side, open, depth) => open,
            Some((values, first, end)) => {
                let guess = seen_by(side, guess);
                let nearest = values.partition_point(|value| *value < guess).clamp(first, end - 1);
                // Put the ends of the window on the scores next to the guess.
                let around = |index: usize| values.get(index).copied();
                let Window { alpha, beta } = seen_by(side, open);
                let below = nearest.checked_sub(1).and_then(around).unwrap_or(alpha);
                let above = around(nearest + 1).unwrap_or(beta);
                seen_by(side, Window { alpha: below, beta: above })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Mark, Scale, Window};

    const VALUES: [f64; 7] = [-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 4.0];

    fn window(alpha: f64, beta: f64) -> Window {
        Window { alpha, beta }
    }

    #[test]
    fn each_side_sees_the_range_its_own_way() {
        let scale = Scale::new(Some(&VALUES));
        assert_eq!(scale.range(Mark::Circle), window(-3.0, 4.0));
        assert_eq!(scale.range(Mark::Cross), window(-4.0, 3.0));
        assert_eq!(Scale::new(None).range(Mark::Cross), Window::WHOLE);
    }

    #[test]
    fn a_question_is_worth_its_price_only_with_many_scores_inside() {
        let scale = Scale::new(Some(&VALUES));
        assert!(scale.is_worth_a_question(Mark::Circle, window(-3.0, 4.0), 6));
        assert!(!scale.is_worth_a_question(Mark::Circle, window(-2.0, 4.0), 6));
        assert!(scale.is_worth_a_question(Mark::Cross, window(-4.0, 3.0), 6));
        assert!(!scale.is_worth_a_question(Mark::Cross, window(-4.0, 2.0), 6));
        assert!(!scale.is_worth_a_question(Mark::Circle, window(1.0, 0.5), 6));
        assert!(!scale.is_worth_a_question(Mark::Circle, window(-3.0, 4.0), 5));
        assert!(Scale::new(None).is_worth_a_question(Mark::Circle, window(0.0, 1.0), 6));
    }

    #[test]
    fn a_question_leaves_room_for_the_guess_alone() {
        let scale = Scale::new(Some(&VALUES));
        let range = scale.range(Mark::Circle);
        assert_eq!(scale.question(Mark::Circle, range, 0.0, 6), window(-1.0, 1.0));
        assert_eq!(scale.question(Mark::Circle, range, 0.5, 6), window(0.0, 2.0));
        // A guess outside is moved to the nearest score inside.
        assert_eq!(scale.question(Mark::Circle, range, 9.0, 6), window(1.0, 4.0));
        assert_eq!(scale.question(Mark::Circle, range, -9.0, 6), window(-3.0, -1.0));
        let range = scale.range(Mark::Cross);
        assert_eq!(scale.question(Mark::Cross, range, -1.0, 6), window(-2.0, 0.0));
        // Few scores inside: all of them at once.
        assert_eq!(scale.question(Mark::Cross, window(-2.0, 2.0), 0.0, 6), window(-2.0, 2.0));
    }

    #[test]
    fn without_known_scores_a_question_is_a_null_window() {
        let scale = Scale::new(None);
        assert_eq!(scale.question(Mark::Circle, Window::WHOLE, 0.0, 6), Window::at_least(0.0));
        assert_eq!(scale.question(Mark::Circle, window(0.0, 5.0), 0.0, 6), Window::above(0.0));
    }
}
