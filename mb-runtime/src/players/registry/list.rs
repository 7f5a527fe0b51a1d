//! The list of players. Registering a player takes one entry here.

use core::time::Duration;

use super::info::PlayerInfo;
use super::parameters::Parameters;
use super::searching::Judgement;
use super::{chance, scoring, searching};
use crate::boards::BitBoard;
use crate::players::entrant::{Maker, cloning};
use crate::players::error::PlayerError;
use crate::players::habits::HabitPlayer;
use crate::players::random::RandomPlayer;
use crate::players::rules::{IndifferentRule, PatternRule, ReadingOrderRule};
use crate::players::scoring::ScoringPlayer;
use crate::search::{Algorithm, ResultEvaluation, Search, Stored};
use mb_core::Board;

/// A player, and what makes it for boards of type `B`.
pub(super) struct Registration<B: Board> {
    pub(super) info: PlayerInfo,
    recipe: Recipe<B>,
}

/// What makes a player.
enum Recipe<B: Board> {
    /// Scores patterns by this rule, which searches may use too.
    Patterns(PatternRule),
    /// Follows habits.
    Habits(fn() -> HabitPlayer),
    /// Searches by this algorithm, and values positions like this unless a parameter says otherwise.
    Search(Algorithm, fn(Algorithm) -> Search, Judgement),
    /// Calls this function. With a board, the player is for boards of its shape, else for any shape.
    Builder(Builder<B>),
}

type Builder<B> = fn(&Parameters<'_>, Option<&B>) -> Result<Maker<B>, PlayerError>;

/// A name, other names, and what the player does.
type Description = (&'static str, &'static [&'static str], &'static str);

impl<B: Board> Registration<B> {
    /// A player without parameters.
    const fn plain(description: Description, build: Builder<B>) -> Self {
        Self::new(description, &[], Recipe::Builder(build))
    }

    const fn habits(description: Description, player: fn() -> HabitPlayer) -> Self {
        Self::new(description, &[], Recipe::Habits(player))
    }

    const fn built(description: Description, keys: &'static [&'static str], build: Builder<B>) -> Self {
        Self::new(description, keys, Recipe::Builder(build))
    }

    const fn patterns(description: Description, keys: &'static [&'static str], rule: PatternRule) -> Self {
        Self::new(description, keys, Recipe::Patterns(rule))
    }

    /// A player that searches to the end of the game unless it is told otherwise.
    const fn search(description: Description, algorithm: Algorithm, search: fn(Algorithm) -> Search) -> Self {
        let recipe = Recipe::Search(algorithm, search, Judgement::Result(ResultEvaluation::RESULT));
        Self::new(description, searching::KEYS, recipe).showing_scores_for_circle()
    }

    /// A player that searches to a depth, and there judges as `ai14s` unless it is told otherwise.
    const fn judging(
        description: Description,
        algorithm: Algorithm,
        search: fn(Algorithm) -> Search,
    ) -> Self {
        let recipe = Recipe::Search(algorithm, search, Judgement::Rule(PatternRule::COMPLETE));
        Self::new(description, searching::KEYS, recipe).showing_scores_for_circle()
    }

    const fn new(
        (name, aliases, about): Description,
        keys: &'static [&'static str],
        recipe: Recipe<B>,
    ) -> Self {
        Self { info: PlayerInfo { name, aliases, about, keys, shows_scores_for_circle: false }, recipe }
    }

    const fn showing_scores_for_circle(mut self) -> Self {
        self.info.shows_scores_for_circle = true;
        self
    }

    /// What makes the player, for boards of the shape of `board` or, without one, of any shape.
    pub(super) fn build(
        &self,
        parameters: &Parameters<'_>,
        board: Option<&B>,
    ) -> Result<Maker<B>, PlayerError> {
        match self.recipe {
            Recipe::Patterns(rule) => scoring::patterns(rule, parameters, board),
            Recipe::Habits(player) => Ok(cloning(player())),
            Recipe::Search(algorithm, search, judgement) => {
                searching::search(search(algorithm), judgement, parameters)
            }
            Recipe::Builder(build) => build(parameters, board),
        }
    }
}

/// The rule of the player with this name, if it scores patterns.
pub(super) fn find_rule(name: &str) -> Option<PatternRule> {
    let player =
        Registration::<BitBoard>::ALL.iter().find(|player| player.info.names().any(|known| known == name))?;
    if let Recipe::Patterns(rule) = player.recipe { Some(rule) } else { None }
}

/// A search with the table of the series.
const fn tabled(algorithm: Algorithm) -> Search {
    Search::new(algorithm).table(Stored::EveryImage)
}

/// A search that looks one move ahead.
const fn one_deep(algorithm: Algorithm) -> Search {
    tabled(algorithm).depth(1)
}

/// A search that goes deeper and deeper for 1 second.
const fn deepening(algorithm: Algorithm) -> Search {
    tabled(algorithm).deepening(true).time_limit(Duration::from_secs(1))
}

// The parameters that the pattern rules have, in growing sets.
const WEIGHTS: &[&str] = &["win", "score_201", "score_102", "score_012"];
const SAFE: &[&str] = &["win", "danger", "score_201", "score_102", "score_012"];
const CENTRE: &[&str] = &["centre", "win", "danger", "score_201", "score_102", "score_012"];
const FORK: &[&str] = &["centre", "win", "danger", "fork", "score_201", "score_102", "score_012"];
const TRAP: &[&str] = &["win", "danger", "fork", "trap", "score_201", "score_102", "score_012"];

