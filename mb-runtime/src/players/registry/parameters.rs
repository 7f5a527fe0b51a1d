//! The parameters of a player as text: `key=value,key=value`.

use core::str::FromStr;

use crate::error::PlayerError;

/// Parameters as they were written, each known to the player and given once.
#[derive(Debug)]
pub(super) struct Parameters<'text> {
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
                return Err(PlayerError::Key { player, key: key.into(), keys });
            };
            if given.iter().any(|(other, _)| *other == key) {
                return Err(PlayerError::Repeated { key });
            }
            given.push((key, value));
        }
        Ok(Self { given })
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
