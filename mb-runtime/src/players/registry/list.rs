//! The list of players.

use core::time::Duration;

use super::searching::{self, Judgement};
use super::{Kind, PlayerInfo, chance};
use crate::players::{HabitPlayer, PatternRule};
use crate::search::{Algorithm, ResultEvaluation, Search, Stored};

const fn plain(
    name: &'static str,
    aliases: &'static [&'static str],
    about: &'static str,
    kind: Kind,
) -> PlayerInfo {
    PlayerInfo { name, aliases, about, keys: &[], kind }
}

/// A player that scores squares by weights.
const fn squares(
    name: &'static str,
    aliases: &'static [&'static str],
    about: &'static str,
    keys: &'static [&'static str],
    kind: Kind,
) -> PlayerInfo {
    PlayerInfo { name, aliases, about, keys, kind }
}

const fn patterns(
    name: &'static str,
    aliases: &'static [&'static str],
    about: &'static str,
    keys: &'static [&'static str],
    rule: PatternRule,
) -> PlayerInfo {
    PlayerInfo { name, aliases, about, keys, kind: Kind::Patterns(rule) }
}

/// A player that searches to the end of the game unless it is told not to.
const fn search(
    name: &'static str,
    aliases: &'static [&'static str],
    about: &'static str,
    search: fn() -> Search,
) -> PlayerInfo {
    let kind = Kind::Search(search, Judgement::Outcome(ResultEvaluation::RESULT));
    PlayerInfo { name, aliases, about, keys: searching::KEYS, kind }
}

/// A player that searches to a depth, and judges by the rule of thumb `ai14s` there.
const fn judging(
    name: &'static str,
    aliases: &'static [&'static str],
    about: &'static str,
    search: fn() -> Search,
) -> PlayerInfo {
    let kind = Kind::Search(search, Judgement::Rule(PatternRule::COMPLETE));
    PlayerInfo { name, aliases, about, keys: searching::KEYS, kind }
}

/// With the table of the series.
fn tabled(algorithm: Algorithm) -> Search {
    Search::new(algorithm).table(Stored::EveryImage)
}

// The parameters that the pattern rules have, in growing sets.
const WEIGHTS: &[&str] = &["win", "score_201", "score_102", "score_012"];
const SAFE: &[&str] = &["win", "danger", "score_201", "score_102", "score_012"];
const CENTRE: &[&str] = &["centre", "win", "danger", "score_201", "score_102", "score_012"];
const FORK: &[&str] = &["centre", "win", "danger", "fork", "score_201", "score_102", "score_012"];
const TRAP: &[&str] = &["win", "danger", "fork", "trap", "score_201", "score_102", "score_012"];

