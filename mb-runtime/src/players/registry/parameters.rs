//! The parameters of a player as text: `key=value,key=value`.

use core::num::NonZero;
use core::str::FromStr;
use core::time::Duration;

use crate::players::error::PlayerError;

/// The value of a parameter, `None` if the parameter is not given.
pub(super) type Given<T> = Result<Option<T>, PlayerError>;

/// Parameters as they were written. The player has each of them, and each is given only once.
pub(super) struct Parameters<'text> {
    /// The name of the player as it was written.
    pub(super) player: &'text str,
    given: Vec<(&'static str, &'text str)>,
}

impl<'text> Parameters<'text> {
    /// Reads the text after the colon. An empty text has no parameters.
    pub(super) fn parse(
        text: &'text str,
        player: &'text str,
        keys: &'static [&'static str],
    ) -> Result<Self, PlayerError> {
        let mut given = Vec::new();
        for part in text.split(',').filter(|_| !text.is_empty()) {
            let Some((key, value)) = part.split_once('=') else {
                return Err(PlayerError::Syntax { text: part.into() });
            };
            let (key, value) = (key.trim(), value.trim());
            let Some(key) = keys.iter().copied().find(|known| *known == key) else {
                let suggestion = nearest(key, keys.iter().copied());
                return Err(PlayerError::Key { player: player.into(), key: key.into(), suggestion, keys });
            };
            if given.iter().any(|(other, _)| *other == key) {
                return Err(PlayerError::Repeated { key });
            }
            given.push((key, value));
        }
        Ok(Self { player, given })
    }

    /// Returns the keys that are given.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.given.iter().map(|(key, _)| *key)
    }

    /// Reads the value of `key`, if it is given. `expected` describes the values that `parse` accepts, for the error
    /// message.
    pub(super) fn value<T>(
        &self,
        key: &str,
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Given<T> {
        let Some((key, text)) = self.given.iter().copied().find(|(given, _)| *given == key) else {
            return Ok(None);
        };
        parse(text).map(Some).ok_or_else(|| PlayerError::Value { key, value: text.into(), expected })
    }

    /// Reads the value of `key` as a value of type `T`, if it is given.
    pub(super) fn parsed<T: FromStr>(&self, key: &str, expected: &'static str) -> Given<T> {
        self.value(key, expected, |text| text.parse().ok())
    }

    /// Returns `settings`, changed by `put` with the value of `key` if it is given.
    pub(super) fn set<S, T: FromStr>(
        &self,
        settings: S,
        key: &str,
        expected: &'static str,
        put: impl FnOnce(S, T) -> S,
    ) -> Result<S, PlayerError> {
        Ok(match self.parsed(key, expected)? {
            Some(value) => put(settings, value),
            None => settings,
        })
    }

    /// Reads a finite number that meets `condition`.
    pub(super) fn finite(&self, key: &str, expected: &'static str, condition: fn(f64) -> bool) -> Given<f64> {
        let is_right = |number: &f64| number.is_finite() && condition(*number);
        self.value(key, expected, |text| text.parse().ok().filter(is_right))
    }

    /// Reads a weight.
    pub(super) fn weight(&self, key: &str) -> Given<f64> {
        self.finite(key, "a number", |_| true)
    }

    /// Reads the parameter `playouts`, a number of games.
    pub(super) fn games(&self) -> Given<u64> {
        Ok(self.parsed("playouts", "a number of games, at least 1")?.map(NonZero::<u64>::get))
    }

    /// Reads the parameter `seconds`, a time.
    pub(super) fn seconds(&self) -> Given<Duration> {
        let seconds = self.finite("seconds", "a time in seconds, at least 0", |seconds| seconds >= 0.0)?;
        Ok(seconds.map(|seconds| Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)))
    }
}

/// Returns the known word that was most likely meant: the one with the fewest mistakes, or the first of several. Skips
/// words with too many mistakes: the longer of the two words must have at least three letters for each mistake.
///
/// A mistake is an extra, a missing or a wrong letter, or two swapped neighbours (optimal string alignment).
pub(super) fn nearest<'word>(typed: &str, known: impl Iterator<Item = &'word str>) -> Option<&'word str> {
    let typed = typed.to_lowercase();
    known
        .map(|word| (strsim::osa_distance(&typed, word), word))
        .filter(|(mistakes, word)| 3 * mistakes <= word.len().max(typed.len()))
        .min_by_key(|(mistakes, _)| *mistakes)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn a_slip_is_recognised_and_a_stranger_is_not() {
        let known = ["random", "scout", "minimax", "mtdf"];
        for (typed, meant) in [
            ("randon", Some("random")),
            ("socut", Some("scout")),
            ("minmax", Some("minimax")),
            ("MTDF", Some("mtdf")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(typed, known.into_iter()), meant, "{typed}");
        }
    }
}