impl<B: Board> Registration<B> {
    /// Every player, in the series' order.
    pub(super) const ALL: &'static [Self] = &[
        Self::habits(("first", &["ai1"], "the first empty square, row by row"), HabitPlayer::first_square),
        Self::plain(("random", &["ai2"], "any legal move"), |_, _| Ok(cloning(RandomPlayer))),
        Self::habits(("centre", &["ai3"], "the centre, else any move"), HabitPlayer::centre),
        Self::habits(("centre-corner", &["ai4"], "the centre, then corners"), HabitPlayer::centre_or_corner),
        Self::habits(("win", &["ai5"], "a winning move, else any"), HabitPlayer::win),
        Self::habits(("win-block", &["ai6"], "a winning move, else a block"), HabitPlayer::win_or_block),
        Self::habits(
            ("centre-win-block", &["ai7"], "the centre, else a winning move, else a block"),
            HabitPlayer::centre_or_win_or_block,
        ),
        Self::plain(("score-first", &["ai1s"], "scores earlier squares higher, row by row"), |_, _| {
            Ok(cloning(ScoringPlayer::new(ReadingOrderRule)))
        }),
        Self::plain(("score-nothing", &["ai2s"], "scores all moves alike"), |_, _| {
            Ok(cloning(ScoringPlayer::new(IndifferentRule)))
        }),
        Self::built(("score-centre", &["ai3s"], "scores the centre"), &["centre"], scoring::centre),
        Self::built(
            ("score-corner", &["ai4s"], "scores the centre, then corners"),
            &["centre", "corner"],
            scoring::corners,
        ),
        Self::patterns(("score-win", &["ai5s"], "scores a win"), WEIGHTS, PatternRule::WIN),
        Self::patterns(("score-safe", &["ai6s"], "also avoids danger"), SAFE, PatternRule::SAFE),
        Self::patterns(("score-safe-centre", &["ai7s"], "the centre first"), CENTRE, PatternRule::CENTRE),
        Self::patterns(("score-threat", &["ai8s"], "also threatens to win"), FORK, PatternRule::THREAT),
        Self::patterns(("score-fork", &["ai9s"], "prefers two threats"), FORK, PatternRule::FORK),
        Self::patterns(
            ("score-open-lines", &["ai10s"], "also counts open lines"),
            FORK,
            PatternRule::OPEN_LINES,
        ),
        Self::patterns(
            ("score-weighed", &["ai11s"], "weighs the lines of both sides"),
            FORK,
            PatternRule::WEIGHED,
        ),
        Self::patterns(
            ("score-trap", &["ai12s"], "no longer clings to the centre, sees a trap"),
            TRAP,
            PatternRule::TRAP,
        ),
        Self::patterns(("score-danger", &["ai13s"], "counts the dangers"), TRAP, PatternRule::COUNTED_DANGER),
        Self::patterns(
            ("score-complete", &["ai14s"], "weighs lines also when in danger"),
            TRAP,
            PatternRule::COMPLETE,
        ),
        Self::built(
            (
                "perfect",
                &["ai_gt1", "ai_gt2", "ai_gt3", "ai_gt4", "ai_gt5", "ai_gt6", "ai_gt7"],
                "looks its moves up in the solved game",
            ),
            &["scoring"],
            scoring::perfect,
        )
        .showing_scores_for_circle(),
        Self::built(
            ("monte-carlo", &["ai_pmc"], "plays random games and takes the move that won most"),
            chance::MONTE_CARLO_KEYS,
            chance::monte_carlo,
        ),
        Self::built(("uct", &["mcts"], "grows a tree of random games"), chance::UCT_KEYS, chance::uct),
        Self::search(
            ("minimax", &["ai_mmdfs"], "searches every game to its end"),
            Algorithm::Minimax,
            Search::new,
        ),
        Self::search(
            ("minimax-table", &["ai_mmdfs_tt"], "the same with a table"),
            Algorithm::Minimax,
            tabled,
        ),
        Self::search(
            ("alpha-beta-hard", &["ai_abs"], "cuts off what cannot matter, fail-hard"),
            Algorithm::AlphaBetaHard,
            Search::new,
        ),
        Self::search(
            ("alpha-beta", &["ai_abs2", "ai_abs3"], "cuts off what cannot matter, fail-soft"),
            Algorithm::AlphaBeta,
            Search::new,
        ),
        Self::search(
            (
                "alpha-beta-table",
                &["ai_abs_tt", "ai_abs_tt2", "ai_abs_tt3", "ai_abs_tt4"],
                "the same with a table",
            ),
            Algorithm::AlphaBeta,
            tabled,
        ),
        Self::search(
            ("null-window", &["ai_nws_3score"], "asks yes-no questions only"),
            Algorithm::NullWindow,
            tabled,
        ),
        Self::search(("scout", &["ai_scout"], "asks before it searches"), Algorithm::Scout, tabled),
        Self::search(("mtdf", &["ai_mtdf"], "closes in on the score from a guess"), Algorithm::Mtdf, tabled),
        Self::judging(
            ("alpha-beta-depth", &["ai_abs_dls"], "alpha-beta to a depth, 1 unless told otherwise"),
            Algorithm::AlphaBeta,
            one_deep,
        ),
        Self::judging(
            ("pvs-depth", &["ai_pvs_dls"], "principal variation search to a depth, 1 unless told"),
            Algorithm::PrincipalVariation,
            one_deep,
        ),
        Self::judging(
            ("alpha-beta-deepening", &["ai_ab_iddfs"], "alpha-beta, deeper and deeper for 1 second"),
            Algorithm::AlphaBeta,
            deepening,
        ),
        Self::judging(
            ("pvs-deepening", &["ai_pvs_iddfs"], "principal variation search, deeper and deeper"),
            Algorithm::PrincipalVariation,
            deepening,
        ),
    ];
}
