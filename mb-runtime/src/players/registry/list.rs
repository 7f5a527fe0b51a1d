//! The list of players. To register a player, add one row.

use core::fmt;
use core::time::Duration;

use crate::players::habits::HabitPlayer;
use crate::players::pattern_rule::{Danger, PatternRule};
use crate::players::square_rules::SquareRule;
use crate::search::Algorithm::{
    self, AlphaBeta, AlphaBetaHard, Minimax, Mtdf, NullWindow, PrincipalVariation, Scout,
};
use crate::search::{ResultEvaluation, Search, Stored};

use self::Recipe::{MonteCarlo, Perfect, Rule, Searching, Uct};
use self::RuleRecipe::{Habits, Patterns, Random, ReadingOrder, Squares};

/// A player that [`by_name`](crate::players::by_name) knows.
///
/// Displayed as its name, followed by its other names in parentheses: `random (ai2)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PlayerInfo {
    /// The name of the player in this crate.
    pub name: &'static str,
    /// The other names of the player: its names in the series or, if it is not from the series, the usual abbreviation.
    pub aliases: &'static [&'static str],
    /// What the player does, in a few words.
    pub about: &'static str,
    /// The names of the player's parameters.
    pub keys: &'static [&'static str],
    /// Whether the player follows a rule: it looks at most one move ahead.
    /// [`rule_entrant`](crate::players::rule_entrant) makes these players.
    pub is_rule: bool,
    /// Whether the series shows the player's scores from circle's point of view. (An
    /// [`Analysis`](crate::analysis::Analysis) holds scores from the point of view of the side to move.)
    pub shows_scores_for_circle: bool,
}

impl PlayerInfo {
    /// Returns all names of the player, beginning with [`name`](Self::name).
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        core::iter::once(self.name).chain(self.aliases.iter().copied())
    }
}

impl fmt::Display for PlayerInfo {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({})", self.name, self.aliases.join(", "))
    }
}

/// How to make a player. Parameters can change these settings.
pub(super) enum Recipe {
    Rule(RuleRecipe),
    Perfect,
    MonteCarlo,
    Uct,
    /// Searches, and values positions by this judgement where the search stops.
    Searching(Search, Judgement),
}

/// How to make a player that looks at most one move ahead.
pub(super) enum RuleRecipe {
    Random,
    Habits(HabitPlayer),
    ReadingOrder,
    /// Scores squares by this rule, with these weights as parameters.
    Squares(SquareRule, &'static [&'static str]),
    /// Scores patterns by this rule. Searches can use the rule as their evaluation.
    Patterns(PatternRule),
}

/// How to value positions where a search stops.
#[derive(Clone, Copy)]
pub(super) enum Judgement {
    Result(ResultEvaluation),
    Rule(PatternRule),
}

impl Recipe {
    /// Returns the names of the parameters.
    fn keys(&self) -> &'static [&'static str] {
        match self {
            Self::Rule(Random | Habits(_) | ReadingOrder) => &[],
            Self::Rule(Squares(_, weights)) => weights,
            Self::Rule(Patterns(rule)) => match (rule.danger, rule.centre, rule.fork) {
                (Danger::Ignored, _, _) => &["win", "score_201", "score_102", "score_012"],
                (_, None, None) => &["win", "danger", "score_201", "score_102", "score_012"],
                (_, Some(_), None) => &["centre", "win", "danger", "score_201", "score_102", "score_012"],
                (_, Some(_), Some(_)) => {
                    &["centre", "win", "danger", "fork", "score_201", "score_102", "score_012"]
                }
                (_, None, Some(_)) => {
                    &["win", "danger", "fork", "trap", "score_201", "score_102", "score_012"]
                }
            },
            Self::Perfect => &["scoring"],
            Self::MonteCarlo => &["playouts", "seconds", "games"],
            Self::Uct => {
                &["iterations", "exploration", "seconds", "nodes", "playouts", "evaluation", "scale"]
            }
            Self::Searching(..) => &["depth", "evaluation", "table", "entries", "order", "seconds", "nodes"],
        }
    }
}

/// Returns a search to the end of the game, without a table.
const fn plain(algorithm: Algorithm) -> Recipe {
    Searching(Search::new(algorithm), Judgement::Result(ResultEvaluation::RESULT))
}

/// Returns a search to the end of the game, with the table of the series.
const fn tabled(algorithm: Algorithm) -> Recipe {
    let search = Search::new(algorithm).table(Stored::EveryImage);
    Searching(search, Judgement::Result(ResultEvaluation::RESULT))
}

/// Returns a search that looks one move ahead and values positions by the rule of `ai14s`.
const fn one_deep(algorithm: Algorithm) -> Recipe {
    let search = Search::new(algorithm).table(Stored::EveryImage).depth(1);
    Searching(search, Judgement::Rule(PatternRule::COMPLETE))
}

/// Returns a search that goes deeper and deeper for 1 second and values positions by the rule of `ai14s`.
const fn deepening(algorithm: Algorithm) -> Recipe {
    let search = Search::new(algorithm).table(Stored::EveryImage).deepening(true);
    Searching(search.time_limit(Duration::from_secs(1)), Judgement::Rule(PatternRule::COMPLETE))
}

