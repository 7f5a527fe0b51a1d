//! Enums that are read and written by the names of their variants.

/// The error of a text that is not the name of a variant of an enum.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown {kind} {text:?}: write {}", choices(.names))]
pub struct ParseNameError {
    kind: &'static str,
    names: &'static [&'static str],
    text: String,
}

impl ParseNameError {
    pub(crate) fn new(kind: &'static str, names: &'static [&'static str], text: &str) -> Self {
        Self { kind, names, text: text.to_owned() }
    }
}

/// Joins the names with commas, and the last one with `or`.
fn choices(names: &[&str]) -> String {
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// Implements `ALL`, `name`, `Display` and `FromStr` for an enum, from a list of its variants with their names.
macro_rules! named_variants {
    ($type:ident, $kind:literal, $count:literal: $($variant:ident = $name:literal),+ $(,)?) => {
        impl $type {
            #[doc = concat!("Every ", $kind, ".")]
            pub const ALL: [Self; $count] = [$(Self::$variant),+];

            #[doc = concat!("Returns the name of the ", $kind, ".")]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        #[doc = concat!("Writes the name of the ", $kind, ".")]
        impl core::fmt::Display for $type {
            fn fmt(&self, formatter: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                formatter.pad(self.name())
            }
        }

        /// Reads a name that [`name`](Self::name) returns.
        impl core::str::FromStr for $type {
            type Err = crate::named::ParseNameError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($name => Ok(Self::$variant),)+
                    _ => Err(crate::named::ParseNameError::new($kind, &[$($name),+], text)),
                }
            }
        }
    };
}
pub(crate) use named_variants;

#[cfg(test)]
mod tests {
    use crate::exact::tree::Scoring;

    #[test]
    fn every_name_is_read_back_and_others_are_refused() {
        for scoring in Scoring::ALL {
            assert_eq!(scoring.to_string().parse(), Ok(scoring));
        }
        let error = "best".parse::<Scoring>().map_err(|error| error.to_string());
        assert_eq!(
            error,
            Err("unknown scoring \"best\": write result, shortest-win or hopeful-draws".to_owned())
        );
    }
}
