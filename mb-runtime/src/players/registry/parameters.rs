//! The parameters of a player as text: `key=value,key=value`.

use core::str::FromStr;
use core::time::Duration;

use super::suggest;
use crate::players::error::PlayerError;
use crate::players::rules::PatternRule;

/// Finds the rule of the player with a name, if it is one that scores patterns.
pub(super) type FindRule = fn(&str) -> Option<PatternRule>;

/// Parameters as they were written, each known to the player and given once.
#[derive(Debug)]
pub(super) struct Parameters<'text> {
    player: &'static str,
    given: Vec<(&'static str, &'text str)>,
    find_rule: FindRule,
}

impl<'text> Parameters<'text> {
    /// Reads the text after a player's name; an empty text has no parameters.
    pub(super) fn parse(
        text: &'text str,
        player: &'static str,
        keys: &'static [&'static str],
        find_rule: FindRule,
    ) -> Result<Self, PlayerError> {
        let mut given = Vec::new();
        for part in text.split(',').filter(|_| !text.is_empty()) {
            let Some((key, value)) = part.split_once('=') else {
                return Err(PlayerError::Syntax { text: part.into() });
            };
            let (key, value) = (key.trim(), value.trim());
            let Some(key) = keys.iter().copied().find(|known| *known == key) else {
                let suggestion = suggest::nearest(key, keys.iter().copied());
                return Err(PlayerError::Key { player, key: key.into(), suggestion, keys });
            };
            if given.iter().any(|(other, _)| *other == key) {
                return Err(PlayerError::Repeated { key });
            }
            given.push((key, value));
        }
        Ok(Self { player, given, find_rule })
    }

    /// The name by which the player was asked for.
    pub(super) const fn player(&self) -> &'static str {
        self.player
    }

    /// The keys that are given.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.given.iter().map(|(key, _)| *key)
    }

    /// The rule that `evaluation=` names, which may be the name of a player.
    pub(super) fn rule(&self, name: &str) -> Option<PatternRule> {
        (self.find_rule)(name)
    }

    /// Reads the value of `key`, if it is given; `expected` says in words what `parse` accepts.
    pub(super) fn value<T>(
        &self,
        key: &str,
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<Option<T>, PlayerError> {
        let Some((key, text)) = self.given.iter().copied().find(|(given, _)| *given == key) else {
            return Ok(None);
        };
        parse(text).map(Some).ok_or_else(|| PlayerError::Value { key, value: text.into(), expected })
    }

    /// Reads any number of the type.
    pub(super) fn number<T: FromStr>(
        &self,
        key: &str,
        expected: &'static str,
    ) -> Result<Option<T>, PlayerError> {
        self.value(key, expected, |text| text.parse().ok())
    }

    /// Reads a finite number that fulfils a condition.
    pub(super) fn finite(
        &self,
        key: &str,
        expected: &'static str,
        condition: fn(f64) -> bool,
    ) -> Result<Option<f64>, PlayerError> {
        let is_right = |number: &f64| number.is_finite() && condition(*number);
        self.value(key, expected, |text| text.parse().ok().filter(is_right))
    }

    /// Reads a number of games.
    pub(super) fn games(&self, key: &str) -> Result<Option<u64>, PlayerError> {
        self.value(key, "a number of games, at least 1", |text| text.parse().ok().filter(|games| *games > 0))
    }

    /// Reads the time `seconds`.
    pub(super) fn seconds(&self) -> Result<Option<Duration>, PlayerError> {
        let seconds = self.finite("seconds", "a time in seconds, at least 0", |seconds| seconds >= 0.0)?;
        Ok(seconds.map(|seconds| Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)))
    }

    /// Reads one of these words.
    pub(super) fn word<T: Copy>(
        &self,
        key: &str,
        expected: &'static str,
        words: &[(&str, T)],
    ) -> Result<Option<T>, PlayerError> {
        self.value(key, expected, |text| {
            words.iter().find(|(word, _)| *word == text).map(|(_, value)| *value)
        })
    }
}