/// Every player, in the series' order: its name, its other names, what it does, and how to make it.
static PLAYERS: &[(&str, &[&str], &str, Recipe)] = &[
    ("first", &["ai1"], "the first empty square, row by row", Rule(Habits(HabitPlayer::FIRST_SQUARE))),
    ("random", &["ai2"], "any legal move", Rule(Random)),
    ("centre", &["ai3"], "the centre, else any move", Rule(Habits(HabitPlayer::CENTRE))),
    ("centre-corner", &["ai4"], "the centre, then corners", Rule(Habits(HabitPlayer::CENTRE_OR_CORNER))),
    ("win", &["ai5"], "a winning move, else any", Rule(Habits(HabitPlayer::WIN))),
    ("win-block", &["ai6"], "a winning move, else a block", Rule(Habits(HabitPlayer::WIN_OR_BLOCK))),
    (
        "centre-win-block",
        &["ai7"],
        "the centre, else a winning move, else a block",
        Rule(Habits(HabitPlayer::CENTRE_OR_WIN_OR_BLOCK)),
    ),
    ("score-first", &["ai1s"], "scores earlier squares higher, row by row", Rule(ReadingOrder)),
    ("score-nothing", &["ai2s"], "scores all moves alike", Rule(Squares(SquareRule::INDIFFERENT, &[]))),
    ("score-centre", &["ai3s"], "scores the centre", Rule(Squares(SquareRule::CENTRE, &["centre"]))),
    (
        "score-corner",
        &["ai4s"],
        "scores the centre, then corners",
        Rule(Squares(SquareRule::CORNERS, &["centre", "corner"])),
    ),
    ("score-win", &["ai5s"], "scores a win", Rule(Patterns(PatternRule::WIN))),
    ("score-safe", &["ai6s"], "also avoids danger", Rule(Patterns(PatternRule::SAFE))),
    ("score-safe-centre", &["ai7s"], "the centre first", Rule(Patterns(PatternRule::CENTRE))),
    ("score-threat", &["ai8s"], "also threatens to win", Rule(Patterns(PatternRule::THREAT))),
    ("score-fork", &["ai9s"], "prefers two threats", Rule(Patterns(PatternRule::FORK))),
    ("score-open-lines", &["ai10s"], "also counts open lines", Rule(Patterns(PatternRule::OPEN_LINES))),
    ("score-weighed", &["ai11s"], "weighs the lines of both sides", Rule(Patterns(PatternRule::WEIGHED))),
    (
        "score-trap",
        &["ai12s"],
        "no longer clings to the centre, sees a trap",
        Rule(Patterns(PatternRule::TRAP)),
    ),
    ("score-danger", &["ai13s"], "counts the dangers", Rule(Patterns(PatternRule::COUNTED_DANGER))),
    ("score-complete", &["ai14s"], "weighs lines also when in danger", Rule(Patterns(PatternRule::COMPLETE))),
    (
        "perfect",
        &["ai_gt1", "ai_gt2", "ai_gt3", "ai_gt4", "ai_gt5", "ai_gt6", "ai_gt7"],
        "looks its moves up in the solved game",
        Perfect,
    ),
    ("monte-carlo", &["ai_pmc"], "plays random games and takes the move that won most", MonteCarlo),
    ("uct", &["mcts"], "grows a tree of random games", Uct),
    ("minimax", &["ai_mmdfs"], "searches every game to its end", plain(Minimax)),
    ("minimax-table", &["ai_mmdfs_tt"], "the same with a table", tabled(Minimax)),
    ("alpha-beta-hard", &["ai_abs"], "cuts off what cannot matter, fail-hard", plain(AlphaBetaHard)),
    ("alpha-beta", &["ai_abs2", "ai_abs3"], "cuts off what cannot matter, fail-soft", plain(AlphaBeta)),
    (
        "alpha-beta-table",
        &["ai_abs_tt", "ai_abs_tt2", "ai_abs_tt3", "ai_abs_tt4"],
        "the same with a table",
        tabled(AlphaBeta),
    ),
    ("null-window", &["ai_nws_3score"], "asks yes-no questions only", tabled(NullWindow)),
    ("scout", &["ai_scout"], "asks before it searches", tabled(Scout)),
    ("mtdf", &["ai_mtdf"], "closes in on the score from a guess", tabled(Mtdf)),
    (
        "alpha-beta-depth",
        &["ai_abs_dls"],
        "alpha-beta to a depth, 1 unless told otherwise",
        one_deep(AlphaBeta),
    ),
    (
        "pvs-depth",
        &["ai_pvs_dls"],
        "principal variation search to a depth, 1 unless told",
        one_deep(PrincipalVariation),
    ),
    (
        "alpha-beta-deepening",
        &["ai_ab_iddfs"],
        "alpha-beta, deeper and deeper for 1 second",
        deepening(AlphaBeta),
    ),
    (
        "pvs-deepening",
        &["ai_pvs_iddfs"],
        "principal variation search, deeper and deeper",
        deepening(PrincipalVariation),
    ),
];

/// Returns every player with its recipe.
pub(super) fn players() -> impl ExactSizeIterator<Item = (PlayerInfo, &'static Recipe)> + Clone {
    PLAYERS.iter().map(|(name, aliases, about, recipe)| {
        let info = PlayerInfo {
            name,
            aliases,
            about,
            keys: recipe.keys(),
            is_rule: matches!(recipe, Rule(_)),
            shows_scores_for_circle: matches!(recipe, Perfect | Searching(..)),
        };
        (info, recipe)
    })
}

/// Returns the player with this name and its recipe.
pub(super) fn find(name: &str) -> Option<(PlayerInfo, &'static Recipe)> {
    players().find(|(player, _)| player.names().any(|known| known == name))
}
