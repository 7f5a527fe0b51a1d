//! The rule that scores a move by the lines of the board.

use super::scoring::Rule;
use super::square_rules::is_centre;
use mb_core::{Board, Mark, Position, Square, Status};

/// How a win that the other side threatens changes the score of a [`PatternRule`].
///
/// The other side threatens to win on each line that one more of its marks would complete.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum Danger {
    /// The threat does not change the score.
    Ignored,
    /// The score is this value, whatever the number of lines on which the other side could win.
    Fixed(f64),
    /// The score is this value times the number of lines on which the other side could win.
    PerLine(f64),
    /// This value times the number of lines on which the other side could win is added to the weighted sum. Lines on
    /// which the rule's own side threatens to win then count only if there is a single one.
    Added(f64),
}

impl Danger {
    /// Returns the score or the value of a line, if there is one.
    const fn score_mut(&mut self) -> Option<&mut f64> {
        match self {
            Self::Ignored => None,
            Self::Fixed(score) | Self::PerLine(score) | Self::Added(score) => Some(score),
        }
    }
}

/// Scores a move by how it leaves the lines of the board filled.
///
/// The score is the first of these that applies:
///
/// 1. [`centre`](Self::centre), for a move to the middle square or one of the middle squares;
/// 2. [`win`](Self::win), for a move that wins;
/// 3. [`danger`](Self::danger), when the other side could win at once;
/// 4. [`fork`](Self::fork), when two or more lines each lack a single mark to win;
/// 5. [`trap`](Self::trap), for the one trap on 3×3 that lines do not show;
/// 6. the weighted sum of the numbers of promising lines.
///
/// A step whose field is `None` is left out, and so is a danger that is [`Ignored`](Danger::Ignored). With
/// [`Danger::Added`], a danger skips step 4 and is added to the sum of step 6.
///
/// The constants are the rules of the series' players. The weights `score_201`, `score_102` and `score_012` are named for
/// 3×3: their digits are the numbers of own marks, of marks of the other side and of empty squares in a line.
/// So (2, 0, 1) is a line with two own marks, no mark of the other side and one empty square. On a board with k in a row
/// to win, (2, 0, 1) stands for (k - 1, 0, 1), (1, 0, 2) for (k - 2, 0, 2) and (0, 1, 2) for (0, k - 2, 2).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PatternRule {
    /// The score of a move to the middle.
    pub centre: Option<f64>,
    /// The score of a move that wins.
    pub win: f64,
    /// The effect of a win that the other side threatens.
    pub danger: Danger,
    /// The score of threatening to win on two lines or more.
    pub fork: Option<f64>,
    /// The score of the trap. The trap is a position on 3×3 after the fourth move of the game, with cross in the centre
    /// and on an edge, and circle in two opposite corners.
    pub trap: Option<f64>,
    /// The weight of threatening to win on exactly one line.
    pub score_201: f64,
    /// The weight of each line with two empty squares and otherwise own marks.
    pub score_102: f64,
    /// The weight of each line with two empty squares and otherwise marks of the other side.
    pub score_012: f64,
}

impl PatternRule {
    /// Wins when it can: the series' `ai5s` (article 50).
    #[doc(alias = "ai5s")]
    pub const WIN: Self = Self {
        centre: None,
        win: 1.0,
        danger: Danger::Ignored,
        fork: None,
        trap: None,
        score_201: 0.0,
        score_102: 0.0,
        score_012: 0.0,
    };

    /// Also avoids leaving the other side a winning move: the series' `ai6s` (article 50).
    #[doc(alias = "ai6s")]
    pub const SAFE: Self = Self { danger: Danger::Fixed(-1.0), ..Self::WIN };

    /// Takes the centre before anything else: the series' `ai7s` (article 50).
    #[doc(alias = "ai7s")]
    pub const CENTRE: Self = Self { centre: Some(2.0), ..Self::SAFE };

    /// Also prefers moves that threaten to win: the series' `ai8s` (article 55).
    #[doc(alias = "ai8s")]
    pub const THREAT: Self =
        Self { centre: Some(3.0), win: 2.0, fork: Some(1.0), score_201: 1.0, ..Self::SAFE };

    /// Prefers two threats at once: the series' `ai9s` (article 55).
    #[doc(alias = "ai9s")]
    pub const FORK: Self = Self { centre: Some(4.0), win: 3.0, fork: Some(2.0), ..Self::THREAT };