/// Every player, in the series' order.
pub(super) const PLAYERS: &[PlayerInfo] = &[
    plain("first", &["ai1"], "the first empty square, row by row", Kind::Habits(HabitPlayer::first_square)),
    plain("random", &["ai2"], "any legal move", Kind::Random),
    plain("centre", &["ai3"], "the centre, else any move", Kind::Habits(HabitPlayer::centre)),
    plain("centre-corner", &["ai4"], "the centre, then corners", Kind::Habits(HabitPlayer::centre_or_corner)),
    plain("win", &["ai5"], "a winning move, else any", Kind::Habits(HabitPlayer::win)),
    plain("win-block", &["ai6"], "a winning move, else a block", Kind::Habits(HabitPlayer::win_or_block)),
    plain(
        "centre-win-block",
        &["ai7"],
        "the centre, else a winning move, else a block",
        Kind::Habits(HabitPlayer::centre_or_win_or_block),
    ),
    plain("score-first", &["ai1s"], "scores earlier squares higher, row by row", Kind::ReadingOrder),
    plain("score-nothing", &["ai2s"], "scores all moves alike", Kind::Indifferent),
    squares("score-centre", &["ai3s"], "scores the centre", &["centre"], Kind::CentreSquare),
    squares(
        "score-corner",
        &["ai4s"],
        "scores the centre, then corners",
        &["centre", "corner"],
        Kind::CornerSquares,
    ),
    patterns("score-win", &["ai5s"], "scores a win", WEIGHTS, PatternRule::WIN),
    patterns("score-safe", &["ai6s"], "also avoids danger", SAFE, PatternRule::SAFE),
    patterns("score-safe-centre", &["ai7s"], "the centre first", CENTRE, PatternRule::CENTRE),
    patterns("score-threat", &["ai8s"], "also threatens to win", FORK, PatternRule::THREAT),
    patterns("score-fork", &["ai9s"], "prefers two threats", FORK, PatternRule::FORK),
    patterns("score-open-lines", &["ai10s"], "also counts open lines", FORK, PatternRule::OPEN_LINES),
    patterns("score-weighed", &["ai11s"], "weighs the lines of both sides", FORK, PatternRule::WEIGHED),
    patterns(
        "score-trap",
        &["ai12s"],
        "no longer clings to the centre, sees a trap",
        TRAP,
        PatternRule::TRAP,
    ),
    patterns("score-danger", &["ai13s"], "counts the dangers", TRAP, PatternRule::COUNTED_DANGER),
    patterns("score-complete", &["ai14s"], "weighs lines also when in danger", TRAP, PatternRule::COMPLETE),
    PlayerInfo {
        name: "perfect",
        aliases: &["ai_gt1", "ai_gt2", "ai_gt3", "ai_gt4", "ai_gt5", "ai_gt6", "ai_gt7"],
        about: "looks its moves up in the solved game",
        keys: &["scoring"],
        kind: Kind::Perfect,
    },
    PlayerInfo {
        name: "monte-carlo",
        aliases: &["ai_pmc"],
        about: "plays random games and takes the move that won most",
        keys: chance::MONTE_CARLO_KEYS,
        kind: Kind::MonteCarlo,
    },
    PlayerInfo {
        name: "uct",
        aliases: &["mcts"],
        about: "grows a tree of random games",
        keys: chance::UCT_KEYS,
        kind: Kind::Uct,
    },
    search("minimax", &["ai_mmdfs"], "searches every game to its end", || Search::new(Algorithm::Minimax)),
    search("minimax-table", &["ai_mmdfs_tt"], "the same with a table", || tabled(Algorithm::Minimax)),
    search("alpha-beta-hard", &["ai_abs"], "cuts off what cannot matter, fail-hard", || {
        Search::new(Algorithm::AlphaBetaHard)
    }),
    search("alpha-beta", &["ai_abs2", "ai_abs3"], "cuts off what cannot matter, fail-soft", || {
        Search::new(Algorithm::AlphaBeta)
    }),
    search(
        "alpha-beta-table",
        &["ai_abs_tt", "ai_abs_tt2", "ai_abs_tt3", "ai_abs_tt4"],
        "the same with a table",
        || tabled(Algorithm::AlphaBeta),
    ),
    search("null-window", &["ai_nws_3score"], "asks yes-no questions only", || tabled(Algorithm::NullWindow)),
    search("scout", &["ai_scout"], "asks before it searches", || tabled(Algorithm::Scout)),
    search("mtdf", &["ai_mtdf"], "closes in on the score from a guess", || tabled(Algorithm::Mtdf)),
    judging("alpha-beta-depth", &["ai_abs_dls"], "alpha-beta to a depth, 1 unless told otherwise", || {
        tabled(Algorithm::AlphaBeta).depth(1)
    }),
    judging("pvs-depth", &["ai_pvs_dls"], "principal variation search to a depth, 1 unless told", || {
        tabled(Algorithm::PrincipalVariation).depth(1)
    }),
    judging("alpha-beta-deepening", &["ai_ab_iddfs"], "alpha-beta, deeper and deeper for 1 second", || {
        tabled(Algorithm::AlphaBeta).deepening(true).time_limit(Duration::from_secs(1))
    }),
    judging("pvs-deepening", &["ai_pvs_iddfs"], "principal variation search, deeper and deeper", || {
        tabled(Algorithm::PrincipalVariation).deepening(true).time_limit(Duration::from_secs(1))
    }),
];
