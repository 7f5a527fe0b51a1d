//! The parameters of a player as text: `key=value,key=value`.

use core::str::FromStr;
use core::time::Duration;

use super::suggest;
use crate::players::PlayerError;

/// Parameters as they were written, each known to the player and given once.
#[derive(Debug)]
pub(super) struct Parameters<'text> {
    player: &'static str,
    given: Vec<(&'static str, &'text str)>,
}

impl<'text> Parameters<'text> {
    /// Reads the text after a player's name; an empty text has no parameters.
    pub(super) fn parse(
        text: &'text str,
        player: &'static str,
        keys: &'static [&'static str],
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
        Ok(Self { player, given })
    }

    /// The name by which the player was asked for.
    pub(super) const fn player(&self) -> &'static str {
        self.player
    }

    /// The parameters that are given.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&'static str, &'text str)> + '_ {
        self.given.iter().copied()
    }
}

/// Reads a value that must fulfil a condition, which `expected` says in words.
pub(super) fn value<T: FromStr>(
    key: &'static str,
    text: &str,
    condition: impl FnOnce(&T) -> bool,
    expected: &'static str,
) -> Result<T, PlayerError> {
    text.parse().ok().filter(condition).ok_or_else(|| PlayerError::Value {
        key,
        value: text.into(),
        expected,
    })
}

/// Reads a number that must not be 0.
pub(super) fn count(key: &'static str, text: &str, expected: &'static str) -> Result<u64, PlayerError> {
    value(key, text, |count: &u64| *count > 0, expected)
}

/// Reads a time in seconds.
pub(super) fn seconds(key: &'static str, text: &str) -> Result<Duration, PlayerError> {
    let is_time = |seconds: &f64| seconds.is_finite() && *seconds >= 0.0;
    let seconds = value(key, text, is_time, "a time in seconds, at least 0")?;
    Ok(Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX))
}