    /// Also counts the lines that are still open: the series' `ai10s` (article 55).
    #[doc(alias = "ai10s")]
    pub const OPEN_LINES: Self = Self {
        centre: Some(300.0),
        win: 200.0,
        danger: Danger::Fixed(-100.0),
        fork: Some(100.0),
        score_102: 1.0,
        ..Self::FORK
    };

    /// Also weighs the lines of the other side: the series' `ai11s` (article 55).
    #[doc(alias = "ai11s")]
    pub const WEIGHED: Self = Self { score_201: 2.0, score_102: 0.5, score_012: -1.0, ..Self::OPEN_LINES };

    /// No longer takes the centre before anything else, and sees the trap: the series' `ai12s` (article 216).
    #[doc(alias = "ai12s")]
    pub const TRAP: Self =
        Self { centre: None, win: 300.0, fork: Some(200.0), trap: Some(100.0), ..Self::WEIGHED };

    /// Prefers one line on which the other side could win to two: the series' `ai13s` (article 216).
    #[doc(alias = "ai13s")]
    pub const COUNTED_DANGER: Self = Self { danger: Danger::PerLine(-100.0), ..Self::TRAP };

    /// Also weighs the lines when the other side could win at once: the series' `ai14s` (article 216).
    #[doc(alias = "ai14s")]
    pub const COMPLETE: Self = Self { danger: Danger::Added(-100.0), ..Self::TRAP };

    /// Returns the parameter called `name`, or `None` when the rule does not have this parameter. The parameters are
    /// `centre`, `win`, `danger`, `fork`, `trap`, `score_201`, `score_102` and `score_012`.
    pub fn parameter_mut(&mut self, name: &str) -> Option<&mut f64> {
        match name {
            "centre" => self.centre.as_mut(),
            "win" => Some(&mut self.win),
            "danger" => self.danger.score_mut(),
            "fork" => self.fork.as_mut(),
            "trap" => self.trap.as_mut(),
            "score_201" => Some(&mut self.score_201),
            "score_102" => Some(&mut self.score_102),
            "score_012" => Some(&mut self.score_012),
            _ => None,
        }
    }
}

impl<B: Board> Rule<B> for PatternRule {
    #[inline]
    fn score(&self, after: &Position<B>, square: Square) -> f64 {
        if let Some(centre) = self.centre
            && is_centre(after.board().geometry(), square)
        {
            return centre;
        }
        if after.status() == Status::Won(after.last_turn()) {
            return self.win;
        }
        let lines = after.board().line_patterns(after.turn());
        let one_short = lines.line().saturating_sub(1);
        let dangers = f64::from(lines.count(0, one_short));
        let threats = lines.count(one_short, 0);
        let added = match self.danger {
            Danger::Fixed(score) if dangers > 0.0 => return score,
            Danger::PerLine(score) if dangers > 0.0 => return score * dangers,
            Danger::Added(score) if dangers > 0.0 => Some(score * dangers),
            _ => None,
        };
        if let Some(fork) = self.fork
            && threats >= 2
            && added.is_none()
        {
            return fork;
        }
        if let Some(trap) = self.trap
            && is_trap(after)
        {
            return trap;
        }
        let mut sum = if threats == 1 { self.score_201 } else { 0.0 };
        // A line of one square cannot have two empty squares.
        if let Some(two_short) = lines.line().checked_sub(2) {
            sum += self.score_102 * f64::from(lines.count(two_short, 0));
            sum += self.score_012 * f64::from(lines.count(0, two_short));
        }
        added.unwrap_or(0.0) + sum
    }
}

/// Whether the position is the trap of [`PatternRule::trap`].
fn is_trap<B: Board>(position: &Position<B>) -> bool {
    let board = position.board();
    let geometry = board.geometry();
    if position.ply() != 4 || (geometry.cols(), geometry.rows(), geometry.win()) != (3, 3, 3) {
        return false;
    }
    let mark = |index| board.get(Square::new(index));
    // Column by column: corners 0, 2, 6, 8; edges 1, 3, 5, 7; the centre 4.
    let is_opposite = |one, other| mark(one) == Some(Mark::Circle) && mark(other) == Some(Mark::Circle);
    mark(4) == Some(Mark::Cross)
        && (is_opposite(0, 8) || is_opposite(2, 6))
        && [1, 3, 5, 7].into_iter().any(|edge| mark(edge) == Some(Mark::Cross))
}
